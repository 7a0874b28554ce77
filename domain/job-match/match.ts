import type { JobMatch, JobMatchTerm } from "@/contracts/model/job-match";
import type { ResumeData } from "@/contracts/model/resume/data";
import { type PostingRun, readPosting } from "@/domain/job-match/posting";
import { type Word, wordRuns } from "@/domain/job-match/words";
import { visibleText } from "@/domain/sections/visible-text";

const MAX_PHRASE = 3;
const MAX_TERMS = 40;
/** Below this weight a single word is noise, unless the posting is so short that every word counts. */
const MIN_WEIGHT = 2;
const FEW_TERMS = 12;

interface Term {
  term: string;
  labels: Map<string, number>;
  words: number;
  count: number;
  placeWeight: number;
}

/**
 * Compares a job posting with the visible text of a resume (interface-details 4.2). Terms are phrases of one to three words
 * without stop words, weighted by how often and where the posting has them. A pure function.
 */
export const matchJob = (data: ResumeData, jobDescription: string): JobMatch =>
  matchText(visibleText(data), jobDescription, data.metadata.check?.hiddenTerms);

/** Compares a job posting with the lines of any text. Terms to hide are left out. */
export function matchText(lines: readonly string[], jobDescription: string, hiddenTerms: readonly string[] = []): JobMatch {
  const hidden = new Set(hiddenTerms.map(normalise));
  const resume = phraseCounts(lines.flatMap(wordRuns));
  const terms = postingTerms(jobDescription)
    .map((term): JobMatchTerm => {
      const label = [...term.labels].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))[0]?.[0] ?? term.term;
      return {
        term: term.term,
        label,
        jdCount: term.count,
        resumeCount: resume.get(term.term) ?? 0,
        weight: weightOf(term, label),
      };
    })
    .filter((term) => !hidden.has(term.term) && !hidden.has(normalise(term.label)))
    .sort((one, other) => other.weight - one.weight || (one.term < other.term ? -1 : 1))
    .slice(0, MAX_TERMS);
  return {
    found: terms.filter((term) => term.resumeCount > 0),
    missing: terms.filter((term) => term.resumeCount === 0),
    total: terms.length,
  };
}

const normalise = (phrase: string) =>
  wordRuns(phrase)
    .flat()
    .map((word) => word.key)
    .join(" ");

/** Every phrase of up to three words, with how often it occurs. */
function phraseCounts(runs: readonly Word[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const run of runs) {
    for (const phrase of phrases(run)) {
      const key = phrase.map((word) => word.key).join(" ");
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

function* phrases(run: readonly Word[]): Generator<Word[]> {
  for (let start = 0; start < run.length; start++) {
    for (let length = 1; length <= MAX_PHRASE && start + length <= run.length; length++) yield run.slice(start, start + length);
  }
}

function postingTerms(text: string): Term[] {
  const { runs, isStopWord } = readPosting(text);
  const terms = new Map<string, Term>();
  for (const run of runs) {
    for (const phrase of phrases(run.words)) if (!phrase.some(isStopWord)) count(terms, phrase, run);
  }
  const phrasesOnly = keepPhrases([...terms.values()]);
  const important = phrasesOnly.filter((term) => term.words > 1 || term.placeWeight >= MIN_WEIGHT || looksLikeName(term));
  return important.length < FEW_TERMS ? phrasesOnly : important;
}

function count(terms: Map<string, Term>, phrase: Word[], { weight }: PostingRun): void {
  const key = phrase.map((word) => word.key).join(" ");
  const term = terms.get(key) ?? { term: key, labels: new Map<string, number>(), words: phrase.length, count: 0, placeWeight: 0 };
  const label = phrase.map((word) => word.label).join(" ");
  term.labels.set(label, (term.labels.get(label) ?? 0) + 1);
  term.count++;
  term.placeWeight += weight;
  terms.set(key, term);
}

/** Keeps phrases that repeat or are written like a name (“Machine Learning”), and drops parts that occur nowhere else. */
function keepPhrases(terms: Term[]): Term[] {
  const repeated = terms.filter((term) => term.words === 1 || term.count > 1 || isCapitalised(term));
  return repeated.filter(
    (term) =>
      !repeated.some(
        (longer) => longer.words > term.words && longer.count >= term.count && ` ${longer.term} `.includes(` ${term.term} `),
      ),
  );
}

const isCapitalised = (term: Term) =>
  [...term.labels.keys()].some((label) => label.split(" ").every((word) => /^\p{Lu}/u.test(word) || /\d/.test(word)));

/** Names of technologies: capitals inside, digits or signs (TypeScript, AWS, C++, Node.js). */
const looksLikeName = (term: Term) => [...term.labels.keys()].some((label) => /\p{L}.*\p{Lu}|[\d+#]|\p{L}[./]\p{L}/u.test(label));

function weightOf(term: Term, label: string): number {
  const phraseFactor = 1 + (term.words - 1) / 2;
  const nameFactor = /\p{L}.*\p{Lu}|[\d+#]|\p{L}[./]\p{L}/u.test(label) ? 1.5 : 1;
  return Math.round(term.placeWeight * phraseFactor * nameFactor * 100) / 100;
}
