import { useEffect, useRef, useState } from "react";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";
import { useStored } from "@/components/kit/ai/use-stored";
import { api } from "@/components/kit/api/client";
import type { LetterDraft as CheckedDraft, DRAFT_VARIANTS } from "@/contracts/letters/drafts";

export type DraftVariant = (typeof DRAFT_VARIANTS)[number];

/** A draft as this device keeps it: the checked sentences that have come, and whether these are all. */
export type StoredDraft = Pick<CheckedDraft, "text" | "leftOut"> &
  Partial<Pick<CheckedDraft, "claims" | "isChecked">> & { isComplete: boolean };

/** How often a streaming draft is stored on the device, in milliseconds. */
const KEEP_MS = 500;

export const draftKey = (letterId: string) => `letter-draft/${letterId}`;

/** Requests a draft and shows it as it streams. The received part is stored on this device, even if it is stopped or the page is left. */
export function useLetterDraft(letterId: string) {
  const errorText = useAiErrorText();
  const [draft, keep] = useStored<StoredDraft>(draftKey(letterId));
  const [coming, setComing] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function ask(variant: DraftVariant, previous: string | undefined) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const before = draft;
    let text = "";
    let storedAt = performance.now();
    const keepPart = () => (text === "" ? keep(before) : keep({ text, leftOut: [], isComplete: false }));
    setComing("");
    setError(null);
    try {
      const pieces = await api.coverLetters.createDraft(
        { id: letterId, variant, ...(previous === undefined ? {} : { previous }) },
        { signal: controller.signal },
      );
      for (;;) {
        const next = await pieces.next();
        if (next.done) {
          keep({ ...next.value, isComplete: true });
          break;
        }
        text += next.value;
        setComing(text);
        if (performance.now() - storedAt < KEEP_MS) continue;
        storedAt = performance.now();
        keepPart();
      }
    } catch (thrown) {
      keepPart();
      if (!controller.signal.aborted) setError(errorText(thrown));
    }
    if (running.current === controller) setComing(null);
  }

  return {
    draft,
    /** The text so far of a draft that is being written; null otherwise. */
    coming,
    error,
    ask,
    stop: () => running.current?.abort(),
    drop: () => keep(null),
    /** Adds a sentence in the person's own words. */
    putIn: (text: string) => draft && keep({ ...draft, text: `${draft.text}\n\n${text}` }),
  };
}
