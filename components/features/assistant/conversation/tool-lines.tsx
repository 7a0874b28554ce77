import { useTranslations } from "next-intl";
import { Icon } from "@/components/kit/ui/icon";
import type { AssistantPart } from "@/contracts/model/assistant/part";
import type messages from "@/messages/en.json";

type ToolPart = Extract<AssistantPart, { type: "tool" }>;
type Known = keyof (typeof messages)["assistant"]["tools"];

/** What the assistant read or tried, in a quiet line each. */
export function ToolLine({ part: { tool, status, detail } }: { part: ToolPart }) {
  const t = useTranslations("assistant.tools");
  const tStates = useTranslations("assistant.toolStates");
  const name = t.has(tool as Known) ? t(tool as Known) : t("other");
  return (
    <p className="flex items-baseline gap-1.5 text-muted-foreground text-xs">
      <Icon
        name={status === "running" ? "circle-notch" : status === "done" ? "check" : "warning"}
        size="xs"
        className={`translate-y-px ${status === "running" ? "text-primary-ink motion-safe:animate-spin" : status === "done" ? "text-subtle-foreground" : "text-warning"}`}
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {name}
        {detail === "" ? null : <span className="text-subtle-foreground"> {detail}</span>}
        {status === "done" ? null : <span className={status === "running" ? "sr-only" : ""}>, {tStates(status)}</span>}
      </span>
    </p>
  );
}
