"use client";

import { label } from "@/components/features/editor/core/edit-names";
import { useLetter, useLetterStore } from "@/components/features/editor/letter/use-letter";
import type { LetterAddress, LetterDetails } from "@/contracts/model/letter-details";

/** One of the letter's details and how to write it. Quick edits of the same one join into one step of undo. */
export function useLetterDetail<Key extends keyof LetterDetails>(
  key: Key,
): [LetterDetails[Key], (value: LetterDetails[Key]) => void] {
  const store = useLetterStore();
  return [
    useLetter((draft) => draft.details?.[key]),
    (value) =>
      store.getState().edit(label(key === "form" ? "changeLayout" : "editField", `details/${key}`), (draft) => {
        draft.details = { ...draft.details, [key]: value };
      }),
  ];
}

/** One line of an address and how to write it. */
export function useAddressLine(side: "senderAddress" | "recipientAddress", part: keyof LetterAddress) {
  const store = useLetterStore();
  const value = useLetter((draft) => draft.details?.[side]?.[part] ?? "");
  const setValue = (text: string) =>
    store.getState().edit(label("editField", `details/${side}/${part}`), (draft) => {
      draft.details = { ...draft.details, [side]: { ...draft.details?.[side], [part]: text } };
    });
  return [value, setValue] as const;
}
