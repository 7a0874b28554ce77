import type { Accept } from "@/components/features/editor/ai/accept";
import { takeAccepted } from "@/components/features/editor/ai/take-accepted";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import { type ResumeCard, readResume } from "@/components/features/editor/resume/resume-kind";
import { api } from "@/components/kit/api/client";
import { sentOperations } from "@/components/kit/assistant/made-edits";
import { NotSaved } from "@/components/kit/assistant/open-document";
import type { ResumeData } from "@/contracts/model/resume/data";

/** Accepting in a resume: a patch, of which the server keeps a version of kind `ai`. */
export const acceptInResume =
  (editor: OpenEditor<ResumeData, ResumeCard>): Accept =>
  (accepted) =>
    editor.runner.exclusively(async () => {
      const { store, runner } = editor;
      await runner.flush();
      if (runner.hasUnsaved()) throw new NotSaved();
      const document = documentOf(store.getState());
      const operations = sentOperations(accepted.operationsFor(document));
      const { card, saving } = store.getState();
      const source = accepted.messageId === undefined ? {} : { messageId: accepted.messageId };
      const stored = await api.resumes.patch({ id: card.id, operations, expectedUpdatedAt: saving.basedOn, ...source });
      await takeAccepted(editor, accepted, document, readResume(stored));
    });
