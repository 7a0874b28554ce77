import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { isOngoingWord } from "@/domain/dates/ongoing";
import { readRange } from "@/domain/dates/parse";
import { readPdfResume } from "@/domain/imports/pdf/read-resume";
import { findPeriod } from "@/domain/imports/pdf/structure/period";
import { sectionTitle } from "@/domain/section-titles";
import { addField, type Calibration, noCalibration } from "@/proof/imports/calibration";
import { storedCorpus } from "@/proof/imports/corpus";
import { addScore, lostWords, type Score, scoreOf } from "@/proof/imports/score";
import { readPdf } from "@/server/platform/adapters/pdf-reader/read-pdf";

export interface CorpusReading {
  /** Scores of `own`, `foreign`, and every template and look. */
  sums: Record<string, Score>;
  /** Differences and lost words with the name of their file. */
  misses: string[];
  lost: string[];
  files: number;
  words: number;
  slowestMs: number;
  /** Whether the reader knows what it does not know. */
  calibration: Calibration;
}

/** Labels of contact details and headings of sections without items are stored by meaning. */
const MEANT = "Contact Kontakt Telefon Adresse Address E-Mail Web";

/** The share of fields that are right. */
export function shareOf(score: Score | undefined): number {
  const fields = Object.values(score ?? {});
  const of = fields.reduce((sum, field) => sum + field.of, 0);
  return of === 0 ? 0 : fields.reduce((sum, field) => sum + field.right, 0) / of;
}

/** Reads the files of a corpus, or those whose names contain one of the comma-separated parts, and compares them with their truth. */
export async function readCorpus(folder: string, only?: string): Promise<CorpusReading> {
  const reading: CorpusReading = {
    sums: {},
    misses: [],
    lost: [],
    files: 0,
    words: 0,
    slowestMs: 0,
    calibration: noCalibration(),
  };
  for (const file of storedCorpus(folder)) {
    if (only && !only.split(",").some((part) => file.name.includes(part))) continue;
    const began = performance.now();
    const content = await readPdf(file.pdf);
    let number = 0;
    const read = readPdfResume(content.layout, () => `id-${++number}`);
    reading.slowestMs = Math.max(reading.slowestMs, performance.now() - began);
    reading.files += 1;
    const texts = content.lines.map(({ text }) => text);
    reading.words += texts.join(" ").split(/\s+/).length;
    const misses: string[] = [];
    const score = scoreOf(file.truth, read?.data ?? null, texts.join("\n"), misses, (pointers, isRight) =>
      addField(reading.calibration, read?.places ?? [], pointers, isRight),
    );
    reading.misses.push(...misses.map((miss) => `${file.name} ${miss}`));
    const locale = read?.data.metadata.page.locale ?? "en-US";
    const headings = (["summary", ...SECTION_KEYS] as const).map((kind) => sectionTitle(kind, locale));
    // Dates are printed again from their parsed values; ranges may be wrapped over two lines.
    const undated = texts.map((text, index) => {
      const found = findPeriod(text, locale) ?? findPeriod(`${text} ${texts[index + 1] ?? ""}`, locale);
      return found
        ? text
            .split(" ")
            .filter((word) => !found.text.includes(word))
            .join(" ")
        : text;
    });
    const beside = (read?.unplaced ?? []).map(({ text }) => text);
    // A month whose year is on another line; whether the dates are right is compared as a field.
    const isOfDate = (word: string) =>
      isOngoingWord(word) || readRange(`${word} 2020`, file.truth.metadata.page.locale) !== undefined;
    const lost = lostWords(undated.join("\n"), read?.data ?? null, [...headings, MEANT, ...beside]).filter(
      (word) => !isOfDate(word),
    );
    reading.lost.push(...lost.map((word) => `${file.name} ${word}`));
    for (const name of [file.isOwn ? "own" : "foreign", file.look]) {
      reading.sums[name] ??= {};
      addScore(reading.sums[name], score);
    }
  }
  return reading;
}
