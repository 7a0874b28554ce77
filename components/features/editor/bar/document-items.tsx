"use client";

import { useDocumentSteps } from "@/components/features/editor/bar/use-document-steps";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { isReadOnly } from "@/components/features/editor/core/store";
import { useEditor } from "@/components/features/editor/core/use-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { MenuItem } from "@/components/kit/ui/menu";

type DocumentItemsProps<Document, Card extends DocumentCard> = { editor: OpenEditor<Document, Card>; onVersions: () => void };

/** The lines of the menu that every document has. */
export function DocumentItems<Document, Card extends DocumentCard>({ editor, onVersions }: DocumentItemsProps<Document, Card>) {
  // What can be done changes with it.
  useEditor(isReadOnly);
  const steps = useDocumentSteps(editor, onVersions);
  return steps().map(({ id, name, icon, run }) => (
    <MenuItem key={id} icon={icon} onClick={run}>
      {name}
    </MenuItem>
  ));
}
