import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { datesSchema } from "@/contracts/model/resume/dates";
import { DATE_FORMATS } from "@/contracts/model/resume/design-choices";
import { editDates } from "@/domain/dates/edit";
import { inferDateFormat } from "@/domain/dates/infer-format";
import { safeLocale } from "@/domain/dates/locale";
import { isOngoingWord, presentLabel } from "@/domain/dates/ongoing";
import { ONGOING_WORDS } from "@/domain/dates/ongoing-words";
import { parseDates } from "@/domain/dates/parse";
import { printDates } from "@/domain/dates/print";
import { busyMs } from "@/domain/testing/busy-ms";

const read = (text: string, locale = "en-US") => parseDates(text, locale);
const exact = (start: string | null, end: string | null = null, present = false) => ({ start, end, present });

describe("reading dates", () => {
  it.each([
    ["2020", exact("2020")],
    ["2020-3", exact("2020-03")],
    ["2020-03", exact("2020-03")],
    ["3/2020", exact("2020-03")],
    ["03.2020", exact("2020-03")],
    ["March 2020", exact("2020-03")],
    ["Mar. 2020", exact("2020-03")],
    ["mar 2020", exact("2020-03")],
    ["Sept 2020", exact("2020-09")],
    ["2019-2021", exact("2019", "2021")],
    ["2019–2021", exact("2019", "2021")],
    ["2020-01-2021-03", exact("2020-01", "2021-03")],
    ["March 2022 - Present", exact("2022-03", null, true)],
    ["August 2012 to May 2016", exact("2012-08", "2016-05")],
    ["2019 through 2020", exact("2019", "2020")],
    ["2019 until now.", exact("2019", null, true)],
    ["2019 ~ 2020", exact("2019", "2020")],
    ["2019 to date", exact("2019", null, true)],
    ["2019 – to date", exact("2019", null, true)],
    ["Jan 2019—Feb 2020", exact("2019-01", "2020-02")],
    ["2019 - Heute", exact("2019", null, true)],
    ["", exact(null)],
    ["   ", exact(null)],
  ])("%j is read exactly", (text, dates) => {
    expect(read(text)).toEqual(dates);
  });

  it.each([
    ["März 2020 – heute", "de-DE", exact("2020-03", null, true)],
    ["марта 2020", "ru", exact("2020-03")],
    ["март 2020", "ru", exact("2020-03")],
    ["2020年4月 – 現在", "ja", exact("2020-04", null, true)],
    ["2020년 4월", "ko", exact("2020-04")],
    ["février 2019", "fr", exact("2019-02")],
  ])("%j in %s is read exactly", (text, locale, dates) => {
    expect(read(text, locale)).toEqual(dates);
  });

  it.each([
    ["Spring 2020", exact("2020-03")],
    ["Winter 2019 - Summer 2020", exact("2019-12", "2020-06")],
    ["2020-03-05", exact("2020-03")],
    ["3/15/2020", exact("2020-03")],
    ["15/3/2020", exact("2020-03")],
    ["05.03.2020", exact("2020-03")],
    ["Mar 5, 2020", exact("2020-03")],
    ["5 March 2020 - 2021", exact("2020-03", "2021")],
    ["Fall 2018 – Present", exact("2018-09", null, true)],
  ])("%j fills the dates and keeps the text", (text, dates) => {
    expect(read(text)).toEqual({ ...dates, raw: text });
  });

  it.each([
    "Present",
    "1899",
    "2101",
    "13/2020",
    "2020-13",
    "since 2019",
    "Present - 2020",
    "2019 bis 2020",
    "two years",
    "32/13/2020",
  ])("%j cannot be read and is stored as typed", (text) => {
    expect(read(text)).toEqual({ start: null, end: null, present: false, raw: text });
  });

  it("survives any text and returns valid dates", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.constantFrom("en", "de-DE", "xx-nonsense-tag-which-is-long", "ar"),
        (text, locale) => {
          expect(datesSchema.safeParse(parseDates(text, locale)).success).toBe(true);
        },
      ),
    );
  });

  it("keeps every text it cannot read exactly", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const dates = read(text);
        expect(text.trim() === "" || dates.raw === text || dates.start !== null).toBe(true);
      }),
    );
  });

  it("takes linear time on hostile text", () => {
    const started = busyMs();
    read("- ".repeat(5000));
    read(`${" ".repeat(50_000)}x`);
    read("a ".repeat(20_000));
    expect(busyMs() - started).toBeLessThan(2000);
  });
});

