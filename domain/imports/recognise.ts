import type { FileFormat, RefusedKind } from "@/contracts/imports/formats";
import { archiveNames, isArchive } from "@/domain/imports/archive";
import { decodeText } from "@/domain/imports/decode-text";
import { jsonFormat } from "@/domain/imports/json-shape";

/** What a file is, from its content alone. */
export type Recognised = { format: FileFormat } | { refused: RefusedKind };

// “latin1” of browsers is windows-1252, where byte 89 is “‰”.
const SIGNS: readonly [RegExp, RefusedKind][] = [
  [/^\{\\rtf/, "RICH_TEXT"],
  [/^(?:[\x89\u2030]PNG|\xff\xd8\xff|GIF8|BM.{4}\0\0|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp(?:hei[cx]|mif1|avif))/s, "PICTURE"],
  [/^(?:7z\xbc\xaf|Rar!|BZh)/, "ARCHIVE"],
];
/** How much of a text is examined to detect its kind. */
const START = 200_000;

const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Recognises a file by its first bytes, the names in an archive, the root of XML, the shape of JSON, or the look of its text. */
export function recognise(bytes: Uint8Array): Recognised {
  if (bytes.length === 0) return { refused: "EMPTY" };
  // A few bytes may precede a PDF.
  const start = latin(bytes.subarray(0, 1024));
  if (start.includes("%PDF-")) return { format: "PDF" };
  if (isArchive(bytes)) return recogniseArchive(bytes);
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0")) return { refused: compoundKind(bytes) };
  const sign = SIGNS.find(([pattern]) => pattern.test(start));
  if (sign) return { refused: sign[1] };
  return recogniseText(decodeText(bytes));
}

/** Old Office files, and new ones with a password, are folders with names in UTF-16. */
function compoundKind(bytes: Uint8Array): RefusedKind {
  const text = latin(bytes.subarray(0, 4 * 1024 * 1024)).replaceAll("\u0000", "");
  if (text.includes("EncryptedPackage")) return "ENCRYPTED_OFFICE";
  if (text.includes("WordDocument")) return "OLD_WORD";
  if (text.includes("PowerPoint Document")) return "PRESENTATION";
  return text.includes("Workbook") ? "SPREADSHEET" : "BINARY";
}

/** Names of the professional network's tables may end with the member's number. */
export const NETWORK_TABLE = /(?:^|\/)(?:profile|positions|education)(?:[ _-]\d+)?\.csv$/i;

function recogniseArchive(bytes: Uint8Array): Recognised {
  const names = archiveNames(bytes).map((name) => name.replaceAll("\\", "/"));
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^word\/document\d*\.xml$/i)) return { format: "WORD" };
  if (has(/^xl\//)) return { refused: "SPREADSHEET" };
  if (has(/^ppt\//)) return { refused: "PRESENTATION" };
  if (has(/^(?:.*\/)?Index\/Document\.iwa$|^index\.apxl$|^(?:.*\/)?Index\.zip$/i)) return { refused: "PAGES" };
  if (has(/^content\.xml$/)) return openDocumentKind(bytes);
  return has(NETWORK_TABLE) ? { format: "LINKEDIN" } : { refused: "ARCHIVE" };
}

/** OpenDocument files begin with their type, which is not packed. */
function openDocumentKind(bytes: Uint8Array): Recognised {
  const start = latin(bytes.subarray(0, 200));
  if (start.includes("opendocument.spreadsheet")) return { refused: "SPREADSHEET" };
  return start.includes("opendocument.presentation") ? { refused: "PRESENTATION" } : { format: "OPENDOCUMENT" };
}

function recogniseText(text: string): Recognised {
  const start = text.slice(0, START);
  const trimmed = start.trimStart();
  if (trimmed === "") return { refused: "EMPTY" };
  if (isBinary(start)) return { refused: "BINARY" };
  if (/^[{[]/.test(trimmed)) {
    const parsed = parseJson(text);
    if (parsed !== undefined) return jsonFormat(parsed) ?? { refused: "JSON" };
    // Text may begin with a bracket; a list of quoted names cannot.
    if (/^[{[]\s*["{[\]}]/.test(trimmed)) return { refused: "JSON" };
  }
  if (trimmed.startsWith("<")) {
    const kind = xmlKind(trimmed);
    // Markdown may begin with a centred head in HTML.
    const isPage = /<(?:html|body|head|!doctype)\b/i.test(trimmed.slice(0, 4000));
    const isPart = kind !== undefined && "format" in kind && kind.format === "HTML" && !isPage;
    if (kind && !(isPart && isMarkdown(start))) return kind;
  }
  if (/^cv:\s*(?:#.*)?$/m.test(start) && /^\s+(?:name|sections):/m.test(start)) return { format: "RENDERCV" };
  if (/^basics:\s*$/m.test(start) && /^(?:work|education|skills|languages|projects):\s*$/m.test(start))
    return { format: "JSON_RESUME" };
  if (
    /^(?:---\s*\n)?(?:[\w-]+:[^\n]*\n\s+[\w-]+:|[\w-]+:\s*\n\s*- [\w-]+:)/.test(trimmed) &&
    !/^#|\n\n\s*[A-Z][^:\n]+\n/.test(trimmed)
  )
    return { refused: "YAML" };
  return { format: isMarkdown(start) ? "MARKDOWN" : "TEXT" };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Letters that no text has. */
function isBinary(text: string): boolean {
  let odd = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) || code === 0xfffd) odd += 1;
  }
  return odd > Math.max(8, text.length * 0.02);
}

const XML_ROOTS: Record<string, Recognised> = {
  SkillsPassport: { format: "EUROPASS" },
  LearnerInfo: { format: "EUROPASS" },
  Candidate: { format: "EUROPASS" },
  document: { format: "OPENDOCUMENT" },
  wordDocument: { refused: "OLD_WORD" },
  package: { refused: "OLD_WORD" },
  svg: { refused: "PICTURE" },
};

function xmlKind(text: string): Recognised | undefined {
  const body = text.replace(/^(?:\s*<\?[\s\S]*?\?>|\s*<!--[\s\S]*?-->|\s*<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>)+/i, "");
  if (/<!DOCTYPE\s+html/i.test(text.slice(0, 2000))) return { format: "HTML" };
  const name = /^\s*<(?:[\w-]+:)?([\w-]+)/.exec(body)?.[1];
  if (!name) return undefined;
  const isXml = text.startsWith("<?xml") || /^\s*<[\w-]+:|\sxmlns[:=]/.test(body.slice(0, 500));
  const known = Object.hasOwn(XML_ROOTS, name) ? XML_ROOTS[name] : undefined;
  if (known && (name !== "document" || isXml)) return known;
  if (
    /^(?:html|body|head|title|div|section|article|main|header|h[1-6]|p|span|table|ul|ol|style|link|meta|center|b|a|br|img)$/i.test(
      name,
    )
  )
    return { format: "HTML" };
  return isXml ? { refused: "XML" } : undefined;
}

/** Signs that are there on purpose: headings of hash signs, links, and several kinds of emphasis. */
function isMarkdown(text: string): boolean {
  const headings = text.match(/^ {0,3}#{1,6} +\S/gm)?.length ?? 0;
  const others =
    (text.match(/\*\*\S[^*\n]*\*\*|\[[^\]\n]+\]\([^)\s]+\)/g)?.length ?? 0) + (/^\|?\s*:?-{3,}:?\s*\|/m.test(text) ? 1 : 0);
  return headings > 1 || (headings === 1 && others > 0) || others > 2;
}
