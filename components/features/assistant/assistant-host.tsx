"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { forgetRequest, openAssistant } from "@/components/kit/assistant/assistant-request";
import { AssistantSlot, type AssistantSlotProps } from "@/components/kit/assistant/assistant-slot";
import { useKeyNames } from "@/components/kit/shell/key-names";
import { usePaletteActions } from "@/components/kit/shell/palette-actions";
import { SHORTCUTS } from "@/components/kit/shell/shortcuts";
import { useShortcuts } from "@/components/kit/shell/use-shortcuts";
import { lazyPart } from "@/components/kit/ui/lazy-part";

const AssistantPanel = lazyPart(async () => ({
  default: (await import("@/components/features/assistant/panel/assistant-panel")).AssistantPanel,
}));

function Slot(props: AssistantSlotProps) {
  return (
    <Suspense>
      <AssistantPanel {...props} />
    </Suspense>
  );
}

/** Gives every signed-in screen the assistant: a panel for what is open there, its keys, and its line in the palette. */
export function AssistantHost({ children }: { children: ReactNode }) {
  const t = useTranslations("assistant");
  const tKinds = useTranslations("palette.kinds");
  const router = useRouter();
  const keyNames = useKeyNames();
  function ask() {
    // A document that is still being opened has one soon.
    if (openAssistant() || /^\/(?:resumes|letters)\//.test(window.location.pathname)) return;
    forgetRequest();
    router.push("/assistant");
  }
  useShortcuts({ assistant: ask });
  usePaletteActions(() => [
    {
      id: "assistant ask",
      name: t("ask"),
      aliases: t("askAliases"),
      icon: "chat-circle-text",
      kind: tKinds("action"),
      keys: keyNames(SHORTCUTS.assistant.keys[0]),
      leads: "field",
      run: ask,
    },
  ]);
  return <AssistantSlot value={Slot}>{children}</AssistantSlot>;
}
