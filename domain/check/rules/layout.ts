import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { TEMPLATE_COLUMNS } from "@/contracts/model/resume/templates";
import { type CheckedSection, type CheckRule, when } from "@/domain/check/rule";
import type { SectionKind } from "@/domain/sections/all-sections";

const isProse = (kind: SectionKind) => kind === "summary" || (isSectionKey(kind) && sectionForm(kind).prose);

const isPrintedProse = ({ kind, printed }: CheckedSection) => isProse(kind) && printed.length > 0;

export const LAYOUT_RULES: readonly CheckRule[] = [
  {
    code: "SECTION_MISSING_FROM_LAYOUT",
    category: "layout",
    severity: "error",
    find: ({ sections }) =>
      sections.flatMap(({ printed, placement, pointer, section, id }) =>
        when(printed.length > 0 && placement === undefined, pointer, { section: section.title || id }),
      ),
  },
  {
    code: "MULTI_COLUMN_PROSE_SECTION",
    category: "layout",
    severity: "warning",
    find: ({ sections }) =>
      sections.flatMap((each) =>
        when(isPrintedProse(each) && each.section.columns > 1, `${each.pointer}/columns`, { columns: each.section.columns }),
      ),
  },
  {
    code: "PROSE_SECTION_IN_SIDEBAR",
    category: "layout",
    severity: "warning",
    find: ({ sections }) =>
      sections.flatMap((each) => when(isPrintedProse(each) && each.placement?.column === "sidebar", each.pointer)),
  },
  {
    code: "TWO_COLUMN_LAYOUT",
    category: "layout",
    severity: "warning",
    find: ({ data: { metadata } }) =>
      when(
        TEMPLATE_COLUMNS[metadata.template] === 2 &&
          metadata.layout.pages.some((page) => !page.fullWidth && page.sidebar.length > 0),
        "/metadata/template",
        { template: metadata.template },
      ),
  },
  {
    code: "SMALL_BODY_FONT",
    category: "layout",
    severity: "warning",
    find: ({ data }) => {
      const { fontSize } = data.metadata.typography.body;
      return when(fontSize < 9, "/metadata/typography/body/fontSize", { fontSize });
    },
  },
  {
    code: "TIGHT_LINE_HEIGHT",
    category: "layout",
    severity: "warning",
    find: ({ data }) => {
      const { lineHeight } = data.metadata.typography.body;
      return when(lineHeight < 1.15, "/metadata/typography/body/lineHeight", { lineHeight });
    },
  },
  {
    code: "TIGHT_PAGE_MARGINS",
    category: "layout",
    severity: "warning",
    find: ({ data }) => {
      const { marginX, marginY } = data.metadata.page;
      return [
        ...when(marginX < 8, "/metadata/page/marginX", { margin: marginX }),
        ...when(marginY < 8, "/metadata/page/marginY", { margin: marginY }),
      ];
    },
  },
];
