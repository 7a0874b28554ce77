"use client";

import { createContext, type DOMAttributes, useContext, useEffect, useSyncExternalStore } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import type { DesignTrial } from "@/components/features/editor/core/store";
import type { EditLabel } from "@/components/features/editor/core/timeline";
import { opened } from "@/components/features/editor/core/use-editor";
import type { DesignMetadata } from "@/components/features/editor/document-kind";
import type { Printable } from "@/typeset/content/printable";

/** Access to the design of the open document, wherever its kind stores it. */
export type DesignAccess = {
  subscribe: (onChange: () => void) => () => void;
  /** Which pictures of the templates show a document like this one. */
  pictures: "" | "letter-";
  metadata: () => DesignMetadata;
  /** The document as it prints now. */
  printable: () => Printable;
  edit: (label: EditLabel, recipe: (metadata: DesignMetadata) => void) => void;
  /** Shows on the page how a change would look; null shows the document again. Nothing is edited. */
  attempt: (recipe: DesignTrial | null) => void;
};

export const DesignContext = createContext<DesignAccess | null>(null);

/** A part of the design. */
export function useDesignValue<Value>(read: (metadata: DesignMetadata) => Value): Value {
  const { subscribe, metadata } = opened(useContext(DesignContext));
  const value = () => read(metadata());
  return useSyncExternalStore(subscribe, value, value);
}

/** One design setting and how to write it; `target` names it for undo. */
export function useDesign<Value>(
  target: string,
  read: (metadata: DesignMetadata) => Value,
  assign: (metadata: DesignMetadata, value: Value) => void,
): [Value, (value: Value) => void] {
  const { edit } = opened(useContext(DesignContext));
  return [useDesignValue(read), (next) => edit(label("changeDesign", target), (metadata) => assign(metadata, next))];
}

/** What shows a choice on the page while the pointer rests on it. A finger does not rest: it chooses. */
export function useTrial(): (recipe: DesignTrial) => Pick<DOMAttributes<Element>, "onPointerEnter" | "onPointerLeave"> {
  const { attempt } = opened(useContext(DesignContext));
  useEffect(() => () => attempt(null), [attempt]);
  return (recipe) => ({
    onPointerEnter: (event) => {
      if (event.pointerType === "mouse") attempt(recipe);
    },
    onPointerLeave: () => attempt(null),
  });
}