const month = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([y, m]) => `${y}-${String(m).padStart(2, "0")}`);
const partial = fc.oneof(fc.integer({ min: 1900, max: 2100 }).map(String), month);
const locale = fc.constantFrom(
  "en-US",
  "de-DE",
  "fr-FR",
  "es",
  "pt-BR",
  "ja-JP",
  "ko",
  "zh-CN",
  "hu",
  "ru",
  "pl",
  "tr",
  "vi",
  "el",
  "ar",
  "he",
  "fa",
  "th",
);

describe("printing dates", () => {
  it.each([
    ["short", "Mar 2022 – Present"],
    ["long", "March 2022 – Present"],
    ["numeric", "03/2022 – Present"],
    ["iso", "2022-03 – Present"],
  ] as const)("prints %s", (dateFormat, text) => {
    expect(printDates({ start: "2022-03", end: null, present: true }, { locale: "en-US", dateFormat })).toBe(text);
  });

  it("prints the typed text while it is stored, and partial dates", () => {
    const style = { locale: "de-DE", dateFormat: "long" } as const;
    expect(printDates({ start: "2020-03", end: null, present: false, raw: "Frühling 2020" }, style)).toBe("Frühling 2020");
    expect(printDates({ start: null, end: "2020-03", present: false }, style)).toBe("März 2020");
    expect(printDates({ start: "2019", end: null, present: true }, style)).toBe("2019 – Heute");
    expect(printDates({ start: null, end: null, present: false }, style)).toBe("");
  });

  it("uses the Gregorian calendar and Latin digits in every language", () => {
    for (const tag of ["fa", "th-TH", "ar-SA", "ja-JP"]) {
      expect(printDates({ start: "2022-03", end: null, present: false }, { locale: tag, dateFormat: "long" })).toContain("2022");
    }
  });

  it("prints text that reads back as the same dates, in every language and format", () => {
    fc.assert(
      fc.property(
        partial,
        fc.option(partial),
        fc.boolean(),
        locale,
        fc.constantFrom(...DATE_FORMATS),
        (start, end, present, tag, dateFormat) => {
          const dates = { start, end: present ? null : end, present };
          const text = printDates(dates, { locale: tag, dateFormat });
          expect(parseDates(text, tag)).toEqual(dates);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("the rest of dates", () => {
  it("recognises the words for ongoing in every language, and prints the first", () => {
    for (const [language, words] of Object.entries(ONGOING_WORDS)) {
      for (const word of words) expect(isOngoingWord(`${word.toUpperCase()}.`) || isOngoingWord(word)).toBe(true);
      expect(presentLabel(language)).toBe(words[0]);
    }
    expect(Object.keys(ONGOING_WORDS).length).toBeGreaterThanOrEqual(48);
    expect(presentLabel("fr-CA")).toBe("Présent");
    expect(presentLabel("nn-NO")).toBe("Nå");
    expect(presentLabel("zz")).toBe("Present");
  });

  it("finds the format most texts are written in", () => {
    expect(inferDateFormat(["March 2022 - Present", "Apr 2021", "June 2020 - February 2022"], "en-US")).toBe("long");
    expect(inferDateFormat(["03/2022", "04/2021 - 2022", "March 2020"], "en-US")).toBe("numeric");
    expect(inferDateFormat(["2020-03", "May 2021", "2019"], "en-US")).toBe("iso");
    expect(inferDateFormat(["May 2021", "2019", "nonsense"], "en-US")).toBe("short");
    expect(inferDateFormat([], "en-US")).toBe("short");
  });

  it("forgets what was typed when a date is edited", () => {
    expect(editDates({ start: "2020-03", end: null, present: false, raw: "Spring 2020" }, { end: "2021" })).toEqual(
      exact("2020-03", "2021"),
    );
  });

  it("falls back to English for invalid language tags", () => {
    expect(safeLocale("de_DE")).toBe("de-DE");
    expect(safeLocale("not a tag")).toBe("en-US");
    expect(safeLocale("")).toBe("en-US");
  });
});
