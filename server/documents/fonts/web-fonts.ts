import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { sectionTitle } from "@/domain/section-titles";
import { singleton } from "@/server/platform/singleton";
import { fontFamily, fontFile, nearestWeight } from "@/typeset/fonts/fonts";
import { isShaped } from "@/typeset/fonts/scripts";

/** The faces that a shared resume is read in. */
export const WEB_FACES = ["text", "strong", "heading"] as const;
export type WebFace = (typeof WEB_FACES)[number];

/** A face as a style sheet names it. */
export type WebFont = { face: WebFace; weight: number };

/** Fonts of many thousand glyphs take too long to cut; their readers see a typeface of the device. */
const MAX_BYTES = 1024 * 1024;
/** About 25 kB each. */
const MAX_CACHED = 300;

const { resolve } = createRequire(pathToFileURL(join(process.cwd(), "package.json")));

/** The bundled file of a face; null for uploaded families, which are their owner's. */
function fileOf({ metadata: { typography } }: ResumeData, face: WebFace): { file: string; weight: number } | null {
  const { fontFamily: name, fontWeights } = face === "heading" ? typography.heading : typography.body;
  const family = fontFamily(name);
  if (!family || family.faces) return null;
  const wished = { text: 400, strong: 700, heading: Number(fontWeights[0] ?? 600) }[face];
  const weight = nearestWeight(family, wished);
  return { file: fontFile(family, weight, false), weight };
}

const pathOf = (file: string): string => resolve(`@expo-google-fonts/${file}`);

/** The faces that can be sent for a resume, each once. */
export async function webFontsOf(data: ResumeData): Promise<WebFont[]> {
  const found: (WebFont & { file: string })[] = [];
  for (const face of WEB_FACES) {
    const of = fileOf(data, face);
    if (of && (await stat(pathOf(of.file))).size <= MAX_BYTES) found.push({ face, ...of });
  }
  return found.map(({ face, weight }) => ({ face, weight }));
}

const subsets = () => singleton("web-fonts", () => new Map<string, Buffer>());

/** Keeps a subset; the one used longest ago makes room. */
function keep(key: string, subset: Buffer): void {
  const cache = subsets();
  cache.delete(key);
  cache.set(key, subset);
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_CACHED) return;
    cache.delete(oldest);
  }
}

/** Every letter that the page of a resume may show, and those of plain English, which texts of the interface are made of. */
function lettersOf(data: ResumeData): string {
  const titles = [...SECTION_KEYS, "summary" as const].map((key) => sectionTitle(key, data.metadata.page.locale));
  const english = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const letters = new Set([...english, ..."–—‘’“”•…·", ...titles.join(""), ...JSON.stringify(data)]);
  return [...letters].sort().join("");
}

/**
 * A face of a resume's typefaces as TrueType, with the letters of that resume only; null where there is none to send. It is sent compressed
 * as a text would be: packing WOFF2 takes a hundred times longer, and holds everything else up.
 */
export async function webFont(data: ResumeData, face: WebFace): Promise<Buffer | null> {
  const of = fileOf(data, face);
  if (!of) return null;
  const letters = lettersOf(data);
  const key = `${of.file} ${createHash("sha1").update(letters).digest("base64url")}`;
  const known = subsets().get(key);
  if (known) {
    keep(key, known);
    return known;
  }
  const path = pathOf(of.file);
  if ((await stat(path)).size > MAX_BYTES) return null;
  // Alternative forms are left out, but letters that join are made of them.
  const noLayoutClosure = !isShaped(letters);
  // Loaded when it is needed: it takes 34 MB.
  const { default: subsetFont } = await import("subset-font");
  const subset = await subsetFont(await readFile(path), letters, { targetFormat: "truetype", noLayoutClosure });
  keep(key, subset);
  return subset;
}
