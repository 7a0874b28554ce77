import { saveFile } from "@/components/features/applications/table-import/save-file";
import type { Contact } from "@/contracts/model/application";

/** A person as a vCard 4.0 (RFC 6350); lines are folded at 75 bytes. */
export function vcardOf({ name, role, type, email, phone }: Contact, company: string): string {
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `FN:${escaped(name)}`,
    `N:${nameParts(name)}`,
    `ORG:${escaped(company)}`,
    role === "" ? "" : `TITLE:${escaped(role)}`,
    type === "" ? "" : `NOTE:${escaped(type)}`,
    email === "" ? "" : `EMAIL:${escaped(email)}`,
    phone === "" ? "" : `TEL:${escaped(phone)}`,
    "END:VCARD",
  ];
  return `${lines.filter(Boolean).map(folded).join("\r\n")}\r\n`;
}

/** The last word counts as the family name: contacts are written as one line. */
function nameParts(name: string): string {
  const words = name.trim().split(/\s+/);
  const family = words.length > 1 ? (words.pop() ?? "") : "";
  return `${escaped(family)};${escaped(words.join(" "))};;;`;
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

const MAX_BYTES = 75;
const encoder = new TextEncoder();

/** No line is longer than 75 bytes, and no letter is torn apart. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > MAX_BYTES) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join("\r\n");
}

/** Gives the user people as a file that every address book reads. */
export function downloadVcards(people: readonly (Contact & { companies: readonly string[] })[], name: string): void {
  const text = people.map((person) => vcardOf(person, person.companies.join(", "))).join("");
  saveFile(text, `${name.replace(/[^\p{L}\p{N}]+/gu, "-")}.vcf`, "text/vcard");
}
