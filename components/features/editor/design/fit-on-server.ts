import type { AnyOpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import { api } from "@/components/kit/api/client";
import type { Fit } from "@/contracts/model/fit";
import type { FitResult, FitWish } from "@/typeset/fit/fit";
import { type FitDesign, STAGES } from "@/typeset/fit/fit-steps";

/**
 * How the open document fits, as the server measures it: a fraction of the time that an engine takes which has to be started first. Null
 * where the server cannot say: it does not have what was typed last, or cannot be reached.
 */
export async function fitOnServer(
  { store, kind, runner }: AnyOpenEditor,
  design: FitDesign,
  wish: FitWish,
): Promise<FitResult | null> {
  await runner.flush();
  const before = documentOf(store.getState());
  if (runner.hasUnsaved()) return null;
  const input = { id: store.getState().card.id, ...wish };
  const fit = await (kind.name === "resume" ? api.resumes.fit(input) : api.coverLetters.fit(input)).catch(() => null);
  if (!fit || documentOf(store.getState()) !== before) return null;
  return { ...fit, design: changed(design, fit.changes) };
}

/** A design with changes of a fit. */
export const changed = (design: FitDesign, changes: readonly Pick<Fit["changes"][number], "path" | "to">[]): FitDesign =>
  changes.reduce((now, { path, to }) => STEPS.find((step) => step.path === path)?.write(now, to) ?? now, design);

const STEPS = STAGES.flat();
