"use client";

import { useTranslations } from "next-intl";
import type { Asking } from "@/components/features/documents/document-dialogs";
import { editorOf } from "@/components/features/documents/document-name";
import { useLibrary } from "@/components/features/documents/library-context";
import type { LibraryEntry } from "@/components/features/documents/select-entries";
import type { DocumentActions } from "@/components/features/documents/use-document-actions";
import { repeatedFormat, useDownloadDocuments } from "@/components/features/documents/use-download-documents";
import { useLastFormat } from "@/components/kit/downloads/choices";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { MenuItem, MenuLink, MenuRule } from "@/components/kit/ui/menu";
import { SharedMenuButton } from "@/components/kit/ui/shared-menu";

/** The button that opens the library's menu for one document. */
export function DocumentMenuButton({ entry, className }: { entry: LibraryEntry; className?: string }) {
  const t = useTranslations("documents");
  const { menu } = useLibrary();
  return (
    <SharedMenuButton
      handle={menu}
      payload={entry}
      render={
        <Button
          variant="ghost"
          size="sm"
          shape="icon"
          aria-label={t("menuOf", { name: entry.name })}
          data-control="more"
          className={className}
        >
          <Icon name="dots-three" />
        </Button>
      }
    />
  );
}

type ItemsProps = {
  entry: LibraryEntry;
  actions: DocumentActions;
  ask: (asking: Asking) => void;
  onSelect: (entry: LibraryEntry) => void;
};

/** All actions for one document of the library. */
export function DocumentMenuItems({ entry, actions, ask, onSelect }: ItemsProps) {
  const t = useTranslations("documents");
  if (entry.trashedAt !== null) {
    return (
      <>
        <MenuItem icon="check" onClick={() => onSelect(entry)}>
          {t("selectIt")}
        </MenuItem>
        <MenuRule />
        <MenuItem icon="arrow-counter-clockwise" onClick={() => actions.restore([entry])}>
          {t("restore")}
        </MenuItem>
        <MenuItem icon="trash" onClick={() => ask({ what: "purge", entries: [entry] })}>
          {t("purge")}
        </MenuItem>
      </>
    );
  }
  return (
    <>
      <MenuLink icon="arrow-square-out" href={editorOf(entry)}>
        {t("open")}
      </MenuLink>
      <MenuItem icon="check" onClick={() => onSelect(entry)}>
        {t("selectIt")}
      </MenuItem>
      <MenuRule />
      <MenuItem icon="pencil-simple" disabled={entry.isLocked} onClick={() => ask({ what: "rename", entry })}>
        {t("rename")}
      </MenuItem>
      <MenuItem icon="tag" disabled={entry.isLocked} onClick={() => ask({ what: "tags", entries: [entry] })}>
        {t("tag")}
      </MenuItem>
      <MenuItem icon="copy" onClick={() => actions.duplicate(entry)}>
        {t("duplicate")}
      </MenuItem>
      {entry.type === "resume" ? (
        <MenuItem icon="briefcase" onClick={() => ask({ what: "copyForJob", entry })}>
          {t("copyForJob")}
        </MenuItem>
      ) : null}
      <MenuItem
        icon={entry.isLocked ? "lock-simple-open" : "lock-simple"}
        onClick={() => actions.setLocked([entry], !entry.isLocked)}
      >
        {t(entry.isLocked ? "unlock" : "lock")}
      </MenuItem>
      <DownloadItems entry={entry} ask={ask} />
      {entry.type === "resume" ? <SharingItems entry={entry} actions={actions} /> : null}
      <MenuRule />
      <MenuItem icon="trash" disabled={entry.isLocked} onClick={() => actions.trash([entry])}>
        {t("toTrash")}
      </MenuItem>
    </>
  );
}

/** The last format immediately, or a choice of format and name. */
function DownloadItems({ entry, ask }: Pick<ItemsProps, "entry" | "ask">) {
  const t = useTranslations("downloads");
  const { download } = useDownloadDocuments();
  const name = repeatedFormat(useLastFormat(entry.type), [entry]);
  return (
    <>
      <MenuItem icon="download-simple" onClick={() => void download([entry], name)}>
        {t("asFormat", { format: t(`formats.${name}`) })}
      </MenuItem>
      <MenuItem icon="download-simple" onClick={() => ask({ what: "download", entries: [entry] })}>
        {t("as")}
      </MenuItem>
    </>
  );
}

function SharingItems({ entry, actions }: Pick<ItemsProps, "entry" | "actions">) {
  const t = useTranslations("documents");
  return (
    <>
      <MenuRule />
      {entry.sharedAs === null ? null : (
        <MenuLink icon="globe-simple" href={entry.sharedAs}>
          {t("openPublic")}
        </MenuLink>
      )}
      <MenuItem icon="share-network" disabled={entry.isLocked} onClick={() => actions.setShared(entry, entry.sharedAs === null)}>
        {t(entry.sharedAs === null ? "share" : "unshare")}
      </MenuItem>
    </>
  );
}
