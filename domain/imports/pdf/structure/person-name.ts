import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { leastOf, SURE } from "@/domain/imports/pdf/structure/evidence";
import { isLabelOfName } from "@/domain/imports/pdf/structure/labelled-details";
import { isRole } from "@/domain/imports/pdf/structure/words";

const NAME_END = /\s*[|•]\s*|\s+[–—]\s+/;
/** Titles of the document itself, which are no name. */
export const DOCUMENT_WORDS =
  /^(?:curriculum(?: vitae)?(?: et studiorum)?|c\.?v\.?|resume|résumé|lebenslauf|tabellarischer lebenslauf|currículum(?: vitae)?|currículo|hoja de vida|życiorys|životopis|önéletrajz|özgeçmiş|резюме|резюме кандидата|履歴書|職務経歴書|个人简历|簡歷|简历|이력서|βιογραφικό(?: σημείωμα)?|السيرة الذاتية|קורות חיים|رزومه)$/iu;

/** Before the name in forms of some scripts. */
const NAME_LABEL = /^(?:氏\s?名|お?名前|姓\s?名|이름|성명|الاسم(?: الكامل)?)\s*[:：]?\s*/u;

export const isNameLabel = (text: string): boolean => text.replace(NAME_LABEL, "") === "" || isLabelOfName(text);

/** Whether a text is the initials of a name, as a drawing beside it has them. */
export function isInitialsOf(name: string, text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, "");
  const initials = name.split(/[\s-]+/).flatMap((word) => /^\p{Lu}/u.exec(word)?.[0] ?? []);
  const ends = `${initials[0] ?? ""}${initials.at(-1) ?? ""}`;
  return letters.length >= 2 && letters.length <= 4 && (letters === initials.join("") || letters === ends);
}

/** The largest of the first lines that reads like a name; lines below in the same face belong to it. */
export function nameOf(head: readonly Line[]): { text: string; lines: Line[]; headline: string; sureness: number } {
  const isNameLike = (line: Line) =>
    line.page === 1 &&
    /\p{L}/u.test(line.text) &&
    !DOCUMENT_WORDS.test(line.text) &&
    line.text.length <= 80 &&
    !/[@\d:]|\/\//.test(line.text) &&
    headingKind(line.text) === undefined;
  const candidates = head.filter(isNameLike).slice(0, 20);
  const largest = Math.max(0, ...candidates.map((line) => line.size));
  const first = candidates.find((line) => line.size > largest - 0.5);
  if (!first) return { text: "", lines: [], headline: "", sureness: SURE.doubtful };
  const at = head.indexOf(first);
  const lines = [first];
  const body = Math.min(...head.map((line) => line.size));
  // Contact details beside the name may be read between its lines.
  for (const line of head.slice(at + 1)) {
    const last = lines.at(-1) ?? first;
    const isSameFace = line.font === first.font && Math.abs(line.size - first.size) < 0.5 && first.size > body * 1.25;
    const isBelow = line.page === first.page && line.y > last.y && line.y - last.y < first.size * 1.8 && lines.length < 3;
    if (isSameFace && isNameLike(line) && isBelow && line.left < last.right && line.right > last.left) lines.push(line);
  }
  // “Ada Byron | Analyst” in one size, at the two ends of the line.
  const [own, beside, ...more] = first.cells;
  if (lines.length === 1 && own && beside && more.length === 0 && isRole(beside.text) && !isRole(own.text))
    return { text: own.text, lines, headline: beside.text, sureness: SURE.likely };
  // “Dr. Ada Byron, PhD” stays; “Ada Byron | Analyst” is a name and a headline.
  const spans = first.cells.flatMap((cell) => cell.spans);
  const size = Math.max(...spans.map((span) => span.size));
  const small = spans
    .filter((span) => span.size < size * 0.85)
    .map((span) => span.text)
    .join("")
    .replace(NAME_LABEL, "");
  const large = apart(spans.filter((span) => span.size >= size * 0.85));
  const [text = "", ...rest] = (small === "" || lines.length > 1 ? lines.map((line) => spacedName(line)).join(" ") : large)
    .replace(NAME_LABEL, "")
    .split(NAME_END);
  const others = head.filter((line) => !lines.includes(line)).map((line) => line.size);
  const bySize = first.size > Math.max(0, ...others) * 1.15 ? SURE.byWords : at === 0 ? SURE.likely : SURE.byDefault;
  const words = text.trim().split(/\s+/).length;
  const byLength = (words >= 2 && words <= 5) || /[\u3040-\u9fff\uac00-\ud7af]/.test(text) ? 1 : SURE.byDefault;
  const sureness = leastOf(bySize, byLength);
  const headline = [...rest, small].join(" ").replaceAll(/^[\s|•·–—-]+|[\s|•·–—-]+$/g, "");
  // A name may be set in two sizes: “Ada” and, smaller, “Byron”.
  const isSecondName = words === 1 && /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?$/u.test(headline) && !isRole(headline);
  return isSecondName
    ? { text: lines.map((line) => line.text).join(" "), lines, sureness: SURE.likely, headline: "" }
    : { text: text.trim(), lines, sureness, headline };
}

const spacedName = ({ cells }: Line) =>
  cells.map(({ text, spans }) => (spans.length > 1 ? apart(spans).trim() || text : text)).join(" ");

/** “Jost” and “Bredenkamp” in two faces are two names, however little room is between them. */
const apart = (spans: Line["cells"][number]["spans"]): string =>
  spans.reduce((text, span, index) => {
    const isOther = index > 0 && spans[index - 1]?.font !== span.font;
    return text + (isOther && /\p{Ll}$/u.test(text) && /^\p{Lu}\p{Ll}/u.test(span.text) ? " " : "") + span.text;
  }, "");
