import type { TemplateName } from "@/contracts/model/resume/templates";
import { printedText } from "@/typeset/content/printed-text";
import type { TypesettingJob } from "@/typeset/job";

/** These templates start with the summary, without its title. */
const TITLELESS_SUMMARY: ReadonlySet<TemplateName> = new Set(["leafish", "smeargle"]);

/** The text to find of a section: words that occur nowhere else. Contact details and parts of a letter count as sections. */
export interface RequestedSection {
  name: string;
  column: "head" | "main" | "sidebar";
  /** Texts without spaces, in the order of the document. */
  texts: string[];
}

export interface Requested {
  /** All expected text. */
  text: string;
  sections: RequestedSection[];
  links: string[];
}

/** Shorter texts may occur anywhere by chance. */
const SHORTEST = 6;

export const squashed = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

type Columns = Record<"main" | "sidebar", { pointer: string; kind: string; title: string | null }[]>;

function textsOf(section: object): string[] {
  const lines = printedText(JSON.stringify(section)).split("\n");
  return lines.map(squashed).filter((text) => text.length >= SHORTEST);
}

/** The expected printed text of a job without running header and file metadata. */
export function requestedOf(job: TypesettingJob): Requested {
  const {
    title: _title,
    author: _author,
    comma: _comma,
    sidebar: _sidebar,
    runningHeader: _header,
    ...printed
  } = JSON.parse(job.data);
  if (printed.letter) {
    // Only a letter with a window prints the sender above the recipient.
    if (!printed.letter.geometry.window?.returnLineY) printed.letter.returnLine = "";
    delete printed.letter.geometry;
    delete printed.letter.subjectPointer;
  }
  const pages: Columns[] = printed.pages;
  const sections = pages.flatMap(({ main, sidebar }) => [
    ...main.map((section) => ({ section, column: "main" as const })),
    ...sidebar.map((section) => ({ section, column: "sidebar" as const })),
  ]);
  if (TITLELESS_SUMMARY.has(job.template))
    for (const { section } of sections) if (section.kind === "summary") section.title = null;
  const text = printedText(JSON.stringify(printed)).replaceAll("\u200B", "");
  const whole = squashed(text);
  const isUnique = (each: string) => whole.indexOf(each) === whole.lastIndexOf(each);
  const expected = (name: string, column: RequestedSection["column"], part: object) => ({
    name,
    column,
    texts: textsOf(part).filter(isUnique),
  });
  const { recipient, date, content } = printed.letter ?? {};
  return {
    text,
    sections: [
      expected("contacts", "head", { contacts: printed.contacts }),
      ...(printed.letter ? [expected("address", "main", { recipient, date }), expected("letter", "main", { content })] : []),
      ...sections.map(({ section, column }) => expected(section.pointer, column, section)),
    ],
    links: [...job.data.matchAll(/"href":"([^"]+)"/g)].map(([, href = ""]) => href),
  };
}
