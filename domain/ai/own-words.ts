import type { LetterState } from "@/contracts/model/letter";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { ClaimSource } from "@/domain/claims/claim";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { allSections, headingOf } from "@/domain/sections/all-sections";
import { entryOf } from "@/domain/sections/entry";

function contactsOf({ basics: { name, email, phone, website, customFields } }: ResumeData): string[] {
  return [name, email, phone, website.url, ...customFields.flatMap(({ text, link }) => [text, link])];
}

/** What a model gets of a resume to write from: everything but name, contact details and links, which it does not need. */
export const wordsForModel = (data: ResumeData): string[] => groupsOf(data, { withHeadings: true }).flat();

/** The lines of a resume, those of an entry together. */
function groupsOf(data: ResumeData, { withHeadings }: { withHeadings: boolean }): string[][] {
  const body = allSections(data).flatMap((section) => [
    ...(withHeadings ? [[headingOf(section, data.metadata.page.locale)]] : []),
    ...section.items.map((item) => {
      const entry = entryOf(section.kind, item);
      const roles = entry.roles.flatMap((role) => [`${role.position} ${role.period}`, richTextToPlain(role.description)]);
      const line = [entry.primary, entry.secondary, entry.dates].filter((part) => part !== "").join(", ");
      const level = [item.proficiency, item.fluency].filter((value) => typeof value === "string").join(" ");
      return [line, level, ...entry.details, ...entry.keywords, richTextToPlain(entry.description), ...roles];
    }),
  ]);
  return [[data.basics.headline], [data.basics.location], ...body]
    .map((group) => group.flatMap((text) => text.split("\n")).filter((line) => line.trim() !== ""))
    .filter((group) => group.length > 0);
}

const linksOf = (data: ResumeData): string[] =>
  allSections(data).flatMap(({ kind, items }) =>
    items.flatMap((item) => {
      const { website } = entryOf(kind, item);
      return website ? [website.url, website.label] : [];
    }),
  );

/**
 * A resume as a source: each of its entries by itself, so that what belongs to one supports nothing about another. Headings are labels: a
 * section “Awards” makes nobody award-winning.
 */
export const resumeSource = (data: ResumeData): ClaimSource => ({
  id: "resume",
  text: [...contactsOf(data), ...groupsOf(data, { withHeadings: false }).map((group) => group.join("\n")), ...linksOf(data)].join(
    "\n\n",
  ),
  isGrouped: true,
});

export const letterSource = ({
  content,
  recipientName,
  recipientCompany,
  details,
}: Pick<LetterState, "content" | "recipientName" | "recipientCompany" | "details">): ClaimSource => ({
  id: "letter",
  text: [recipientName, recipientCompany, details?.subject ?? "", ...(details?.enclosures ?? []), richTextToPlain(content)].join(
    "\n",
  ),
});
