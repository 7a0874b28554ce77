import { type Flow, type Paragraph, type Table, textOfParagraph } from "@/domain/imports/flow/flow";
import { headingKind } from "@/domain/imports/pdf/heading-words";

const isHeading = (paragraph: Paragraph) =>
  paragraph.bullet === "" && (paragraph.level > 0 || headingKind(textOfParagraph(paragraph)) !== undefined);

const paragraphsIn = (flow: Flow): Paragraph[] =>
  flow.flatMap((block) =>
    block.kind === "paragraph"
      ? [block]
      : block.kind === "aside"
        ? paragraphsIn(block.content)
        : block.rows.flat().flatMap(paragraphsIn),
  );

/**
 * The columns of a table that lays out a page: its cells hold whole sections side by side. null for a table whose rows belong together.
 * A row across the whole width, such as a banner with the name, stays above the columns.
 */
export function columnsOf({ rows }: Table): Flow[] | null {
  const wide = rows.filter((row) => row.filter((cell) => cell.length > 0).length > 1);
  const [banner] = rows;
  if (wide.length === 0 || banner === undefined) return rows.every((row) => row.length === 1) ? [rows.flat(2)] : null;
  const width = Math.max(...wide.map((row) => row.length));
  const column = (at: number) => wide.map((row) => paragraphsIn(row[at] ?? []));
  // A column is laid out on its own if one of its cells holds a heading with lines below it, or many paragraphs.
  const isSection = (cell: readonly Paragraph[]) =>
    cell.length > 2 && cell.some((paragraph, index) => isHeading(paragraph) && index < cell.length - 1);
  const sections = Array.from({ length: width }, (_, at) => column(at).some(isSection));
  const long = Array.from({ length: width }, (_, at) => column(at).some((cell) => cell.length >= 4));
  const isLayout = sections.some(Boolean) && sections.filter((one, at) => one || long[at]).length > 1;
  const isFewRows = wide.length <= 4;
  if (!isLayout || !isFewRows) return null;
  const single = rows.filter((row) => !wide.includes(row));
  const columns = Array.from({ length: width }, (_, at): Flow => wide.flatMap((row) => row[at] ?? []));
  const above = single.filter((row) => rows.indexOf(row) < rows.indexOf(wide[0] ?? [])).flat(2);
  const below = single.filter((row) => rows.indexOf(row) >= rows.indexOf(wide[0] ?? [])).flat(2);
  return [above, ...columns, below].filter((flow) => flow.length > 0);
}

/** Whether the first cells of the rows are short and the others hold the content, such as dates or labels beside texts. */
export function isLabelled({ rows }: Table): boolean {
  const pairs = rows.filter((row) => row.filter((cell) => cell.length > 0).length > 1);
  const short = pairs.filter(([label]) => {
    const text = paragraphsIn(label ?? [])
      .map(textOfParagraph)
      .join(" ");
    return text.length > 0 && text.length <= 40;
  });
  const long = pairs.filter(([, content]) => (content ?? []).length > 1);
  return pairs.length > 1 && short.length === pairs.length && long.length * 2 >= pairs.length;
}
