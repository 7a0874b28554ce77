import { label } from "@/components/features/editor/core/edit-names";
import type { AnyOpenEditor } from "@/components/features/editor/core/open-editor";
import { documentOf, isReadOnly } from "@/components/features/editor/core/store";
import type { DesignAccess } from "@/components/features/editor/design/use-design";
import type { FitChange } from "@/typeset/fit/changes";
import type { FitResult, FitWish } from "@/typeset/fit/fit";

export type Fitted = { result: FitResult; changes: FitChange[] };

type Open = { store: AnyOpenEditor["store"]; design: DesignAccess };

/**
 * Fits the open document in a separate engine and writes the result as one edit. Text typed in the meantime stays, and the document is
 * fitted again. Null when `isWanted` says that nobody waits any more. Throws if the page cannot be measured.
 */
export async function fitDocument(open: Open, wish: FitWish, isWanted: () => boolean): Promise<Fitted | null> {
  const { store, design } = open;
  const before = documentOf(store.getState());
  // Engine and search are loaded on demand.
  const [{ createMeasurer }, { fitDesign }, { fitChanges }, { inDesign }] = await Promise.all([
    import("@/components/kit/page-preview/measurer"),
    import("@/typeset/fit/fit"),
    import("@/typeset/fit/changes"),
    import("@/typeset/content/printable"),
  ]);
  const printable = design.printable();
  const { page, typography } = design.metadata();
  const measurer = await createMeasurer();
  const result = await fitDesign({ page, typography }, wish, (candidate) =>
    measurer.measure(inDesign(printable, candidate)),
  ).finally(measurer.dispose);
  if (!isWanted()) return null;
  const changes = fitChanges({ page, typography }, result.design);
  if (isReadOnly(store.getState())) return { result, changes: [] };
  const isCurrent = documentOf(store.getState()) === before;
  if (changes.length > 0 && !isCurrent) return fitDocument(open, wish, isWanted);
  if (changes.length > 0)
    design.edit(label("fitPages"), (metadata) => {
      metadata.page = result.design.page;
      metadata.typography = result.design.typography;
    });
  return { result, changes };
}
