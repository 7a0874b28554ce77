import type { ResumeData } from "@/contracts/model/resume/data";
import { readPosting } from "@/domain/job-match/posting";
import { areForms, stemOf } from "@/domain/job-match/word-forms";
import { keyOf, type Word, wordRuns } from "@/domain/job-match/words";
import { visiblePlaces } from "@/domain/sections/visible-text";

/** Whether a resume speaks of a requirement: of all its words, of some, or of none. */
export interface RequirementEvidence {
  requirement: string;
  status: "found" | "partly" | "missing";
  /** Words of the requirement that the resume has, and those that it lacks. */
  found: string[];
  missing: string[];
  /** Where most of them are: the heading, and the entry under it if it has a name. */
  place: { heading: string; entry: string } | null;
}

/** What requirements say of every skill, and what therefore proves nothing, in English and German. */
const GENERIC = new Set(
  (
    "experience experienced year month knowledge skill ability able strong good great excellent solid proven deep basic advanced plus " +
    "ideally familiar familiarity proficient proficiency understanding degree equivalent similar related relevant preferred required " +
    "must nice work working fluent level etc hand first mindset at least " +
    "erfahrung erfahrungen jahre jahr kenntnisse kenntnis gute sehr fundierte mehrjährige sicherer umgang fähigkeit bereitschaft idealerweise " +
    "vorzugsweise abgeschlossenes studium ausbildung vergleichbar vergleichbare wünschenswert berufserfahrung fließend fließende verhandlungssicher"
  )
    .split(" ")
    .map(keyOf),
);

/** The evidence for each requirement in the visible text of a resume. A pure function, without any model. */
export function requirementEvidence(data: ResumeData, requirements: readonly string[]): RequirementEvidence[] {
  const all = visiblePlaces(data).map((place) => ({ ...place, keys: new Set(place.lines.flatMap(keysOf)) }));
  // An entry proves more than a headline, so the text above the sections comes last.
  const places = [...all.filter(({ section }) => section > 0), ...all.filter(({ section }) => section === 0)];
  const everywhere = [...new Set(places.flatMap(({ keys }) => [...keys]))];
  const { language } = readPosting(requirements.join("\n"));
  const stems = new Map(everywhere.map((key) => [key, stemOf(key, language)]));
  const formsOf = (key: string) => {
    const stem = stemOf(key, language);
    return everywhere.filter((other) => other === key || (stems.get(other) === stem && areForms(key, other)));
  };
  return requirements.map((requirement) => {
    const words = wordsOf(requirement).map((word) => ({ ...word, forms: formsOf(word.key) }));
    const found = words.filter(({ forms }) => forms.length > 0);
    const counts = places.map(({ keys }) => found.filter(({ forms }) => forms.some((form) => keys.has(form))).length);
    const max = Math.max(0, ...counts);
    const best = max === 0 ? undefined : places[counts.indexOf(max)];
    return {
      requirement,
      status: found.length === 0 ? "missing" : found.length === words.length ? "found" : "partly",
      found: found.map(({ label }) => label),
      missing: words.filter((word) => !found.includes(word)).map(({ label }) => label),
      place: best ? { heading: best.heading, entry: best.entry } : null,
    };
  });
}

const keysOf = (line: string): string[] => wordRuns(line).flatMap((run) => run.flatMap(({ key }) => partsOf(key)));

/** `CI/CD` is found as a whole and by its parts. */
const partsOf = (key: string): string[] => [key, ...key.split(/[/&_-]/).filter((part) => part !== "" && part !== key)];

/** The words of a requirement that can be looked for, each once. */
function wordsOf(requirement: string): Word[] {
  const { isStopWord } = readPosting(requirement);
  const words = wordRuns(requirement)
    .flat()
    .filter((word) => !isStopWord(word) && !GENERIC.has(word.key) && !/^\d+\+?$/.test(word.key));
  return [...new Map(words.map((word) => [word.key, word])).values()];
}
