"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import type { EditLabel } from "@/components/features/editor/core/timeline";
import { opened } from "@/components/features/editor/core/use-editor";
import type { DesignMetadata } from "@/components/features/editor/document-kind";
import type { Printable } from "@/typeset/content/printable";

/** Access to the design of the open document, wherever its kind stores it. */
export type DesignAccess = {
  subscribe: (onChange: () => void) => () => void;
  metadata: () => DesignMetadata;
  /** The document as it prints now. */
  printable: () => Printable;
  edit: (label: EditLabel, recipe: (metadata: DesignMetadata) => void) => void;
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
