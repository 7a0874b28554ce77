"use client";

import { useEffect } from "react";
import type { DocumentCard } from "@/components/editor/document-kind";
import { followStored } from "@/components/editor/live-updates";
import type { OpenEditor } from "@/components/editor/open-editor";

/** Takes in what changes elsewhere for as long as the document is open. */
export function useLiveUpdates<Document, Card extends DocumentCard>(editor: OpenEditor<Document, Card>): void {
  useEffect(() => followStored(editor), [editor]);
}
