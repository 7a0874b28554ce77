import { readArchive } from "@/domain/imports/archive";

/** A longer text is not a resume. */
const MAX_XML_BYTES = 20 * 1024 * 1024;
const REQUESTED = new Set(["document.xml", "header1.xml", "header2.xml", "header3.xml", "footnotes.xml"]);
const TOKEN = /<(\/?)w:(p|r|t|tab|br|cr|vanish|color|sz|del|instrText)\b([^>]*?)(\/?)>|([^<]+)/g;
/** In half points: letters of less than 2 points are unreadable. */
const TINY = 4;

export type WordLines = { lines: string[]; hidden: string[] };

/**
 * The paragraphs of a Word file (2007 and later), those of its headers first. Text that its writer hid (hidden, white, tiny) is apart:
 * Word does not show it. Null for another kind of file.
 */
export function wordLines(bytes: Uint8Array): WordLines | null {
  const parts = readArchive(bytes, REQUESTED, MAX_XML_BYTES);
  const document = parts?.get("document.xml");
  if (!parts || !document) return null;
  const headers = [...parts].filter(([name]) => name.startsWith("header")).map(([, part]) => part);
  const notes = parts.get("footnotes.xml");
  const read = [...headers, document, ...(notes ? [notes] : [])].map((part) => paragraphsOf(new TextDecoder().decode(part)));
  return { lines: read.flatMap(({ lines }) => lines), hidden: read.flatMap(({ hidden }) => hidden) };
}

type State = { line: string; hiddenLine: string; isHidden: boolean; isText: boolean; deleted: number };

function paragraphsOf(xml: string): WordLines {
  const found: WordLines = { lines: [], hidden: [] };
  const state: State = { line: "", hiddenLine: "", isHidden: false, isText: false, deleted: 0 };
  const flush = () => {
    if (state.line.trim() !== "") found.lines.push(state.line.trim());
    if (state.hiddenLine.trim() !== "") found.hidden.push(state.hiddenLine.trim());
    state.line = "";
    state.hiddenLine = "";
  };
  for (const [, closing, name, attributes = "", selfClosing, text] of xml.matchAll(TOKEN)) {
    if (text !== undefined) {
      if (state.isText && state.deleted === 0) append(state, unescaped(text));
    } else if (name === "p" && !selfClosing) flush();
    else if (name === "r") state.isHidden = false;
    else if (name === "t" || name === "instrText") state.isText = name === "t" && closing === "" && selfClosing === "";
    else if (name === "del") state.deleted += closing ? -1 : selfClosing ? 0 : 1;
    else if (name === "tab" && closing === "") append(state, "\t");
    else if (name === "br" || name === "cr") flush();
    else if (isHiding(name ?? "", attributes)) state.isHidden = true;
  }
  flush();
  return found;
}

function append(state: State, text: string) {
  if (state.isHidden) state.hiddenLine += text;
  else state.line += text;
}

function isHiding(name: string, attributes: string): boolean {
  const value = /w:val="([^"]*)"/.exec(attributes)?.[1] ?? "";
  if (name === "vanish") return !/^(?:0|false|off)$/.test(value);
  if (name === "color") return /^f[ef]f[ef]f[ef]$/i.test(value);
  return name === "sz" && value !== "" && Number(value) <= TINY;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
