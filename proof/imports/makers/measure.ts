import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { readPdfFile } from "@/domain/imports/pdf/read-pdf-file";
import { findPeriod } from "@/domain/imports/pdf/structure/period";
import { readFile } from "@/domain/imports/read-file";
import type { Reading } from "@/domain/imports/reading";
import { withUnplaced } from "@/domain/imports/with-unplaced";
import type { MakerFile } from "@/proof/imports/makers/maker-files";
import type { Source } from "@/proof/imports/makers/page-source";
import { newSequence } from "@/proof/imports/makers/sequence";
import { addScore, lostWords, type Score, scoreOf, squashed } from "@/proof/imports/score";
import { readPdf } from "@/server/platform/adapters/pdf-reader/read-pdf";

/**
 * How wrong and right fields were marked: a reader that knows what it does not know. A field that is missing is wrong, and marked if its
 * place in the entry is.
 */
export interface Trust {
  sure: { right: number; of: number };
  wrong: { marked: number; of: number };
  /** Of the wrong fields those that were read as something, so that there is a place to mark. */
  read: { marked: number; of: number };
  right: { marked: number; of: number };
}

export interface MakerMeasure {
  score: Score;
  makers: Record<string, Score>;
  trust: Trust;
  misses: string[];
  /** How often fields were right, by their name and confidence. */
  steps: Record<string, { right: number; of: number }>;
  /** How often a field that was to be checked was wrong, by the reason. */
  doubts: Record<string, { right: number; of: number }>;
  /** Wrong fields that nothing points at. */
  silent: string[];
  lost: string[];
  words: number;
  files: number;
  milliseconds: number[];
}

export const noMeasure = (): MakerMeasure => ({
  score: {},
  makers: {},
  trust: { sure: { right: 0, of: 0 }, wrong: { marked: 0, of: 0 }, read: { marked: 0, of: 0 }, right: { marked: 0, of: 0 } },
  misses: [],
  steps: {},
  doubts: {},
  silent: [],
  lost: [],
  words: 0,
  files: 0,
  milliseconds: [],
});

const SURE = 0.95;
const TO_CHECK = 0.6;

/** The pages of a file as the PDF layer reads them. */
export async function sourceOf(file: MakerFile): Promise<Source> {
  const { layout, lines } = await readPdf(file.pdf);
  return { file, pages: layout, shown: file.shown ?? lines.map(({ text }) => text).join("\n") };
}

/** Reads pages and adds how well to a measure. `name` is the file in the list of differences. */
export function measurePages({ file, pages, shown }: Source, name: string, measure: MakerMeasure): void {
  const began = performance.now();
  const result = readPdfFile({ layout: pages, embedded: null }, newSequence());
  measure.milliseconds.push(performance.now() - began);
  measureReading({ file, reading: result.ok ? result.reading : null, shown }, name, measure);
}

/** Reads a file without pages and adds how well to a measure. */
export function measureFile(file: MakerFile, name: string, measure: MakerMeasure): void {
  const began = performance.now();
  const result = readFile(file.pdf, "AUTO", newSequence());
  measure.milliseconds.push(performance.now() - began);
  const reading = result.ok ? result.reading : null;
  measureReading({ file, reading, shown: file.shown ?? (reading?.paragraphs ?? []).join("\n") }, name, measure);
}

