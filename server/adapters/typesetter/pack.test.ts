import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { decodePDFRawStream, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { afterAll, expect, test } from "vitest";
import { createNativeEngine } from "@/server/adapters/typesetter/native-engine";
import { packed } from "@/server/adapters/typesetter/pack";
import { prepareResume } from "@/typeset/prepare";
import { fullResume } from "@/typeset/testing/full-resume";

// The engine's file with its structure compressed says what it said before.

const { resolve } = createRequire(pathToFileURL(join(process.cwd(), "package.json")));
const workspace = mkdtempSync(join(tmpdir(), "dossier-pack-"));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));
const engine = createNativeEngine({
  workspace,
  icon: () => null,
  font: (file) => readFileSync(resolve(`@expo-google-fonts/${file}`)),
});

async function engineFile(): Promise<Uint8Array> {
  const { compiler, document } = await engine.set(prepareResume(fullResume("onyx")), {});
  return compiler.pdf(document, { pdfStandard: "ua-1" });
}

/** Every object of a file by its number, streams with what is in them. */
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

test("every object is the same in half the room, and the result is the same each time", async () => {
  const file = await engineFile();
  const small = packed(file);
  const [before, after] = await Promise.all([objectsOf(file), objectsOf(small)]);
  expect(before.size).toBeGreaterThan(300);
  for (const [number, object] of before) expect(after.get(number)).toBe(object);
  expect(small.length).toBeLessThan(file.length / 2);
  expect(Buffer.compare(small, packed(file))).toBe(0);
});

test("a file that is laid out otherwise is refused, not damaged", async () => {
  const document = await PDFDocument.create();
  document.addPage();
  const other = await document.save({ useObjectStreams: true });
  expect(() => packed(other)).toThrow("no table of objects");
});
