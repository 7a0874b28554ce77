"use client";

import { type ComponentType, createContext, useContext } from "react";
import type { OpenDocument } from "@/components/kit/assistant/open-document";

/** What a conversation is about. */
export type AssistantTarget = { kind: "resume" | "letter" | "application"; id: string } | { kind: "career" };

export type AssistantSlotProps = {
  target: AssistantTarget;
  /** The document of the target, where it is open in an editor: accepted edits are made there. */
  document?: OpenDocument;
};

/** The assistant for a target, as the screens of documents and applications show it beside their own things. Filled in `app/`. */
export const AssistantSlot = createContext<ComponentType<AssistantSlotProps> | null>(null);

export const useAssistantSlot = () => useContext(AssistantSlot);
