import { HeadingLevel, Paragraph, type ParagraphChild, Tab, TabStopType, TextRun } from "docx";
import type { ResumeData } from "@/contracts/model/resume/data";
import { placedSections } from "@/domain/layout/placement";
import { type AnyItem, type AnySection, headingOf, printedItems } from "@/domain/sections/all-sections";
import { type Entry, entryOf, isListKind } from "@/domain/sections/entry";
import { contacts } from "@/typeset/content/header";
import { linkTarget } from "@/typeset/content/links";
import { printedLocale } from "@/typeset/content/locale";
import { lineText } from "@/typeset/content/plain-text";
import { printedRichText } from "@/typeset/content/rich-text";
import { listNumbers, wordFile } from "./document";
import { type Around, linked, paragraphs } from "./rich-text";

/** A resume as a Word file: one column with real headings and lists, easy to edit. Hidden parts and drafts are left out. */
export function resumeToWord(data: ResumeData, title: string): Promise<Uint8Array> {
  const { basics, metadata } = data;
  const bidirectional = printedLocale(metadata.page.locale).dir === "rtl";
  const around: Around = { bidirectional, depth: -1, numbering: null };
  const lists = listNumbers();
  const run = (text: string, more: object = {}) => new TextRun({ text: lineText(text), rightToLeft: bidirectional, ...more });
  const line = (children: ParagraphChild[], more: object = {}) => new Paragraph({ bidirectional, children, ...more });
  const link = (url: string, label: string): ParagraphChild => {
    const href = linkTarget(url);
    return href ? linked(href, [run(label || url, { style: "Hyperlink" })]) : run(label || url);
  };
  const between = (parts: ParagraphChild[][], separator: string): ParagraphChild[] =>
    parts.flatMap((part, index) => (index === 0 ? part : [run(separator), ...part]));
  const rich = (html: string) => paragraphs(printedRichText(html), around, lists.numbered);

  const header = [
    basics.name.trim() === "" ? null : line([run(basics.name)], { heading: HeadingLevel.HEADING_1 }),
    basics.headline.trim() === "" ? null : line([run(basics.headline)]),
    line(
      between(
        contacts(basics).map(({ text, href }) => (href ? [linked(href, [run(text, { style: "Hyperlink" })])] : [run(text)])),
        " · ",
      ),
    ),
  ].filter((each) => each !== null);

  /** Title and place, with the dates at the end of the line. */
  const head = (primary: string, secondary: string, dates: string, level: "HEADING_3" | "HEADING_4") => {
    const words = [primary, secondary].filter((each) => each.trim() !== "").join(", ");
    if (words === "" && dates === "") return [];
    return [
      line([run(words), ...(dates === "" ? [] : [new TextRun({ children: [new Tab()] }), run(dates, { bold: false })])], {
        heading: HeadingLevel[level],
        tabStops: [{ type: TabStopType.RIGHT, position: 9600 }],
      }),
    ];
  };

  const listLine = ({ primary, secondary, keywords, website }: Entry) =>
    line(
      [
        run(primary, { bold: true }),
        ...(secondary === "" ? [] : [run(` – ${lineText(secondary)}`)]),
        ...(website ? [run(" "), link(website.url, website.label)] : []),
        ...(keywords.length === 0 ? [] : [run(`: ${keywords.map(lineText).join(", ")}`)]),
      ],
      { bullet: { level: 0 } },
    );

  const entry = ({ primary, secondary, dates, details, website, description, roles }: Entry) => [
    ...head(primary, secondary, dates, "HEADING_3"),
    ...(details.length > 0 || website
      ? [
          line(
            between(
              [
                ...details.map((each) => [run(each, { italics: true })]),
                ...(website ? [[link(website.url, website.label)]] : []),
              ],
              " · ",
            ),
          ),
        ]
      : []),
    ...rich(description),
    ...roles.flatMap((role) => [...head(role.position, "", role.period, "HEADING_4"), ...rich(role.description)]),
  ];

  const sectionContent = ({ kind }: AnySection, items: readonly AnyItem[]): Paragraph[] => {
    const entries = items.map((item) => entryOf(kind, item));
    if (kind === "summary") return entries.flatMap(({ description }) => rich(description));
    return isListKind(kind) ? entries.map(listLine) : entries.flatMap(entry);
  };

  const sections = placedSections(data).flatMap((section) => {
    const items = section.kind === "cover-letter" ? [] : printedItems(section);
    if (items.length === 0) return [];
    const heading = line([run(headingOf(section, metadata.page.locale))], { heading: HeadingLevel.HEADING_2 });
    return [heading, ...sectionContent(section, items)];
  });

  return wordFile(metadata, { title, author: lineText(basics.name), content: [...header, ...sections], lists });
}
