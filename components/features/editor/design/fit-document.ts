import { label } from "@/components/features/editor/core/edit-names";
import type { AnyOpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf, isReadOnly } from "@/components/features/editor/core/store";
import type { DesignAccess } from "@/components/features/editor/design/use-design";
import type { Layout } from "@/contracts/model/resume/metadata";
import { withFewerPages } from "@/domain/layout/edit";
import type { Printable } from "@/typeset/content/printable";
import type { FitChange } from "@/typeset/fit/changes";
import type { FitResult, FitWish } from "@/typeset/fit/fit";
import type { FitDesign } from "@/typeset/fit/fit-steps";

/** The resume's layout before a fit that changed it. */
type Before = { layout: Layout | null };

export type Fitted = {
  result: FitResult;
  changes: FitChange[];
  /** How many pages the layout had before they were merged; null when they stayed. */
  mergedFrom: number | null;
  /** Null when nothing was changed. */
  before: Before | null;
};

type Open = { editor: AnyOpenEditor; design: DesignAccess };

/**
 * Fits the open document, by the server or in a separate engine, and writes the result as one edit. Pages that were added manually are merged if there are
 * more than requested. Text typed in the meantime stays, and the document is fitted again. Null when `isWanted` reports that the
 * result is no longer needed. Throws if the page cannot be measured.
 */
export async function fitDocument(open: Open, wish: FitWish, isCurrent: () => boolean): Promise<Fitted | null> {
  const { editor, design } = open;
  const { store } = editor;
  const before = documentOf(store.getState());
  // Engine and search are loaded on demand.
  const [{ fitOnServer }, { measureDocument }, { fitDesign }, { fitChanges }, { inDesign, inLayout }] = await Promise.all([
    import("@/components/features/editor/design/fit-on-server"),
    import("@/components/kit/page-preview/warm-first-pages"),
    import("@/typeset/fit/fit"),
    import("@/typeset/fit/changes"),
    import("@/typeset/content/printable"),
  ]);
  const { page, typography } = design.metadata();
  const current = design.printable();
  const layout = layoutOf(current);
  const merged = layout && wish.pages !== undefined ? withFewerPages(layout, wish.pages) : layout;
  const printable = merged ? inLayout(current, merged) : current;
  // The server knows nothing of pages that are still to be merged.
  const result =
    (merged === layout ? await fitOnServer(editor, { page, typography }, wish) : null) ??
    (await fitDesign({ page, typography }, wish, (candidate) => measureDocument(inDesign(printable, candidate))));
  if (!isCurrent()) return null;
  // Where even the tightest settings need more pages, everything stays as it was.
  const isMerged = merged !== layout && result.outcome !== "floors";
  const changes = fitChanges({ page, typography }, result.design);
  const unchanged = { result, changes: [], mergedFrom: null, before: null };
  if (isReadOnly(store.getState()) || (changes.length === 0 && !isMerged)) return unchanged;
  if (documentOf(store.getState()) !== before) return fitDocument(open, wish, isCurrent);
  write(design, { design: result.design, layout: isMerged ? merged : null });
  return {
    result,
    changes,
    mergedFrom: isMerged && layout ? layout.pages.length : null,
    before: { layout: isMerged ? layout : null },
  };
}

const layoutOf = (printable: Printable): Layout | null =>
  printable.kind === "resume" ? printable.document.metadata.layout : null;

function write(design: DesignAccess, { design: { page, typography }, layout }: Before & { design: FitDesign }) {
  design.edit(label("fitPages"), (metadata) => {
    metadata.page = page;
    metadata.typography = typography;
    if (layout && "layout" in metadata) metadata.layout = layout;
  });
}

/**
 * Takes a fit back, whatever was edited since: the lengths and sizes it changed are as before. Pages are separated again unless sections
 * were added or removed in the meantime.
 */
export async function undoFit({ design }: Pick<Open, "design">, { before, changes }: Fitted): Promise<void> {
  if (!before) return;
  const { changed } = await import("@/components/features/editor/design/fit-on-server");
  const { page, typography } = structuredClone(design.metadata());
  const restored = changed(
    { page, typography },
    changes.map(({ path, from }) => ({ path, to: from })),
  );
  const layout = layoutOf(design.printable());
  const isSame = before.layout && layout && sectionsOf(before.layout) === sectionsOf(layout);
  write(design, { design: restored, layout: isSame ? before.layout : null });
}

const sectionsOf = ({ pages }: Layout): string =>
  pages
    .flatMap(({ main, sidebar }) => [...main, ...sidebar])
    .toSorted()
    .join("\n");
