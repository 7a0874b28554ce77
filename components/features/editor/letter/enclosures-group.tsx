"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Group } from "@/components/features/editor/design/group";
import { PrintsAs } from "@/components/features/editor/letter/prints-as";
import { useLetter } from "@/components/features/editor/letter/use-letter";
import { useLetterDetail } from "@/components/features/editor/letter/use-letter-details";
import { TextArea } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";
import { printedLetter } from "@/domain/letters/printed";

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.slice(0, LIMITS.letter.enclosure))
    .filter((line) => line.trim() !== "")
    .slice(0, LIMITS.letter.enclosures);

/** What goes with the letter, a line each. */
export function EnclosuresGroup() {
  const t = useTranslations("editor.letter");
  const [enclosures = [], setEnclosures] = useLetterDetail("enclosures");
  const heading = useLetter((draft) => printedLetter(draft).enclosures.heading);
  // Empty lines exist only while typing.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Group title={t("enclosures")} field="/details/enclosures">
      <TextArea
        aria-label={t("enclosures")}
        value={typed ?? enclosures.join("\n")}
        placeholder={t("enclosuresHint")}
        onChange={({ target }) => {
          setTyped(target.value);
          setEnclosures(linesOf(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
      {heading === "" ? null : (
        <p className="text-muted-foreground text-xs">
          <PrintsAs text={heading} />
        </p>
      )}
    </Group>
  );
}
