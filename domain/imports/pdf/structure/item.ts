import { type NewId, websiteOf } from "@/domain/imports/draft";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { entriesOf, type ReadEntry } from "@/domain/imports/pdf/structure/entries";
import { type ReadItem, SURE, type Sureness } from "@/domain/imports/pdf/structure/evidence";
import type { NamedEntry } from "@/domain/imports/pdf/structure/naming";
import { plainToRichText } from "@/domain/rich-text/from-plain";

/** What a short text of an entry names. */
export type NameRole = "title" | "organisation" | "place" | "name";

/** How a section is read from the lines of a PDF. */
export interface PdfSection {
  /** The short texts that an entry's head is divided into. */
  names: Readonly<Record<string, NameRole>>;
  read: (lines: readonly Line[], reading: { locale: string; newId: NewId }) => ReadItem[];
}

export const NOTHING: NamedEntry = { title: "", organisation: "", place: "", rest: [], sureness: { names: 0, place: 0 } };

export const textsOf = (entry: ReadEntry): string[] => entry.texts.map((part) => part.text);
/** Whether a position is at the place that its employer is given. */
export const isSamePlace = (entry: ReadEntry, place: string) =>
  place === "" || place === (entry.place === "" ? entry.roles.find((role) => role.place !== "")?.place : entry.place);
export const withRest = (rest: readonly string[], description: string) => plainToRichText(rest.join(" · ")) + description;

/** Of two dates in one head, one was chosen. */
const datesSureness = ({ periods }: ReadEntry): number => (periods > 1 ? SURE.byDefault : SURE.byWords);

/** Texts of a head without a field begin the description. */
export const restSureness = (rest: readonly string[]): number => (rest.length > 0 ? SURE.byDefault : SURE.usual);

export const surenessOfRoles = ({ roles }: ReadEntry): Sureness =>
  Object.fromEntries(
    roles.flatMap((role, index) => [
      [`roles/${index}/position`, role.texts.length === 1 ? SURE.byAlignment : SURE.likely],
      [`roles/${index}/dates`, datesSureness(role)],
      [`roles/${index}/description`, SURE.usual],
    ]),
  );

export const readItem = (entry: ReadEntry, fields: ReadItem["fields"], sureness: Sureness): ReadItem => ({
  fields,
  sureness: { dates: datesSureness(entry), website: SURE.usual, ...sureness },
  lines: [...entry.lines, ...entry.roles.flatMap((role) => role.lines)],
});

export const common = (entry: ReadEntry, rest: readonly string[]) => ({
  period: entry.period,
  website: websiteOf(entry.url),
  description: withRest(rest, entry.description),
});

/** “Cluster Administrator, Open Cluster Foundation”, “日商簿記検定二級（商工会議所）”. */
const GIVER_BEHIND = /^(.{3,}?)(?:[,،]\s+(?=[^,،]+$)|（(?=[^（）]+）$))([^,،（）]+)）?$/;

/** Awards and certificates: a title, the issuer, a date. Lines with neither a date nor another face are separate items. */
export const titledItems = (lines: readonly Line[], locale: string, giver: string): ReadItem[] =>
  entriesOf(lines, "each head", locale).map((entry) => {
    let [title = "", ...rest] = textsOf(entry);
    const [, name = "", other = ""] = rest.length === 0 && entry.place === "" ? (GIVER_BEHIND.exec(title) ?? []) : [];
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
