import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Layout } from "@/contracts/model/resume/metadata";
import { PRINTABLE_MARGIN, PRINTABLE_PT } from "@/domain/check/printable-margin";
import { setFullWidth, withFewerPages } from "@/domain/layout/edit";
import { readableColours } from "@/domain/page-check/colours";
import { SMALLEST_GAP_PT } from "@/domain/page-check/rules/columns";
import { LONGEST_LINE } from "@/domain/page-check/rules/text";
import { isSameJson } from "@/domain/patch/same-json";

/** One value of the metadata that a repair sets: its path as a JSON pointer below `/metadata`. */
export interface RepairChange {
  path: `/${string}`;
  from: unknown;
  to: unknown;
}

type Metadata = ResumeData["metadata"];
type Values = Partial<Record<`/${string}`, unknown>>;

const printable = (margin: number) => (margin < PRINTABLE_PT ? PRINTABLE_MARGIN : margin);
const inOneColumn = (layout: Layout): Layout =>
  layout.pages.reduce((made, page, index) => (page.fullWidth ? made : setFullWidth(made, index, true)), layout);

/** Repairs without a value. */
const PLAIN: Record<string, (metadata: Metadata) => Values> = {
  margins: ({ page }) => ({ "/page/marginX": printable(page.marginX), "/page/marginY": printable(page.marginY) }),
  gap: ({ page }) => ({ "/page/gapX": Math.max(page.gapX, SMALLEST_GAP_PT) }),
  flow: ({ layout }) => ({ "/layout/pages": withFewerPages(layout, 1).pages }),
  "one-column": ({ layout }) => ({ "/layout/pages": inOneColumn(layout).pages }),
  colours: ({ design }) => ({ "/design/colors": readableColours(design.colors) }),
};

type Bounds = { min: number; max: number };
const set = (path: `/${string}`, bounds: Bounds) => ({ path, bounds });

/** Paper in points; pages of a free form are as wide as A4. */
const PAPER_WIDTH_PT = { a4: 595.28, letter: 612, "free-form": 595.28 } as const;
/** Lines are aimed at a few characters less than the rule allows, because words end where they do. */
const TARGET_LINE = LONGEST_LINE - 9;
/** Margins that still look like margins, and text that still looks like text. */
const WIDEST_MARGIN_PT = 72;
const LARGEST_TEXT_PT = 13;

/** Wider margins, and larger text where those alone are not enough; nothing if both are not. */
function shorterLines({ page, typography }: Metadata, characters: number): Values {
  const width = PAPER_WIDTH_PT[page.format];
  const line = ((width - 2 * page.marginX) * TARGET_LINE) / characters;
  const marginX = Math.max(page.marginX, Math.min(WIDEST_MARGIN_PT, Math.ceil((width - line) / 2)));
  const { fontSize } = typography.body;
  const larger = Math.ceil(((fontSize * (width - 2 * marginX)) / line) * 10 - 0.5) / 10;
  if (larger > Math.max(LARGEST_TEXT_PT, fontSize)) return {};
  return { "/page/marginX": marginX, "/typography/body/fontSize": Math.max(fontSize, larger) };
}

/** Repairs that set a length, `<name>:<points>`: the check measured what it has to be. */
const LENGTHS: Record<string, ReturnType<typeof set>> = {
  "body-size": set("/typography/body/fontSize", LIMITS.resume.fontSize),
  "heading-size": set("/typography/heading/fontSize", LIMITS.resume.fontSize),
  "gap-y": set("/page/gapY", { min: 0, max: LIMITS.resume.length }),
};

const LENGTH = /^([a-z-]+):(\d+(?:\.\d+)?)$/;

/** The number of pages that the repair `fit:<pages>` asks for, which takes an engine; null for any other. */
export const fitPages = (repair: string): number | null => Number(/^fit:([1-9]\d?)$/.exec(repair)?.[1] ?? 0) || null;

function valuesOf(metadata: Metadata, repair: string): Values {
  const plain = Object.hasOwn(PLAIN, repair) ? PLAIN[repair] : undefined;
  if (plain) return plain(metadata);
  const [, name = "", value] = LENGTH.exec(repair) ?? [];
  const length = Object.hasOwn(LENGTHS, name) ? LENGTHS[name] : undefined;
  const points = Number(value);
  if (name === "line-length") return points > LONGEST_LINE ? shorterLines(metadata, points) : {};
  return length && points >= length.bounds.min && points <= length.bounds.max ? { [length.path]: points } : {};
}

/** The value of a path below `/metadata`. */
export const valueAt = (metadata: Metadata, path: string): unknown =>
  path
    .slice(1)
    .split("/")
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], metadata);

/** What a repair changes; empty if it is unknown, changes nothing, or needs an engine (`fitPages`). Pure. */
export const repairChanges = ({ metadata }: ResumeData, repair: string): RepairChange[] =>
  Object.entries(valuesOf(metadata, repair))
    .map(([path, to]): RepairChange => ({ path: path as `/${string}`, from: valueAt(metadata, path), to }))
    .filter(({ from, to }) => !isSameJson(from, to));

/** The document with changes. */
export function withChanges(data: ResumeData, changes: readonly RepairChange[]): ResumeData {
  const changed = structuredClone(data);
  for (const { path, to } of changes) {
    const keys = path.slice(1).split("/");
    const last = keys.pop() ?? "";
    const holder = keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], changed.metadata);
    (holder as Record<string, unknown>)[last] = structuredClone(to);
  }
  return changed;
}

const NAMES: Record<string, string> = {
  "/page/marginX": "Side margins",
  "/page/marginY": "Top and bottom margins",
  "/page/gapX": "Gap between columns",
  "/page/gapY": "Vertical gap",
  "/typography/body/fontSize": "Font size",
  "/typography/heading/fontSize": "Font size of headings",
  "/typography/body/lineHeight": "Line height",
  "/typography/heading/lineHeight": "Line height of headings",
};

/** A change as an English sentence for programs. */
export function changeText({ path, from, to }: RepairChange): string {
  if (path === "/layout/pages") return "The sections of the layout were moved to fewer sheets or columns.";
  if (path === "/design/colors") return `Colours: ${colourList(from)} → ${colourList(to)}`;
  const unit = path.endsWith("lineHeight") ? "" : " pt";
  return `${NAMES[path] ?? path}: ${from}${unit} → ${to}${unit}`;
}

const colourList = (colors: unknown): string => Object.values(colors as object).join(", ");
