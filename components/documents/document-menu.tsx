"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmPurge, RenameDialog, TagsDialog } from "@/components/documents/document-dialogs";
import { useDocumentActions } from "@/components/documents/use-document-actions";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu, MenuItem, MenuLink, MenuRule } from "@/components/ui/menu";
import type { DocumentEntry } from "@/contracts/model/document";

type Asking = "rename" | "tags" | "purge" | null;

/** Everything that can be done with one document of the library. */
export function DocumentMenu({ entry, className }: { entry: DocumentEntry; className?: string }) {
  const t = useTranslations("documents");
  const actions = useDocumentActions();
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" size="sm" shape="icon" aria-label={t("menuOf", { name: entry.name })} className={className}>
            <Icon name="dots-three" />
          </Button>
        }
      >
        {entry.trashedAt === null ? (
          <>
            {entry.type === "resume" ? (
              <MenuLink icon="download-simple" href={`/api/openapi/resumes/${entry.id}/pdf`} download>
                {t("download")}
              </MenuLink>
            ) : null}
            <MenuItem icon="pencil-simple" disabled={entry.isLocked} onClick={() => setAsking("rename")}>
              {t("rename")}
            </MenuItem>
            <MenuItem icon="tag" disabled={entry.isLocked} onClick={() => setAsking("tags")}>
              {t("tag")}
            </MenuItem>
            <MenuItem icon="copy" onClick={() => actions.duplicate(entry)}>
              {t("duplicate")}
            </MenuItem>
            <MenuItem
              icon={entry.isLocked ? "lock-simple-open" : "lock-simple"}
              onClick={() => actions.setLocked(entry, !entry.isLocked)}
            >
              {t(entry.isLocked ? "unlock" : "lock")}
            </MenuItem>
            <MenuRule />
            <MenuItem icon="trash" disabled={entry.isLocked} onClick={() => actions.trash(entry)}>
              {t("toTrash")}
            </MenuItem>
          </>
        ) : (
          <>
            <MenuItem icon="arrow-counter-clockwise" onClick={() => actions.restore(entry)}>
              {t("restore")}
            </MenuItem>
            <MenuItem icon="trash" onClick={() => setAsking("purge")}>
              {t("purge")}
            </MenuItem>
          </>
        )}
      </Menu>
      {asking === "rename" ? (
        <RenameDialog entry={entry} onClose={close} onRename={(name) => actions.rename(entry, name)} />
      ) : null}
      {asking === "tags" ? <TagsDialog entry={entry} onClose={close} onSave={(tags) => actions.setTags(entry, tags)} /> : null}
      {asking === "purge" ? <ConfirmPurge entry={entry} onClose={close} onPurge={() => actions.purge(entry)} /> : null}
    </>
  );
}
