import type { Line } from "@/domain/imports/pdf/layout/lines";
import { joined } from "@/domain/imports/pdf/structure/body";
import { withoutBullet } from "@/domain/imports/pdf/structure/bullets";
import { type ReadItem, SURE } from "@/domain/imports/pdf/structure/evidence";
import { plainToRichText } from "@/domain/rich-text/from-plain";

const NUMBER = /^(?:\[\d{1,3}\]|\d{1,3}[.)])\s+/;
const TITLE = /[“"„«]([^”"“»]{6,300})[”"“»]/u;
const YEAR = /(?<!\d)\(?((?:19|20)\d{2})\)?(?!\d)/g;

/**
 * Works that are cited with their title in quotation marks: “[2] L. Strand. ‘Updates’. Firmware Letters, 2021.” Authors are before the title,
 * what it appeared in behind it. undefined if not every work has such a title.
 */
export function citationItems(lines: readonly Line[]): ReadItem[] | undefined {
  const works: { text: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const text = withoutBullet(line.text) ?? line.text;
    const last = works.at(-1);
    const begins = NUMBER.test(text) || text !== line.text || !last || (TITLE.test(last.text) && YEAR_END.test(last.text));
    if (begins) works.push({ text: text.replace(NUMBER, ""), lines: [line] });
    else {
      last.text = joined(last.text, text);
      last.lines.push(line);
    }
  }
  if (works.length === 0 || works.some(({ text }) => !TITLE.test(text)))
    return works.every((work) => NUMBER.test(work.lines[0]?.text ?? "")) ? works.flatMap(numberedItem) : undefined;
  return works.map(({ text, lines: own }) => {
    const [quoted = "", title = ""] = TITLE.exec(text) ?? [];
    const at = text.indexOf(quoted);
    const year =
      [...text.slice(at + quoted.length).matchAll(YEAR)].at(-1)?.[1] ?? [...text.slice(0, at).matchAll(YEAR)].at(-1)?.[1] ?? "";
    const plain = (part: string) =>
      part
        .replaceAll(YEAR, (whole, found: string) => (found === year ? "" : whole))
        .replaceAll(/,\s*(?=,)/g, "")
        .replaceAll(/^[\s.,;:]+|[\s,;:(]+$|[\s,]*\.$/g, "")
        .replace(/^(?:in|In):?\s+/, "")
        .trim();
    const authors = plain(text.slice(0, at));
    const fields = {
      title: title.replace(/[\s.,]+$/, ""),
      publisher: plain(text.slice(at + quoted.length)),
      date: year,
      website: {
        url: own.flatMap(({ links }) => links).find((url) => /^https?:/i.test(url)) ?? "",
        label: "",
        inlineLink: false,
      },
      description: plainToRichText(authors),
    };
    return {
      fields,
      sureness: { title: SURE.likely, publisher: SURE.usual, dates: SURE.byWords, description: SURE.usual, website: SURE.usual },
      lines: own,
    };
  });
}

/** Sentences of a work, but not the initials of its authors. */
const PART = /(?<=\p{L}{3}|\d|[)”"?])[.?]\s+(?=[\p{Lu}\d“"])/u;
/** “T. Halloran and O. Quist”, “Halloran, T., & Quist, O. (2024)”. */
const AUTHORS = /\p{Lu}\.(?:\s|,|$|-)|\s(?:and|und|et|y|&)\s|et al/u;

/** “[1] T. Halloran and O. Quist. Reading soil from pictures. In Field Vision, 2024.”: authors, title and where it appeared. */
function numberedItem({ text, lines }: { text: string; lines: Line[] }): ReadItem[] {
  const year = [...text.matchAll(YEAR)].at(-1)?.[1] ?? "";
  const parts = text
    .split(PART)
    .map((part) =>
      part
        .replaceAll(YEAR, (whole, found: string) => (found === year ? "" : whole))
        .replaceAll(/,\s*(?=,)|^[\s.,;:]+|[\s,;:(.]+$/g, "")
        .trim(),
    )
    .filter((part) => part !== "");
  const [first = "", ...others] = parts;
  const hasAuthors = others.length > 0 && AUTHORS.test(first);
  const [title = "", ...rest] = hasAuthors ? others : parts;
  const publisher = rest.join(". ").replace(/^In:?\s+/, "");
  const url = lines.flatMap(({ links }) => links).find((each) => /^https?:/i.test(each)) ?? "";
  const fields = {
    title,
    publisher,
    date: year,
    website: { url, label: "", inlineLink: false },
    description: plainToRichText(hasAuthors ? first : ""),
  };
  const sureness = { title: SURE.byDefault, publisher: SURE.byDefault, dates: SURE.likely, description: SURE.likely };
  return [{ fields, sureness: { ...sureness, website: SURE.usual }, lines }];
}

const YEAR_END = /(?:19|20)\d{2}\)?\.?$/;
