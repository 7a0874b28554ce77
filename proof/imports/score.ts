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
  /** Where it is in the document, and the names of its fields there. */
  pointer: string;
  names: Record<string, readonly string[]>;
}

type Names = Record<string, readonly string[]>;

const entry = (texts: Record<string, string>, dates: Dates | null = null, pointer = "", names: Names = {}): Entry => ({
  texts,
  dates,
  pointer,
  names,
});

/** The pointers of an entry's field. */
const pointersOf = ({ pointer, names }: Entry, field: string): string[] =>
  (names[field] ?? []).map((name) => `${pointer}/${name}`);

/** Entries of a resume by section, with the fields that are compared. */
function entriesOf({ sections }: ResumeData): Record<string, Entry[]> {
  return {
    experience: sections.experience.items.flatMap((job, index) => {
      const place = { organisation: job.company, place: job.location };
      const at = `/sections/experience/items/${index}`;
      const roles = job.roles.map((role, number) => {
        const own = (name: string) => [`roles/${number}/${name}`];
        const names = { title: own("position"), text: own("description"), dates: own("dates"), ...JOB_PLACE };
        return entry({ title: role.position, ...place, text: role.description }, role.dates, at, names);
      });
      return roles.length > 0 ? roles : [entry({ title: job.position, ...place, text: job.description }, job.dates, at, JOB)];
    }),
    education: sections.education.items.map((school, index) =>
      entry(
        { school: school.school, degree: `${school.degree} ${school.area}`, place: school.location, text: school.description },
        school.dates,
        `/sections/education/items/${index}`,
        SCHOOL,
      ),
    ),
    projects: plain("projects", sections.projects.items, { title: "name", text: "description" }),
    volunteer: plain("volunteer", sections.volunteer.items, { organisation: "organization" }),
    certifications: plain("certifications", sections.certifications.items, { title: "title", issuer: "issuer" }),
    awards: plain("awards", sections.awards.items, { title: "title", issuer: "awarder" }),
    publications: plain("publications", sections.publications.items, { title: "title", issuer: "publisher" }),
    languages: plain("languages", sections.languages.items, { language: "language", fluency: "fluency" }),
    references: plain("references", sections.references.items, { title: "name" }, false),
    profiles: plain("profiles", sections.profiles.items, { title: "network" }, false),
  };
}

const JOB_PLACE = { organisation: ["company"], place: ["location"] };
const JOB = { title: ["position"], text: ["description"], dates: ["dates"], ...JOB_PLACE };
const SCHOOL = { school: ["school"], degree: ["degree", "area"], place: ["location"], text: ["description"], dates: ["dates"] };

/** Items whose fields are compared one by one; `fields` names them in the document. */
const plain = (section: string, items: readonly object[], fields: Record<string, string>, isDated = true): Entry[] =>
  items.map((item, index) => {
    const values = item as Record<string, string> & { dates?: Dates };
    const texts = Object.fromEntries(Object.entries(fields).map(([key, name]) => [key, values[name] ?? ""]));
    const names = Object.fromEntries(Object.entries(fields).map(([key, name]) => [key, [name]]));
    const dates = isDated ? (values.dates ?? null) : null;
    return entry(texts, dates, `/sections/${section}/items/${index}`, { ...names, dates: ["dates"] });
  });

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
function pairs(expected: readonly Entry[], read: readonly Entry[]): [Entry, Entry | null][] {
  const free = [...read];
  return expected.map((one) => {
    const best = Math.max(0, ...free.map((other) => likeness(one, other)));
    const index = best > 0 ? free.findIndex((other) => likeness(one, other) === best) : -1;
    return [one, index < 0 ? null : (free.splice(index, 1)[0] ?? null)];
  });
}

/**
 * Compares what was read with the truth. Only what the file's text shows is compared. `misses` receives each
 * difference, `heard` each field that the file shows or the reading has, without pointers if its entry is missing, and the text it should have.
 */
