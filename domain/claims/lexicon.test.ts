import { expect, test } from "vitest";
import { MEASURED_LANGUAGES } from "./languages/language-data";
import { NOUNS } from "./lexicon/nouns";
import { OTHERS } from "./lexicon/others";
import { MORE_DEGREES, MORE_LEADING, MORE_TITLES, MORE_TRADES } from "./lexicon/posts";
import { DEGREES, LEADING, SUPERLATIVES, TITLES } from "./lexicon/ranks";
import { SKILLS, TOOLS_ELSEWHERE } from "./lexicon/skills";
import { TASKS } from "./lexicon/tasks";
import { TRADES } from "./lexicon/trades";
import { RESULTS, VERBS } from "./lexicon/verbs";

const FILES = {
  TITLES,
  DEGREES,
  SUPERLATIVES,
  LEADING,
  TRADES,
  SKILLS,
  TOOLS_ELSEWHERE,
  NOUNS,
  VERBS,
  RESULTS,
  TASKS,
  MORE_TITLES,
  MORE_TRADES,
  MORE_LEADING,
  MORE_DEGREES,
};

test.each(Object.entries(FILES))("each line of %s has a column for each measured language", (_name, file) => {
  const wrong = file
    .trim()
    .split("\n")
    .filter((line) => line.split("|").length !== MEASURED_LANGUAGES.length);
  expect(wrong).toEqual([]);
});

test("each line of the further languages adds to a concept, in six columns", () => {
  const names = new Set(
    Object.values(FILES).flatMap((file) =>
      file
        .trim()
        .split("\n")
        .map((line) => line.split("|")[0]?.split(",")[0]),
    ),
  );
  const lines = OTHERS.trim().split("\n");
  expect(lines.filter((line) => line.split("|").length !== 7)).toEqual([]);
  expect(lines.filter((line) => !names.has(line.split("|")[0]))).toEqual([]);
});
