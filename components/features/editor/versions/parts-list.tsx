"use client";

import { useTranslations } from "next-intl";
import { useStore } from "zustand";
import { label } from "@/components/features/editor/core/edit-names";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf, isReadOnly } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { takeOver } from "@/components/features/editor/saving/take-over";
import { Pieces } from "@/components/features/editor/versions/compared-text";
import { localeOf, textOf } from "@/components/features/editor/versions/printed-text";
import { Button } from "@/components/kit/ui/button";
import { toast } from "@/components/kit/ui/toast";
import { changeCount, comparedWords, onlyChanges } from "@/domain/compare/words";
import type { Printable } from "@/typeset/content/printable";

/** A part of a document that can be restored separately. */
export type Part = { key: string; kind: "changed" | "removed" | "added"; where: string; title: string };

/** How a kind of document describes its parts. */
export type PartOperations<Document> = {
  useParts: () => (version: Printable, now: Document) => Part[];
  withPart: (now: Document, version: Printable, key: string) => Document;
};

type PartsListProps<Document, Card extends DocumentCard> = {
  editor: OpenEditor<Document, Card>;
  parts: PartOperations<Document>;
  version: Printable;
};

/** The differences between a version and the current text, each of which can be restored separately. One undo step each. */
export function PartsList<Document, Card extends DocumentCard>({ editor, parts, version }: PartsListProps<Document, Card>) {
  const t = useTranslations("editor.versions.compare");
  const { store } = editor;
  const now = useStore(store, documentOf);
  const isFixed = useStore(store, isReadOnly);
  const found = parts.useParts()(version, now);
  const { name } = useStore(store, (state) => state.card);
  const printed = editor.kind.printable(now, name);

  function bringBack({ key, where, title }: Part) {
    const next = parts.withPart(documentOf(store.getState()), version, key);
    store.getState().edit(label("restorePart", key), (draft) => takeOver(draft as object, next as object));
    toast(t("broughtBack", { part: title || where }), { label: t("undo"), onClick: () => store.getState().undo() });
  }

  if (found.length === 0) return <p className="mt-4 text-muted-foreground">{t("noParts")}</p>;
  return (
    <ul className="mt-3 max-h-[62dvh] overflow-y-auto border-t">
      {found.map((part) => (
        <li key={part.key} className="flex min-h-11 flex-wrap items-center gap-x-3 border-b py-1.5">
          <span className="min-w-0 flex-1">
            <span className="block truncate">{part.title || part.where}</span>
            <span className="block truncate text-muted-foreground text-xs">
              {part.title ? `${part.where}, ` : ""}
              {t(`kinds.${part.kind}`)}
            </span>
          </span>
          <Button
            size="xs"
            disabled={isFixed}
            aria-label={t("bringBackOf", { part: part.title || part.where })}
            onClick={() => bringBack(part)}
          >
            {t(part.kind === "added" ? "takeOut" : "bringBack")}
          </Button>
          <PartChanges before={editor.kind.printable(parts.withPart(now, version, part.key), name)} after={printed} />
        </li>
      ))}
    </ul>
  );
}

/** What differs inside a part, word by word; nothing where the difference is not in its text. */
function PartChanges({ before, after }: { before: Printable; after: Printable }) {
  const pieces = comparedWords(textOf(before), textOf(after), localeOf(after));
  if (changeCount(pieces) === 0) return null;
  return (
    <p dir="auto" className="mt-1 w-full whitespace-pre-wrap text-sm leading-relaxed [overflow-wrap:anywhere]">
      <Pieces pieces={withoutEnds(onlyChanges(pieces))} />
    </p>
  );
}

/** What is left out before the first and after the last change needs no mention. */
const withoutEnds = <Piece,>(pieces: readonly (Piece | null)[]) =>
  pieces.slice(pieces[0] === null ? 1 : 0, pieces.at(-1) === null ? -1 : undefined);
