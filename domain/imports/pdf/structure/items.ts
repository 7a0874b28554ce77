import type { SectionKey } from "@/contracts/model/resume/sections/forms";
import { type NewId, websiteOf } from "@/domain/imports/draft";
import { levelOf } from "@/domain/imports/level-words";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { proseOf } from "@/domain/imports/pdf/structure/body";
import { withoutBullet } from "@/domain/imports/pdf/structure/bullets";
import { entriesOf, type ReadEntry } from "@/domain/imports/pdf/structure/entries";
import { leastOf, type ReadItem, SURE, type Sureness } from "@/domain/imports/pdf/structure/evidence";
import { listOf } from "@/domain/imports/pdf/structure/lists";
import { type NamedEntry, nameEntries } from "@/domain/imports/pdf/structure/naming";
import { profilesOf } from "@/domain/imports/pdf/structure/profiles";
import { degreeEvidence, isDegree, isLanguageName, roleEvidence } from "@/domain/imports/pdf/structure/words";
import { plainToRichText } from "@/domain/rich-text/from-plain";

interface Reading {
  locale: string;
  newId: NewId;
}

type ReadSection = (lines: readonly Line[], reading: Reading) => ReadItem[];

/** How the lines of each section become its items. */
export const SECTION_READERS: Record<SectionKey, ReadSection> = {
  experience: (lines, { locale, newId }) => {
    const entries = entriesOf(lines, "dated", locale);
    const named = nameEntries(entries, roleEvidence, "title");
    return entries.map((entry, index) => {
      const { title, organisation, place, rest, sureness } = named[index] ?? NOTHING;
      const fields = {
        company: organisation,
        position: title,
        // Positions of one employer are often each printed with their place.
        location: place === "" ? (entry.roles.find((role) => role.place !== "")?.place ?? "") : place,
        period: entry.period,
        website: websiteOf(entry.url),
        description: withRest(rest, entry.description),
        roles: entry.roles.map((role) => ({
          id: newId(),
          position: role.texts.map((text) => text.text).join(", "),
          period: role.period,
          description: withRest(isSamePlace(entry, role.place) ? [] : [role.place], role.description),
        })),
      };
      const own = { company: sureness.names, position: sureness.names, location: sureness.place };
      return readItem(entry, fields, { ...own, ...surenessOfRoles(entry), description: restSureness(rest) });
    });
  },
  education: (lines, { locale }) => {
    const entries = entriesOf(lines, "dated", locale);
    const named = nameEntries(entries, degreeEvidence, "organisation");
    return entries.map((entry, index) => {
      const { title, organisation, place, rest, sureness } = named[index] ?? NOTHING;
      const grade = rest.find((text) => GRADE.test(text)) ?? "";
      const others = rest.filter((text) => text !== grade);
      const { degree, area } = degreeAndArea(title);
      const fields = {
        school: organisation,
        degree,
        area,
        grade,
        location: place,
        period: entry.period,
        website: websiteOf(entry.url),
        description: withRest(others, entry.description),
      };
      const divided = leastOf(sureness.names, area === "" || isDegree(degree) ? 1 : SURE.byDefault);
      return readItem(entry, fields, {
        school: sureness.names,
        degree: divided,
        area: divided,
        grade: SURE.usual,
        location: sureness.place,
        description: restSureness(others),
      });
    });
  },
  projects: (lines, { locale }) =>
    entriesOf(lines, "each head", locale).map((entry) => {
      const [name = "", ...rest] = textsOf(entry);
      const sureness = { name: SURE.usual, description: restSureness(rest) };
      return readItem(entry, { name, ...common(entry, rest) }, sureness);
    }),
  volunteer: (lines, { locale }) => {
    const entries = entriesOf(lines, "dated", locale);
    const named = nameEntries(entries, roleEvidence, "organisation");
    return entries.map((entry, index) => {
      const { title: role, organisation, place: known, rest, sureness } = named[index] ?? NOTHING;
      // Two texts are the organisation and the role, or the organisation and a town.
      const isTown = known === "" && role !== "" && roleEvidence(role) === 0 && /^[\p{L}\s.’-]{2,30}$/u.test(role);
      const [title, place] = isTown ? ["", role] : [role, known];
      const organization = [title, organisation].filter((text) => text !== "").join(", ");
      return readItem(
        entry,
        { organization, location: place, ...common(entry, rest) },
        {
          // With a single text there is nothing that it could be mistaken for.
          organization: isTown ? SURE.likely : role === "" ? SURE.usual : sureness.names,
          location: isTown ? SURE.byDefault : sureness.place,
          description: restSureness(rest),
        },
      );
    });
  },
  awards: (lines, { locale }) => given(lines, locale, "awarder"),
  certifications: (lines, { locale }) => given(lines, locale, "issuer"),
  publications: (lines, { locale }) => given(lines, locale, "publisher"),
  skills: (lines) =>
    listOf(lines).map(({ label, level, keywords }) => {
      const fields = { icon: "", iconColor: "", name: label, proficiency: level, level: levelOf(level), keywords };
      const proficiency = level === "" || levelOf(level) > 0 ? SURE.usual : SURE.byDefault;
      return { fields, sureness: { name: SURE.usual, proficiency, keywords: SURE.usual }, lines };
    }),
  interests: (lines) =>
    listOf(lines).map(({ label, level, keywords }) => {
      const fields = { icon: "", iconColor: "", name: label, keywords: level === "" ? keywords : [level, ...keywords] };
      return { fields, sureness: { name: SURE.usual, keywords: SURE.usual }, lines };
    }),
  languages: (lines) => languagesOf(lines),
  profiles: (lines) => lines.flatMap(profilesOf),
  references: (lines, { locale }) =>
    entriesOf(lines, "each head", locale).map((entry) => {
      const [name, ...rest] = textsOf(entry);
      const phone = rest.find((text) => /^[+(\d][\d\s()./-]{6,}$/.test(text)) ?? "";
      const fields = {
        name: name ?? "",
        position: [...rest.filter((text) => text !== phone), entry.place].filter((text) => text !== "").join(", "),
        phone,
        website: websiteOf(/^https?:/i.test(entry.url) ? entry.url : ""),
        description: entry.description,
      };
      return readItem(entry, fields, { name: SURE.usual, position: SURE.likely, phone: SURE.byWords });
    }),
};

const NOTHING: NamedEntry = { title: "", organisation: "", place: "", rest: [], sureness: { names: 0, place: 0 } };
const GRADE =
  /\d[.,]\d|\b(?:gpa|grade|note|honou?rs|distinction|cum laude|first class|class|mention|nota|moyenne|durchschnitt)\b/i;

const textsOf = (entry: ReadEntry): string[] => entry.texts.map((part) => part.text);
/** Whether a position is at the place that its employer is given. */
const isSamePlace = (entry: ReadEntry, place: string) =>
  place === "" || place === (entry.place === "" ? entry.roles.find((role) => role.place !== "")?.place : entry.place);
const withRest = (rest: readonly string[], description: string) => plainToRichText(rest.join(" · ")) + description;

/** Of two dates in one head, one was chosen. */
const datesSureness = ({ periods }: ReadEntry): number => (periods > 1 ? SURE.byDefault : SURE.byWords);

/** Texts of a head without a field begin the description. */
const restSureness = (rest: readonly string[]): number => (rest.length > 0 ? SURE.byDefault : SURE.usual);

const surenessOfRoles = ({ roles }: ReadEntry): Sureness =>
  Object.fromEntries(
    roles.flatMap((role, index) => [
      [`roles/${index}/position`, role.texts.length === 1 ? SURE.byAlignment : SURE.likely],
      [`roles/${index}/dates`, datesSureness(role)],
      [`roles/${index}/description`, SURE.usual],
    ]),
  );

const readItem = (entry: ReadEntry, fields: ReadItem["fields"], sureness: Sureness): ReadItem => ({
  fields,
  sureness: { dates: datesSureness(entry), website: SURE.usual, ...sureness },
  lines: [...entry.lines, ...entry.roles.flatMap((role) => role.lines)],
});

const common = (entry: ReadEntry, rest: readonly string[]) => ({
  period: entry.period,
  website: websiteOf(entry.url),
  description: withRest(rest, entry.description),
});

/** “MSc, Physics”, “Bachelor of Arts in Philosophy”. */
function degreeAndArea(text: string): { degree: string; area: string } {
  const [, degree = "", area = ""] =
    /^([^,]{2,60}),\s+(.+)$/.exec(text) ?? /^(.{2,60}?)\s+(?:in|en|im Fach|em|w)\s+(\p{Lu}.+)$/u.exec(text) ?? [];
  return degree !== "" && (isDegree(degree) || !isDegree(area)) ? { degree, area } : { degree: text, area: "" };
}

/** Awards and certificates: a title, the issuer, a date. Lines with neither a date nor another face are separate items. */
const given = (lines: readonly Line[], locale: string, giver: string): ReadItem[] =>
  entriesOf(lines, "each head", locale).map((entry) => {
    let [title = "", ...rest] = textsOf(entry);
    const [, name = "", other = ""] = rest.length === 0 && entry.place === "" ? (/^(.{3,}),\s+([^,]+)$/.exec(title) ?? []) : [];
    if (name !== "") [title, rest] = [name, [other]];
    const givers = [...rest, entry.place].filter((text) => text !== "");
    const fields = {
      title,
      [giver]: givers.join(" · "),
      date: entry.period,
      website: websiteOf(entry.url),
      description: entry.description,
    };
    const divided = name !== "" ? SURE.likely : givers.length > 1 ? SURE.byDefault : SURE.usual;
    return readItem(entry, fields, { title: name !== "" ? SURE.likely : SURE.usual, [giver]: divided });
  });

const FLUENCY = /^(.+?)\s*(?:[(:：–—]\s*|\s-\s)([^)]*)\)?$/u;

