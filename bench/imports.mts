import { readFileSync } from "node:fs";
import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { type Figure, figure, report, timed } from "./measure.mts";

// Files into and out of one built application: how soon a resume is read, how fast an archive of everything is written, and what the
// process takes for it.

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
/** Files of 8 MiB in the large archive: 256 are 2 GiB. */
const LARGE_FILES = Number(process.env.BENCH_LARGE_FILES ?? 32);
const RESUMES = 50;
const MEBIBYTE = 1024 * 1024;

const DATA_DIR = makeDataFolder("dossier-bench-");
const application = await startApplication({ DATA_DIR, STORAGE_QUOTA_MB: "0" });
const { address, child } = application;
const figures: Figure[] = [];
const rate = (name: string, median: number, unit: string): Figure => ({ name, median, unit });

const key = await makeKey(address);
async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${address}/api/openapi${path}`, {
    method,
    headers: { "x-api-key": key, ...(isForm ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

const formOf = (bytes: Uint8Array, name: string, format?: string) => {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  if (format) form.set("format", format);
  return form;
};
const bytesOf = async (path: string) => new Uint8Array(await (await ask("GET", path)).arrayBuffer());

/** A resume of about so many pages: the sample with a longer job. */
async function longResume(paragraphs: number): Promise<string> {
  const id = (await (await ask("POST", "/resumes", { name: `Long ${paragraphs}`, withSampleData: true })).json()) as string;
  const text = Array.from(
    { length: paragraphs },
    (_, index) => `<li><p>Led part ${index} of the work on the harbour and told everyone how it went.</p></li>`,
  );
  const value = `<ul>${text.join("")}</ul>`;
  await ask("PATCH", `/resumes/${id}`, {
    operations: [{ op: "replace", path: "/sections/experience/items/0/description", value }],
  });
  return id;
}

/** Resident memory of the server's own process, in MiB. */
const residentMemory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** Reads an archive to its end; nothing of it is stored. */
async function readArchive(): Promise<{ bytes: number; peak: number }> {
  const { body } = await ask("GET", "/auth/account/archive");
  let bytes = 0;
  let peak = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    peak = Math.max(peak, residentMemory());
  }
  return { bytes, peak };
}

try {
  const short = await longResume(60);
  const long = await longResume(1000);
  const review = (bytes: Uint8Array, name: string, format: string) => () =>
    ask("POST", "/resumes/file-imports?review=true", formOf(bytes, name, format)).then((response) => response.json());
  const threePages = await bytesOf(`/resumes/${short}/pdf`);
  const manyPages = await bytesOf(`/resumes/${long}/pdf`);
  const pagesOf = async (bytes: Uint8Array) =>
    ((await (await ask("POST", "/pdf-checks", formOf(bytes, "a.pdf"))).json()) as { document: { pages: number } }).document.pages;
  const [few, many] = [await pagesOf(threePages), await pagesOf(manyPages)];
  figures.push(figure(`PDF of ${few} pages read`, await timed(ROUNDS, review(threePages, "a.pdf", "PDF")), "300 ms"));
  figures.push(
    figure(
      `PDF of ${many} pages read or refused`,
      await timed(5, () => review(manyPages, "b.pdf", "PDF")().catch(() => {}), 1),
      "3 s",
    ),
  );
  for (const [format, ending] of [
    ["WORD", "docx"],
    ["OPENDOCUMENT", "odt"],
    ["HTML", "html"],
  ] as const)
    figures.push(
      figure(
        `${ending} of ${few} pages read`,
        await timed(ROUNDS, review(await bytesOf(`/resumes/${short}/exports/${ending}`), `a.${ending}`, format)),
      ),
    );
  for (const ending of ["docx", "odt", "html"])
    figures.push(figure(`${ending} written`, await timed(ROUNDS, () => bytesOf(`/resumes/${short}/exports/${ending}`))));

  for (let index = 0; index < RESUMES; index++) await ask("POST", "/resumes", { name: `R ${index}`, withSampleData: true });
  const archives = await timed(3, readArchive, 1);
  figures.push(figure(`archive of ${RESUMES + 2} resumes, their pages printed before`, archives));
  const idle = residentMemory();
  const block = new Uint8Array(8 * MEBIBYTE);
  for (let index = 0; index < LARGE_FILES; index++) {
    for (let at = 0; at < block.length; at += 65_536) crypto.getRandomValues(block.subarray(at, at + 65_536));
    await ask("POST", "/files", formOf(block, `${index}.bin`));
  }
  const began = performance.now();
  const { bytes, peak } = await readArchive();
  const seconds = (performance.now() - began) / 1000;
  figures.push(rate(`archive of ${(bytes / MEBIBYTE / 1024).toFixed(2)} GiB`, bytes / MEBIBYTE / seconds, "MiB/s"));
  figures.push(rate("memory before it", idle, "MiB"), rate("memory at its height", peak, "MiB"));
} finally {
  child.kill("SIGTERM");
  await application.exited;
  removeDataFolder(DATA_DIR);
}
report("Imports, exports and archives", figures);
