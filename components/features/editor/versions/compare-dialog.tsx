"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { OpenEditor } from "@/components/features/editor/core/open-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { ComparedText } from "@/components/features/editor/versions/compared-text";
import { type PartOperations, PartsList } from "@/components/features/editor/versions/parts-list";
import { SidePicker } from "@/components/features/editor/versions/side-picker";
import { type VersionEntry, type VersionOperations, versionsKey } from "@/components/features/editor/versions/use-versions";
import { useErrorText } from "@/components/kit/api/error-text";
import { PagePreview } from "@/components/kit/page-preview/page-preview";
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
  const { editor, operations, parts, entries, first, onClose } = props;
  const t = useTranslations("editor.versions.compare");
  const [before, setBefore] = useState(`version/${first.id}`);
  const [after, setAfter] = useState(NOW);
  const [view, setView] = useState<View>("text");
  const [left, right] = [useSide(editor, operations, before), useSide(editor, operations, after)];
  const errorText = useErrorText();
  const canBringBack = parts !== undefined && after === NOW && before.startsWith("version/");
  const error = left.error ?? right.error;
  const sides = left.data && right.data ? { before: left.data, after: right.data } : null;
  const picker = { entries, editor };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} className="w-[1080px]">
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
      {sides && view === "pages" ? <Pages {...sides} /> : null}
      {sides && parts && view === "parts" && canBringBack ? (
        <PartsList editor={editor} parts={parts} version={sides.before} />
      ) : null}
      {sides && (view === "text" || (view === "parts" && !canBringBack)) ? <ComparedText {...sides} /> : null}
    </Dialog>
  );
}

function useSide<Document, Card extends DocumentCard>(
  { kind, store }: OpenEditor<Document, Card>,
  operations: VersionOperations<Document, Card>,
  side: string,
) {
  const { id, name } = store.getState().card;
  const [what, which = ""] = side.split("/");
  return useQuery<Printable>({
    queryKey: [...versionsKey(kind.name, id), side],
    queryFn: () => {
      if (what === NOW) return kind.printable(documentOf(store.getState()), name);
      return what === "version" ? operations.read(id, which) : operations.readDocument(which);
    },
    // The open document goes on; what it is compared with does not.
    staleTime: what === NOW ? 0 : Number.POSITIVE_INFINITY,
    gcTime: what === NOW ? 0 : 300_000,
  });
}

const DESK = "h-[66dvh] min-w-0 overflow-y-auto rounded-md bg-canvas p-4 focus-visible:-outline-offset-2 phone:p-3";

function Pages({ before, after }: { before: Printable; after: Printable }) {
  const t = useTranslations("editor.versions.compare");
  const tPage = useTranslations("editor.page");
  const pageLabel = (page: number, pages: number) => tPage("pageOf", { page, pages });
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 phone:grid-cols-1">
      {(
        [
          ["before", before],
          ["after", after],
        ] as const
      ).map(([side, printable]) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, so that the arrow keys can scroll it.
        <div key={side} tabIndex={0} className={DESK}>
          <PagePreview printable={printable} label={t(side)} pageLabel={pageLabel} />
        </div>
      ))}
    </div>
  );
}
