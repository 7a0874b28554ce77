"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { FormSketch } from "@/components/features/editor/letter/form-sketch";
import { LetterRow } from "@/components/features/editor/letter/letter-row";
import { useLetter } from "@/components/features/editor/letter/use-letter";
import { useLetterDetail } from "@/components/features/editor/letter/use-letter-details";
import { classNames } from "@/components/kit/ui/class-names";
import { LETTER_FORMS } from "@/contracts/model/letter-forms";
import { automaticForm, printedForm } from "@/domain/letters/form";

/** The form that the letter is laid out in. The page changes with each choice. */
export function FormRow() {
  const t = useTranslations("editor.letter");
  const name = useId();
  const [form, setForm] = useLetterDetail("form");
  const locale = useLetter((draft) => draft.style.metadata.page.locale);
  const format = useLetter((draft) => draft.style.metadata.page.format);
  const isFreeform = useLetter((draft) => draft.layout === "freeform");
  if (isFreeform) {
    return (
      <LetterRow part="form" title={t("form")} preview={t("layouts.freeform")}>
        <p className="text-muted-foreground text-xs">{t("formOfFreeform")}</p>
      </LetterRow>
    );
  }
  const page = { locale, format };
  const chosen = form ?? "automatic";
  // A letter from before there was a choice keeps the form that it had.
  const automatic = form === undefined ? printedForm(form, page) : automaticForm(page);
  const preview = chosen === "automatic" ? t("automaticForm", { form: t(`forms.${automatic}`) }) : t(`forms.${chosen}`);
  return (
    <LetterRow part="form" title={t("form")} preview={preview}>
      <div
        data-field="/details/form"
        id="letter-details"
        role="radiogroup"
        aria-label={t("form")}
        className="grid grid-cols-[repeat(auto-fill,minmax(90px,1fr))] gap-x-1.5 gap-y-3"
      >
        {LETTER_FORMS.map((each) => (
          <label key={each} className="group block min-w-0 cursor-pointer">
            <input
              type="radio"
              name={name}
              className="peer sr-only"
              checked={each === chosen}
              onChange={() => setForm(each)}
              aria-describedby={`${name}-hint`}
            />
            <span
              className={classNames(
                "mx-auto block aspect-[42/60] w-14 overflow-hidden rounded-[2px] bg-[#fffefc] shadow-[0_0_0_1px_var(--border)] [filter:var(--page-filter)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-ring",
                each === chosen && "shadow-[0_0_0_2px_var(--primary-ink)]",
              )}
            >
              <FormSketch form={each === "automatic" ? automatic : each} />
            </span>
            <span
              className={classNames(
                "mt-1.5 block hyphens-auto text-balance text-center text-xs leading-tight [overflow-wrap:anywhere]",
                each === chosen ? "font-medium" : "text-muted-foreground",
              )}
            >
              {t(`forms.${each}`)}
            </span>
          </label>
        ))}
      </div>
      <p id={`${name}-hint`} className="text-muted-foreground text-xs">
        {chosen === "automatic" ? preview : t(`aboutForms.${chosen}`)}
      </p>
    </LetterRow>
  );
}
