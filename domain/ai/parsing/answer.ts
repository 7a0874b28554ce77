import { z } from "zod";
import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS, type SectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { type DraftItem, finishDraft, type NewId } from "@/domain/imports/draft";
import { listToRichText, plainToRichText } from "@/domain/rich-text/from-plain";

const MAX_LIST = 200;
const text = z.string().max(20_000).default("");
const texts = z.array(z.string().max(20_000)).max(MAX_LIST).default([]);
const role = z.object({ position: text, period: text, lines: texts });

/** A section in a model's answer: texts, dates as written in the file, an address, and descriptions line by line. */
function itemSchema(key: SectionKey) {
  const { fields, datesText } = sectionForm(key);
  const shape = fields.flatMap(({ name, kind }): [string, z.ZodType][] => {
    if (kind === "text") return [[name, text]];
    if (kind === "rich-text") return [["lines", texts]];
    if (kind === "website") return [["url", text]];
    if (kind === "keywords") return [["keywords", texts]];
    if (kind === "dates") return datesText ? [[datesText, text]] : [];
    return kind === "roles" ? [["roles", z.array(role).max(MAX_LIST).default([])]] : [];
  });
  return z.object(Object.fromEntries(shape));
}

const sections = Object.fromEntries(SECTION_KEYS.map((key) => [key, z.array(itemSchema(key)).max(MAX_LIST).default([])]));

/** A resume in a model's answer. Ids, levels, design and the picture are no part of it. */
export const parsedAnswerSchema = z
  .object({
    name: text,
    headline: text,
    email: text,
    phone: text,
    location: text,
    website: text,
    summary: text,
    ...sections,
  })
  // A file of which nothing is known was not read.
  .refine((answer) => Object.values(answer).some((value) => value.length > 0), "The answer says nothing.");
type ParsedAnswer = z.infer<typeof parsedAnswerSchema>;

const websiteOf = (url: unknown) => ({ url: addressOf(url), label: "", inlineLink: false });

function addressOf(value: unknown): string {
  const url = typeof value === "string" ? value.trim() : "";
  return url === "" || /^[a-z]+:/i.test(url) ? url : `https://${url}`;
}

const richTextOf = (lines: unknown): string => {
  const entries = Array.isArray(lines)
    ? lines.filter((line): line is string => typeof line === "string" && line.trim() !== "")
    : [];
  return entries.length > 1 ? listToRichText(entries) : plainToRichText(entries[0] ?? "");
};

/** A model's answer as a resume, cleaned as any other import. */
export function resumeOfAnswer(
  { name, headline, email, phone, location, website, summary, ...answer }: ParsedAnswer,
  newId: NewId,
): ResumeData {
  const { url, label } = websiteOf(website);
  return finishDraft(
    {
      basics: { name, headline, email, phone, location, website: { url, label } },
      summary: plainToRichText(summary),
      sections: Object.fromEntries(
        SECTION_KEYS.map((key) => [
          key,
          ((answer as Record<string, DraftItem[]>)[key] ?? []).map((item) => itemOf(key, item, newId)),
        ]),
      ),
    },
    newId,
  );
}

function itemOf(key: SectionKey, { lines, url, roles, ...item }: DraftItem, newId: NewId): DraftItem {
  const kinds = new Set(sectionForm(key).fields.map(({ kind }) => kind));
  const entries = Array.isArray(roles) ? (roles as { position: string; period: string; lines: string[] }[]) : [];
  return {
    ...item,
    ...(kinds.has("icon") ? { icon: "", iconColor: "" } : {}),
    ...(kinds.has("level") ? { level: 0 } : {}),
    ...(kinds.has("website") ? { website: websiteOf(url) } : {}),
    ...(kinds.has("rich-text") ? { description: richTextOf(lines) } : {}),
    ...(kinds.has("roles")
      ? {
          roles: entries.map((one) => ({
            id: newId(),
            position: one.position,
            period: one.period,
            description: richTextOf(one.lines),
          })),
        }
      : {}),
  };
}
