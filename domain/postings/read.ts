import { readPostingContact } from "@/domain/postings/contact";
import { dayIn, readDeadline } from "@/domain/postings/deadline";
import { type Found, type FoundIn, putTogether, type ReadPosting } from "@/domain/postings/found";
import { readJsonLd } from "@/domain/postings/json-ld";
import { readLabels } from "@/domain/postings/labels";
import { amountOf, payIn, payLine } from "@/domain/postings/money";
import { type Line, linesOfText, linesToText } from "@/domain/postings/page/lines";
import { type Page, readPage } from "@/domain/postings/page/read-page";
import { requirementsIn } from "@/domain/postings/requirements";
import { readFirstLines, readHeading, readTitles } from "@/domain/postings/titles";

type Place = readonly [FoundIn, Found | null];

/** Whether pasted text or a file without a type is HTML. */
export const isHtml = (text: string): boolean =>
  /^\s{0,99}<(?:!doctype|!--|html|head|body|div|section|article|main|p|h[1-6]|ul|table|span|meta|script)\b/i.test(text);

/** A posting from pasted or printed text. */
export const readText = (text: string): ReadPosting => putTogether(placesInText(text));

/** A posting from a page's HTML. */
export const readHtml = (html: string): ReadPosting => putTogether(placesInHtml(html));

/** The places of a text that say something, most reliable first. */
export const placesInText = (text: string): Place[] => [...placesInLines(linesOfText(text)), ["text", { jobDescription: text }]];

/** Without NUL and halves of characters: they say nothing, and the parser handles them one by one, fifty times as slowly as others. */
const readableHtml = (html: string) => html.replaceAll("\0", "").toWellFormed();

/** The places of a page that say something, most reliable first. */
export function placesInHtml(html: string): Place[] {
  const page = readPage(readableHtml(html));
  return [
    ["json-ld", readJsonLd(page.jsonLd)],
    ["microdata", readMicrodata(page)],
    ...placesInLines(page.lines, [
      ["title", readTitles(page)],
      ["heading", readHeading(page)],
    ]),
    [
      "text",
      { jobDescription: linesToText(page.lines) || page.meta.get("og:description") || page.meta.get("description") || "" },
    ],
  ];
}

const placesInLines = (lines: readonly Line[], titles: Place[] = [["title", readFirstLines(lines)]]): Place[] => [
  ["label", readLabels(lines)],
  ...titles,
  ["text", textFields(lines)],
];

const textFields = (lines: readonly Line[]): Found => ({
  salary: payOf(lines),
  requirements: requirementsIn(lines),
  deadline: readDeadline(lines),
  contact: readPostingContact(lines),
});

const PAY_WORDS =
  /salar|pay\b|compensation|gehalt|vergütung|entgelt|verdien|lohn|rémunération|salaire|sueldo|salario|retribu|salaris|verdien|stipendio|\bRAL\b|remunera|wynagrodz|lön\b|brutto|bruto|gross|per (?:year|hour|month|annum)|pro (?:Jahr|Monat|Stunde)|par (?:an|mois)|p\.\s?a\.|ote\b|\bCTC\b|wage|\brate\b|年収|月給|時給|薪|연봉|зарплат/i;

/** A sum of money in a line that speaks of pay. */
function payOf(lines: readonly Line[]): string {
  for (const { text } of lines.slice(0, 500)) {
    if (text.length > 400 || !/\d{2}/.test(text) || !PAY_WORDS.test(text)) continue;
    const pay = payIn(text);
    if (pay !== "") return pay;
  }
  return "";
}

function readMicrodata({ microdata }: Page): Found | null {
  if (microdata.size === 0) return null;
  const ending = (...names: string[]) => {
    for (const name of names) for (const [path, value] of microdata) if (path === name || path.endsWith(`.${name}`)) return value;
    return "";
  };
  const address = [ending("addressLocality"), ending("addressRegion"), ending("addressCountry")].filter(Boolean).join(", ");
  return {
    role: microdata.get("title") ?? microdata.get("name"),
    company: ending("hiringOrganization.name", "hiringOrganization"),
    location: address || ending("jobLocation"),
    deadline: dayIn(ending("validThrough"), false),
    salary:
      payLine({
        from: amountOf(ending("minValue", "baseSalary.value.value", "baseSalary.value")),
        to: amountOf(ending("maxValue")),
        currency: ending("currency", "salaryCurrency"),
        per: ending("unitText"),
      }) || ending("baseSalary"),
  };
}
