"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useState } from "react";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { useEditor } from "@/components/features/editor/core/use-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import type { CompareDialogProps } from "@/components/features/editor/versions/compare-dialog";
import type { PartOperations } from "@/components/features/editor/versions/parts-list";
import { useVersionFacts } from "@/components/features/editor/versions/use-version-facts";
import { useVersions, type VersionEntry, type VersionOperations } from "@/components/features/editor/versions/use-versions";
import { DeleteVersionDialog, VersionNameDialog } from "@/components/features/editor/versions/version-dialogs";
import { useVersionNames } from "@/components/features/editor/versions/version-names";
import { VersionPreview } from "@/components/features/editor/versions/version-preview";
import { VersionRow } from "@/components/features/editor/versions/version-row";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { LIMITS } from "@/contracts/limits";

/** The comparison code is loaded on demand. */
const CompareDialog = lazyPart(async () => ({
  default: (await import("@/components/features/editor/versions/compare-dialog")).CompareDialog,
  // What is loaded lazily forgets that it serves every kind of document.
})) as unknown as <Document, Card extends DocumentCard>(props: CompareDialogProps<Document, Card>) => ReactNode;

/** The open dialog, at most one. */
type Opened = { kind: "name" } | { kind: "view" | "compare" | "rename" | "delete"; version: VersionEntry } | null;

type VersionsPanelProps<Document, Card extends DocumentCard> = {
  editor: OpenEditor<Document, Card>;
  operations: VersionOperations<Document, Card>;
  /** How parts of a version are brought back alone, where the kind of document has parts. */
  parts?: PartOperations<Document>;
};

/** Earlier versions of the document, newest first: view, restore, name. */
export function VersionsPanel<Document, Card extends DocumentCard>({
  editor,
  operations,
  parts,
}: VersionsPanelProps<Document, Card>) {
  const t = useTranslations("editor.versions");
  const errorText = useErrorText();
  const versions = useVersions(editor, operations);
  const { nameOf } = useVersionNames();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const { data: entries, error } = versions.list;
  const document = { kind: editor.kind.name, id: useEditor((state) => state.card.id) };
  const { factsOf, watch } = useVersionFacts(document, entries, operations.read);

  return (
    <div className="px-5 pt-3.5 pb-10 phone:px-4">
      <Button size="sm" className="phone:h-11" onClick={() => setOpened({ kind: "name" })}>
        <Icon name="tag" />
        {t("nameNow")}
      </Button>
      {error ? <FieldError>{errorText(error)}</FieldError> : null}
      {entries || error ? null : <p className="mt-3 text-muted-foreground text-sm">{t("loading")}</p>}
      {entries?.length === 0 ? <p className="mt-3 text-muted-foreground text-sm">{t("none")}</p> : null}
      {entries && entries.length > 0 ? (
        <>
          <ol aria-label={t("list")} className="mt-3 border-t">
            {entries.map((version) => (
              <VersionRow
                key={version.id}
                version={version}
                facts={factsOf(version)}
                watch={watch}
                onView={() => setOpened({ kind: "view", version })}
                onCompare={() => setOpened({ kind: "compare", version })}
                onRestore={() => versions.restore(version)}
                onRename={() => setOpened({ kind: "rename", version })}
                onDelete={() => setOpened({ kind: "delete", version })}
              />
            ))}
          </ol>
          <p className="mt-3 text-muted-foreground text-xs">{t("expires", { days: LIMITS.versionRetentionDays })}</p>
        </>
      ) : null}
      {opened?.kind === "name" ? (
        <VersionNameDialog title={t("nameNow")} start="" onClose={close} onName={(name) => versions.nameNow(name)} />
      ) : null}
      {opened?.kind === "rename" ? (
        <VersionNameDialog
          title={t("renameTitle", { name: nameOf(opened.version) })}
          start={opened.version.name ?? ""}
          onClose={close}
          onName={(name) => versions.rename(opened.version, name)}
        />
      ) : null}
      {opened?.kind === "delete" ? (
        <DeleteVersionDialog version={opened.version} onClose={close} onDelete={() => versions.remove(opened.version)} />
      ) : null}
      {opened?.kind === "compare" && entries ? (
        <Suspense>
          <CompareDialog
            editor={editor}
            operations={operations}
            parts={parts}
            entries={entries}
            first={opened.version}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {opened?.kind === "view" ? (
        <VersionPreview
          version={opened.version}
          read={operations.read}
          onClose={close}
          onRestore={() => versions.restore(opened.version)}
        />
      ) : null}
    </div>
  );
}
