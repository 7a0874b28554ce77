"use client";

import { label } from "@/components/editor/edit-names";
import { useDocument, useEditorStore } from "@/components/editor/use-editor";
import type { Metadata } from "@/contracts/model/resume/metadata";

/** One design setting and how to write it; `target` names it for undo. */
export function useDesign<Value>(
  target: string,
  read: (metadata: Metadata) => Value,
  assign: (metadata: Metadata, value: Value) => void,
): [Value, (value: Value) => void] {
  const value = useDocument((document) => read(document.metadata));
  const store = useEditorStore();
  return [
    value,
    (next) => {
      store.getState().edit(label("changeDesign", target), (draft) => assign(draft.metadata, next));
    },
  ];
}
