import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS, sectionForm } from "@/contracts/model/resume/sections/forms";
import { linesOfRichText } from "@/domain/ai/tailoring/rich-text-lines";

export type ParsedField = {
  /** JSON Pointer into the data. */
  path: string;
  text: string;
  isEssential: boolean;
  isRichText: boolean;
};

/** Names, dates and contact details: a resume with a wrong one of these is another person's. */
const ESSENTIAL = new Set([
  "name",
  "email",
  "phone",
  "website",
  "company",
  "school",
  "organization",
  "degree",
  "position",
  "dates",
  "issuer",
  "awarder",
  "publisher",
]);

/** Every field of a parsed resume that has text, in order. */
export function fieldsOf(data: ResumeData): ParsedField[] {
  const { name, headline, email, phone, location, website } = data.basics;
  const basics = Object.entries({ name, headline, email, phone, location }).map(([key, text]) =>
    field(`/basics/${key}`, key, text),
  );
  const sections = SECTION_KEYS.flatMap((key) =>
    data.sections[key].items.flatMap((item, index) =>
      fieldsOfItem(key, item as unknown as Record<string, unknown>, `/sections/${key}/items/${index}`),
    ),
  );
  const all = [
    ...basics,
    field("/basics/website/url", "website", website.url),
    richField("/summary/content", data.summary.content),
    ...sections,
  ];
  return all.filter(({ text }) => text !== "");
}

const field = (path: string, name: string, text: unknown): ParsedField => ({
  path,
  text: typeof text === "string" ? text.trim() : "",
  isEssential: ESSENTIAL.has(name),
  isRichText: false,
});

const richField = (path: string, html: unknown): ParsedField => ({
  path,
  text:
    typeof html === "string"
      ? linesOfRichText(html)
          .map(({ text }) => text)
          .join("\n")
      : "",
  isEssential: false,
  isRichText: true,
});

function fieldsOfItem(key: (typeof SECTION_KEYS)[number], item: Record<string, unknown>, path: string): ParsedField[] {
  const { fields, datesText } = sectionForm(key);
  return fields.flatMap(({ name, kind }): ParsedField[] => {
    const value = item[name];
    if (kind === "text") return [field(`${path}/${name}`, name, value)];
    if (kind === "rich-text") return [richField(`${path}/${name}`, value)];
    if (kind === "website") return [field(`${path}/website/url`, name, (value as { url?: unknown } | undefined)?.url)];
    if (kind === "dates") return datesText ? [field(`${path}/${datesText}`, name, item[datesText])] : [];
    if (kind === "keywords")
      return (value as string[]).map((keyword, index) => field(`${path}/keywords/${index}`, name, keyword));
    if (kind !== "roles") return [];
    return (value as Record<string, unknown>[]).flatMap((role, index) => [
      field(`${path}/roles/${index}/position`, "position", role.position),
      field(`${path}/roles/${index}/period`, "dates", role.period),
      richField(`${path}/roles/${index}/description`, role.description),
    ]);
  });
}
