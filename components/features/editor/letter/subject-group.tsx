"use client";

import { useTranslations } from "next-intl";
import { Group } from "@/components/features/editor/design/group";
import { PrintsAs } from "@/components/features/editor/letter/prints-as";
import { useLetter } from "@/components/features/editor/letter/use-letter";
import { useLetterDetail } from "@/components/features/editor/letter/use-letter-details";
import { TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";
import { printedLetter } from "@/domain/letters/printed";

/** The subject line. Its form determines where it is printed, and whether a word is before it. */
export function SubjectGroup() {
  const t = useTranslations("editor.letter");
  const [subject = "", setSubject] = useLetterDetail("subject");
  const printed = useLetter((draft) => printedLetter(draft).subject);
  return (
    <Group title={t("subject")} field="/details/subject">
      <TextInput
        aria-label={t("subject")}
        value={subject}
        maxLength={LIMITS.letter.subject}
        onChange={(event) => setSubject(event.target.value)}
      />
      {printed === subject.trim() ? null : (
        <p className="text-muted-foreground text-xs">
          <PrintsAs text={printed} />
        </p>
      )}
    </Group>
  );
}
