import type { ParsedResume } from "@/contracts/model/ai/parsed-resume";
import type { ResumeData } from "@/contracts/model/resume/data";
import { addressesModel } from "@/domain/ai/addresses-model";
import { fieldsOf, type ParsedField } from "@/domain/ai/parsing/fields";
import { type SourceWords, sourceWords, standsIn, wordsFor } from "@/domain/ai/parsing/source-words";
import { linksIn } from "@/domain/ai/plain-answer";
import { areDatesIn } from "@/domain/claims/dates";

type Comparison = Pick<ParsedResume, "coverage" | "isReliable" | "fields">;
type Compared = ParsedResume["fields"][number];

const MIN_COVERAGE = 0.9;
/** A long text counts as found with this share of its words, since files hyphenate and models mend. */
const MIN_FOUND = 0.9;
const MIN_PARTLY = 0.5;
const MAX_LINES = 20;

/** Compares what a model read with the lines it was read from. Depends on nothing but its input. */
export function compareWithSource(data: ResumeData, lines: readonly string[]): Comparison {
  const source = sourceWords(lines);
  const links = new Set(lines.flatMap(linksIn).map(bare));
  const counts = { all: 0, found: 0 };
  const fields = fieldsOf(data).map((field): Compared => {
    const words = field.path.endsWith("/url") ? [] : wordsFor(field.text);
    counts.all += words.length;
    counts.found += words.filter((word) => source.words.has(word)).length;
    return {
      path: field.path,
      text: field.text,
      status: statusOf(field, words, source, links, lines),
      isEssential: field.isEssential,
      lines: linesOf(words, source),
    };
  });
  const coverage = counts.all === 0 ? 0 : counts.found / counts.all;
  const isReliable = coverage >= MIN_COVERAGE && fields.every(isTrusted);
  return { coverage: Math.round(coverage * 1000) / 1000, isReliable, fields };
}

const IS_DATE = /\/(?:period|date)$/;

const isTrusted = ({ path, isEssential, status }: Compared) =>
  !isEssential || status === "found" || (status === "partly" && IS_DATE.test(path));

const bare = (link: string) =>
  link
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
    .replace(/\/+$/, "");

function statusOf(
  { path, text, isEssential, isRichText }: ParsedField,
  words: readonly string[],
  source: SourceWords,
  links: ReadonlySet<string>,
  lines: readonly string[],
): Compared["status"] {
  if (addressesModel(text)) return "missing";
  if (path.endsWith("/url"))
    return links.has(bare(text)) || lines.some((line) => line.toLowerCase().includes(bare(text))) ? "found" : "missing";
  if (IS_DATE.test(path)) return statusOfDate(text, source, lines);
  if (path === "/basics/phone")
    return lines.some((line) => line.replace(/\D/g, "").includes(text.replace(/\D/g, ""))) ? "found" : "missing";
  // A name is one only with its words beside each other.
  if (isEssential || !isRichText) if (standsIn(source, words)) return "found";
  if (isEssential) return words.some((word) => source.words.has(word)) ? "partly" : "missing";
  const share = words.length === 0 ? 0 : words.filter((word) => source.words.has(word)).length / words.length;
  return share >= MIN_FOUND ? "found" : share >= MIN_PARTLY ? "partly" : "missing";
}

/** The years must be in the file. A month may be written in ways that are not known here, so that a strange one is marked only. */
function statusOfDate(text: string, source: SourceWords, lines: readonly string[]): Compared["status"] {
  const years = text.match(/(?:19|20)\d\d/g) ?? [text];
  if (!years.every((part) => standsIn(source, wordsFor(part)))) return "missing";
  return areDatesIn(text, lines.join("\n")) ? "found" : "partly";
}

/** The lines that hold most of the words, in their order: a short line wholly, a long one by what it shares. */
function linesOf(words: readonly string[], source: SourceWords): number[] {
  const requested = new Set(words.filter((word) => word.length > 2));
  if (requested.size === 0) return [];
  const shared = source.lines.map((line) => [...line.words].filter((word) => requested.has(word)).length);
  const max = Math.max(...shared);
  return shared.flatMap((count, index) => (count > 0 && count >= Math.min(max, 3) ? [index] : [])).slice(0, MAX_LINES);
}
