"use client";

import { useTranslations } from "next-intl";
import { NeedsAi } from "@/components/kit/ai/needs-ai";
import type { AssistantTarget } from "@/components/kit/assistant/assistant-slot";

const STARTERS = ["first", "second", "third"] as const;

type StartersProps = {
  target: AssistantTarget;
  /** Whether a model is available, and whether none is connected. */
  isReady: boolean;
  isMissing: boolean;
  onChoose: (text: string) => void;
};

/** Before the first message: what the assistant is for here, and ways to begin. They fill the field and send nothing. */
export function Starters({ target: { kind }, isReady, isMissing, onChoose }: StartersProps) {
  const t = useTranslations("assistant.starters");
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 phone:px-4">
      <div className="mx-auto max-w-[68ch] text-sm">
        <h3 className="font-semibold text-base tracking-tight">{t(`${kind}.title`)}</h3>
        <p className="mt-1 max-w-[52ch] text-muted-foreground">{t("text")}</p>
        {isMissing ? <NeedsAi what={t("what")} className="mt-3 border-s-2 ps-3" /> : null}
        {isReady ? (
          <ul className="mt-4 divide-y border-y">
            {STARTERS.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  onClick={() => onChoose(t(`${kind}.${each}`))}
                  className="flex min-h-9 w-full items-center py-1.5 text-start hover:text-primary-ink phone:min-h-11"
                >
                  {t(`${kind}.${each}`)}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
