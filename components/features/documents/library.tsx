"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { Asking } from "@/components/features/documents/document-dialogs";
import { DocumentMenuItems } from "@/components/features/documents/document-menu";
import { DocumentWindow, indexOf } from "@/components/features/documents/document-window";
import { DropArea } from "@/components/features/documents/drop-area";
import { EmptyState } from "@/components/features/documents/empty-state";
import { LibraryContext } from "@/components/features/documents/library-context";
import { LibraryFilters } from "@/components/features/documents/library-filters";
import { LibraryHead } from "@/components/features/documents/library-head";
import { LibraryNotes } from "@/components/features/documents/library-notes";
import type { Kind, LibraryEntry } from "@/components/features/documents/select-entries";
import { DocumentsSelection } from "@/components/features/documents/selection-bar";
import type { Start } from "@/components/features/documents/starts";
import { type DocumentActions, useDocumentActions } from "@/components/features/documents/use-document-actions";
import { useImportFiles } from "@/components/features/documents/use-import-file";
import { KINDS, useLibraryAddress } from "@/components/features/documents/use-library-address";
import { useLibraryEntries } from "@/components/features/documents/use-library-entries";
import { useSelection } from "@/components/features/documents/use-selection";
import { useShownEntries } from "@/components/features/documents/use-shown-entries";
import { queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { chosenTemplate, forgetTemplate } from "@/components/kit/shell/starting";
import { useShortcuts } from "@/components/kit/shell/use-shortcuts";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { ContextArea, createMenuHandle, SharedMenu } from "@/components/kit/ui/shared-menu";
import { TabList, TabPanel, Tabs } from "@/components/kit/ui/tabs";

const NewDialog = lazyPart(async () => ({ default: (await import("@/components/features/documents/new-dialog")).NewDialog }));
const Dialogs = lazyPart(async () => ({
  default: (await import("@/components/features/documents/document-dialogs")).DocumentDialogs,
}));

/** Every resume and letter of the person, and Trash. */
export function Library({ ownerId, username }: { ownerId: string; username: string | null }) {
  const t = useTranslations("documents");
  const errorText = useErrorText();
  const address = useLibraryAddress();
  const { view, change, query, setQuery } = address;
  const { kind } = view;
  const isTrash = kind === "trash";
  const [start, setStart] = useState<Start | null>(null);
  const [sourceId, setSourceId] = useState<string>();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [underPointer, setUnderPointer] = useState<LibraryEntry | null>(null);
  const actions = useDocumentActions();
  const importFiles = useImportFiles(ownerId);
  const { data: counts } = useQuery(queries.documents.counts.queryOptions());
  const { entries, error, refetch } = useLibraryEntries(isTrash, username);
  const { settledQuery, shown } = useShownEntries(entries, view, query);
  const ofKind = useMemo(
    () => entries?.filter((entry) => kind === "all" || isTrash || entry.type === kind) ?? [],
    [entries, kind, isTrash],
  );
  const { selected, selectedEntries, toggle, selectAll, clear } = useSelection(shown, kind);
  const handles = useMemo(() => ({ menu: createMenuHandle<LibraryEntry>(), toggle }), [toggle]);
  const isFree = asking === null && start === null;

  useShortcuts({
    ...(isFree ? { selectAll } : {}),
    ...(isFree && selected.size > 0
      ? {
          clearSelection: clear,
          trash: () => (isTrash ? setAsking({ what: "purge", entries: selectedEntries }) : void actions.trash(selectedEntries)),
        }
      : {}),
  });
  usePreloadedDialogs();
  useRequestedStart(({ requested: next, source: from }) => {
    setSourceId(from);
    setStart(next);
  }, address);

  function findUnderPointer(target: EventTarget): LibraryEntry | null {
    const index = indexOf(target);
    const entry = index === null ? null : (shown?.[index] ?? null);
    setUnderPointer(entry);
    return entry;
  }

  const items = (entry: LibraryEntry) => (
    <DocumentMenuItems entry={entry} actions={actions} ask={setAsking} onSelect={(each) => toggle(each, false)} />
  );

  return (
    <LibraryContext value={handles}>
      <main className="mx-auto max-w-[1440px] px-10 pb-28 phone:px-4 phone:pb-40">
        <LibraryHead
          query={query}
          onQuery={setQuery}
          shape={view.view}
          onShape={(shape) => change({ view: shape })}
          onNew={setStart}
        />
        <Tabs value={kind} onValueChange={(value: Kind) => change({ kind: value, status: "any", tags: [] })}>
          <div className="sticky top-0 z-10 flex h-11 items-center gap-1 border-b bg-background phone:-mx-4 phone:overflow-x-auto phone:px-4">
            <TabList
              label={t("kinds")}
              className="self-stretch"
              tabs={KINDS.map((value) => ({
                value,
                label: t(`tabs.${value}`),
                count: value === "all" ? counts && counts.resume + counts.letter : counts?.[value],
              }))}
            />
            <span className="flex-1" />
            <LibraryFilters view={view} entries={ofKind} onChange={change} />
          </div>
          <TabPanel value={kind}>
            <LibraryNotes
              view={view}
              query={settledQuery}
              shown={shown?.length ?? 0}
              of={ofKind.length}
              onChange={change}
              onQuery={setQuery}
              onEmptyTrash={isTrash && ofKind.length > 0 ? () => setAsking({ what: "purge", entries: ofKind }) : null}
            />
            {error ? (
              <Empty title={t("failed")} text={errorText(error)}>
                <Button onClick={() => refetch()}>{t("retry")}</Button>
              </Empty>
            ) : !shown ? (
              <p className="py-6 text-muted-foreground" aria-busy="true">
                {t("loading")}
              </p>
            ) : shown.length === 0 ? (
              <EmptyState
                kind={kind}
                query={settledQuery}
                isFiltered={ofKind.length > 0}
                onClear={() => {
                  setQuery("");
                  change({ status: "any", tags: [] });
                }}
                onNew={setStart}
              />
            ) : (
              <ContextArea menu={underPointer ? items(underPointer) : null}>
                <div
                  onPointerDownCapture={(event) => findUnderPointer(event.target)}
                  onContextMenuCapture={(event) => {
                    // Between documents, show the browser's own menu.
                    if (!findUnderPointer(event.target)) event.stopPropagation();
                  }}
                >
                  <DocumentWindow entries={shown} shape={view.view} selected={selected} />
                </div>
              </ContextArea>
            )}
          </TabPanel>
        </Tabs>
        <SharedMenu handle={handles.menu}>{items}</SharedMenu>
        {selectedEntries.length > 0 ? (
          <DocumentsSelection entries={selectedEntries} isTrash={isTrash} actions={actions} ask={setAsking} onClear={clear} />
        ) : null}
        <DropArea isOn={isFree} importFiles={importFiles} />
        <LibraryDialogs
          start={start}
          sourceId={sourceId}
          asking={asking}
          all={entries ?? []}
          ownerId={ownerId}
          actions={actions}
          onClose={() => {
            forgetTemplate();
            setStart(null);
            setSourceId(undefined);
            setAsking(null);
          }}
        />
      </main>
    </LibraryContext>
  );
}

/** A start from the address, or from a template chosen before signing up. */
function useRequestedStart(
  open: (start: { requested: Start; source: string | undefined }) => void,
  { requested, source, change }: Pick<ReturnType<typeof useLibraryAddress>, "requested" | "source" | "change">,
) {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (chosenTemplate()) latest.current({ requested: "blank", source: undefined });
  }, []);
  useEffect(() => {
    if (requested === null) return;
    // Clear the parameter that opened the dialog, so that a reload does not open it again.
    change({ requested: null });
    latest.current({ requested, source });
  }, [requested, source, change]);
}

function usePreloadedDialogs() {
  useEffect(() => {
    NewDialog.preload();
    Dialogs.preload();
  }, []);
}

type LibraryDialogsProps = {
  start: Start | null;
  /** The resume to copy, if the address names it. */
  sourceId: string | undefined;
  asking: Asking | null;
  all: readonly LibraryEntry[];
  ownerId: string;
  actions: DocumentActions;
  onClose: () => void;
};

/** The dialog that is open, if any. */
function LibraryDialogs({ start, sourceId, asking, all, ownerId, actions, onClose }: LibraryDialogsProps) {
  const copied = asking?.what === "copyForJob" ? asking.entry.id : sourceId;
  if (start || asking?.what === "copyForJob") {
    return (
      <Suspense>
        <NewDialog start={start ?? "copy"} {...(copied ? { sourceId: copied } : {})} ownerId={ownerId} onClose={onClose} />
      </Suspense>
    );
  }
  if (!asking) return null;
  return (
    <Suspense>
      <Dialogs asking={asking} all={all} actions={actions} onClose={onClose} />
    </Suspense>
  );
}
