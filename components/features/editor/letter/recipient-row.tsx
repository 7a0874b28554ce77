"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import { lineOfHtml } from "@/components/features/editor/fields/line-of-html";
import { RichTextField } from "@/components/features/editor/fields/rich-text-field";
import { AddressFields } from "@/components/features/editor/letter/address-fields";
import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { LetterRow } from "@/components/features/editor/letter/letter-row";
import { PrintsAs } from "@/components/features/editor/letter/prints-as";
import { useLetter, useLetterField, useLetterStore } from "@/components/features/editor/letter/use-letter";
import { localToday } from "@/components/kit/i18n/local-day";
import { Button } from "@/components/kit/ui/button";
import { Field, TextInput } from "@/components/kit/ui/field";
import { Segmented } from "@/components/kit/ui/segmented";
import { LIMITS } from "@/contracts/limits";
import { LETTER_LAYOUTS, type LetterLayout } from "@/contracts/model/letter-choices";
import { changeLetterLayout } from "@/domain/letters/layout";
import { letterPhrases } from "@/domain/letters/phrases";
import { printedLetter } from "@/domain/letters/printed";

/** To whom and when: separate fields, or one free block. Closed, it shows the words that are printed. */
export function RecipientRow() {
  const t = useTranslations("editor.letter");
  const layout = useLetter((draft) => draft.layout);
  const preview = useLetter(recipientLine);
  return (
    <LetterRow part="recipient" title={t("recipient")} preview={preview}>
      <LayoutChoice />
      {layout === "structured" ? <StructuredRecipient /> : <FreeformRecipient />}
    </LetterRow>
  );
}

function recipientLine(draft: LetterDraft): string {
  const { recipientName, recipientCompany, recipient, layout, style } = draft;
  const named = layout === "freeform" ? [lineOfHtml(recipient)] : [recipientName, recipientCompany];
  const written = named.map((text) => text.trim()).filter((text) => text !== "");
  const team = layout === "freeform" ? [] : [letterPhrases(style.metadata.page.locale).hiringTeam];
  return [...(written.length > 0 ? written : team), printedLetter(draft).date].filter((text) => text !== "").join(" · ");
}

/** Another layout has the same content: what one layout does not print stays with the letter. */
function LayoutChoice() {
  const t = useTranslations("editor.letter");
  const store = useLetterStore();
  const layout = useLetter((draft) => draft.layout);
  const change = (next: LetterLayout) =>
    store.getState().edit(label("changeLayout"), (draft) => void Object.assign(draft, changeLetterLayout(draft, next)));
  return (
    <Segmented
      label={t("layout")}
      size="sm"
      className="min-w-44"
      value={layout}
      onChange={change}
      options={[...LETTER_LAYOUTS].reverse().map((value) => ({ value, label: t(`layouts.${value}`) }))}
    />
  );
}

function StructuredRecipient() {
  const t = useTranslations("editor.letter");
  const [name, setName] = useLetterField("recipientName");
  const [company, setCompany] = useLetterField("recipientCompany");
  const team = useLetter((draft) => letterPhrases(draft.style.metadata.page.locale).hiringTeam);
  const stored = useLetter((draft) => lineOfHtml(draft.recipient));
  return (
    <>
      <div id="letter-recipientName" className="grid grid-cols-2 gap-3 slim:grid-cols-1">
        <div data-field="/recipientName" className="contents">
          <Field label={t("recipientName")} hint={name.trim() === "" ? <PrintsAs text={team} /> : undefined}>
            {(ids) => (
              <TextInput
                {...ids}
                value={name}
                maxLength={LIMITS.letter.recipientName}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div data-field="/recipientCompany" className="contents">
          <Field label={t("recipientCompany")}>
            {(ids) => (
              <TextInput
                {...ids}
                value={company}
                maxLength={LIMITS.letter.recipientCompany}
                onChange={(event) => setCompany(event.target.value)}
              />
            )}
          </Field>
        </div>
        <AddressFields side="recipientAddress" />
      </div>
      <LetterDate />
      {stored === "" ? null : <p className="text-muted-foreground text-xs">{t("keptBlock", { text: stored })}</p>}
    </>
  );
}

function LetterDate() {
  const t = useTranslations("editor.letter");
  const [date, setDate] = useLetterField("letterDate");
  const printed = useLetter((draft) => printedLetter(draft).date);
  // A date that is being typed is not one yet; what counts stays what it was until it is.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div data-field="/letterDate" id="letter-letterDate">
      <Field label={t("date")} hint={printed === "" ? t("noDate") : <PrintsAs text={printed} />}>
        {(ids) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...ids}
              type="date"
              className="min-w-36 max-w-48 flex-1"
              value={typed ?? date ?? ""}
              onChange={({ target }) => {
                setTyped(target.validity.badInput ? target.value : null);
                if (!target.validity.badInput) setDate(target.value === "" ? null : target.value);
              }}
              onBlur={() => setTyped(null)}
            />
            <Button variant="ghost" onClick={() => setDate(localToday())}>
              {t("today")}
            </Button>
            {date === null ? null : (
              <Button variant="ghost" onClick={() => setDate(null)}>
                {t("clearDate")}
              </Button>
            )}
          </div>
        )}
      </Field>
    </div>
  );
}

function FreeformRecipient() {
  const t = useTranslations("editor.letter");
  const [recipient, setRecipient] = useLetterField("recipient");
  return (
    <div data-field="/recipient" id="letter-recipient">
      <RichTextField label={t("block")} value={recipient} onChange={setRecipient} />
    </div>
  );
}
