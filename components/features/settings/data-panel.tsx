"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ExportSection } from "@/components/features/settings/export-section";
import { ImportSection } from "@/components/features/settings/import-section";
import { Section } from "@/components/features/settings/section";
import { StorageSection } from "@/components/features/settings/storage-section";
import { useConfirmation } from "@/components/features/settings/use-confirmation";
import { auth } from "@/components/kit/api/auth-client";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { leaveTo } from "@/components/kit/shell/leave-to";
import type { ViewerProps } from "@/components/kit/shell/viewer";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";

/** Export, import and account deletion. */
export function DataPanel({ viewer }: { viewer: ViewerProps }) {
  const t = useTranslations("settings.data");
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid max-w-[60ch] gap-8">
      <ExportSection />
      <ImportSection />
      <StorageSection />
      <Section id="delete" title={t("deleteTitle")} text={t("deleteText")}>
        <Button needsScript variant="danger-outline" onClick={() => setAsking(true)}>
          <Icon name="trash" />
          {t("deleteTitle")}…
        </Button>
        {isAsking ? <DeleteDialog viewer={viewer} onClose={() => setAsking(false)} /> : null}
      </Section>
    </div>
  );
}

/** Asks for confirmation by typing the name, because this action cannot be undone. */
function DeleteDialog({ viewer, onClose }: { viewer: ViewerProps; onClose: () => void }) {
  const t = useTranslations("settings.data");
  const { run, error } = useChange();
  const proof = viewer.username ?? viewer.email;
  const { called, dialog } = useConfirmation();
  const [typed, setTyped] = useState("");

  async function submit(event: FormEvent) {
    event.preventDefault();
    await run(async () => {
      await called(() => api.account.delete());
      // The account is gone; also clear the session in the browser.
      await auth.signOut();
      return leaveTo("/");
    });
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
      {dialog}
    </Dialog>
  );
}
