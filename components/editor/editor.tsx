"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { queries } from "@/components/api/client";
import { useErrorText } from "@/components/api/error-text";
import { Announcer } from "@/components/editor/announcer";
import { EditorFrame } from "@/components/editor/resume/resume-frame";
import { preloadRichText } from "@/components/editor/fields/rich-text-field";
import { type OpenEditor, openEditor } from "@/components/editor/open-editor";
import { EditorContext } from "@/components/editor/use-editor";
import type { ViewerProps } from "@/components/shell/viewer";
import { buttonLook } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { toast } from "@/components/ui/toast";
import type { Resume } from "@/contracts/model/resume/resume";

type EditorProps = { resumeId: string; viewer: ViewerProps };

/** Loads a resume and opens it. Once open, the document lives here; what the server says later is compared, not taken over. */
export function Editor({ resumeId, viewer }: EditorProps) {
  const t = useTranslations("editor");
  const errorText = useErrorText();
  const { data: resume, error } = useQuery({
    ...queries.resumes.read.queryOptions({ input: { id: resumeId } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const editor = useOpened(resume, viewer.id);

  if (error) {
    return (
      <main className="mx-auto max-w-xl px-4 py-16">
        <Empty title={t("cannotOpen")} text={errorText(error)}>
          <a href="/documents" className={buttonLook({ variant: "primary" })}>
            {t("toDocuments")}
          </a>
        </Empty>
      </main>
    );
  }
  if (!editor) {
    return (
      <main className="px-5 py-4 text-muted-foreground" aria-busy="true">
        {t("opening")}
      </main>
    );
  }
  return (
    <EditorContext value={editor.store}>
      <Announcer>
        <EditorFrame editor={editor} viewer={viewer} />
      </Announcer>
    </EditorContext>
  );
}

/** The open editor of a resume that was just read. */
function useOpened(resume: Resume | undefined, ownerId: string): OpenEditor | null {
  const t = useTranslations("editor.save");
  const cache = useQueryClient();
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const hasJournal = useRef(true);

  useEffect(() => {
    if (!resume) return;
    let opened: OpenEditor | null = null;
    let isGone = false;
    const onJournalFailure = () => {
      if (!hasJournal.current) return;
      hasJournal.current = false;
      toast(t("noJournal"));
    };
    void openEditor({ ownerId, resume, onJournalFailure }).then((result) => {
      if (isGone) return result.runner.stop();
      opened = result;
      setEditor(result);
      if (result.recovered === "restore")
        toast(t("restored"), { label: t("undo"), onClick: () => result.store.getState().undo() });
    });
    return () => {
      isGone = true;
      const leaving = opened;
      // The library shows names, times and first pages, all of which may have changed here.
      void leaving?.runner.flush().then(() => cache.invalidateQueries({ queryKey: queries.documents.key() }));
      leaving?.runner.stop();
      setEditor(null);
    };
  }, [resume, ownerId, t, cache]);

  useEffect(() => {
    if (!editor) return;
    const idle = window.setTimeout(preloadRichText, 1200);
    const warn = (event: BeforeUnloadEvent) => {
      // The journal holds the text; the browser's own question is asked only when nobody else does.
      const isKept = hasJournal.current && editor.store.getState().saving.status !== "refused";
      if (editor.runner.hasUnsaved() && !isKept) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.clearTimeout(idle);
      window.removeEventListener("beforeunload", warn);
    };
  }, [editor]);

  return editor;
}
