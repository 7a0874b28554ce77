import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { decodePDFRawStream, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { afterAll, expect, test } from "vitest";
import { createNativeEngine } from "@/server/platform/adapters/typesetter/native-engine";
import { packed } from "@/server/platform/adapters/typesetter/pack";
import { nodesOf, readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { prepareResume } from "@/typeset/prepare";
import { languageResume } from "@/typeset/testing/languages/resume";

// Compressing the structure of the engine's file keeps its content.

const { resolve } = createRequire(pathToFileURL(join(process.cwd(), "package.json")));
const workspace = mkdtempSync(join(tmpdir(), "dossier-pack-"));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));
const engine = createNativeEngine({
  workspace,
  icon: () => null,
  font: (file) => readFileSync(resolve(`@expo-google-fonts/${file}`)),
});

/** A resume as written by the engine, with this description. */
async function engineFile(description: string): Promise<Uint8Array> {
  const data = languageResume("en-GB", "onyx");
  for (const job of data.sections.experience.items) job.description = description;
  const { compiler, document } = await engine.set(prepareResume(data), {});
  return compiler.pdf(document, { pdfStandard: "ua-1" });
}

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join("")}</ul>`;

/** Every object of a file by number, streams with their content. */
async function objectsOf(bytes: Uint8Array): Promise<Map<number, string>> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  return new Map(
    context
      .enumerateIndirectObjects()
      .map(([{ objectNumber }, object]) => [
        objectNumber,
        object instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(object).decode()).toString("latin1") : object.toString(),
      ]),
  );
}

test("every object is the same in less space, and the result is deterministic", async () => {
  const file = await engineFile("<p>Nothing but text.</p>");
  const small = packed(file);
  const [before, after] = await Promise.all([objectsOf(file), objectsOf(small)]);
  expect(before.size).toBeGreaterThan(80);
  for (const [number, object] of before) expect(after.get(number)).toBe(object);
  expect(small.length).toBeLessThan(file.length * 0.75);
  expect(Buffer.compare(small, packed(file))).toBe(0);
});

test("a list typeset in parts is one list in the structure, with its items in order", async () => {
  const items = ["one", "two", "three", "four", "five"];
  const file = await engineFile(`<p>Before.</p>${list(items)}<p>After.</p>`);
  const lists = async (bytes: Uint8Array) =>
    nodesOf((await readPdf(bytes)).structure, "L").map(({ children }) => children.map(({ role }) => role));
  expect(await lists(file)).toEqual([["LI", "LI"], ["LI"], ["LI", "LI"]]);
  const small = packed(file);
  expect(await lists(small)).toEqual([["LI", "LI", "LI", "LI", "LI"]]);
  const { text } = await readPdf(small);
  const places = items.map((item) => text.indexOf(item, text.indexOf("Before.")));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test("a file with another layout is rejected, not damaged", async () => {
  const document = await PDFDocument.create();
  document.addPage();
  const other = await document.save({ useObjectStreams: true });
  expect(() => packed(other)).toThrow("no table of objects");
});
