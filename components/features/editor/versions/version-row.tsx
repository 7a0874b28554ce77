"use client";

import { useTranslations } from "next-intl";
import type { VersionEntry } from "@/components/features/editor/versions/use-versions";
import { useVersionNames } from "@/components/features/editor/versions/version-names";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuItem } from "@/components/kit/ui/menu";

type VersionRowProps = {
  version: VersionEntry;
  onView: () => void;
  onCompare: () => void;
  onRestore: () => void;
  onRename: () => void;
  onDelete: () => void;
};

/** One version: clicking it shows its page; its menu contains everything else. */
export function VersionRow({ version, onView, onCompare, onRestore, onRename, onDelete }: VersionRowProps) {
  const t = useTranslations("editor.versions");
  const { nameOf, timeOf } = useVersionNames();
  const [name, time] = [nameOf(version), timeOf(version)];
  const isNamed = version.kind === "named";
  return (
    <li className="flex items-center gap-1 border-b">
      <button type="button" onClick={onView} className="min-w-0 flex-1 rounded-sm py-2 text-start hover:bg-muted">
        <span className={isNamed ? "block truncate font-medium text-sm" : "block truncate text-sm"}>{name}</span>
        <span className="block truncate text-muted-foreground text-xs">
          {isNamed ? `${t("kinds.named")}, ` : null}
          <time dateTime={version.createdAt}>{time}</time>
        </span>
      </button>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" size="sm" shape="icon" aria-label={t("menu", { name, time })}>
            <Icon name="dots-three" />
          </Button>
        }
      >
        <MenuItem icon="eye" onClick={onView}>
          {t("view")}
        </MenuItem>
        <MenuItem icon="columns" onClick={onCompare}>
          {t("compareWith")}
        </MenuItem>
        <MenuItem icon="arrow-counter-clockwise" onClick={onRestore}>
          {t("restore")}
        </MenuItem>
        {isNamed ? (
          <>
            <MenuItem icon="pencil-simple" onClick={onRename}>
              {t("rename")}
            </MenuItem>
            <MenuItem icon="trash" onClick={onDelete}>
              {t("delete")}
            </MenuItem>
          </>
        ) : null}
      </Menu>
    </li>
  );
}
