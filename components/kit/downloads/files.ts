/** Retries and the longest wait when the server responds with Retry-After. */
const TRIES = 4;
const LONGEST_WAIT_S = 60;

const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

/** Fetches a file from the server; many files may have to wait for the server's limit. Throws if it is refused. */
export async function serverFile(address: string): Promise<Blob> {
  for (let tried = 1; ; tried++) {
    const answer = await fetch(address);
    if (answer.ok) return answer.blob();
    const seconds = Number(answer.headers.get("retry-after"));
    if (answer.status !== 429 || tried === TRIES || !(seconds >= 0 && seconds <= LONGEST_WAIT_S))
      throw new Error(`The file was refused with status ${answer.status}.`);
    await wait(seconds + Math.random());
  }
}

/** Data as a file of JSON. */
export const jsonFile = (data: unknown): Blob => new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });

/** Hands a file to the browser's downloads. */
export function offerFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download by then; allow time for slow ones.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Files as one ZIP. Names that occur twice get a number. */
export async function zipFile(files: readonly { name: string; extension: string; blob: Blob }[]): Promise<Blob> {
  const { zip } = await import("fflate");
  const taken = new Set<string>();
  const named: Record<string, [Uint8Array, { level: 0 | 6 }]> = {};
  for (const { name, extension, blob } of files) {
    let free = `${name}.${extension}`;
    for (let number = 2; taken.has(free.toLocaleLowerCase()); number++) free = `${name} (${number}).${extension}`;
    taken.add(free.toLocaleLowerCase());
    // What is packed already stays as it is.
    const level = ["pdf", "docx", "odt", "png", "zip"].includes(extension) ? 0 : 6;
    named[free] = [new Uint8Array(await blob.arrayBuffer()), { level }];
  }
  return new Promise((resolve, reject) =>
    zip(named, (error, bytes) =>
      error ? reject(error) : resolve(new Blob([new Uint8Array(bytes)], { type: "application/zip" })),
    ),
  );
}
