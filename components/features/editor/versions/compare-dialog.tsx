"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { ComparedPages } from "@/components/features/editor/versions/compared-pages";
import { ComparedText } from "@/components/features/editor/versions/compared-text";
import { type PartOperations, PartsList } from "@/components/features/editor/versions/parts-list";
import { SidePicker } from "@/components/features/editor/versions/side-picker";
import { type VersionEntry, type VersionOperations, versionsKey } from "@/components/features/editor/versions/use-versions";
import { useErrorText } from "@/components/kit/api/error-text";
import { Dialog } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";
import { Segmented } from "@/components/kit/ui/segmented";
import type { Printable } from "@/typeset/content/printable";

type View = "text" | "pages" | "parts";

export type CompareDialogProps<Document, Card extends DocumentCard> = {
  editor: OpenEditor<Document, Card>;
  operations: VersionOperations<Document, Card>;
  parts: PartOperations<Document> | undefined;
  entries: readonly VersionEntry[];
  first: VersionEntry;
  onClose: () => void;
};

/** What is on one side: the open document as it is now, one of its versions, or another document of its kind. */
const NOW = "now";

/** Two states of the document, or two documents, beside each other: word by word, page by page, part by part. */
export function CompareDialog<Document, Card extends DocumentCard>(props: CompareDialogProps<Document, Card>) {
  const { editor, parts, entries, first, onClose } = props;
  const t = useTranslations("editor.versions.compare");
  const [before, setBefore] = useState(`version/${first.id}`);
  const [after, setAfter] = useState(NOW);
  const [view, setView] = useState<View>("text");
  const [left, right] = [useSide(props, before), useSide(props, after)];
  const errorText = useErrorText();
  const canBringBack = parts !== undefined && after === NOW && before.startsWith("version/");
  const error = left.error ?? right.error;
  const sides = left.data && right.data ? { before: left.data, after: right.data } : null;
  const picker = { entries, editor };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} closeLabel={t("close")} className="w-[1080px]">
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <SidePicker {...picker} label={t("before")} value={before} onChange={setBefore} />
        <SidePicker {...picker} label={t("after")} value={after} onChange={setAfter} />
        <Segmented
          label={t("view")}
          size="sm"
          value={view === "parts" && !canBringBack ? "text" : view}
          onChange={setView}
          options={[
            { value: "text", label: t("text") },
            { value: "pages", label: t("pages") },
            ...(canBringBack ? [{ value: "parts" as const, label: t("parts") }] : []),
          ]}
        />
      </div>
      {error ? <FieldError>{errorText(error)}</FieldError> : null}
      {sides === null && !error ? <p className="mt-4 text-muted-foreground">{t("reading")}</p> : null}
      {sides && view === "pages" ? <ComparedPages {...sides} /> : null}
      {sides && parts && view === "parts" && canBringBack ? (
        <PartsList editor={editor} parts={parts} version={sides.before} />
      ) : null}
      {sides && (view === "text" || (view === "parts" && !canBringBack)) ? <ComparedText {...sides} /> : null}
    </Dialog>
  );
}

function useSide<Document, Card extends DocumentCard>(
  { editor: { kind, store }, operations, entries }: CompareDialogProps<Document, Card>,
  side: string,
) {
  const { id, name } = store.getState().card;
  const [what, which = ""] = side.split("/");
  return useQuery<Printable>({
    // The version that saves go into has another time after each of them.
    queryKey: [...versionsKey(kind.name, id), side, entries.find((entry) => entry.id === which)?.createdAt ?? null],
    queryFn: () => {
      if (what === NOW) return kind.printable(documentOf(store.getState()), name);
      return what === "version" ? operations.read(id, which) : operations.readDocument(which);
    },
    // The open document keeps changing; the compared version does not.
    staleTime: what === NOW ? 0 : Number.POSITIVE_INFINITY,
    gcTime: what === NOW ? 0 : 300_000,
  });
}
