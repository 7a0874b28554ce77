"use client";

import type { ReactNode } from "react";
import { useEditor } from "@/components/features/editor/core/use-editor";
import type { LetterRowPart } from "@/components/features/editor/letter/letter-pointers";
import { useLetterStore } from "@/components/features/editor/letter/use-letter";
import { RowFrame } from "@/components/features/editor/panels/row-frame";

type LetterRowProps = { part: LetterRowPart; title: string; preview: string; children: ReactNode };

/** What is set up once for a letter: one line with what is printed, which opens in place. */
export function LetterRow({ part, title, preview, children }: LetterRowProps) {
  const store = useLetterStore();
  const isOpen = useEditor((state) => state.open.sectionId === part);
  return (
    <RowFrame
      id={`letter-row-${part}`}
      title={title}
      preview={preview}
      isOpen={isOpen}
      onToggle={() => store.getState().openSection(isOpen ? null : part)}
    >
      <div className="grid gap-3 ps-[42px] pe-5 pt-1 pb-4 phone:px-4">{children}</div>
    </RowFrame>
  );
}
