import { STOP_WORDS } from "@/domain/job-match/stop-words";
import { keyOf, type Word, wordRuns } from "@/domain/job-match/words";

/** How much a mention counts by its place. */
const PLACE_WEIGHT = { title: 3, requirements: 2, text: 1 } as const;

export interface PostingRun {
  words: Word[];
  weight: number;
}

/** A posting as runs of words with the weight of their place, its language, and the words that carry no meaning in it. */
export function readPosting(text: string): { runs: PostingRun[]; language: string; isStopWord: (word: Word) => boolean } {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const language = languageOf(text);
  const stopWords = stopWordsOf(language);
  let inRequirements = false;
  let titleSeen = false;
  const runs = lines.flatMap((line, index): PostingRun[] => {
    if (line === "") return [];
    const isTitle = !titleSeen && line.length <= 100;
    titleSeen = true;
    if (isHeading(line)) inRequirements = REQUIREMENTS.test(line);
    else if (lines[index - 1] === "" && !LIST_MARK.test(line) && !isHeading(lines[index - 2] ?? "")) inRequirements = false;
    const place = isTitle ? "title" : inRequirements ? "requirements" : "text";
    return wordRuns(line).map((words) => ({ words, weight: PLACE_WEIGHT[place] }));
  });
  return {
    runs,
    language,
    isStopWord: (word) =>
      stopWords.has(word.key) || stopWords.has(word.label.toLowerCase()) || /^[\d.,/+-]+$/.test(word.key) || isLetter(word.key),
  };
}

/** Headings over what an applicant should bring, in the languages of the stop words. */
const REQUIREMENTS =
  /requirement|qualification|must.have|nice.to.have|you.?(?:'ll| will)? (?:bring|have|need)|who you are|about you|skills|what we.?re looking for|we expect|your profile|tech(?:nology)? stack|anforderung|qualifikation|dein profil|ihr profil|das bringst|was du mitbringst|wünschen|profil recherché|votre profil|compétences|requis|requisitos|perfil|habilidades|requisiti|competenze|profilo|wat vragen|wij vragen|jouw profiel|eisen|wymagania|oczekujemy|krav|kvalifikationer|kvalifikasjoner|din profil|aranan nitelikler|požad|требования|вимоги|応募資格|必須|歓迎|任职要求|岗位要求|要求|자격요건|자격 요건|우대/i;

const LIST_MARK = /^[-*•–·‣▪\d]/;

/** Headings are short separate lines that end in a colon, or have no full stop and no list mark. */
const isHeading = (line: string) =>
  line.length <= 60 && !LIST_MARK.test(line) && (/[:：]$/.test(line) || !/[.,;]$/.test(line)) && line.split(/\s+/).length <= 7;

/** Single letters are meaningless, except for the languages C and R. */
const isLetter = (key: string) => /^\p{L}$/u.test(key) && key !== "c" && key !== "r" && !/\p{sc=Han}/u.test(key);

/** The language whose stop words the text has most often. */
function languageOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  let language = "en";
  let peak = 0;
  for (const [candidate, list] of Object.entries(STOP_WORDS)) {
    const count = words.filter((word) => list.has(word)).length;
    if (count > peak) [language, peak] = [candidate, count];
  }
  return language;
}

/** Stop words of the posting's language, and of English, which is mixed into all. */
function stopWordsOf(language: string): ReadonlySet<string> {
  const union = [...(STOP_WORDS[language] ?? []), ...(STOP_WORDS.en ?? [])];
  return new Set(union.flatMap((word) => [word, keyOf(word)]));
}
