"use client";

import { useTranslations } from "next-intl";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

/** Why the document is read-only, with a button to change that. `takeStored` then loads the server's state. */
export function ReadOnlyNotice({ takeStored }: { takeStored: () => Promise<void> }) {
  const t = useTranslations("editor.readOnly");
  const { run, isBusy } = useChange({ failure: "toast" });
  const { kind, store } = useOpenEditor();
  const isTrashed = useEditor((state) => state.isTrashed);

  async function end() {
    const target = { type: kind.name, id: store.getState().card.id };
    await run(async () => {
      if (isTrashed) await api.documents.restore(target);
      else await api.documents.lock({ ...target, isLocked: false });
      if (isTrashed) store.getState().setTrashed(false);
      await takeStored();
    });
  }

  return (
    <div
      role="status"
      className="flex flex-none flex-wrap items-center gap-x-2 gap-y-1 border-b bg-warning-soft px-5 py-1.5 text-sm phone:px-4"
    >
      <Icon name={isTrashed ? "trash" : "lock-simple"} size="sm" className="text-warning" />
      <span className="min-w-0 flex-1">{t(isTrashed ? "trashed" : "locked", { kind: kind.name })}</span>
      <Button size="sm" disabled={isBusy} onClick={end}>
        {t(isTrashed ? "restore" : "unlock")}
      </Button>
    </div>
  );
}
