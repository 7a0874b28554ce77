"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Announcer } from "@/components/features/editor/core/announcer";
import { openEditor } from "@/components/features/editor/core/open-editor";
import type { AnyOpenEditor, OpenEditor } from "@/components/features/editor/core/opened-editor";
import { EditorContext } from "@/components/features/editor/core/use-editor";
import type { DocumentCard, DocumentKind, ReadDocument } from "@/components/features/editor/document-kind";
import { preloadQuestions } from "@/components/features/editor/editor-shell";
import { preloadRichText } from "@/components/features/editor/fields/rich-text-field";
import { leaveEditor, warnBeforeLoss } from "@/components/features/editor/saving/leave-editor";
import { preloadSignIn, SignedOut } from "@/components/features/editor/saving/signed-out";
import { queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { startEngineEarly } from "@/components/kit/page-preview/early-engine";
import { buttonLook } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { firstScreenIsComing } from "@/components/kit/ui/first-screen";
import { toast } from "@/components/kit/ui/toast";

/** When deferred code is loaded: this long after the first page, or at the latest if no page appears. Milliseconds. */
const AFTER_PAGE_MS = 1_000;
const LONGEST_WAIT_MS = 4_000;

type EditorProps<Document, Card extends DocumentCard> = {
  kind: DocumentKind<Document, Card>;
  id: string;
  ownerId: string;
  /** The rooms of an editor of this kind, once the document is open. */
  children: (editor: OpenEditor<Document, Card>) => ReactNode;
};

/** Loads a document and opens it. After that, the state lives here; later server states are merged, not adopted. */
export function Editor<Document, Card extends DocumentCard>({ kind, id, ownerId, children }: EditorProps<Document, Card>) {
  const t = useTranslations("editor");
  const errorText = useErrorText();
  const { data: stored, error } = useQuery({
    queryKey: ["editor", kind.name, id],
    queryFn: () => kind.read(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const editor = useOpened(kind, stored, ownerId);
  // A phone shows the text first.
  useEffect(() => (window.matchMedia("(max-width: 640px)").matches ? undefined : startEngineEarly()), []);

  if (error) {
    return (
      <main className="mx-auto max-w-xl px-4 py-16">
        <Empty title={t("cannotOpen", { kind: kind.name })} text={errorText(error)}>
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
    <EditorContext value={editor}>
      <Announcer>{children(editor)}</Announcer>
      <SignedOut userId={ownerId} runner={editor.runner} />
    </EditorContext>
  );
}

/** The open editor of a document that was just read. */
function useOpened<Document, Card extends DocumentCard>(
  kind: DocumentKind<Document, Card>,
  stored: ReadDocument<Document, Card> | undefined,
  ownerId: string,
): OpenEditor<Document, Card> | null {
  const t = useTranslations("editor.save");
  const cache = useQueryClient();
  const [editor, setEditor] = useState<OpenEditor<Document, Card> | null>(null);
  const hasJournal = useRef(true);

  useEffect(() => {
    if (!stored) return;
    let opened: OpenEditor<Document, Card> | null = null;
    let isGone = false;
    const onJournalFailure = () => {
      if (!hasJournal.current) return;
      hasJournal.current = false;
      toast(t("noJournal"));
    };
    void openEditor({ kind, ownerId, stored, onJournalFailure }).then((result) => {
      if (isGone) return void leaveEditor(result);
      opened = result;
      setEditor(result);
      if (result.recovered === "restore")
        toast(t("restored"), { label: t("undo"), onClick: () => result.store.getState().undo() });
    });
    return () => {
      isGone = true;
      // The library shows names, times and first pages, all of which may have changed here.
      if (opened) void leaveEditor(opened).then(() => cache.invalidateQueries({ queryKey: queries.documents.key() }));
      setEditor(null);
    };
  }, [kind, stored, ownerId, t, cache]);

  // The page preview reports when it is ready.
  useEffect(firstScreenIsComing, []);
  useEffect(() => {
    if (!editor) return;
    return afterFirstPage(editor, () => {
      preloadRichText();
      preloadQuestions();
      preloadSignIn();
      // Merging loads it again if needed.
      editor.kind.merger().catch(() => {});
    });
  }, [editor]);
  useEffect(() => (editor ? warnBeforeLoss(editor) : undefined), [editor]);

  return editor;
}

/** Runs deferred work after the first page is shown, because the engine comes first. Returns a cancel function. */
function afterFirstPage({ store }: AnyOpenEditor, work: () => void): () => void {
  const stop = () => {
    window.clearTimeout(timer);
    unsubscribe();
  };
  let timer = window.setTimeout(work, LONGEST_WAIT_MS);
  const unsubscribe = store.subscribe((state, before) => {
    if (!state.hasPage || before.hasPage) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(work, AFTER_PAGE_MS);
  });
  return stop;
}
