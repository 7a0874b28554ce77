import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Candidate, MailHints } from "../match-mail";
import { hash, MAILS } from "./read-corpus";

export interface MatchingCase {
  mail: MailHints;
  applications: readonly Candidate[];
  /** Ids of the applications that it may belong to: several if the mail does not tell, none if it belongs to no one. */
  truth: readonly string[];
  trap: string;
  /** Whether it only measures. */
  isSealed: boolean;
}

/** Each file is a list of applications, lines with `=`, and mails for it, lines with `>`. */
export const MATCHING: readonly MatchingCase[] = readdirSync(join(MAILS, "matching")).flatMap((file) => {
  const lines = readFileSync(join(MAILS, "matching", file), "utf8").split("\n");
  const applications = lines.filter((line) => line.startsWith("= ")).map(applicationOf);
  return lines.filter((line) => line.startsWith("> ")).map((line) => caseOf(line, applications));
});

function applicationOf(line: string): Candidate {
  const [id = "", company = "", role = "", status = "", email = "", sourceUrl = ""] = line
    .slice(2)
    .split("|")
    .map((part) => part.trim());
  const contacts = email === "" ? [] : [{ name: "", role: "", type: "", email, phone: "" }];
  return { id, company, role, status: status as Candidate["status"], contacts, sourceUrl } as Candidate;
}

function caseOf(line: string, applications: readonly Candidate[]): MatchingCase {
  const [truth = "", trap = "", from = "", subject = "", text = ""] = line.slice(2).split(" | ");
  const [, name = "", address = ""] = /^(.*?) ?<(.*)>$/.exec(from) ?? [];
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
  return {
    mail: { from: { name, address }, subject, text, links },
    applications,
    truth: truth === "-" ? [] : truth.split(","),
    trap,
    isSealed: hash(line) % 2 === 1,
  };
}