function measureReading(
  { file, reading, shown }: { file: MakerFile; reading: Reading | null; shown: string },
  name: string,
  measure: MakerMeasure,
): void {
  const misses: string[] = [];
  const { trust } = measure;
  const doubtful = reading ? doubtfulText(reading) : { text: "", words: new Set<string>() };
  const isInDoubt = (text: string) => {
    const words = text
      .replaceAll(/<[^>]*>/g, " ")
      .split(/\s+/)
      .map(plainOf);
    const isWhole = plainOf(text).length > 2 ? doubtful.text.includes(plainOf(text)) : doubtful.words.has(text.trim());
    // A text that was cut apart is found where all of its words are.
    return isWhole || (words.length > 2 && words.every((word) => doubtful.text.includes(word)));
  };
  const score = scoreOf(file.truth, reading?.data ?? null, shown, misses, (pointers, isRight, expected) => {
    const sureness = (reading?.places ?? [])
      .filter(({ pointer }) => pointers.includes(pointer))
      .map(({ confidence }) => confidence);
    const least = Math.min(1, ...sureness);
    if (sureness.length === 0 && isRight) return;
    if (sureness.length > 0 && least >= SURE) {
      trust.sure.of += 1;
      trust.sure.right += Number(isRight);
    }
    const marks = isRight ? trust.right : trust.wrong;
    marks.of += 1;
    // A text without a field is found where something says that it is: among the leftovers, or in a field to check.
    const isFound = sureness.length === 0 && expected !== "" && isInDoubt(expected);
    const isMarked = least < TO_CHECK || isFound;
    marks.marked += Number(isMarked);
    measure.steps[`${stepName(pointers[0])} ${least}`] ??= { right: 0, of: 0 };
    const step = measure.steps[`${stepName(pointers[0])} ${least}`];
    if (step) {
      step.of += 1;
      step.right += Number(isRight);
    }
    if (sureness.length > 0 && least < TO_CHECK) {
      const reason =
        reading?.places.find(({ pointer, confidence }) => pointers.includes(pointer) && confidence === least)?.doubt ?? "none";
      measure.doubts[reason] ??= { right: 0, of: 0 };
      const own = measure.doubts[reason];
      own.of += 1;
      own.right += Number(!isRight);
    }
    if (!isRight && !isMarked) {
      const read =
        reading && pointers[0] ? `${pointers[0]} “${textAt(reading.data, pointers[0]).slice(0, 60)}” instead of` : "missing";
      measure.silent.push(`${name} ${read} “${expected.slice(0, 60)}” ${least}`);
    }
    if (!isRight && sureness.length > 0) {
      trust.read.of += 1;
      trust.read.marked += Number(least < TO_CHECK);
    }
  });
  // Behind icons the name of a network is not shown; profiles are compared by network and username below.
  delete score["profiles count"];
  const count = (field: string, isRight: boolean, note: string) => {
    score[field] ??= { right: 0, of: 0 };
    const own = score[field];
    own.of += 1;
    own.right += Number(isRight);
    if (!isRight) misses.push(`${field}: ${note}`);
  };
  scoreProfiles(file, reading, count);
  scoreSections(file, reading, count);
  scoreText(file, reading, count);
  const beside = (reading?.unplaced ?? []).map(({ text }) => text);
  const printed = file.sections.map(({ title }) => title);
  const words = shown.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  const dates = wordsOfDates(file);
  measure.lost.push(
    ...lostWords(shown, reading?.data ?? null, [...beside, ...printed, ...dates]).map((word) => `${name} ${word}`),
  );
  measure.words += words.length;
  measure.files += 1;
  measure.misses.push(...misses.map((miss) => `${name} ${miss}`));
  addScore(measure.score, score);
  measure.makers[file.maker] ??= {};
  addScore(measure.makers[file.maker] ?? {}, score);
}

const plainOf = (html: string) =>
  squashed(
    html
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll("&amp;", "&")
      .replaceAll("&quot;", '"'),
  );

/** Everything that a reading points at: texts without a place, and fields to check. */
function doubtfulText({ data, places, unplaced }: Reading): { text: string; words: ReadonlySet<string> } {
  const pointers = new Set(places.filter(({ confidence }) => confidence < TO_CHECK).map(({ pointer }) => pointer));
  const texts = [...pointers].map((pointer) => textAt(data, pointer));
  const all = [...texts, ...unplaced.map(({ text }) => text)];
  // “B2” and “R” are found as words, because they are within many.
  const words = all.flatMap((text) => text.replaceAll(/<[^>]*>/g, " ").split(/[\s,;()[\]"·|]+/));
  return { text: all.map(plainOf).join(""), words: new Set(words) };
}

function textAt(data: ResumeData, pointer: string): string {
  const value = pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], data);
  return typeof value === "string" ? value : JSON.stringify(value ?? "");
}

const stepName = (pointer: string | undefined) => pointer?.replaceAll(/\/\d+/g, "") ?? "missing";

type Count = (field: string, isRight: boolean, note: string) => void;

function scoreProfiles({ truth, look }: MakerFile, reading: Reading | null, count: Count): void {
  const read = reading?.data.sections.profiles.items ?? [];
  for (const expected of truth.sections.profiles.items) {
    const found = read.find((item) => squashed(item.network) === squashed(expected.network));
    count("profiles network", found !== undefined, `no ${expected.network} in ${read.map((item) => item.network).join(", ")}`);
    const isUsername = found !== undefined && squashed(found.username) === squashed(expected.username);
    count("profiles username", isUsername, `${look.profiles}: “${found?.username ?? "–"}” instead of “${expected.username}”`);
  }
}

const SIDE_SECTIONS: readonly string[] = ["skills", "languages", "awards"];

/** Own titles, and the order in which sections are printed. Of pages with columns each column has its own order. */
function scoreSections({ sections, look, aside = SIDE_SECTIONS }: MakerFile, reading: Reading | null, count: Count): void {
  const titles = reading ? titlesInOrder(reading) : [];
  const own = sections.find(({ key }) => key === "own");
  if (own)
    count(
      "own title",
      titles.some((title) => squashed(title) === squashed(own.title)),
      `${own.title} in ${titles.join(" | ")}`,
    );
  const groups =
    look.page === "one"
      ? [sections]
      : [sections.filter(({ key }) => !aside.includes(key)), sections.filter(({ key }) => aside.includes(key))];
  const inOrder = groups.every((group) => {
    const places = group.map(({ key, title }) =>
      titles.findIndex((each) => squashed(each) === squashed(title) || (key !== "own" && each === key)),
    );
    return places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? 0)));
  });
  count("section order", inOrder, `${titles.join(" | ")} instead of ${sections.map(({ title }) => title).join(" | ")}`);
}

