import type { ResumeData } from "@/contracts/model/resume/data";
import type { Source } from "@/proof/imports/makers/page-source";

const SYLLABLES =
  "ba ke lo mi nu ra se to vi za dor fen gal hin jul kor lam mer nol pel qua rin sul tor ulm ver wex yar zil".split(" ");

/** A word of the same length that means nothing. */
function invented(word: string, random: () => number): string {
  let result = "";
  while (result.length < word.length) result += SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? "";
  return result.slice(0, word.length);
}

const WORD = /\p{L}{4,}/gu;

/** Names of employers, schools, positions and degrees in invented words, wherever the file has these words. */
export function withInventedNames({ file, pages, shown }: Source, random: () => number): Source {
  const { experience, education } = file.truth.sections;
  const names = [
    ...experience.items.flatMap(({ company, position }) => [company, position]),
    ...education.items.flatMap(({ school, degree, area }) => [school, degree, area]),
  ];
  const headings = new Set(file.sections.flatMap(({ title }) => title.toLowerCase().match(WORD) ?? []));
  const words = new Map<string, string>();
  for (const word of names.join(" ").toLowerCase().match(WORD) ?? [])
    if (!headings.has(word) && !words.has(word)) words.set(word, invented(word, random));
  const change = (text: string) =>
    text.replaceAll(WORD, (word) => {
      const other = words.get(word.toLowerCase());
      if (other === undefined) return word;
      if (word === word.toUpperCase()) return other.toUpperCase();
      return /^\p{Lu}/u.test(word) ? other.slice(0, 1).toUpperCase() + other.slice(1) : other;
    });
  const { truth } = file;
  return {
    file: {
      ...file,
      truth: {
        ...truth,
        basics: { ...truth.basics, headline: change(truth.basics.headline) },
        sections: changedSections(truth, change),
      },
    },
    pages: pages.map((page) => ({ ...page, runs: page.runs.map((run) => ({ ...run, text: change(run.text) })) })),
    shown: change(shown),
  };
}

const UNCHANGED = new Set(["id", "dates", "period", "date", "icon", "website", "network", "username"]);

function changedSections({ sections }: ResumeData, change: (text: string) => string): ResumeData["sections"] {
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return change(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, UNCHANGED.has(key) ? each : walk(each)]));
  };
  return walk(sections) as ResumeData["sections"];
}
