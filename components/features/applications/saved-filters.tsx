"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { readDevice, writeDevice } from "@/components/features/applications/device-memory";
import { readView, type View, writeView } from "@/components/features/applications/use-tracker-address";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { NameDialog } from "@/components/kit/ui/form-dialog";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuCaption, MenuItem, MenuRule } from "@/components/kit/ui/menu";

type SavedFilter = { name: string; search: string };

type SavedFiltersProps = {
  view: View;
  query: string;
  onChange: (changes: Partial<View>) => void;
  onQuery: (query: string) => void;
};

const NAME_LENGTH = 60;

/** Named filters, stored on this device. */
export function SavedFilters({ view, query, onChange, onQuery }: SavedFiltersProps) {
  const t = useTranslations("applications.saved");
  const [saved, setSaved] = useState<readonly SavedFilter[]>(readSaved);
  const [asking, setAsking] = useState<"name" | "remove" | null>(null);

  function keep(next: readonly SavedFilter[]) {
    setSaved(next);
    writeDevice("filters", JSON.stringify(next));
  }

  function apply({ search }: SavedFilter) {
    const params = new URLSearchParams(search);
    onChange(readView(params));
    onQuery(params.get("q") ?? "");
  }

  function save(name: string) {
    const params = new URLSearchParams();
    writeView(params, view);
    if (query !== "") params.set("q", query);
    keep([...saved.filter((each) => each.name !== name), { name, search: params.toString() }]);
  }

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" size="sm" shape="icon" aria-label={t("title")}>
            <Icon name="star" />
          </Button>
        }
      >
        {saved.length > 0 ? <MenuCaption>{t("title")}</MenuCaption> : null}
        {saved.map((filter) => (
          <MenuItem key={filter.name} onClick={() => apply(filter)}>
            {filter.name}
          </MenuItem>
        ))}
        {saved.length > 0 ? <MenuRule /> : null}
        <MenuItem icon="plus" onClick={() => setAsking("name")}>
          {t("save")}
        </MenuItem>
        {saved.length > 0 ? (
          <MenuItem icon="trash" onClick={() => setAsking("remove")}>
            {t("remove")}
          </MenuItem>
        ) : null}
      </Menu>
      {asking === "name" ? (
        <NameDialog
          title={t("save")}
          description={t("saveText")}
          label={t("name")}
          cancel={t("cancel")}
          save={t("save")}
          maxLength={NAME_LENGTH}
          onSave={async (name) => save(name)}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === "remove" ? (
        <Dialog open onOpenChange={(open) => !open && setAsking(null)} title={t("remove")}>
          <ul className="mt-3 border-t">
            {saved.map((filter) => (
              <li key={filter.name} className="flex min-h-10 items-center gap-2 border-b">
                <span className="min-w-0 flex-1 truncate">{filter.name}</span>
                <Button
                  variant="ghost"
                  size="sm"
                  shape="icon"
                  aria-label={t("removeIt", { name: filter.name })}
                  onClick={() => keep(saved.filter((each) => each !== filter))}
                >
                  <Icon name="trash" />
                </Button>
              </li>
            ))}
          </ul>
          <DialogActions>
            <Button onClick={() => setAsking(null)}>{t("done")}</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}

function readSaved(): SavedFilter[] {
  try {
    const stored: unknown = JSON.parse(readDevice("filters", "[]"));
    return Array.isArray(stored) ? stored.filter(isSaved) : [];
  } catch {
    // What cannot be read any more is not there.
    return [];
  }
}

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "search" in value &&
  typeof value.search === "string";
