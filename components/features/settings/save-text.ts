/** The browser has read the file long before; until then the address must stay good. Milliseconds. */
const READ_MS = 10_000;

/** Lets the browser keep pieces of text as one file. */
export function saveText(name: string, type: string, pieces: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(pieces, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
