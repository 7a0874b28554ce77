"use client";

import { useTranslations } from "next-intl";
import type { VersionFacts } from "@/components/features/editor/versions/use-version-facts";
import type { VersionEntry } from "@/components/features/editor/versions/use-versions";
import { useVersionNames } from "@/components/features/editor/versions/version-names";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuItem } from "@/components/kit/ui/menu";

type VersionRowProps = {
  version: VersionEntry;
  /** Known once its content has been read. */
  facts: VersionFacts | undefined;
  /** Receives the row, so that its details are read when it comes into view. */
  watch: (row: HTMLElement | null) => (() => void) | undefined;
  onView: () => void;
  onCompare: () => void;
  onRestore: () => void;
  onRename: () => void;
  onDelete: () => void;
};

/** One version: clicking it shows its page; its menu contains everything else. */
export function VersionRow({ version, facts, watch, onView, onCompare, onRestore, onRename, onDelete }: VersionRowProps) {
  const t = useTranslations("editor.versions");
  const { nameOf, makerOf, timeOf } = useVersionNames();
  const [name, time, maker] = [nameOf(version), timeOf(version), makerOf(version)];
  const isNamed = version.kind === "named";
  return (
    <li ref={watch} data-version={version.id} className="flex items-center gap-1 border-b">
      <button
        type="button"
        onClick={onView}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-sm py-2 text-start hover:bg-muted"
      >
        <VersionPicture address={facts?.picture ?? null} />
        <span className="min-w-0 flex-1">
          <span className={isNamed ? "block truncate font-medium text-sm" : "block truncate text-sm"}>{name}</span>
          <span className="block truncate text-muted-foreground text-xs">
            {isNamed ? `${t("kinds.named")}, ` : null}
            <time dateTime={version.createdAt}>{time}</time>
          </span>
          {maker ? <span className="block truncate text-muted-foreground text-xs first-letter:uppercase">{maker}</span> : null}
          <WordCounts words={facts?.words ?? null} />
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

/** The first page, small; an empty sheet until it is drawn. */
function VersionPicture({ address }: { address: string | null }) {
  return (
    <span className="block h-[51px] w-9 flex-none overflow-hidden rounded-[2px] bg-[#fffefc] shadow-page [filter:var(--page-filter)]">
      {address ? (
        // biome-ignore lint/performance/noImgElement: drawn here, the optimiser of the server has no part in it.
        <img src={address} alt="" className="block size-full object-cover object-top" />
      ) : null}
    </span>
  );
}

/** “+12 −3 words”; nothing where the text stayed the same. */
function WordCounts({ words }: { words: VersionFacts["words"] }) {
  const t = useTranslations("editor.versions");
  if (!words || (words.added === 0 && words.removed === 0)) return null;
  const { added, removed } = words;
  return (
    <span className="block truncate text-muted-foreground text-xs tabular-nums">
      {added > 0 && removed > 0
        ? t("words", { added, removed })
        : added > 0
          ? t("wordsAdded", { count: added })
          : t("wordsRemoved", { count: removed })}
    </span>
  );
}
