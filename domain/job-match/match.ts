import type { JobMatch, JobMatchTerm } from "@/contracts/model/job-match";
import type { ResumeData } from "@/contracts/model/resume/data";
import { isCommonWord } from "@/domain/job-match/common-words";
import { type PostingRun, readPosting } from "@/domain/job-match/posting";
import { areForms, stemOf } from "@/domain/job-match/word-forms";
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
export function matchJob(data: ResumeData, jobDescription: string): JobMatch {
  const { found, missing, total } = compareWithPosting(data, jobDescription);
  return { found: found.map(withoutForms), missing: missing.map(withoutForms), total };
}

/** A term, and how the resume writes it: “Optimized” for “optimisation”. */
export type ComparedTerm = JobMatchTerm & { written: readonly string[] };

/** The comparison of a posting with a resume as the editor shows it: with the words of the resume that are forms of a term. */
export const compareWithPosting = (data: ResumeData, jobDescription: string) =>
  compare(visibleText(data), jobDescription, data.metadata.check?.hiddenTerms ?? []);

/** Compares a job posting with the lines of any text. */
export function matchText(lines: readonly string[], jobDescription: string): JobMatch {
  const { found, missing, total } = compare(lines, jobDescription, []);
  return { found: found.map(withoutForms), missing: missing.map(withoutForms), total };
}

const withoutForms = ({ written: _written, ...term }: ComparedTerm): JobMatchTerm => term;

type Comparison = { found: ComparedTerm[]; missing: ComparedTerm[]; total: number };

/** Terms to hide are left out. */
function compare(lines: readonly string[], jobDescription: string, hiddenTerms: readonly string[]): Comparison {
  const hidden = new Set(hiddenTerms.map(normalise));
  const { language, terms: required } = postingTerms(jobDescription);
  const writtenAs = phrasesByStem(lines.flatMap(wordRuns), language);
  const terms = required
    .map((term): ComparedTerm => {
      const label = [...term.labels].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))[0]?.[0] ?? term.term;
      return {
        term: term.term,
        label,
        jdCount: term.count,
        ...writtenAs(term.term),
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

type Phrase = { keys: readonly string[]; labels: Set<string>; count: number };

/** Finds how often and how a text has a term of up to three words, in any form of its words. */
function phrasesByStem(runs: readonly Word[][], language: string): (term: string) => { resumeCount: number; written: string[] } {
  const byStem = new Map<string, Map<string, Phrase>>();
  const stems = new Map<string, string>();
  const stem = (key: string) => {
    const known = stems.get(key) ?? stemOf(key, language);
    stems.set(key, known);
    return known;
  };
  const stemsOf = (keys: readonly string[]) => keys.map(stem).join(" ");
  for (const run of runs) {
    for (const phrase of phrases(run)) {
      const keys = phrase.map((word) => word.key);
      const forms = byStem.get(stemsOf(keys)) ?? new Map<string, Phrase>();
      byStem.set(stemsOf(keys), forms);
      const form = forms.get(keys.join(" ")) ?? { keys, labels: new Set(), count: 0 };
      forms.set(keys.join(" "), form);
      form.count++;
      form.labels.add(phrase.map((word) => word.label).join(" "));
    }
  }
  return (term) => {
    const keys = term.split(" ");
    const all = [...(byStem.get(stemsOf(keys))?.values() ?? [])];
    const forms = all.filter((form) => keys.every((key, at) => key === form.keys[at] || areForms(key, form.keys[at] ?? "")));
    return {
      resumeCount: forms.reduce((sum, { count }) => sum + count, 0),
      written: forms.flatMap(({ labels }) => [...labels]),
    };
  };
}

function* phrases(run: readonly Word[]): Generator<Word[]> {
  for (let start = 0; start < run.length; start++) {
    for (let length = 1; length <= MAX_PHRASE && start + length <= run.length; length++) yield run.slice(start, start + length);
  }
}

function postingTerms(text: string): { language: string; terms: Term[] } {
  const { runs, language, isStopWord } = readPosting(text);
  const terms = new Map<string, Term>();
  for (const run of runs) {
    for (const phrase of phrases(run.words)) if (!phrase.some(isStopWord)) count(terms, phrase, run);
  }
  const phrasesOnly = keepPhrases([...terms.values()]).filter((term) => term.words > 1 || !isCommonWord(term.term, language));
  const important = phrasesOnly.filter((term) => term.words > 1 || term.placeWeight >= MIN_WEIGHT || looksLikeName(term));
  return { language, terms: important.length < FEW_TERMS ? phrasesOnly : important };
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
