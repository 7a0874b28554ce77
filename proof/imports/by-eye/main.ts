import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { readPdfFile } from "@/domain/imports/pdf/read-pdf-file";
import { readFile } from "@/domain/imports/read-file";
import type { ReadingResult } from "@/domain/imports/reading";
import { withUnplaced } from "@/domain/imports/with-unplaced";
import { newSequence } from "@/proof/imports/makers/sequence";
import { pagePictures } from "@/proof/pictures";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { readPdf } from "@/server/platform/adapters/pdf-reader/read-pdf";
import { createTypesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { inNearestLook, nearestLook } from "@/typeset/nearest-look";
import { prepareResume } from "@/typeset/prepare";

// `npm run proof -- by-eye --files=folder`: the first page of each file beside the first page of the imported document, in its own look, to
// be compared by eye. The page of a file that is no PDF is that of the PDF with the same name and `.pdf` after it.

const { values } = parseArgs({
  options: { files: { type: "string" }, out: { type: "string", default: "test-results/by-eye" } },
  allowPositionals: true,
});
const folder = values.files;
if (!folder) throw new Error("--files=folder names the folder of the files.");
const out = values.out;
mkdirSync(out, { recursive: true });

async function readAny(bytes: Uint8Array, name: string): Promise<ReadingResult> {
  if (!name.endsWith(".pdf")) return readFile(bytes, "AUTO", newSequence());
  const { layout, embedded, europass } = await readPdf(bytes.slice());
  return readPdfFile({ layout, embedded, europass }, newSequence());
}

/** Pages side by side, at the height of the first. */
async function beside(pictures: readonly Buffer[]): Promise<Buffer> {
  const height = 1240;
  const pages = await Promise.all(pictures.map((each) => sharp(each).resize({ height }).toBuffer({ resolveWithObject: true })));
  const lefts = pages.map((_, index) => pages.slice(0, index).reduce((sum, { info }) => sum + info.width + 12, 0));
  const width = (lefts.at(-1) ?? 0) + (pages.at(-1)?.info.width ?? 0);
  return sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .composite(pages.map(({ data }, index) => ({ input: data, left: lefts[index] ?? 0, top: 0 })))
    .png()
    .toBuffer();
}

const typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 30_000 });
const names = readdirSync(folder).filter((name) => !/\.\w+\.pdf$/.test(name));
for (const name of names) {
  const path = join(folder, name);
  const bytes = new Uint8Array(readFileSync(path));
  const result = await readAny(bytes, name);
  if (!result.ok) {
    console.log(`${name}: refused, ${result.reason}`);
    continue;
  }
  const { reading } = result;
  const data = withUnplaced(reading, newSequence());
  const metadata = reading.facts ? inNearestLook(data.metadata, nearestLook(reading.facts)) : data.metadata;
  const printed = await typesetter.pdf(prepareResume({ ...data, metadata }));
  const source = name.endsWith(".pdf") ? path : `${path}.pdf`;
  const left = existsSync(source) ? (await pagePictures(new Uint8Array(readFileSync(source)), 1.5)).slice(0, 1) : [];
  const right = (await pagePictures(new Uint8Array(printed.bytes), 1.5)).slice(0, 1);
  await sharp(await beside([...left, ...right])).toFile(join(out, `${name}.png`));
  const doubts = reading.places.filter(({ confidence }) => confidence < 0.6);
  console.log(`${name}: ${metadata.template}, ${new Set(doubts.map(({ pointer }) => pointer)).size} to check`);
  for (const { text, kind } of reading.unplaced) console.log(`  left (${kind}): ${text}`);
  for (const { code } of reading.stops) console.log(`  stop: ${code}`);
}
typesetter.close();
