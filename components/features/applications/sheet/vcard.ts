import { saveFile } from "@/components/features/applications/table-import/save-file";
import type { Contact } from "@/contracts/model/application";
import { escaped, folded, nameParts } from "@/domain/applications/cards/card-lines";

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

/** Gives the user people as a file that every address book reads. */
export function downloadVcards(people: readonly (Contact & { companies: readonly string[] })[], name: string): void {
  const text = people.map((person) => vcardOf(person, person.companies.join(", "))).join("");
  saveFile(text, `${name.replace(/[^\p{L}\p{N}]+/gu, "-")}.vcf`, "text/vcard");
}
