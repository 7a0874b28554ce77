import { useTranslations } from "next-intl";
import type { AssistantChange } from "@/contracts/model/assistant/edit";
import type messages from "@/messages/en.json";

type Known = keyof (typeof messages)["assistant"]["fields"];

/** Which field of a place a change is about, where that has a name for people. */
export function FieldName({ change: { field } }: { change: Pick<AssistantChange, "field"> }) {
  const t = useTranslations("assistant.fields");
  if (!t.has(field as Known)) return null;
  return <p className="mt-1.5 text-muted-foreground text-xs">{t(field as Known)}</p>;
}

/** Where an edit is: the entries it is in, and the field if it is only one. */
export function usePlaceName(): (changes: readonly Pick<AssistantChange, "place" | "field">[]) => string {
  const t = useTranslations("assistant.fields");
  const tEdits = useTranslations("assistant.edits");
  return (changes) => {
    const places = [...new Set(changes.map(({ place }) => place).filter(Boolean))];
    const [only, ...others] = new Set(changes.map(({ field }) => field));
    const field = only !== undefined && others.length === 0 && t.has(only as Known) ? [t(only as Known)] : [];
    return [...places, ...field].join(", ") || tEdits("document");
  };
}