export function scoreOf(
  truth: ResumeData,
  read: ResumeData | null,
  shown: string,
  misses: string[],
  heard: (pointers: readonly string[], isRight: boolean, requested: string) => void = () => {},
): Score {
  const score: Score = {};
  const whole = squashed(shown);
  const count = (field: string, isRight: boolean, note: string) => {
    score[field] ??= { right: 0, of: 0 };
    score[field].of += 1;
    if (isRight) score[field].right += 1;
    else misses.push(`${field}: ${note}`);
  };
  const text = (field: string, requested: string, got: string) => {
    const isShown = plainText(requested) !== "" && whole.includes(plainText(requested));
    if (got !== "" || isShown) heard([`/basics/${field}`], isSame(requested, got), requested);
    if (isShown) count(field, isSame(requested, got), `“${got.slice(0, 150)}” instead of “${requested.slice(0, 150)}”`);
  };
  const titles = truth.sections.experience.items.filter((job) => isSame(job.position, truth.basics.headline)).length;
  const headlines = whole.split(plainText(truth.basics.headline)).length - 1;
  for (const field of ["name", "email", "phone", "location", ...(headlines > titles ? (["headline"] as const) : [])] as const)
    text(field, truth.basics[field], read?.basics[field] ?? "");
  const expected = entriesOf(truth);
  const got = read ? entriesOf(read) : {};
  for (const [section, entries] of Object.entries(expected)) {
    const visible = entries.filter((each) =>
      Object.values(each.texts).some((one) => one !== "" && whole.includes(plainText(one))),
    );
    const found = got[section] ?? [];
    if (visible.length + found.length > 0)
      count(`${section} count`, visible.length === found.length, `${found.length} instead of ${visible.length}`);
    const paired = pairs(visible, found);
    // An entry that is none has no field that is right. Behind icons the names of networks are not shown.
    const extras = section === "profiles" ? [] : found.filter((each) => paired.every(([, other]) => other !== each));
    for (const extra of extras)
      for (const [key, value] of Object.entries(extra.texts)) if (value.trim() !== "") heard(pointersOf(extra, key), false, "");
    for (const [one, other] of paired) {
      for (const [key, value] of Object.entries(one.texts)) {
        // Parts of a degree are printed apart; all of them must be shown.
        const shownParts = value
          .replaceAll(/<[^>]*>/g, " ")
          .replaceAll("&quot;", " ")
          .replaceAll("&amp;", " ")
          .split(/\s+/)
          .every((word) => whole.includes(squashed(word)));
        const isShown = value.trim() !== "" && shownParts && plainText(value) !== "";
        const got = other?.texts[key] ?? "";
        if (got.trim() !== "" || isShown) heard(other ? pointersOf(other, key) : [], isSame(value, got), value);
        if (isShown)
          count(
            `${section} ${key}`,
            isSame(value, got),
            `“${(other ? got : "–").slice(0, 200)}” instead of “${value.slice(0, 200)}”`,
          );
      }
      if (one.dates?.start || one.dates?.end || other?.dates?.start || other?.dates?.end)
        heard(
          other ? pointersOf(other, "dates") : [],
          one.dates !== null && sameDates(one.dates, other?.dates ?? null),
          // The dates of an entry that is missing are where its name is.
          other ? "" : (Object.values(one.texts).find((value) => value !== "") ?? ""),
        );
      if (one.dates?.start || one.dates?.end)
        count(
          `${section} dates`,
          sameDates(one.dates, other?.dates ?? null),
          `${JSON.stringify(other?.dates)} instead of ${JSON.stringify(one.dates)}`,
        );
    }
  }
  const skills = (data: ResumeData) => data.sections.skills.items.flatMap(({ name, keywords }) => [name, ...keywords]);
  const trueSkills = new Set(skills(truth).map(squashed));
  const readSkills = new Set(read ? skills(read).map(squashed) : []);
  for (const [at, { name, keywords }] of (read?.sections.skills.items ?? []).entries())
    for (const [path, skill] of [["name", name], ...keywords.map((word, index) => [`keywords/${index}`, word])])
      if (skill) heard([`/sections/skills/items/${at}/${path}`], trueSkills.has(squashed(skill)), "");
  for (const skill of skills(truth)) {
    if (squashed(skill) === "" || !whole.includes(squashed(skill))) continue;
    const isRead = readSkills.has(squashed(skill));
    count("skills", isRead, `no “${skill}” in ${[...readSkills].join(", ").slice(0, 200)}`);
    // A skill within another is that one, which is wrong already.
    if (!isRead && ![...readSkills].some((each) => each.includes(squashed(skill)))) heard([], false, skill);
  }
  return score;
}

/** Words of the text layer that are neither in the document nor in the texts beside it. */
export function lostWords(shown: string, read: ResumeData | null, unplaced: readonly string[]): string[] {
  const stored = squashed(JSON.stringify([read, unplaced]).replaceAll(/<[^>]*>|\\["n]/g, " "));
  return [...new Set(shown.split(/[^\p{L}\p{N}\p{M}]+/u))].filter(
    (word) => /\p{L}{2}/u.test(word) && !stored.includes(squashed(word)),
  );
}

export function addScore(sum: Score, score: Score): void {
  for (const [field, { right, of }] of Object.entries(score)) {
    sum[field] ??= { right: 0, of: 0 };
    sum[field].right += right;
    sum[field].of += of;
  }
}
