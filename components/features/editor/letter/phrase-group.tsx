"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Group } from "@/components/features/editor/design/group";
import { lineOfHtml } from "@/components/features/editor/fields/line-of-html";
import { RichTextField } from "@/components/features/editor/fields/rich-text-field";
import { PrintsAs } from "@/components/features/editor/letter/prints-as";
import { useLetter, useLetterField } from "@/components/features/editor/letter/use-letter";
import { Segmented } from "@/components/kit/ui/segmented";
import { printedLetter } from "@/domain/letters/printed";

type Choice = "default" | "own" | "none";

/**
 * Greeting or sign-off: the default of the letter's language, a custom text, or none. Freeform letters have no defaults: they
 * print what is written.
 */
export function PhraseGroup({ field }: { field: "greeting" | "signOff" }) {
  const t = useTranslations("editor.letter");
  const [value, setValue] = useLetterField(field);
  const isStructured = useLetter((draft) => draft.layout === "structured");
  const standard = useLetter((draft) => printedLetter({ ...draft, layout: "structured", [field]: null })[field]);
  // Emptying the custom text does not mean "none": the field stays until another choice is made.
  const [isWriting, setWriting] = useState(Boolean(value));
  const choice: Choice = value === null ? (isStructured ? "default" : "none") : value !== "" || isWriting ? "own" : "none";

  function choose(next: Choice) {
    setWriting(next === "own");
    setValue(next === "default" ? null : next === "none" ? "" : value || standard);
  }

  const choices: readonly Choice[] = isStructured ? ["default", "own", "none"] : ["own", "none"];
  return (
    <Group
      title={t(field)}
      aside={
        <Segmented
          label={t(field)}
          size="sm"
          className={isStructured ? "w-56" : "w-44"}
          value={choice}
          onChange={choose}
          options={choices.map((each) => ({ value: each, label: t(`choices.${each}`) }))}
        />
      }
    >
      <div data-field={`/${field}`} id={`letter-${field}`}>
        {choice === "own" ? (
          <RichTextField
            label={t(`${field}Text`)}
            value={value ?? ""}
            onChange={setValue}
            isShort
            className="[&_.rich-text]:min-h-10"
          />
        ) : (
          <p className="text-muted-foreground text-xs">
            {choice === "none" ? t("printsNothing") : <PrintsAs text={linesOf(standard)} />}
          </p>
        )}
      </div>
    </Group>
  );
}

/** The default texts are short and have nothing but line breaks in them. */
const linesOf = (html: string) => html.split("<br>").map(lineOfHtml).join("\n");
