import { TEMPLATE_COLUMNS } from "@/contracts/model/resume/templates";
import { around, type PrintedField, rightOf } from "@/domain/page-check/geometry";
import { contentBox, fillOf, type PageFound, type PageRule, sectionOf } from "@/domain/page-check/rule";

export const SMALLEST_GAP_PT = 12;
/** A page with less on it is reported as nearly empty. */
const MIN_FILL = 0.2;
/** A column that ends this far from the margin has one beside it. */
const MIN_COLUMN_SHARE = 0.15;

/** Pages on which one column continues alone, although the other's room stays empty. */
export const emptyColumns: PageRule = (context) => {
  const { data, pages, sections } = context;
  if (TEMPLATE_COLUMNS[data.metadata.template] === 1) return [];
  const columnOf = new Map(sections.map(({ id, placement }) => [id, placement.column]));
  const inColumn = (column: "main" | "sidebar") => (field: PrintedField) =>
    columnOf.get(sectionOf(field.pointer) ?? "") === column;
  return pages.flatMap((page, index): PageFound[] => {
    const sidebar = page.fields.filter(inColumn("sidebar"));
    const box = around(sidebar);
    if (!box || page.fields.some(inColumn("main")) || fillOf(context, page) < MIN_FILL) return [];
    const content = contentBox(context, page);
    const [before, after] = [box.x - content.x, rightOf(content) - rightOf(box)];
    const width = Math.max(before, after);
    if (width < content.width * MIN_COLUMN_SHARE) return [];
    return [
      {
        page: index + 1,
        box: { ...content, x: before > after ? content.x : rightOf(box), width },
        text: `The main column of page ${index + 1} is empty while the sidebar continues.`,
        repair: "one-column",
      },
    ];
  });
};

/** Columns beside each other whose gap is set too small. The page never prints less than looks right, so this is a note. */
export const smallGaps: PageRule = ({ data: { metadata }, pages, sections }) => {
  const { gapX } = metadata.page;
  if (gapX >= SMALLEST_GAP_PT) return [];
  const isTwoColumn = TEMPLATE_COLUMNS[metadata.template] === 2;
  const beside = new Set(
    sections
      .filter(({ section, placement }) => section.columns > 1 || (isTwoColumn && placement.column === "sidebar"))
      .map(({ id }) => id),
  );
  const page = pages.findIndex(({ fields }) => fields.some(({ pointer }) => beside.has(sectionOf(pointer) ?? "")));
  if (page < 0) return [];
  const text = `The gap between columns is set to ${gapX} pt; ${SMALLEST_GAP_PT} pt or more keep them apart.`;
  const box = around(pages[page]?.fields.filter(({ pointer }) => beside.has(sectionOf(pointer) ?? "")) ?? []);
  return [{ page: page + 1, box, text, repair: "gap" }];
};
