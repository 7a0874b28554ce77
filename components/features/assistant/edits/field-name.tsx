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
