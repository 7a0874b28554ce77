import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";
import { getDocument } from "@/server/platform/adapters/pdf-reader/pdfjs";

const pdfjs = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** A node of the structure tree: its role and its children. */
export interface StructureNode {
  role: string;
  children: StructureNode[];
}

export interface PrintedWord {
  text: string;
  page: number;
  leftPt: number;
  rightPt: number;
  baselinePt: number;
  sizePt: number;
  /** Decoration, which screen readers skip. */
  isArtifact: boolean;
}

/** A PDF as parsed by a reader: text, links, structure and word positions. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: `${join(pdfjs, "standard_fonts")}/`,
    verbosity: 0,
  });
  const document = await task.promise;
  const words: PrintedWord[] = [];
  const links: string[] = [];
  const structure: StructureNode[] = [];
  const texts: string[] = [];
  const sizes: { width: number; height: number }[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push({ width, height });
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marks: string[] = [];
    let text = "";
    for (const item of items) {
      if (!("str" in item)) {
        if (item.type === "endMarkedContent") marks.pop();
        else marks.push("tag" in item ? String(item.tag) : "");
        continue;
      }
      text += item.str + (item.hasEOL ? "\n" : "");
      const [, , , , x = 0, y = 0] = item.transform as number[];
      if (item.str.trim() !== "")
        words.push({
          text: item.str,
          page: number,
          leftPt: x,
          rightPt: x + item.width,
          baselinePt: height - y,
          sizePt: item.height,
          isArtifact: marks.includes("Artifact"),
        });
    }
    texts.push(text);
    for (const annotation of await page.getAnnotations()) if (typeof annotation.url === "string") links.push(annotation.url);
    structure.push((await page.getStructTree()) as unknown as StructureNode);
  }
  const metadata = await document.getMetadata();
  const outline = ((await document.getOutline()) ?? []) as { title: string; items: { title: string }[] }[];
  const info = metadata.info as Record<string, unknown>;
  const result = { pages: document.numPages, text: texts.join("\n"), words, links, structure, sizes, info, outline };
  await task.destroy();
  return result;
}

/** The alternative text of every figure, in file order; null for one without. */
export async function figures(bytes: Uint8Array): Promise<(string | null)[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || object.get(PDFName.of("S")) !== PDFName.of("Figure")) return [];
    const text = object.get(PDFName.of("Alt"));
    return text instanceof PDFString || text instanceof PDFHexString ? [text.decodeText()] : [null];
  });
}

/** Every node of a structure tree with this role. */
export function nodesOf(trees: readonly (StructureNode | null)[], role: string): StructureNode[] {
  return trees.flatMap((node) => (node ? [...(node.role === role ? [node] : []), ...nodesOf(node.children ?? [], role)] : []));
}

/** The PostScript names of the embedded fonts, without the tag that marks a subset. */
export async function embeddedFonts(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const names = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const name =
      object instanceof PDFDict && object.get(PDFName.of("Type")) === PDFName.of("Font")
        ? object.get(PDFName.of("BaseFont"))
        : null;
    return name instanceof PDFName ? [name.decodeText().replace(/^[A-Z]{6}\+/, "")] : [];
  });
  return [...new Set(names)];
}
