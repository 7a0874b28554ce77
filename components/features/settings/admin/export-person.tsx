"use client";

import { useTranslations } from "next-intl";
import { useConfirmation } from "@/components/features/settings/use-confirmation";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { offerFile } from "@/components/kit/downloads/files";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

/** Saves the archive of an account. It is fetched, not linked to, because the session may have to be confirmed first. */
export function ExportPerson({ userId, name }: { userId: string; name: string }) {
  const t = useTranslations("admin.people");
  const { run, isBusy: busy } = useChange({ failure: "toast" });
  const { called, dialog } = useConfirmation();

  async function save() {
    await run(async () => {
      const file = await called(() => api.admin.people.archive({ userId }));
      offerFile(file, `${name}.zip`);
    });
  }

  return (
    <div>
      <Button disabled={busy} onClick={save}>
        <Icon name="download-simple" />
        {t(busy ? "exporting" : "export")}
      </Button>
      {dialog}
    </div>
  );
}
