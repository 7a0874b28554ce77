import type { LetterState } from "@/contracts/model/letter";
import type { ResumeData } from "@/contracts/model/resume/data";
import { defaultResumeData } from "@/domain/default-resume";
import { printedLetter } from "@/domain/letters/printed";
import { escapeHtml } from "@/domain/rich-text/clean";
import type { TypesettingJob } from "@/typeset/job";
import { type PrepareOptions, prepareResume } from "@/typeset/prepare";

const LETTER_ID = "letter";

/** A letter as a typesetting job: the header of its template, then recipient, date, greeting, text and sign-off on the full width. */
export function prepareLetter(letter: LetterState, options: PrepareOptions = {}): TypesettingJob {
  const { recipient, date, greeting, content, signOff } = printedLetter(letter);
  const body = [date === "" ? "" : `<p>${escapeHtml(date)}</p>`, greeting, content, signOff].join("");
  const { basics, picture, metadata } = letter.style;
  const empty = defaultResumeData({ name: basics.name });
  const section: ResumeData["customSections"][number] = {
    id: LETTER_ID,
    type: "cover-letter",
    title: "",
    icon: "none",
    columns: 1,
    hidden: false,
    keepTogether: false,
    startOnNewPage: false,
    showHeading: false,
    items: [{ id: LETTER_ID, hidden: false, recipient, content: body }],
  };
  const layout = { ...empty.metadata.layout, pages: [{ fullWidth: true, main: [LETTER_ID], sidebar: [] }] };
  const data = { ...empty, basics, picture, customSections: [section], metadata: { ...metadata, layout, notes: "" } };
  return { ...prepareResume(data, { title: letter.name, ...options }), kind: "letter" };
}
