import type { FileFormat, ImportFormat } from "@/contracts/imports/formats";
import type { ImportRefusal } from "@/contracts/imports/refusals";
import type { ResumeData } from "@/contracts/model/resume/data";
import { archiveNames } from "@/domain/imports/archive";
import { decodeText } from "@/domain/imports/decode-text";
import type { NewId } from "@/domain/imports/draft";
import { readEuropass } from "@/domain/imports/europass/europass";
import { TooLong } from "@/domain/imports/flow/lines";
import { importJsonResume } from "@/domain/imports/json-resume";
import { leftOut } from "@/domain/imports/left-out";
import { readHtml } from "@/domain/imports/markup/html";
import { markdownToHtml } from "@/domain/imports/markup/markdown";
import { isWrappedText, readPlainText } from "@/domain/imports/markup/plain-text";
import { readNetworkArchive } from "@/domain/imports/network/archive";
import { readOpenDocument } from "@/domain/imports/office/opendocument";
import { readWord } from "@/domain/imports/office/word";
import { importOwnFormat } from "@/domain/imports/own-format";
import { readFlow } from "@/domain/imports/read-lines";
import { type Reading, type ReadingResult, readingOf } from "@/domain/imports/reading";
import { recognise } from "@/domain/imports/recognise";
import { FORMAT_NAMES, REFUSED } from "@/domain/imports/refused-kinds";
import { importRenderCv } from "@/domain/imports/render-cv";
import { readStructuredPage } from "@/domain/imports/structured/read-structured";
import { importVersionFour } from "@/domain/imports/version-four";
import { importVersionThree } from "@/domain/imports/version-three";
import { parseYaml } from "@/domain/imports/yaml";

/** Every format but PDF, whose pages are read elsewhere. */
type FlowingFormat = Exclude<FileFormat, "PDF">;

/**
 * Reads a resume from a file that is no PDF. The format is detected from the content; a `format` other than AUTO must agree with it.
 */
export function readFile(bytes: Uint8Array, format: ImportFormat, newId: NewId): ReadingResult {
  const recognised = recognise(bytes);
  if ("refused" in recognised) {
    const { what, advice } = REFUSED[recognised.refused];
    const reason: ImportRefusal =
      recognised.refused === "ENCRYPTED_OFFICE" ? "encrypted" : recognised.refused === "BINARY" ? "unknown" : "other-format";
    return { ok: false, reason, recognised: what, advice };
  }
  const found = recognised.format;
  const name = FORMAT_NAMES[found];
  const isText = ["TEXT", "MARKDOWN", "HTML"].includes(found);
  // Markdown without any sign is text, and every text is Markdown.
  const isRequested = format === "AUTO" || format === found || (isText && (format === "TEXT" || format === "MARKDOWN"));
  if (found === "PDF" || !isRequested) return { ok: false, reason: "other-format", recognised: name };
  try {
    const reading = READERS[isText && format !== "AUTO" ? (format as FlowingFormat) : found](bytes, newId);
    if (reading) return { ok: true, reading };
  } catch (error) {
    if (error instanceof TooLong) return { ok: false, reason: "too-many-pages", recognised: name };
    throw error;
  }
  return { ok: false, reason: IS_FLOW.has(found) && isReadable(found, bytes) ? "no-text" : "damaged", recognised: name };
}

const IS_FLOW = new Set<FileFormat>(["WORD", "OPENDOCUMENT", "TEXT", "MARKDOWN", "HTML"]);

/** Whether a document could be opened, so that it only lacks text. */
const isReadable = (format: FileFormat, bytes: Uint8Array): boolean =>
  format === "WORD"
    ? readWord(bytes, []) !== undefined
    : format === "OPENDOCUMENT"
      ? readOpenDocument(bytes) !== undefined
      : true;

/** A file whose fields have names, with the values that have no place. */
function named(
  format: FileFormat,
  bytes: Uint8Array,
  read: (source: unknown, newId: NewId) => ResumeData | undefined,
  newId: NewId,
): Reading | undefined {
  const source = parsed(bytes);
  const data = read(source, newId);
  return data && readingOf(format, data, { warnings: leftOut(format, source, data) });
}

/** JSON, or the same as YAML. */
function parsed(bytes: Uint8Array): unknown {
  const text = decodeText(bytes);
  if (!/^\s*[{[]/.test(text)) return parseYaml(text);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const READERS: Record<FlowingFormat, (bytes: Uint8Array, newId: NewId) => Reading | undefined> = {
  REACTIVE_RESUME: (bytes, newId) => named("REACTIVE_RESUME", bytes, importOwnFormat, newId),
  REACTIVE_RESUME_V4: (bytes, newId) => named("REACTIVE_RESUME_V4", bytes, importVersionFour, newId),
  REACTIVE_RESUME_V3: (bytes, newId) => named("REACTIVE_RESUME_V3", bytes, importVersionThree, newId),
  JSON_RESUME: (bytes, newId) => named("JSON_RESUME", bytes, importJsonResume, newId),
  RENDERCV: (bytes, newId) => named("RENDERCV", bytes, importRenderCv, newId),
  EUROPASS: (bytes, newId) => {
    const data = readEuropass(decodeText(bytes), newId);
    return data && readingOf("EUROPASS", data);
  },
  LINKEDIN: readNetworkArchive,
  WORD: (bytes, newId) => {
    const word = readWord(bytes, archiveNames(bytes));
    return word && readFlow("WORD", word.flow, newId, word);
  },
  OPENDOCUMENT: (bytes, newId) => {
    const document = readOpenDocument(bytes);
    return document && readFlow("OPENDOCUMENT", document.flow, newId, document);
  },
  TEXT: (bytes, newId) => {
    const text = decodeText(bytes);
    return readFlow("TEXT", readPlainText(text), newId, { isWrapped: isWrappedText(text) });
  },
  MARKDOWN: (bytes, newId) => readFlow("MARKDOWN", readHtml(markdownToHtml(decodeText(bytes))), newId),
  HTML: (bytes, newId) => {
    const html = decodeText(bytes);
    const flow = readHtml(html);
    return readStructuredPage(html, flow, newId) ?? readFlow("HTML", flow, newId);
  },
};
