"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { announceThread } from "@/components/features/assistant/run/thread-news";
import { CONVERSATIONS } from "@/components/features/assistant/run/use-conversation";
import { usedProvider } from "@/components/kit/ai/use-ai";
import { addressOf } from "@/components/kit/api/address";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuCaption, MenuChoice, MenuItem, MenuLink, MenuRule } from "@/components/kit/ui/menu";
import { LIMITS } from "@/contracts/limits";
import type { AssistantThread } from "@/contracts/model/assistant/thread";

type ThreadMenuProps = { thread: AssistantThread; onDeleted: () => void };

/** What can be done with a conversation as a whole: its provider, its name, a file of it, and its end. */
export function ThreadMenu({ thread, onDeleted }: ThreadMenuProps) {
  const t = useTranslations("assistant.thread");
  const [dialog, setDialog] = useState<"rename" | "delete" | null>(null);
  const { change, remove } = useThreadActions(thread);
  const { data: providers = [] } = useQuery({ ...queries.aiProviders.list.queryOptions(), staleTime: 60_000 });
  const usual = usedProvider(providers);
  const options = providers.filter(({ enabled }) => enabled).map(({ id, label }) => ({ value: id, label }));
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" size="sm" shape="icon" aria-label={t("menuOf", { title: thread.title })}>
            <Icon name="dots-three" />
          </Button>
        }
      >
        {options.length > 1 ? (
          <>
            <MenuCaption>{t("provider")}</MenuCaption>
            <MenuChoice
              label={t("provider")}
              value={thread.aiProviderId ?? "usual"}
              options={[{ value: "usual", label: t("usual", { name: usual?.label ?? "" }) }, ...options]}
              onChange={(value) => void change({ aiProviderId: value === "usual" ? null : value })}
            />
            <MenuRule />
          </>
        ) : null}
        <MenuItem icon="pencil-simple" onClick={() => setDialog("rename")}>
          {t("rename")}
        </MenuItem>
        <MenuLink icon="download-simple" href={addressOf(({ assistant }) => assistant.markdown, { id: thread.id })} download>
          {t("export")}
        </MenuLink>
        <MenuRule />
        <MenuItem icon="trash" onClick={() => setDialog("delete")}>
          {t("delete")}
        </MenuItem>
      </Menu>
      {dialog === "rename" ? (
        <RenameDialog thread={thread} onRename={(title) => change({ title })} onClose={() => setDialog(null)} />
      ) : null}
      <Dialog
        open={dialog === "delete"}
        onOpenChange={(isOpen) => !isOpen && setDialog(null)}
        title={t("deleting.title", { title: thread.title })}
        description={t("deleting.text")}
      >
        <DialogActions>
          <Button onClick={() => setDialog(null)}>{t("cancel")}</Button>
          <Button
            variant="danger"
            onClick={async () => {
              setDialog(null);
              if (await remove()) onDeleted();
            }}
          >
            {t("delete")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function useThreadActions({ id }: AssistantThread) {
  const cache = useQueryClient();
  const { run } = useChange({ failure: "toast" });

  async function attempt(work: () => Promise<unknown>, changed: readonly unknown[]): Promise<boolean> {
    return run(async () => {
      await work();
      announceThread(id);
      await cache.invalidateQueries({ queryKey: changed });
    });
  }

  return {
    change: (input: { title?: string; aiProviderId?: string | null }) =>
      attempt(() => api.assistant.update({ id, ...input }), CONVERSATIONS),
    // The conversation is still on screen for a moment: it is not read again.
    remove: () => attempt(() => api.assistant.delete({ id }), queries.assistant.list.key()),
  };
}

type RenameDialogProps = { thread: AssistantThread; onRename: (title: string) => Promise<boolean>; onClose: () => void };

function RenameDialog({ thread, onRename, onClose }: RenameDialogProps) {
  const t = useTranslations("assistant.thread");
  const [title, setTitle] = useState(thread.title);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (title.trim() !== "" && (await onRename(title.trim()))) onClose();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t("renaming")} focus="field">
      <form onSubmit={save} className="mt-3">
        <Field label={t("name")}>
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={LIMITS.assistant.title}
              value={title}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={title.trim() === ""}>
            {t("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
