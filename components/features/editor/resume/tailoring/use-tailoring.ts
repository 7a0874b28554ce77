import { useQuery, useQueryClient } from "@tanstack/react-query";
import { applyWrite } from "@/components/features/editor/ai/apply-write";
import { label } from "@/components/features/editor/core/edit-names";
import { documentOf } from "@/components/features/editor/core/store";
import { holds, writeOf } from "@/components/features/editor/resume/tailoring/change-writes";
import { useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import type { Tailoring, TailoringChange } from "@/contracts/model/ai/tailoring";
import type { ResumeData } from "@/contracts/model/resume/data";

export type Decision = "accepted" | "rejected";

/** What tailoring changed in the open copy, and the person's decisions. A decision is an edit as any other: saved, and undone by Undo. */
export function useTailoring() {
  const store = useResumeStore();
  const { run } = useChange({ failure: "toast" });
  const cache = useQueryClient();
  const id = useResumeEditor((state) => state.card.id);
  const options = queries.applicationAi.readTailoring.queryOptions({ input: { id } });
  const { data, error } = useQuery(options);

  /** Brings the document to what was decided, in one step of undo, then records it. */
  async function decide(changes: readonly TailoringChange[], status: Decision) {
    const side = status === "accepted" ? "after" : "before";
    const { edit } = store.getState();
    edit(label(status === "accepted" ? "acceptChange" : "rejectChange", changes.map((each) => each.id).join()), (draft) => {
      for (const change of changes) apply(draft, change, side);
    });
    await run(async () => {
      const decided = { id, changes: changes.map((change) => ({ id: change.id, status })) };
      cache.setQueryData(options.queryKey, await api.applicationAi.decideTailoring(decided));
    });
  }

  return { tailoring: data as Tailoring | undefined, error, decide, documentNow: () => documentOf(store.getState()) };
}

function apply(draft: ResumeData, change: TailoringChange, side: "before" | "after"): void {
  if (holds(draft, change, side)) return;
  const write = writeOf(draft, change, side);
  if (write) applyWrite(draft, write);
}
