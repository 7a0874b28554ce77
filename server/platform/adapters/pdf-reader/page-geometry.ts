import type { PDFPageProxy } from "pdfjs-dist";
import { plainIdeographs } from "@/domain/imports/pdf/ideographs";
import type { PdfLink, PdfPage, PdfRule, PdfRun } from "@/domain/imports/pdf/page";
import { withoutSubsetPrefix } from "@/server/platform/adapters/pdf-reader/font-name";
import { pageColours } from "@/server/platform/adapters/pdf-reader/page-colours";
import { OPS, Util } from "@/server/platform/adapters/pdf-reader/pdfjs";
import { spacedLetters } from "@/server/platform/adapters/pdf-reader/spaced-letters";

type TextContent = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;
type Matrix = [number, number, number, number, number, number];

/** A page drawn with more pieces is no resume; its lines are then not looked for. */
const MAX_RUNS = 20_000;
const SHORTEST_RULE_PT = 24;
const THICKEST_RULE_PT = 2.5;
/** What leaves something on a page. */
const DRAWS = new Set<number>([
  OPS.showText,
  OPS.constructPath,
  OPS.shadingFill,
  OPS.paintImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
]);

/** Text with its place and face, links and horizontal lines of a page, in points from the upper left corner. */
export async function pageGeometry(page: PDFPageProxy, { items }: TextContent): Promise<PdfPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  const faces = new Map<string, Face>();
  const faceOf = (id: string) => {
    const known = faces.get(id) ?? readFace(page, id);
    faces.set(id, known);
    return known;
  };
  const wordsOf = spacedLetters(operators);
  const runs: PdfRun[] = [];
  for (const item of items) {
    if (!("str" in item) || item.str.trim() === "" || runs.length >= MAX_RUNS) continue;
    const [a, b, c, d, x, y] = Util.transform(transform, item.transform) as Matrix;
    const size = Math.hypot(c, d) || item.height;
    // Text that runs up or down the page is read as a separate line.
    const end = y + Math.sign(b) * item.width;
    const turned = Math.abs(b) > Math.abs(a) ? { turned: { top: Math.min(y, end), bottom: Math.max(y, end) } } : {};
    const width = "turned" in turned ? size : item.width;
    runs.push({ text: plainIdeographs(wordsOf(item.str)), x, y, width, size, ...faceOf(item.fontName), ...turned });
  }
  return {
    width,
    height,
    runs,
    links: await linksOf(page, transform as Matrix),
    rules: rulesOf(operators, transform as Matrix),
    isBlank: !operators.fnArray.some((operator) => DRAWS.has(operator)),
    invisibleLetters: invisibleLettersOf(operators),
    ...pageColours(operators, transform as Matrix),
  };
}

type Face = Pick<PdfRun, "font" | "isBold" | "isItalic" | "isDrawn" | "isReplaced">;

/** Faces are named like “ABCDEF+Inter-SemiBoldItalic”. */
function readFace(page: PDFPageProxy, id: string): Face {
  const face = page.commonObjs.has(id) ? (page.commonObjs.get(id) as Partial<Record<string, unknown>>) : null;
  const font = typeof face?.name === "string" ? withoutSubsetPrefix(face.name) : id;
  return {
    font,
    isBold: face?.bold === true || /bold|black|heavy|semibd|demi|-medium|cmbx|[-,]bd\b/i.test(font),
    isItalic: face?.italic === true || /ital|obli|cmti|[-,]it\b/i.test(font),
    ...(face?.isType3Font === true ? { isDrawn: true } : {}),
    ...(face?.missingFile === true ? { isReplaced: true } : {}),
  };
}

/** Text rendering modes that leave no mark: 3 draws nothing, 7 only cuts what comes later. */
const INVISIBLE_MODES: readonly unknown[] = [3, 7];

/**
 * Letters and digits in an invisible mode. Glyphs without a width don't count: files use them to name what a shape represents, or to mark
 * where a word ends.
 */
function invisibleLettersOf({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[][] }): number {
  let letters = 0;
  let mode: unknown = 0;
  const stack: unknown[] = [];
  fnArray.forEach((operator, index) => {
    if (operator === OPS.save) stack.push(mode);
    if (operator === OPS.restore) mode = stack.pop() ?? 0;
    if (operator === OPS.setTextRenderingMode) mode = argsArray[index]?.[0];
    if (operator !== OPS.showText || !INVISIBLE_MODES.includes(mode)) return;
    for (const glyph of (argsArray[index]?.[0] ?? []) as ({ unicode?: string; width?: number } | number | null)[])
      if (glyph && typeof glyph === "object" && glyph.width && /[\p{L}\p{N}]/u.test(glyph.unicode ?? "")) letters += 1;
  });
  return letters;
}

async function linksOf(page: PDFPageProxy, transform: Matrix): Promise<PdfLink[]> {
  const annotations = (await page.getAnnotations()) as { url?: unknown; unsafeUrl?: unknown; rect?: unknown }[];
  return annotations.flatMap(({ url, unsafeUrl, rect }) => {
    const address = typeof url === "string" ? url : unsafeUrl;
    if (typeof address !== "string" || !Array.isArray(rect)) return [];
    const [x1 = 0, y1 = 0] = placed(transform, Number(rect[0]), Number(rect[1]));
    const [x2 = 0, y2 = 0] = placed(transform, Number(rect[2]), Number(rect[3]));
    return [{ url: address, left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }];
  });
}

const placed = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [a * x + c * y + e, b * x + d * y + f];

/** Lines and thin boxes that are drawn across the page. */
function rulesOf({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[][] }, transform: Matrix): PdfRule[] {
  const rules: PdfRule[] = [];
  const stack: Matrix[] = [];
  let current = transform;
  fnArray.forEach((operator, index) => {
    const values = argsArray[index];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) stack.push(current);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) current = stack.pop() ?? transform;
    const matrix = operator === OPS.transform ? values : operator === OPS.paintFormXObjectBegin ? values?.[0] : null;
    if (Array.isArray(matrix)) current = Util.transform(current, matrix) as Matrix;
    const bounds = operator === OPS.constructPath ? (values?.[2] as ArrayLike<number> | null) : null;
    if (!bounds || rules.length >= MAX_RUNS) return;
    const [x1, y1] = placed(current, Number(bounds[0]), Number(bounds[1]));
    const [x2, y2] = placed(current, Number(bounds[2]), Number(bounds[3]));
    if (Math.abs(x2 - x1) >= SHORTEST_RULE_PT && Math.abs(y2 - y1) <= THICKEST_RULE_PT)
      rules.push({ left: Math.min(x1, x2), right: Math.max(x1, x2), y: (y1 + y2) / 2 });
  });
  return rules;
}
