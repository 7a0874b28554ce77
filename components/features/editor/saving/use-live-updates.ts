"use client";

import { useEffect } from "react";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { followStored } from "@/components/features/editor/saving/live-updates";

/** Takes in what changes elsewhere for as long as the document is open. */
export function useLiveUpdates<Document, Card extends DocumentCard>(editor: OpenEditor<Document, Card>): void {
  useEffect(() => followStored(editor), [editor]);
}
