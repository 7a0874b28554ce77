"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import type { DocumentCard } from "@/components/editor/document-kind";
import { useDragging } from "@/components/editor/drag/use-dragging";
import { meetStored, type OpenEditor } from "@/components/editor/open-editor";
import { isReadOnly } from "@/components/editor/store";
import { UnkeptNotice } from "@/components/editor/unkept-notice";
import { useEditor } from "@/components/editor/use-editor";
import { useInPause } from "@/components/editor/use-in-pause";
import { useLiveUpdates } from "@/components/editor/use-live-updates";
import { useShortcuts } from "@/components/editor/use-shortcuts";
import { useTrashState } from "@/components/editor/use-trash-state";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { lazyPart } from "@/components/ui/lazy-part";

const ConflictDialog = lazyPart(async () => ({ default: (await import("@/components/editor/conflict-dialog")).ConflictDialog }));
const ReadOnlyNotice = lazyPart(async () => ({ default: (await import("@/components/editor/read-only-notice")).ReadOnlyNotice }));

/** Fetches what steps in front of the text when something is wrong: then there may be no network to fetch it by. */
export function preloadQuestions(): void {
  ConflictDialog.preload();
  ReadOnlyNotice.preload();
}

/** A room of the editor that a phone shows alone. */
export type Room<Key extends string> = { key: Key; icon: IconName; label: string };

type EditorShellProps<Document, Card extends DocumentCard, Key extends string> = {
  editor: OpenEditor<Document, Card>;
  bar: ReactNode;
  /** Widths of the columns beside each other; null on a phone, which shows one room at a time. */
  columns: string | null;
  rooms: readonly Room<Key>[];
  room: Key;
  onRoom: (key: Key) => void;
  children: ReactNode;
};

/** What surrounds the rooms of every editor: bar, keys, news from elsewhere, conflicts, and on a phone the way between the rooms. */
export function EditorShell<Document, Card extends DocumentCard, Key extends string>({
  editor,
  bar,
  columns,
  rooms,
  room,
  onRoom,
  children,
}: EditorShellProps<Document, Card, Key>) {
  const t = useTranslations("editor");
  const isAsking = useInPause(useEditor((state) => state.saving.status === "conflict"));
  const isFixed = useEditor(isReadOnly);
  useShortcuts(editor);
  useLiveUpdates(editor);
  useTrashState(editor);
  useDragging();
  return (
    <div className="flex h-dvh flex-col overflow-hidden [--field-text:var(--text-sm)]">
      {bar}
      <UnkeptNotice />
      {isFixed ? (
        <Suspense>
          <ReadOnlyNotice takeStored={async () => meetStored(editor, await editor.kind.read(editor.store.getState().card.id))} />
        </Suspense>
      ) : null}
      <main
        className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] phone:grid-cols-1"
        style={columns === null ? undefined : { gridTemplateColumns: columns }}
      >
        {children}
      </main>
      {columns === null ? (
        <nav aria-label={t("rooms")} className="flex flex-none border-t bg-background px-2 pb-2">
          {rooms.map(({ key, icon, label }) => (
            <button
              key={key}
              type="button"
              aria-current={room === key ? "page" : undefined}
              onClick={() => onRoom(key)}
              className="relative flex flex-1 flex-col items-center gap-0.5 pt-2 pb-1 text-muted-foreground text-xs aria-[current]:font-medium aria-[current]:text-primary-ink aria-[current]:before:absolute aria-[current]:before:inset-x-1/4 aria-[current]:before:-top-px aria-[current]:before:h-0.5 aria-[current]:before:bg-primary-ink"
            >
              <Icon name={icon} size="lg" />
              {label}
            </button>
          ))}
        </nav>
      ) : null}
      {isAsking ? (
        <Suspense>
          <ConflictDialog
            load={async (limit) => (await import("@/components/editor/conflict-sides")).conflictSides(editor, limit)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
