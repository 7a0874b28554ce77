import type { LetterState } from "@/contracts/model/letter";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { ClaimSource } from "@/domain/claims/claim";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { allSections, headingOf } from "@/domain/sections/all-sections";
import { entryOf } from "@/domain/sections/entry";

/** The full text of a resume, line by line, with hidden entries: they are the user's own words. */
export function wordsOfResume(data: ResumeData): string[] {
  const { name, email, phone, website, customFields } = data.basics;
  return [
    name,
    email,
    phone,
    website.url,
    ...customFields.flatMap(({ text, link }) => [text, link]),
    ...wordsForModel(data),
    ...linksOf(data),
  ];
}

/** What a model gets of a resume to write from: everything but name, contact details and links, which it does not need. */
export function wordsForModel(data: ResumeData): string[] {
  const head = [data.basics.headline, data.basics.location];
  const body = allSections(data).flatMap((section) => [
    headingOf(section, data.metadata.page.locale),
    ...section.items.flatMap((item) => {
      const entry = entryOf(section.kind, item);
      const roles = entry.roles.flatMap((role) => [`${role.position} ${role.period}`, richTextToPlain(role.description)]);
      const line = [entry.primary, entry.secondary, entry.dates].filter((part) => part !== "").join(", ");
      const level = [item.proficiency, item.fluency].filter((value) => typeof value === "string").join(" ");
      return [line, level, ...entry.details, ...entry.keywords, richTextToPlain(entry.description), ...roles];
    }),
  ]);
  return [...head, ...body].flatMap((text) => text.split("\n")).filter((line) => line.trim() !== "");
}

const linksOf = (data: ResumeData): string[] =>
  allSections(data).flatMap(({ kind, items }) =>
    items.flatMap((item) => {
      const { website } = entryOf(kind, item);
      return website ? [website.url, website.label] : [];
    }),
  );

export const resumeSource = (data: ResumeData): ClaimSource => ({ id: "resume", text: wordsOfResume(data).join("\n") });

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
