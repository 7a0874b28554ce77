"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { saveText } from "@/components/features/settings/save-text";
import { useConfirmation } from "@/components/features/settings/use-confirmation";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";

/** Saves the archive of an account. It is fetched, not linked to, because the session may have to be confirmed first. */
export function ExportPerson({ userId, name }: { userId: string; name: string }) {
  const t = useTranslations("admin.people");
  const errorText = useErrorText();
  const { called, dialog } = useConfirmation();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const file = await called(() => api.admin.people.archive({ userId }));
      saveText(`${name}.zip`, "application/zip", [file]);
    } catch (error) {
      toast(errorText(error));
    }
    setBusy(false);
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
