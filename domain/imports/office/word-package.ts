import { readMembers } from "@/domain/imports/archive";
import { decodeText } from "@/domain/imports/decode-text";
import { childrenOf, parseXml, type XmlElement } from "@/domain/imports/xml";

/** The parts of a Word file that are read. Everything else, macros above all, stays packed. */
const PARTS =
  /^word\/(?:document\d*|styles|numbering|footnotes|endnotes|header\d*|footer\d*)\.xml$|^word\/theme\/theme1\.xml$|^word\/_rels\/[\w.]+\.rels$/i;
const LIMITS = { fileBytes: 48 * 1024 * 1024, totalBytes: 64 * 1024 * 1024 };

export interface WordPackage {
  document: XmlElement;
  styles: XmlElement | undefined;
  numbering: XmlElement | undefined;
  /** Fonts that styles name by their part in the document. */
  theme: XmlElement | undefined;
  /** Footnotes and endnotes. */
  notes: { part: string; root: XmlElement }[];
  headers: { part: string; root: XmlElement }[];
  footers: { part: string; root: XmlElement }[];
  /** Addresses by part and relation id. */
  linkOf: (part: string, id: string) => string;
  /** Path of a picture in the archive by part and relation id; null for one outside the file. */
  pictureOf: (part: string, id: string) => string | null;
  hasMacros: boolean;
}

/** Unpacks a Word file. undefined if it is damaged, too large, or has no document. */
export function openWord(bytes: Uint8Array, names: readonly string[]): WordPackage | undefined {
  const files = readMembers(bytes, (path) => (PARTS.test(path) ? path.toLowerCase() : null), LIMITS);
  if (!files) return undefined;
  const documentName = [...files.keys()].find((name) => /^word\/document\d*\.xml$/.test(name));
  const xml = (name: string) => {
    const part = files.get(name);
    return part ? parseXml(decodeText(part)) : undefined;
  };
  const document = documentName ? xml(documentName) : undefined;
  if (!document || !documentName) return undefined;
  const several = (pattern: RegExp) =>
    [...files.keys()]
      .filter((name) => pattern.test(name))
      .sort()
      .flatMap((name) => {
        const root = xml(name);
        return root ? [{ part: name.slice(5), root }] : [];
      });
  const links = new Map<string, string>();
  const pictures = new Map<string, string>();
  for (const name of files.keys()) {
    if (!name.endsWith(".rels")) continue;
    const part = name.slice("word/_rels/".length, -".rels".length);
    for (const { attributes } of childrenOf(xml(name), "Relationship")) {
      const { Id, Target = "", TargetMode, Type = "" } = attributes;
      if (TargetMode === "External") links.set(`${part} ${Id}`, Target);
      else if (/\/image$/.test(Type)) pictures.set(`${part} ${Id}`, Target.startsWith("/") ? Target.slice(1) : `word/${Target}`);
    }
  }
  const keyOf = (part: string, id: string) => `${part === "" ? documentName.slice(5) : part} ${id}`;
  return {
    document,
    styles: xml("word/styles.xml"),
    numbering: xml("word/numbering.xml"),
    theme: xml("word/theme/theme1.xml"),
    notes: several(/^word\/(?:foot|end)notes\.xml$/),
    headers: several(/^word\/header\d*\.xml$/),
    footers: several(/^word\/footer\d*\.xml$/),
    linkOf: (part, id) => links.get(keyOf(part, id)) ?? "",
    pictureOf: (part, id) => pictures.get(keyOf(part, id)) ?? null,
    hasMacros: names.some((name) => /vbaproject\.bin$/i.test(name)),
  };
}
