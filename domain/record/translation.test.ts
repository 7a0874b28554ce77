import { describe, expect, test } from "vitest";
import { linesOf, translationOf } from "@/domain/record/translation";

const JOB = {
  company: "Northpine",
  position: "Designer",
  location: "Bern",
  period: "2020 – 2022",
  description: "<p>Led a team of 12 designers.</p><ul><li><p>Cut delays by 30 % in 2021.</p></li></ul>",
  roles: [],
};
const YEAR = 2026;
const idOf = (text: string) => linesOf("experience", JOB).find((line) => line.text.includes(text))?.id ?? "";
const translated = (...pairs: [line: string, text: string][]) =>
  translationOf(
    "experience",
    JOB,
    pairs.map(([line, text]) => ({ id: idOf(line), text })),
    YEAR,
  );

describe("the lines of an entry", () => {
  test("are its texts without names, dates and the marks of lists", () => {
    expect(linesOf("experience", JOB).map(({ text }) => text)).toEqual([
      "Designer",
      "Bern",
      "Led a team of 12 designers.",
      expect.stringMatching(/^Cut delays by 30/),
    ]);
    expect(linesOf("skills", { name: "Drawing", proficiency: "", keywords: ["Ink", "5"] }).map(({ id }) => id)).toEqual([
      "name 0",
      "keywords 0",
    ]);
    expect(linesOf("basics", { name: "Kim", email: "kim@example.com", phone: "1", location: "Bern" })).toHaveLength(1);
  });
});

describe("a translation", () => {
  test("keeps the marks of lists and what was not translated", () => {
    const { data, left, doubts } = translated(["Designer", "Designerin"], ["Cut delays", "Senkte Verspätungen 2021 um 30 %."]);
    expect(data).toEqual({
      position: "Designerin",
      description: expect.stringMatching(/^Led a team of 12 designers\.\n\n[-*] Senkte Verspätungen 2021 um 30 %\.$/),
    });
    expect(left.map(({ text }) => text)).toEqual(["Bern", "Led a team of 12 designers."]);
    expect(doubts).toEqual([]);
  });

  test.each([
    ["Leitete ein Team von 15 Designern."],
    ["Leitete ein Team von Designern."],
    ["Leitete ein Team von 12 Designern und 3 Planern."],
    ["Leitete seit 2019 ein Team von 12 Designern."],
    ["Leitete ein Team von 12 Designern: https://elsewhere.example"],
  ])("leaves a line whose digits or links would change: %s", (text) => {
    expect(translated(["Led a team", text]).data).toEqual({});
  });

  test("marks a rank or a name that the entry does not have", () => {
    const { data, doubts } = translated(
      ["Designer", "Leitender Designer"],
      ["Led a team", "Leitete bei Siemens ein Team von 12 Designern."],
    );
    expect(Object.keys(data)).toEqual(["position", "description"]);
    expect(doubts.map(({ field }) => field)).toEqual(["position", "description"]);
    expect(doubts[0]?.claims).toMatchObject([{ kind: "title" }]);
  });

  test("marks numbers and dates in words that changed", () => {
    const summary = { content: "<p>Led three teams until May 2021.</p>" };
    const [line] = linesOf("summary", summary);
    const claimsOf = (text: string) =>
      translationOf("summary", summary, [{ id: line?.id ?? "", text }], YEAR).doubts.flatMap(({ claims }) =>
        claims.map(({ kind }) => kind),
      );
    expect(claimsOf("Leitete bis Mai 2021 vier Teams.")).toContain("number");
    expect(claimsOf("Leitete bis Juni 2021 drei Teams.")).toContain("date");
    expect(claimsOf("Leitete bis Mai 2021 drei Teams.")).toEqual([]);
  });

  test("ignores lines that the entry does not have", () => {
    expect(
      translationOf(
        "experience",
        JOB,
        [
          { id: "company 0", text: "Südkiefer" },
          { id: "x", text: "y" },
        ],
        YEAR,
      ).data,
    ).toEqual({});
  });

  test("may write numbers as the language does", () => {
    const summary = { content: "<p>Saved 1,200 euros and 2.5 tons of paper.</p>" };
    const [line] = linesOf("summary", summary);
    const text = "Sparte 1.200 Euro und 2,5 Tonnen Papier.";
    expect(translationOf("summary", summary, [{ id: line?.id ?? "", text }], YEAR)).toMatchObject({ data: { content: text } });
  });
});