function languagesOf(lines: readonly Line[]): ReadItem[] {
  const items: { language: string; fluency: string; level: number }[] = [];
  const add = (language: string, fluency: string) =>
    items.push({ language: language.replace(/[\s,:：–—-]+$/, "").trim(), fluency: fluency.trim(), level: levelOf(fluency) });
  const sureness = ({ language, fluency }: (typeof items)[number]) => ({
    language: isLanguageName(language) ? SURE.byWords : SURE.doubtful,
    fluency: levelOf(fluency) > 0 ? SURE.byWords : SURE.doubtful,
  });
  for (const line of lines) {
    const cells = line.cells.flatMap((cell) => {
      const faces: { text: string; face: string }[] = [];
      for (const span of cell.spans) {
        const face = `${span.font} ${span.size}`;
        const last = faces.at(-1);
        if (last && (last.face === face || !/[\p{L}\p{N}]/u.test(span.text))) last.text += span.text;
        else faces.push({ text: span.text, face });
      }
      return faces.map(({ text }) => (withoutBullet(text) ?? text).trim()).filter((text) => /[\p{L}\p{N}]/u.test(text));
    });
    const [first = "", second = "", ...more] = cells;
    const isPair = cells.length === 2 && !/[,;|•]/.test(first) && !FLUENCY.test(first.replace(/\s*[:：–—-]$/, ""));
    const last = items.at(-1);
    if (isPair) add(first, second.replace(/^[\s(:–—-]+|\)$/g, ""));
    // A line below a language that only gives the level.
    else if (
      last &&
      last.fluency === "" &&
      cells.length === 1 &&
      (levelOf(first) > 0 || (items.length === 1 && isLevelFace(lines, line)))
    ) {
      last.fluency = first;
      last.level = levelOf(first);
    } else
      for (const part of [first, second, ...more].join(" | ").split(/\s*[,;|•·、]\s*(?![^(]*\))/)) {
        if (!/[\p{L}]/u.test(part)) continue;
        const [, language = part, fluency = ""] = FLUENCY.exec(part.trim().replace(/\.$/, "")) ?? [];
        add(language, fluency);
      }
  }
  return items.map((fields) => ({ fields, sureness: sureness(fields), lines }));
}

/** Whether the lines alternate between two faces. */
const isLevelFace = (lines: readonly Line[], line: Line) => lines[0] !== undefined && lines[0].font !== line.font;

/** Lines of a section without a fixed place: with dates they are entries, else running text. */
export function customItems(lines: readonly Line[], locale: string): { type: "projects" | "summary"; items: ReadItem[] } {
  const entries = entriesOf(lines, "dated", locale);
  if (entries.some((entry) => entry.period !== "")) {
    const items = entries.map((entry) => {
      const names = [...textsOf(entry), entry.place].filter((text) => text !== "");
      const fields = {
        name: names.join(" · "),
        period: entry.period,
        website: websiteOf(entry.url),
        description: entry.description,
      };
      return readItem(entry, fields, { name: names.length > 1 ? SURE.byDefault : SURE.likely, description: SURE.usual });
    });
    return { type: "projects", items };
  }
  return { type: "summary", items: [{ fields: { content: proseOf(lines) }, sureness: { content: SURE.likely }, lines }] };
}
