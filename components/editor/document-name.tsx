"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useErrorText } from "@/components/api/error-text";
import { useEditor, useOpenEditor } from "@/components/editor/use-editor";
import { TextInput } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";
import { LIMITS } from "@/contracts/limits";

/** The document's name; pressing it lets one rename it in place. */
export function DocumentName() {
  const t = useTranslations("editor.name");
  const errorText = useErrorText();
  const { kind, store } = useOpenEditor();
  const name = useEditor((state) => state.card.name);
  const id = useEditor((state) => state.card.id);
  const [draft, setDraft] = useState<string | null>(null);

  // The browser's tab bears the document's name, so that two open documents can be told apart.
  useEffect(() => {
    document.title = `${name} · Dossier`;
  }, [name]);

  async function rename() {
    const next = draft?.trim() ?? "";
    setDraft(null);
    if (next === "" || next === name) return;
    store.getState().setCard({ name: next });
    try {
      await kind.rename(id, next);
    } catch (error) {
      store.getState().setCard({ name });
      toast(errorText(error));
    }
  }

  if (draft !== null) {
    return (
      <TextInput
        aria-label={t("field")}
        value={draft}
        maxLength={LIMITS.name.max}
        // The person just pressed the name to change it.
        ref={(input) => input?.focus()}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) event.currentTarget.blur();
          if (event.key === "Escape") setDraft(null);
        }}
        className="h-7 w-56 px-1.5 font-semibold text-sm phone:w-full"
      />
    );
  }
  return (
    <h1 className="flex min-w-0">
      <button
        type="button"
        onClick={() => setDraft(name)}
        title={t("rename")}
        className="-mx-1.5 inline-flex h-7 min-w-0 items-center rounded-sm px-1.5 font-semibold tracking-[-0.01em] hover:bg-accent phone:mx-0 phone:h-6 phone:px-0 phone:text-base"
      >
        <span className="max-w-64 truncate">{name}</span>
      </button>
    </h1>
  );
}
