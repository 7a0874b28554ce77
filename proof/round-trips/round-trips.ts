import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { resumeToJsonResume } from "@/domain/exports/json-resume";
import { resumeToMarkdown } from "@/domain/exports/markdown";
import { resumeToPlainText } from "@/domain/exports/plain-text";
import { readFile } from "@/domain/imports/read-file";
import { sampleResumeData } from "@/domain/sample/resume";
import { corpusPeople } from "@/proof/imports/people";
import { addScore, type Score, scoreOf } from "@/proof/imports/score";
import { resumeToHtml } from "@/server/documents/exports/html/resume";
import { openDocumentFile } from "@/server/documents/exports/office/open-document";
import { officeResume } from "@/server/documents/exports/office/resume";
import { wordFile } from "@/server/documents/exports/office/word";
import { languageResume, SAMPLE_LANGUAGES } from "@/typeset/testing/languages/resume";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Every export that a person would import again, but the PDF, whose data is compared in the tests of the server. */
export const ROUND_TRIPS: Record<string, (data: ResumeData) => Promise<Uint8Array> | Uint8Array> = {
  json: (data) => bytesOf(JSON.stringify(data)),
  "json-resume": (data) => bytesOf(JSON.stringify(resumeToJsonResume(data))),
  docx: (data) => wordFile(officeResume(data, "Round trip", null)),
  odt: (data) => openDocumentFile(officeResume(data, "Round trip", null)),
  html: (data) => bytesOf(resumeToHtml(data, "Round trip", null)),
  md: (data) => bytesOf(resumeToMarkdown(data)),
  txt: (data) => bytesOf(resumeToPlainText(data)),
};

/** The documents: the sample in every template, a resume of each language, and the people of the corpus of imports. */
export function roundTripDocuments(): Record<string, ResumeData> {
  const samples = TEMPLATE_NAMES.map((template): [string, ResumeData] => {
    const data = sampleResumeData();
    data.metadata.template = template;
    return [template, data];
  });
  const languages = SAMPLE_LANGUAGES.map((language): [string, ResumeData] => [language, languageResume(language, "onyx")]);
  return Object.fromEntries([...samples, ...languages, ...corpusPeople()]);
}

/** What came back of a format: fields that are right of those that were written, and what was not. */
export interface RoundTrip {
  score: Score;
  misses: string[];
  refused: string[];
  files: number;
}

/** Writes documents in a format and reads them again. */
export async function roundTrip(format: string, documents: Record<string, ResumeData>): Promise<RoundTrip> {
  const trip: RoundTrip = { score: {}, misses: [], refused: [], files: 0 };
  const write = ROUND_TRIPS[format];
  if (!write) throw new Error(`There is no round trip for ${format}.`);
  for (const [name, data] of Object.entries(documents)) {
    let number = 0;
    const result = readFile(await write(data), "AUTO", () => `id-${++number}`);
    trip.files += 1;
    if (!result.ok) trip.refused.push(name);
    const misses: string[] = [];
    const score = scoreOf(data, result.ok ? result.reading.data : null, resumeToMarkdown(data), misses);
    addScore(trip.score, score);
    trip.misses.push(...misses.map((miss) => `${name} ${miss}`));
  }
  return trip;
}
