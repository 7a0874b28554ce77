import { readMembers } from "@/domain/imports/archive";
import { decodeText } from "@/domain/imports/decode-text";
import { allOf, parseXml, xmlText } from "@/domain/imports/xml";
import { CANDIDATE_NAME } from "./alias";

/** Custom property of an anonymous Word file. Word and LibreOffice keep it when the text is edited. */
export const MARK_PROPERTY = "Dossier copy";
/** Which copy a file is: the letters of its person, whether employers are hidden, and a signature of the instance. */
export type CopyMark = { letters: string; hideEmployers: boolean; signature: string };

const LIMITS = { fileBytes: 64 * 1024, totalBytes: 64 * 1024 };
const MARK = /^([B-Z]{4})\.([01])\.([\w-]{1,64})$/;

export const writeMark = ({ letters, hideEmployers, signature }: CopyMark): string =>
  `${letters}.${hideEmployers ? 1 : 0}.${signature}`;

/** The mark of a Word file. null if it has none, or one that no copy has. */
export function markOfWord(bytes: Uint8Array): CopyMark | null {
  const parts = readMembers(bytes, (path) => (path.toLowerCase() === "docprops/custom.xml" ? "custom" : null), LIMITS);
  const part = parts?.get("custom");
  const root = part && parseXml(decodeText(part));
  const property = root && allOf(root, "property").find(({ attributes }) => attributes.name === MARK_PROPERTY);
  const [, letters, hidden, signature] = MARK.exec(property ? xmlText(property).trim() : "") ?? [];
  return letters && signature ? { letters, hideEmployers: hidden === "1", signature } : null;
}

/** Whether a file looks like an anonymous copy: by its mark, or by what its person is called. Only the server knows whose copy it is. */
export const isAnonymousCopy = (bytes: Uint8Array, name: string): boolean =>
  CANDIDATE_NAME.test(name.trim()) || markOfWord(bytes) !== null;
