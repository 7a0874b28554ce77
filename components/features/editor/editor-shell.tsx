"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { isReadOnly } from "@/components/features/editor/core/store";
import { useEditor } from "@/components/features/editor/core/use-editor";
import { useInPause } from "@/components/features/editor/core/use-in-pause";
import { useShortcuts } from "@/components/features/editor/core/use-shortcuts";
import { useTrashState } from "@/components/features/editor/core/use-trash-state";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { useDragging } from "@/components/features/editor/drag/use-dragging";
import { usePanelKeys } from "@/components/features/editor/panels/panel-keys";
import { meetStored } from "@/components/features/editor/saving/take-in-stored";
import { UnkeptNotice } from "@/components/features/editor/saving/unkept-notice";
import { useLiveUpdates } from "@/components/features/editor/saving/use-live-updates";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";
import { lazyPart } from "@/components/kit/ui/lazy-part";

const ConflictDialog = lazyPart(async () => ({
  default: (await import("@/components/features/editor/conflicts/conflict-dialog")).ConflictDialog,
}));
const ReadOnlyNotice = lazyPart(async () => ({
  default: (await import("@/components/features/editor/panels/read-only-notice")).ReadOnlyNotice,
}));

/** Preloads the dialogs for problems, because the network may then be unavailable. */
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
  /** News of the document, above the rooms. */
  notice?: ReactNode;
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
  notice,
  children,
}: EditorShellProps<Document, Card, Key>) {
  const t = useTranslations("editor");
  const isAsking = useInPause(useEditor((state) => state.saving.status === "conflict"));
  const isFixed = useEditor(isReadOnly);
  useShortcuts(editor);
  usePanelKeys();
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
      {notice}
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
            load={async (limit) =>
              (await import("@/components/features/editor/conflicts/conflict-sides")).conflictSides(editor, limit)
            }
          />
        </Suspense>
      ) : null}
    </div>
  );
}
