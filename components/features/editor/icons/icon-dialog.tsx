"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { iconFolder } from "@/components/features/editor/icons/icon-files";
import { IconCell, IconGrid, type IconGridHandle } from "@/components/features/editor/icons/icon-grid";
import { recentIcons, rememberIcon } from "@/components/features/editor/icons/recent-icons";
import { readIcons, searchIcons } from "@/components/features/editor/icons/search-icons";
import { Button } from "@/components/kit/ui/button";
import { Dialog } from "@/components/kit/ui/dialog";
import { TextInput } from "@/components/kit/ui/field";

type IconDialogProps = {
  value: string;
  /** The meaning of no custom icon. */
  emptyMeans: string;
  onChoose: (name: string) => void;
  onClose: () => void;
};

async function readList() {
  const response = await fetch(`${await iconFolder()}names.txt`);
  if (!response.ok) throw new Error(`The list of icons answered ${response.status}.`);
  return readIcons(await response.text());
}

/** All icons of the set with their drawings, to look for and to choose from. */
export function IconDialog({ value, emptyMeans, onChoose, onClose }: IconDialogProps) {
  const t = useTranslations("editor.icon");
  const grid = useRef<IconGridHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [recent] = useState(recentIcons);
  const { data: icons, isError } = useQuery({ queryKey: ["icons"], queryFn: readList, staleTime: Number.POSITIVE_INFINITY });
  const looked = useDeferredValue(typed);
  const names = useMemo(() => searchIcons(icons ?? [], looked), [icons, looked]);

  function choose(name: string) {
    if (name !== "") rememberIcon(name);
    onChoose(name);
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t("title")}>
      <div className="mt-3 flex gap-2">
        <TextInput
          ref={search}
          type="search"
          aria-label={t("search")}
          placeholder={t("searchHint")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") {
              event.preventDefault();
              grid.current?.focusFirst();
            }
            const [best] = names;
            if (event.key === "Enter" && typed.trim() !== "" && best) choose(best);
          }}
        />
        <Button aria-pressed={value === ""} onClick={() => choose("")}>
          {emptyMeans}
        </Button>
      </div>
      {recent.length > 0 && typed === "" ? (
        <fieldset className="mt-3">
          <legend className="font-medium text-2xs text-subtle-foreground">{t("recent")}</legend>
          <div className="-mx-0.5 flex flex-wrap gap-1 pt-1">
            {recent.slice(0, 8).map((name) => (
              <IconCell key={name} name={name} isChosen={name === value} onChoose={choose} />
            ))}
          </div>
        </fieldset>
      ) : null}
      <p role="status" className="mt-3 mb-1 font-medium text-2xs text-subtle-foreground">
        {isError ? t("unavailable") : icons ? t("count", { count: names.length }) : t("loading")}
      </p>
      <IconGrid ref={grid} names={names} value={value} onChoose={choose} onLeave={() => search.current?.focus()} />
    </Dialog>
  );
}
