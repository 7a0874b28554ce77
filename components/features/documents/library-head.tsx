"use client";

import { useTranslations } from "next-intl";
import type { Start } from "@/components/features/documents/starts";
import type { Shape } from "@/components/features/documents/use-library-address";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuItem } from "@/components/kit/ui/menu";
import { SearchInput } from "@/components/kit/ui/search-input";
import { Segmented } from "@/components/kit/ui/segmented";

type LibraryHeadProps = {
  query: string;
  onQuery: (query: string) => void;
  shape: Shape;
  onShape: (shape: Shape) => void;
  onNew: (start: Start) => void;
};

/** The screen's title, search, view switch and "New" button. */
export function LibraryHead({ query, onQuery, shape, onShape, onNew }: LibraryHeadProps) {
  const t = useTranslations("documents");
  return (
    <div className="flex flex-wrap items-center gap-2 pt-7 pb-4 phone:pt-4 phone:pb-2">
      <h1 className="flex-1 font-semibold text-xl tracking-tight">{t("title")}</h1>
      <SearchInput label={t("search")} value={query} onChange={onQuery} className="w-72 phone:order-last phone:w-full" />
      <Segmented
        label={t("view")}
        value={shape}
        onChange={onShape}
        className="w-[72px] phone:hidden [&>label]:px-0"
        options={[
          { value: "grid", name: t("grid"), label: <Icon name="squares-four" /> },
          { value: "list", name: t("list"), label: <Icon name="list" /> },
        ]}
      />
      <span className="inline-flex">
        <Button needsScript variant="primary" className="rounded-e-none" onClick={() => onNew("blank")}>
          <Icon name="plus" />
          {t("new")}
        </Button>
        <Menu
          align="end"
          trigger={
            <Button
              needsScript
              variant="primary"
              aria-label={t("newFrom")}
              className="w-7 rounded-s-none px-0 shadow-[inset_1px_0_0_color-mix(in_oklch,var(--primary-foreground)_28%,transparent)]"
            >
              <Icon name="caret-down" size="xs" />
            </Button>
          }
        >
          <MenuItem icon="file-plus" onClick={() => onNew("blank")}>
            {t("newDialog.blank")}
          </MenuItem>
          <MenuItem icon="file-text" onClick={() => onNew("sample")}>
            {t("newDialog.sample")}
          </MenuItem>
          <MenuItem icon="upload-simple" onClick={() => onNew("file")}>
            {t("newDialog.file")}
          </MenuItem>
          <MenuItem icon="briefcase" onClick={() => onNew("copy")}>
            {t("newDialog.copy")}
          </MenuItem>
          <MenuItem icon="link-simple" onClick={() => onNew("record")}>
            {t("newDialog.record")}
          </MenuItem>
          <MenuItem icon="envelope-simple" onClick={() => onNew("letter")}>
            {t("newDialog.letter")}
          </MenuItem>
        </Menu>
      </span>
    </div>
  );
}
