import type { ResumeData } from "@/contracts/model/resume/data";
import type { NewId } from "@/domain/imports/draft";
import type { PdfTextLine } from "@/domain/imports/pdf-text";

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?:\+|\(?\d)[\d\s()./-]{6,}\d/;
const URL_TEXT =
  /\b(?:https?:\/\/|www\.)[^\s|•·,;]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|me|de|fr|es|it|nl|co|uk|eu|app|page|info|ch|at|se|no|dk|fi|pl|pt|br|ca|us|in)(?:\/[^\s|•·,;]*)?(?=$|[\s|•·,;])/i;
const SEPARATOR = /\s*[|•·●♦◆]\s*|\s{3,}/;

/** The contact details at the top of a page, and the unrecognised lines. */
export function readContact(
  head: readonly PdfTextLine[],
  more: readonly string[],
  newId: NewId,
): { basics: Partial<ResumeData["basics"]>; rest: string[] } {
  const nameLine = nameOf(head);
  const parts = [...head.filter((line) => line !== nameLine).map((line) => line.text), ...more]
    .flatMap((text) => text.split(SEPARATOR))
    .filter((part) => part !== "");
  const found = { email: "", phone: "", location: "", headline: "", urls: [] as string[] };
  const rest: string[] = [];
  for (const part of parts) {
    const left = takeKnown(part, found);
    if (left === "") continue;
    if (found.headline === "" && rest.length === 0 && !isPlace(left) && left.length <= 120 && !/[.!]$/.test(left))
      found.headline = left;
    else if (found.location === "" && isPlace(left)) found.location = left;
    else rest.push(left);
  }
  const [website = "", ...others] = found.urls.map((url) => (/^https?:/i.test(url) ? url : `https://${url}`));
  return {
    basics: {
      name: nameLine?.text ?? "",
      headline: found.headline,
      email: found.email,
      phone: found.phone,
      location: found.location,
      website: { url: website, label: "" },
      customFields: others.map((url) => ({ id: newId(), icon: "", text: url.replace(/^https?:\/\/(?:www\.)?/i, ""), link: url })),
    },
    rest,
  };
}

/** Extracts addresses and numbers from a part of a line and returns the rest. */
function takeKnown(part: string, found: { email: string; phone: string; urls: string[] }): string {
  let left = part;
  const take = (pattern: RegExp) => {
    const text = pattern.exec(left)?.[0] ?? "";
    left = left.replace(text, " ");
    return text.trim();
  };
  if (found.email === "") found.email = take(EMAIL);
  for (let url = take(URL_TEXT); url !== ""; url = take(URL_TEXT)) found.urls.push(url);
  if (found.phone === "") found.phone = take(PHONE);
  left = left.replace(
    /^\s*(?:e-?mail|mail|phone|mobile|tel(?:efon|éfono|ephone)?|website|web|address|adresse|location)\s*[:.]?\s*/i,
    "",
  );
  return left.replaceAll(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, "").replaceAll(/\s+/g, " ");
}

/** The largest of the first lines that reads like a name. */
function nameOf(head: readonly PdfTextLine[]): PdfTextLine | undefined {
  const candidates = head
    .slice(0, 8)
    .filter((line) => /\p{L}/u.test(line.text) && line.text.length <= 60 && !/[@\d]|:\/\//.test(line.text));
  return candidates.reduce<PdfTextLine | undefined>(
    (best, line) => (best === undefined || line.fontSizePt > best.fontSizePt + 0.5 ? line : best),
    undefined,
  );
}

/** “Bristol, United Kingdom”, “80331 München”, “Seattle, WA”. */
const isPlace = (text: string) =>
  text.length <= 80 &&
  (/^[\p{Lu}\d][^.!?]*,\s*[\p{Lu}][\p{L}\s.-]*(?:\d[\d\s-]*)?$/u.test(text) || /^(?:[A-Z]{1,2}-)?\d{4,5}\s+\p{Lu}/u.test(text));