/** Sections as they are printed: by their own title, or by their key. */
function titlesInOrder({ data }: Reading): string[] {
  const isKey = (id: string): id is SectionKey => (SECTION_KEYS as readonly string[]).includes(id);
  return data.metadata.layout.pages
    .flatMap(({ main, sidebar }) => [...main, ...sidebar])
    .flatMap((id) => {
      if (id === "summary") return data.summary.content === "" ? [] : [data.summary.title || id];
      if (isKey(id)) return data.sections[id].items.length === 0 ? [] : [data.sections[id].title || id];
      const custom = data.customSections.find((section) => section.id === id);
      return custom && !custom.hidden ? [custom.title] : [];
    });
}

/** No description has dates that its entry lacks, and nothing empty is printed. */
function scoreText({ truth }: MakerFile, reading: Reading | null, count: Count): void {
  if (!reading) return;
  const locale = truth.metadata.page.locale;
  for (const job of reading.data.sections.experience.items) {
    const text = job.description.replaceAll(/<[^>]*>/g, " ");
    const hasRange = /(?:19|20)\d{2}\s*[–—-]\s*(?:\S+\s)?(?:(?:19|20)\d{2}|\p{L}{4,})/u.test(text);
    const isStored = hasRange && findPeriod(text.slice(0, 190), locale) !== undefined;
    count("no dates in text", !isStored, text.slice(0, 120));
  }
  const printed = withUnplaced(reading, newSequence());
  const hidden = new Set(printed.customSections.filter((section) => section.hidden).map((section) => section.id));
  const visible = JSON.stringify([
    printed.basics,
    printed.summary.content,
    printed.sections,
    printed.customSections.filter((section) => !hidden.has(section.id)),
  ]);
  const junk =
    /[\ue000-\uf8ff]|HOUSE-CHIMNEY|MOBILE-ALT|LINKEDIN-IN|GITHUB-SQUARE|X-TWITTER|ENVELOPE|\bGLOBE\b|Last updated/.exec(visible);
  count("no junk printed", junk === null, String(junk?.[0]));
  const { marginX, marginY } = printed.metadata.page;
  count("margins", marginX >= 28 && marginY >= 28 && marginX <= 90, `${marginX} and ${marginY} pt`);
}

/** Months, lengths of stay and words for “still going on” are printed in other words. */
function wordsOfDates({ truth, dateWords = "" }: MakerFile): string[] {
  const locale = truth.metadata.page.locale;
  const months = Array.from({ length: 12 }, (_, month) =>
    (["short", "long"] as const).map((style) =>
      new Intl.DateTimeFormat(locale, { month: style, timeZone: "UTC" }).format(new Date(Date.UTC(2020, month, 1))),
    ),
  );
  const lengths =
    "year years month months Jahr Jahre Monat Monate an ans mois año años mes meses to Present heute Aujourd’hui Actualidad";
  return [
    ...months.flat(),
    lengths,
    dateWords,
    "Contact Kontakt Contacto Phone Telefon Téléphone Teléfono Address Adresse Dirección E-Mail Web",
  ];
}
