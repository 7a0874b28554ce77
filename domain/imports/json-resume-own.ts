import type { ResumeData, Sections } from "@/contracts/model/resume/data";
import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { JSON_RESUME_SECTIONS, OWN_KEY, standardJsonResume } from "@/domain/exports/json-resume";
import { withoutOlderNames } from "@/domain/exports/json-resume-older-names";
import { importOwnFormat } from "@/domain/imports/own-format";
import { isRecord } from "@/domain/is-record";

/**
 * A resume that we wrote ourselves, with all that the format has no field for. A part that another program has changed since is taken
 * from the format's own fields, which such a program knows; `standard` is what those say.
 */
export function withOwnData(file: Record<string, unknown>, standard: ResumeData): ResumeData {
  const own = file[OWN_KEY];
  const data = isRecord(own) && own.version === 1 ? importOwnFormat(own.data) : undefined;
  if (!data) return standard;
  const written = standardJsonResume(data);
  const current = withoutOlderNames(file);
  const isUnchanged = (key: string) => isSame(written[key], current[key]);
  const basicsUnchanged = isUnchanged("basics");
  // A section without a list can only have been written by us.
  const isOwn = (key: SectionKey) => {
    const list = JSON_RESUME_SECTIONS[key]?.list;
    return list === "profiles" ? basicsUnchanged : list === undefined || isUnchanged(list);
  };
  const sections = Object.fromEntries(
    SECTION_KEYS.map((key) => [
      key,
      isOwn(key) ? data.sections[key] : { ...data.sections[key], items: standard.sections[key].items },
    ]),
  ) as unknown as Sections;
  return {
    ...data,
    ...(basicsUnchanged
      ? {}
      : {
          basics: { ...data.basics, ...changedBasics(standard) },
          summary: { ...data.summary, content: standard.summary.content },
        }),
    sections,
    // Their items are part of the list of their kind, which was taken as it is now.
    customSections: data.customSections.filter(({ type }) => type === "summary" || type === "cover-letter" || isOwn(type)),
  };
}

/** The person's fields of the format; our own fields beside them stay. */
function changedBasics({ basics }: ResumeData): Partial<ResumeData["basics"]> {
  const { name, headline, email, phone, location, website } = basics;
  return { name, headline, email, phone, location, website };
}

/** Whether two values of JSON say the same, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || Array.isArray(other))
    return (
      (Array.isArray(one) ? one : []).length === (Array.isArray(other) ? other : []).length &&
      (!Array.isArray(one) || one.every((each, index) => isSame(each, Array.isArray(other) ? other[index] : undefined)))
    );
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}
