import { type Accept, NotSaved } from "@/components/features/editor/ai/accept";
import { indexPath } from "@/components/features/editor/ai/index-path";
import { label } from "@/components/features/editor/core/edit-names";
import type { OpenEditor } from "@/components/features/editor/core/open-editor";
import { documentOf } from "@/components/features/editor/core/store";
import { type ResumeCard, readResume } from "@/components/features/editor/resume/resume-kind";
import { takeOver } from "@/components/features/editor/saving/take-over";
import { api } from "@/components/kit/api/client";
import type { ResumeData } from "@/contracts/model/resume/data";

/** Accepting in a resume: a patch, of which the server keeps a version of kind `ai`. */
export const acceptInResume =
  ({ store, runner }: OpenEditor<ResumeData, ResumeCard>): Accept =>
  ({ name, target, writes }) =>
    runner.exclusively(async () => {
      await runner.flush();
      if (runner.hasUnsaved()) throw new NotSaved();
      const document = documentOf(store.getState());
      const operations = writes.map(({ pointer, value }) => {
        const path = indexPath(document, pointer);
        if (path === null) throw new NotSaved();
        return { op: "replace" as const, path, value };
      });
      const { card, saving } = store.getState();
      const stored = readResume(await api.resumes.patch({ id: card.id, operations, expectedUpdatedAt: saving.basedOn }));
      await runner.adopt(stored, (next) => {
        store.getState().edit(label(name, target), (draft) => takeOver(draft, next));
      });
    });
