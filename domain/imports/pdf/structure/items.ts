import type { SectionKey } from "@/contracts/model/resume/sections/registry";
import { type DraftItem, type NewId, websiteOf } from "@/domain/imports/draft";
import { levelOf } from "@/domain/imports/level-words";
import { networkIcon } from "@/domain/imports/network-icons";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { proseOf } from "@/domain/imports/pdf/structure/body";
import { withoutBullet } from "@/domain/imports/pdf/structure/bullets";
import { entriesOf, type ReadEntry } from "@/domain/imports/pdf/structure/entries";
import { listOf } from "@/domain/imports/pdf/structure/lists";
import { nameEntries } from "@/domain/imports/pdf/structure/naming";
import { degreeEvidence, isDegree, roleEvidence } from "@/domain/imports/pdf/structure/words";
import { plainToRichText } from "@/domain/rich-text/from-plain";

interface Reading {
  locale: string;
  newId: NewId;
}

type ReadSection = (lines: readonly Line[], reading: Reading) => DraftItem[];

/** How the lines of each section become its items. */
export const SECTION_READERS: Record<SectionKey, ReadSection> = {
  experience: (lines, { locale, newId }) => {
    const entries = entriesOf(lines, "dated", locale);
    const named = nameEntries(entries, roleEvidence, "title");
    return entries.map((entry, index) => {
      const { title, organisation, place, rest } = named[index] ?? NOTHING;
      return {
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
    });
  },
  education: (lines, { locale }) => {
    const entries = entriesOf(lines, "dated", locale);
    const named = nameEntries(entries, degreeEvidence, "organisation");
    return entries.map((entry, index) => {
      const { title, organisation, place, rest } = named[index] ?? NOTHING;
      const grade = rest.find((text) => GRADE.test(text)) ?? "";
      return {
        school: organisation,
        ...degreeAndArea(title),
        grade,
        location: place,
        period: entry.period,
        website: websiteOf(entry.url),
        description: withRest(
          rest.filter((text) => text !== grade),
          entry.description,
        ),
      };
    });
  },
  projects: (lines, { locale }) =>
    entriesOf(lines, "each head", locale).map((entry) => {
      const [name, ...rest] = textsOf(entry);
      return { name: name ?? "", ...common(entry, rest) };
    }),
  volunteer: (lines, { locale }) => {
    const entries = entriesOf(lines, "dated", locale);
    const named = nameEntries(entries, roleEvidence, "organisation");
    return entries.map((entry, index) => {
      const { title: role, organisation, place: known, rest } = named[index] ?? NOTHING;
      // Two texts are the organisation and the role, or the organisation and a town.
      const isTown = known === "" && role !== "" && roleEvidence(role) === 0 && /^[\p{L}\s.’-]{2,30}$/u.test(role);
      const [title, place] = isTown ? ["", role] : [role, known];
      return {
        organization: [title, organisation].filter((text) => text !== "").join(", "),
        location: place,
        ...common(entry, rest),
      };
    });
  },
  awards: (lines, { locale }) => given(lines, locale, "awarder"),
  certifications: (lines, { locale }) => given(lines, locale, "issuer"),
  publications: (lines, { locale }) => given(lines, locale, "publisher"),
  skills: (lines) =>
    listOf(lines).map(({ label, level, keywords }) => ({
      icon: "",
      iconColor: "",
      name: label,
      proficiency: level,
      level: levelOf(level),
      keywords,
    })),
  interests: (lines) =>
    listOf(lines).map(({ label, level, keywords }) => ({
      icon: "",
      iconColor: "",
      name: label,
      keywords: level === "" ? keywords : [level, ...keywords],
    })),
  languages: (lines) => languagesOf(lines),
  profiles: (lines) => lines.flatMap(profilesOf),
  references: (lines, { locale }) =>
    entriesOf(lines, "each head", locale).map((entry) => {
      const [name, ...rest] = textsOf(entry);
      const phone = rest.find((text) => /^[+(\d][\d\s()./-]{6,}$/.test(text)) ?? "";
      return {
        name: name ?? "",
        position: [...rest.filter((text) => text !== phone), entry.place].filter((text) => text !== "").join(", "),
        phone,
        website: websiteOf(/^https?:/i.test(entry.url) ? entry.url : ""),
        description: entry.description,
      };
    }),
};

const NOTHING = { title: "", organisation: "", place: "", rest: [] as string[] };
const GRADE =
  /\d[.,]\d|\b(?:gpa|grade|note|honou?rs|distinction|cum laude|first class|class|mention|nota|moyenne|durchschnitt)\b/i;

const textsOf = (entry: ReadEntry): string[] => entry.texts.map((part) => part.text);
/** Whether a position is at the place that its employer is given. */
const isSamePlace = (entry: ReadEntry, place: string) =>
  place === "" || place === (entry.place === "" ? entry.roles.find((role) => role.place !== "")?.place : entry.place);
const withRest = (rest: readonly string[], description: string) => plainToRichText(rest.join(" · ")) + description;

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

/** Things that somebody gave: a title, the giver, a date. Lines with neither a date nor another face are things of their own. */
const given = (lines: readonly Line[], locale: string, giver: string): DraftItem[] =>
  entriesOf(lines, "each head", locale).map((entry) => {
    let [title = "", ...rest] = textsOf(entry);
    const [, name = "", other = ""] = rest.length === 0 && entry.place === "" ? (/^(.{3,}),\s+([^,]+)$/.exec(title) ?? []) : [];
    if (name !== "") [title, rest] = [name, [other]];
    return {
      title,
      [giver]: [...rest, entry.place].filter((text) => text !== "").join(" · "),
      date: entry.period,
      website: websiteOf(entry.url),
      description: entry.description,
    };
  });

const FLUENCY = /^(.+?)\s*(?:[(:：–—]\s*|\s-\s)([^)]*)\)?$/u;

function languagesOf(lines: readonly Line[]): DraftItem[] {
  const items: { language: string; fluency: string; level: number }[] = [];
  const add = (language: string, fluency: string) =>
    items.push({ language: language.replace(/[\s,:：–—-]+$/, "").trim(), fluency: fluency.trim(), level: levelOf(fluency) });
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
    const isPair = cells.length === 2 && !/[,;|•]/.test(first) && !FLUENCY.test(first);
    const last = items.at(-1);
    if (isPair) add(first, second.replace(/^[\s(:–—-]+|\)$/g, ""));
    // A line below a language that only says how well.
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
  return items;
}

/** Whether the lines alternate between two faces. */
const isLevelFace = (lines: readonly Line[], line: Line) => lines[0] !== undefined && lines[0].font !== line.font;

function profilesOf(line: Line): DraftItem[] {
  const text = withoutBullet(line.text) ?? line.text;
  const shown = /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.[a-z]{2,}\/\S+/i.exec(text)?.[0] ?? "";
  const url = line.links.find((each) => /^https?:/i.test(each)) ?? shown;
  const spans = line.cells
    .flatMap((cell) => cell.spans.map((span) => span.text.trim()))
    .filter((each) => /[\p{L}\p{N}]/u.test(each));
  const words = text
    .replace(shown, "")
    .replace(/[\s:–—-]+$/, "")
    .trim();
  const [network = "", ...username] =
    spans.length > 1 && shown === ""
      ? spans
      : (words || (url.replace(/^(?:https?:\/\/)?(?:www\.)?/, "").split(/[./]/)[0] ?? "")).split(/\s*[:–—|·]\s+|\s{2,}|\s-\s/);
  const address = url === "" || /^https?:/i.test(url) ? url : `https://${url}`;
  if (network === "") return [];
  return [{ icon: networkIcon(network), iconColor: "", network, username: username.join(" "), website: websiteOf(address) }];
}

/** Lines of a section that has no place of its own: with dates they are entries, else running text. */
export function customItems(lines: readonly Line[], locale: string): { type: "projects" | "summary"; items: DraftItem[] } {
  const entries = entriesOf(lines, "dated", locale);
  if (entries.some((entry) => entry.period !== "")) {
    const items = entries.map((entry) => ({
      name: [...textsOf(entry), entry.place].filter((text) => text !== "").join(" · "),
      period: entry.period,
      website: websiteOf(entry.url),
      description: entry.description,
    }));
    return { type: "projects", items };
  }
  return { type: "summary", items: [{ content: proseOf(lines) }] };
}
