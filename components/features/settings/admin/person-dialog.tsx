"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ExportPerson } from "@/components/features/settings/admin/export-person";
import { usePersonAct } from "@/components/features/settings/admin/use-person-act";
import { NewKeyDialog } from "@/components/features/settings/new-key-dialog";
import { useConfirmation } from "@/components/features/settings/use-confirmation";
import { api } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, TextInput } from "@/components/kit/ui/field";
import type { AdminPerson } from "@/contracts/admin/people";

/** Actions that need confirmation. */
export type PersonAct = "disable" | "makeAdmin" | "removeAdmin" | "resetLink" | "delete";

const WORDS = {
  disable: { title: "disableTitle", text: "disableText", act: "disableAct" },
  makeAdmin: { title: "adminTitle", text: "adminText", act: "adminAct" },
  removeAdmin: { title: "adminOffTitle", text: "adminOffText", act: "adminOffAct" },
  resetLink: { title: "linkAskTitle", text: "linkAskText", act: "linkAct" },
  delete: { title: "deleteTitle", text: "deleteText", act: "deleteAct" },
} as const;

type PersonDialogProps = { person: AdminPerson; requestedAct: PersonAct; onClose: () => void };

/** Asks about an act on an account, and does it. Deleting requires typing who it is, because it cannot be undone. */
export function PersonDialog({ person, requestedAct, onClose }: PersonDialogProps) {
  const t = useTranslations("admin.people");
  const tAdmin = useTranslations("admin");
  const { act, busy } = usePersonAct();
  const { called, dialog } = useConfirmation();
  const [typed, setTyped] = useState("");
  const [link, setLink] = useState<string | null>(null);
  const { id: userId, name, email } = person;
  const words = WORDS[requestedAct];
  const isDelete = requestedAct === "delete";

  async function submit(event: FormEvent) {
    event.preventDefault();
    const work: Record<PersonAct, () => Promise<boolean>> = {
      disable: () => act(() => api.admin.people.disable({ userId }), t("disabledDone", { name })),
      makeAdmin: () => act(() => called(() => api.admin.people.setAdmin({ userId, isAdmin: true })), t("adminDone", { name })),
      removeAdmin: () =>
        act(() => called(() => api.admin.people.setAdmin({ userId, isAdmin: false })), t("adminOffDone", { name })),
      resetLink: async () => {
        await act(
          async () => setLink((await called(() => api.admin.people.resetLink({ userId }))).url),
          t("linkTitle", { name }),
        );
        // The link stays open until it was copied.
        return false;
      },
      delete: () => act(() => called(() => api.admin.people.remove({ userId })), t("deletedDone", { name })),
    };
    if (await work[requestedAct]()) onClose();
  }

  if (link !== null)
    return <NewKeyDialog apiKey={link} title={t("linkTitle", { name })} text={t("linkText", { name })} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(words.title, { name })}
      description={t(words.text, { name })}
    >
      <form onSubmit={submit} className="mt-4">
        {isDelete ? (
          <div className="grid gap-4">
            <ExportPerson userId={userId} name={email} />
            <Field label={t("deleteProof", { proof: email })}>
              {(ids) => (
                <TextInput
                  {...ids}
                  value={typed}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
          </div>
        ) : null}
        <DialogActions>
          <Button onClick={onClose}>{tAdmin("cancel")}</Button>
          <Button
            type="submit"
            variant={isDelete || requestedAct === "disable" ? "danger" : "primary"}
            disabled={busy || (isDelete && typed.trim() !== email)}
          >
            {t(words.act)}
          </Button>
        </DialogActions>
      </form>
      {dialog}
    </Dialog>
  );
}
