"use client";

import { useMemo } from "react";
import { AcceptContext } from "@/components/features/editor/ai/accept";
import { acceptInResume } from "@/components/features/editor/ai/accept-in-resume";
import { ChangeOnServerContext, changeOnServer } from "@/components/features/editor/core/change-on-server";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import { type DesignAccess, DesignContext } from "@/components/features/editor/design/use-design";
import { Editor } from "@/components/features/editor/editor";
import { ResumeFrame } from "@/components/features/editor/resume/resume-frame";
import { RESUME_KIND, type ResumeCard } from "@/components/features/editor/resume/resume-kind";
import { ResumeContext } from "@/components/features/editor/resume/use-resume";
import type { ViewerProps } from "@/components/kit/shell/viewer";
import type { ResumeData } from "@/contracts/model/resume/data";

type ResumeEditorProps = { resumeId: string; viewer: ViewerProps };

/** The editor of a resume. */
export function ResumeEditor({ resumeId, viewer }: ResumeEditorProps) {
  return (
    <Editor kind={RESUME_KIND} id={resumeId} ownerId={viewer.id}>
      {(editor) => <OpenResume editor={editor} viewer={viewer} />}
    </Editor>
  );
}

function OpenResume({ editor, viewer }: { editor: OpenEditor<ResumeData, ResumeCard>; viewer: ViewerProps }) {
  const { store } = editor;
  const design = useMemo<DesignAccess>(
    () => ({
      subscribe: store.subscribe,
      pictures: "",
      metadata: () => documentOf(store.getState()).metadata,
      printable: () => editor.kind.printable(documentOf(store.getState()), store.getState().card.name),
      edit: (label, recipe) => store.getState().edit(label, (draft) => recipe(draft.metadata)),
      attempt: (recipe) => store.getState().setTrial(recipe),
    }),
    [editor, store],
  );
  const accept = useMemo(() => acceptInResume(editor), [editor]);
  const change = useMemo(() => changeOnServer(editor), [editor]);
  return (
    <ResumeContext value={store}>
      <DesignContext value={design}>
        <AcceptContext value={accept}>
          <ChangeOnServerContext value={change}>
            <ResumeFrame editor={editor} viewer={viewer} />
          </ChangeOnServerContext>
        </AcceptContext>
      </DesignContext>
    </ResumeContext>
  );
}
