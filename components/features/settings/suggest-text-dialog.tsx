"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { allTexts, droppedPlaceholders, type InterfaceText, textsWith } from "@/components/features/settings/interface-texts";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { writtenTexts } from "@/components/kit/i18n/texts";
import { Field, FieldError, TextArea } from "@/components/kit/ui/field";
import { FormDialog } from "@/components/kit/ui/form-dialog";
import { FoundLine } from "@/components/kit/ui/found-line";
import { SearchInput } from "@/components/kit/ui/search-input";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import { isLanguage } from "@/domain/languages";

/** Finds a text of the interface by its words and sends a better one to the administrators. */
export function SuggestTextDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.preferences.texts");
  const locale = useLocale();
  const [chosen, setChosen] = useState<InterfaceText | null>(null);
  const [suggestion, setSuggestion] = useState("");

  async function send(): Promise<string | undefined> {
    if (chosen === null || !isLanguage(locale)) return "stay";
    const dropped = droppedPlaceholders(chosen.text, suggestion);
    if (dropped.length > 0) return t("keep", { names: dropped.join(", ") });
    await api.textReports.report({ language: locale, ...chosen, suggestion });
    toast(t("sent"));
    return undefined;
  }

  return (
    <FormDialog
      title={t("suggest")}
      description={t("description")}
      className="w-[560px]"
      cancel={t("cancel")}
      save={t("send")}
      isReady={chosen !== null && suggestion.trim() !== "" && suggestion.trim() !== chosen.text}
      onSave={send}
      onClose={onClose}
    >
      <FindText
        chosen={chosen}
        onChoose={(text) => {
          setChosen(text);
          setSuggestion(text.text);
        }}
      />
      {chosen ? (
        <Field label={t("suggestion")}>
          {(ids) => (
            <TextArea
              {...ids}
              rows={3}
              maxLength={LIMITS.textReport.text}
              value={suggestion}
              onChange={(event) => setSuggestion(event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </FormDialog>
  );
}

type FindTextProps = { chosen: InterfaceText | null; onChoose: (text: InterfaceText) => void };

function FindText({ chosen, onChoose }: FindTextProps) {
  const t = useTranslations("settings.preferences.texts");
  const errorText = useErrorText();
  const locale = useLocale();
  const { data: texts = [], error } = useQuery({
    queryKey: ["written-texts", locale],
    queryFn: async () => allTexts(await writtenTexts()),
    networkMode: "always",
  });
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed).toLowerCase().split(/\s+/).filter(Boolean);
  const found = textsWith(texts, words);
  return (
    <div className="grid gap-2">
      <SearchInput label={t("find")} value={typed} onChange={setTyped} maxLength={LIMITS.textReport.text} />
      {error ? <FieldError>{errorText(error)}</FieldError> : null}
      {words.length > 0 && texts.length > 0 && found.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("none")}</p>
      ) : null}
      {found.length > 0 ? (
        <ul aria-label={t("shown")} className="max-h-[220px] overflow-y-auto rounded-sm border">
          {found.map((each) => (
            <li key={each.key} className="border-b last:border-b-0">
              <button
                type="button"
                aria-pressed={each.key === chosen?.key}
                onClick={() => onChoose(each)}
                className="w-full px-3 py-2 text-start text-sm hover:bg-muted aria-pressed:bg-primary-soft"
              >
                <FoundLine line={each.text} words={words} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
