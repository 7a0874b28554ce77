import type { ResumeData } from "@/contracts/model/resume/data";
import type { Dates } from "@/contracts/model/resume/dates";

/** How often a field was right, out of how often it was printed. */
export type Score = Record<string, { right: number; of: number }>;

export const squashed = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, "");

interface Entry {
  texts: Record<string, string>;
  dates: Dates | null;
}

const entry = (texts: Record<string, string>, dates: Dates | null = null): Entry => ({ texts, dates });

/** Entries of a resume by section, with the fields that are compared. */
function entriesOf({ sections }: ResumeData): Record<string, Entry[]> {
  return {
    experience: sections.experience.items.flatMap((job) => {
      const place = { organisation: job.company, place: job.location };
      const roles = job.roles.map((role) => entry({ title: role.position, ...place, text: role.description }, role.dates));
      return roles.length > 0 ? roles : [entry({ title: job.position, ...place, text: job.description }, job.dates)];
    }),
    education: sections.education.items.map((school) =>
      entry(
        { school: school.school, degree: `${school.degree} ${school.area}`, place: school.location, text: school.description },
        school.dates,
      ),
    ),
    projects: sections.projects.items.map((item) => entry({ title: item.name, text: item.description }, item.dates)),
    volunteer: sections.volunteer.items.map((item) => entry({ organisation: item.organization }, item.dates)),
    certifications: sections.certifications.items.map((item) => entry({ title: item.title, issuer: item.issuer }, item.dates)),
    awards: sections.awards.items.map((item) => entry({ title: item.title, issuer: item.awarder }, item.dates)),
    publications: sections.publications.items.map((item) => entry({ title: item.title, issuer: item.publisher }, item.dates)),
    languages: sections.languages.items.map((item) => entry({ language: item.language, fluency: item.fluency })),
    references: sections.references.items.map((item) => entry({ title: item.name })),
    profiles: sections.profiles.items.map((item) => entry({ title: item.network })),
  };
}

const plainText = (html: string) =>
  squashed(
    html
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll("&amp;", "&")
      .replaceAll("&quot;", '"'),
  );
const isSame = (one: string, other: string) => plainText(one) === plainText(other);
const sameDates = (one: Dates, other: Dates | null) =>
  other !== null && one.start === other.start && one.end === other.end && one.present === other.present;

const likeness = (one: Entry, other: Entry): number =>
  Object.entries(one.texts).filter(([key, text]) => text !== "" && isSame(text, other.texts[key] ?? "")).length +
  (one.dates?.start && sameDates(one.dates, other.dates) ? 1 : 0);

/** Each true entry with the read one that is most like it; the order decides between equals. */
function pairs(wanted: readonly Entry[], read: readonly Entry[]): [Entry, Entry | null][] {
  const free = [...read];
  return wanted.map((one) => {
    const best = Math.max(0, ...free.map((other) => likeness(one, other)));
    const index = best > 0 ? free.findIndex((other) => likeness(one, other) === best) : -1;
    return [one, index < 0 ? null : (free.splice(index, 1)[0] ?? null)];
  });
}

/** Compares what was read with the truth. Only what the file's text shows is compared. `misses` receives each difference. */
export function scoreOf(truth: ResumeData, read: ResumeData | null, shown: string, misses: string[]): Score {
  const score: Score = {};
  const whole = squashed(shown);
  const count = (field: string, isRight: boolean, note: string) => {
    score[field] ??= { right: 0, of: 0 };
    score[field].of += 1;
    if (isRight) score[field].right += 1;
    else misses.push(`${field}: ${note}`);
  };
  const text = (field: string, wanted: string, got: string) => {
    if (plainText(wanted) !== "" && whole.includes(plainText(wanted)))
      count(field, isSame(wanted, got), `“${got.slice(0, 150)}” instead of “${wanted.slice(0, 150)}”`);
  };
  const titles = truth.sections.experience.items.filter((job) => isSame(job.position, truth.basics.headline)).length;
  const headlines = whole.split(plainText(truth.basics.headline)).length - 1;
  for (const field of ["name", "email", "phone", "location", ...(headlines > titles ? (["headline"] as const) : [])] as const)
    text(field, truth.basics[field], read?.basics[field] ?? "");
  const wanted = entriesOf(truth);
  const got = read ? entriesOf(read) : {};
  for (const [section, entries] of Object.entries(wanted)) {
    const visible = entries.filter((each) =>
      Object.values(each.texts).some((one) => one !== "" && whole.includes(plainText(one))),
    );
    const found = got[section] ?? [];
    if (visible.length + found.length > 0)
      count(`${section} count`, visible.length === found.length, `${found.length} instead of ${visible.length}`);
    for (const [one, other] of pairs(visible, found)) {
      for (const [key, value] of Object.entries(one.texts)) {
        // Parts of a degree are printed apart; all of them must be shown.
        const shownParts = value
          .replaceAll(/<[^>]*>/g, " ")
          .replaceAll("&quot;", " ")
          .replaceAll("&amp;", " ")
          .split(/\s+/)
          .every((word) => whole.includes(squashed(word)));
        if (value.trim() !== "" && shownParts && plainText(value) !== "")
          count(
            `${section} ${key}`,
            isSame(value, other?.texts[key] ?? ""),
            `“${(other?.texts[key] ?? "–").slice(0, 200)}” instead of “${value.slice(0, 200)}”`,
          );
      }
      if (one.dates?.start || one.dates?.end)
        count(
          `${section} dates`,
          sameDates(one.dates, other?.dates ?? null),
          `${JSON.stringify(other?.dates)} instead of ${JSON.stringify(one.dates)}`,
        );
    }
  }
  const skills = (data: ResumeData) => data.sections.skills.items.flatMap(({ name, keywords }) => [name, ...keywords]);
  const readSkills = new Set(read ? skills(read).map(squashed) : []);
  for (const skill of skills(truth))
    if (whole.includes(squashed(skill)))
      count("skills", readSkills.has(squashed(skill)), `no “${skill}” in ${[...readSkills].join(", ").slice(0, 200)}`);
  return score;
}

/** Words of the text layer that are neither in the document nor in the texts beside it. */
export function lostWords(shown: string, read: ResumeData | null, unplaced: readonly string[]): string[] {
  const kept = squashed(JSON.stringify([read, unplaced]).replaceAll(/<[^>]*>|\\["n]/g, " "));
  return [...new Set(shown.split(/[^\p{L}\p{N}\p{M}]+/u))].filter(
    (word) => /\p{L}{2}/u.test(word) && !kept.includes(squashed(word)),
  );
}

export function addScore(sum: Score, score: Score): void {
  for (const [field, { right, of }] of Object.entries(score)) {
    sum[field] ??= { right: 0, of: 0 };
    sum[field].right += right;
    sum[field].of += of;
  }
}
