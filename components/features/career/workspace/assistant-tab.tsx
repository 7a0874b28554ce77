"use client";

import { useMemo } from "react";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { useAssistantSlot } from "@/components/kit/assistant/assistant-slot";

/** Conversations about the application. */
export function AssistantTab({ application: { id } }: WorkProps) {
  const Assistant = useAssistantSlot();
  const target = useMemo(() => ({ kind: "application" as const, id }), [id]);
  if (!Assistant) return null;
  return (
    <div className="-mt-5 flex h-[calc(100dvh-var(--bar)-172px)] min-h-[420px] flex-col border-b">
      <Assistant target={target} />
    </div>
  );
}
