"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { useErrorText } from "@/components/kit/api/error-text";
import { TextInput } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";

/** The button that becomes the field of the name. */
export const RENAME_ID = "rename-document";

/** The document's name; click to rename it in place. */
export function DocumentName() {
  const t = useTranslations("editor.name");
  const errorText = useErrorText();
  const { kind, store, runner, takeInNews } = useOpenEditor();
  const name = useEditor((state) => state.card.name);
  const id = useEditor((state) => state.card.id);
  const [draft, setDraft] = useState<string | null>(null);

  // The browser's tab shows the document's name, so that two open documents can be distinguished.
  useEffect(() => {
    document.title = `${name} · Dossier`;
  }, [name]);

  // After renaming with the keyboard, the focus returns to the name.
  const isBack = useRef(false);
  const focusOnce = useCallback((field: HTMLInputElement | null) => field?.focus(), []);
  const takeBack = useCallback((button: HTMLButtonElement | null) => {
    if (button && isBack.current) button.focus();
    isBack.current = false;
  }, []);

  async function rename(next: string) {
    setDraft(null);
    if (next === "" || next === name) return;
    store.getState().setCard({ name: next });
    try {
      // The name is part of the stored state: a save that is based on the one before would be refused.
      await runner.learning(async () => {
        await kind.rename(id, next);
        await takeInNews();
      });
    } catch (error) {
      store.getState().setCard({ name });
      // The typed name is not lost if renaming fails.
      toast(errorText(error), { label: t("again", { name: next }), onClick: () => void rename(next) });
    }
  }

  if (draft !== null) {
    return (
      <TextInput
        aria-label={t("field")}
        value={draft}
        maxLength={LIMITS.name.max}
        ref={focusOnce}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => void rename(draft.trim())}
        onKeyDown={(event) => {
          const isDone = event.key === "Enter" && !event.nativeEvent.isComposing;
          if (!isDone && event.key !== "Escape") return;
          // Otherwise the same key would activate the name, which gets the focus next.
          event.preventDefault();
          isBack.current = true;
          if (isDone) event.currentTarget.blur();
          else setDraft(null);
        }}
        className="h-7 w-56 px-1.5 font-semibold text-sm phone:w-full"
      />
    );
  }
  return (
    <h1 className="flex min-w-0">
      <button
        ref={takeBack}
        id={RENAME_ID}
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
