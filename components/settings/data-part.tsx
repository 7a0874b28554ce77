"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api } from "@/components/api/client";
import { useErrorText } from "@/components/api/error-text";
import { auth } from "@/components/auth/auth-client";
import type { ViewerProps } from "@/components/shell/viewer";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field, FieldError, TextInput } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";

/** Taking everything along, and going away for good. */
export function DataPart({ viewer }: { viewer: ViewerProps }) {
  const t = useTranslations("settings.data");
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid max-w-[60ch] gap-8">
      <div>
        <p className="mb-3 text-muted-foreground">{t("exportText")}</p>
        <ExportButton />
      </div>
      <div>
        <h3 className="mb-1 font-medium">{t("deleteTitle")}</h3>
        <p className="mb-3 text-muted-foreground">{t("deleteText")}</p>
        <Button needsScript variant="danger-outline" onClick={() => setAsking(true)}>
          <Icon name="trash" />
          {t("deleteTitle")}…
        </Button>
        {isAsking ? <DeleteDialog viewer={viewer} onClose={() => setAsking(false)} /> : null}
      </div>
    </div>
  );
}

function ExportButton() {
  const t = useTranslations("settings.data");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const everything = await api.account.export();
      const url = URL.createObjectURL(new Blob([JSON.stringify(everything, null, 2)], { type: "application/json" }));
      const link = document.createElement("a");
      link.href = url;
      link.download = `dossier-${everything.exportedAt.slice(0, 10)}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      toast(errorText(error));
    }
    setBusy(false);
  }

  return (
    <Button needsScript disabled={busy} onClick={download}>
      <Icon name="download-simple" />
      {t(busy ? "exporting" : "export")}
    </Button>
  );
}

/** Asks once, and wants the name typed: this is the one act that nothing brings back. */
function DeleteDialog({ viewer, onClose }: { viewer: ViewerProps; onClose: () => void }) {
  const t = useTranslations("settings.data");
  const errorText = useErrorText();
  const proof = viewer.username ?? viewer.email;
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await api.account.delete();
      // The account is gone; this takes the session out of the browser as well.
      await auth.signOut();
      window.location.assign("/");
    } catch (thrown) {
      setError(errorText(thrown));
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("deleteAsk", { name: viewer.name })}
      description={t("deleteText")}
    >
      <form onSubmit={submit} className="mt-4">
        <Field label={t("deleteType", { username: proof })}>
          {(ids) => (
            <TextInput
              {...ids}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {error ? <FieldError>{error}</FieldError> : null}
        <DialogActions>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button type="submit" variant="danger" disabled={typed.trim() !== proof}>
            {t("deleteIt")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
