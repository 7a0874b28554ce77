import type { Application } from "@/contracts/model/application";
import { writeTable } from "@/domain/tables/write-table";
import { escaped, folded } from "./cards/card-lines";
import { type Person, peopleOf } from "./people";

type Source = Parameters<typeof peopleOf>[0];

const HEADERS = ["Name", "Role", "Type", "Email", "Phone", "Companies", "Applications"];

/** The people of applications as a CSV file, each once; no cell is run as a formula. */
export const contactsToCsv = (applications: Source): string =>
  writeTable(
    HEADERS,
    peopleOf(applications).map((person) => [
      person.name,
      person.role,
      person.type,
      person.email,
      person.phone,
      person.companies.join("; "),
      person.applications.map(roleOf).join("; "),
    ]),
  );

const roleOf = ({ company, role }: Pick<Application, "company" | "role">) => `${company}: ${role}`;

/** The people of applications as vCards (RFC 6350), each once. */
export const contactsToVcards = (applications: Source): string => peopleOf(applications).map(cardOf).join("");

function cardOf({ name, role, type, email, phone, companies, applications }: Person): string {
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `FN:${escaped(name)}`,
    ...(companies[0] ? [`ORG:${escaped(companies[0])}`] : []),
    ...(role ? [`TITLE:${escaped(role)}`] : []),
    ...(email ? [`EMAIL:${escaped(email)}`] : []),
    ...(phone ? [`TEL:${escaped(phone)}`] : []),
    ...(type ? [`CATEGORIES:${escaped(type)}`] : []),
    `NOTE:${escaped(applications.map(roleOf).join("\n"))}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
