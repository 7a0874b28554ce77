"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { saveFile } from "@/components/features/applications/table-import/save-file";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { Menu, MenuItem } from "@/components/kit/ui/menu";
import type { Application } from "@/contracts/model/application";

const ImportDialog = lazyPart(async () => ({
  default: (await import("@/components/features/applications/table-import/import-dialog")).ImportDialog,
}));

const TrackerSettingsDialog = lazyPart(async () => ({
  default: (await import("@/components/features/applications/tracker-settings-dialog")).TrackerSettingsDialog,
}));

/** Applications from a CSV file and to one. What is exported is what is shown. */
export function TrackerFiles({ shown }: { shown: readonly Application[] }) {
  const t = useTranslations("applications");
  const [isSettingUp, setSettingUp] = useState(false);
  const [isImporting, setImporting] = useState(false);

  async function save() {
    const { applicationsToCsv } = await import("@/domain/applications/table/write-rows");
    saveFile(applicationsToCsv(shown), `${t("title")}.csv`);
  }

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" shape="icon" aria-label={t("moreActions")}>
            <Icon name="dots-three-vertical" />
          </Button>
        }
      >
        <MenuItem icon="upload-simple" onClick={() => setImporting(true)}>
          {t("importCsv")}
        </MenuItem>
        <MenuItem icon="download-simple" onClick={() => void save()} disabled={shown.length === 0}>
          {t("exportCsv")}
        </MenuItem>
        <MenuItem icon="gear" onClick={() => setSettingUp(true)}>
          {t("settings.open")}
        </MenuItem>
      </Menu>
      {isSettingUp ? (
        <Suspense>
          <TrackerSettingsDialog onClose={() => setSettingUp(false)} />
        </Suspense>
      ) : null}
      {isImporting ? (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
