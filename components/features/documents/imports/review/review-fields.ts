import type { FieldKind } from "@/contracts/model/resume/sections/definition";
import type { ReviewKind } from "@/domain/imports/review/field-text";
import { fieldsOfType, type ReviewItem, type ReviewSection } from "@/domain/imports/review/sections";

/** A field of an entry as the review shows it. */
export interface ReviewField {
  path: string;
  /** Its name in the messages. */
  name: string;
  kind: ReviewKind;
  datesText: string | null;
}

const KINDS: Partial<Record<FieldKind, ReviewKind>> = {
  text: "text",
  "rich-text": "rich-text",
  keywords: "keywords",
  website: "website",
  dates: "dates",
};

const BASICS_FIELDS: readonly ReviewField[] = [
  ...["name", "headline", "email", "phone", "location"].map((name) => ({
    path: name,
    name,
    kind: "text" as const,
    datesText: null,
  })),
  { path: "website", name: "website", kind: "website", datesText: null },
];

/** The person's own data, with further unnamed lines of the head. */
export const basicsFields = (basics: ReviewItem): readonly ReviewField[] => [
  ...BASICS_FIELDS,
  ...(Array.isArray(basics.customFields) ? basics.customFields : []).map((_, index) => ({
    path: `customFields/${index}/text`,
    name: "customField",
    kind: "text" as const,
    datesText: null,
  })),
];

export const SUMMARY_FIELDS: readonly ReviewField[] = [{ path: "content", name: "content", kind: "rich-text", datesText: null }];

/** The fields of an entry. Positions at one employer have theirs one after the other. */
export function fieldsOfItem({ type }: ReviewSection, item: ReviewItem): ReviewField[] {
  const { fields, datesText } = fieldsOfType(type);
  const plain = fields.flatMap(({ name, kind }): ReviewField[] => {
    const shown = KINDS[kind];
    return shown ? [{ path: name, name, kind: shown, datesText }] : [];
  });
  const roles = Array.isArray(item.roles) ? item.roles : [];
  const ofRoles = roles.flatMap((_, index): ReviewField[] => [
    { path: `roles/${index}/position`, name: "position", kind: "text", datesText: "period" },
    { path: `roles/${index}/dates`, name: "dates", kind: "dates", datesText: "period" },
    { path: `roles/${index}/description`, name: "description", kind: "rich-text", datesText: "period" },
  ]);
  return [...plain, ...ofRoles];
}
