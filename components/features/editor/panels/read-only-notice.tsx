"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";

/** Why the document is read-only, with a button to change that. `takeStored` then loads the server's state. */
export function ReadOnlyNotice({ takeStored }: { takeStored: () => Promise<void> }) {
  const t = useTranslations("editor.readOnly");
  const errorText = useErrorText();
  const { kind, store } = useOpenEditor();
  const isTrashed = useEditor((state) => state.isTrashed);
  const [isBusy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    const target = { type: kind.name, id: store.getState().card.id };
    try {
      if (isTrashed) await api.documents.restore(target);
      else await api.documents.lock({ ...target, isLocked: false });
      if (isTrashed) store.getState().setTrashed(false);
      await takeStored();
    } catch (error) {
      toast(errorText(error));
    }
    setBusy(false);
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
