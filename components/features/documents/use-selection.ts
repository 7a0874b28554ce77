"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Kind, keyOf, type LibraryEntry } from "@/components/features/documents/select-entries";
import { NOTHING_SELECTED, toggled } from "@/components/features/documents/selection";

/** The selection among the shown documents; filtered-out documents are deselected, and switching the kind clears it. */
export function useSelection(shown: readonly LibraryEntry[] | null, kind: Kind) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [ofKind, setOfKind] = useState(kind);
  if (ofKind !== kind) {
    setOfKind(kind);
    setSelection(NOTHING_SELECTED);
  }
  const order = useRef<readonly string[]>([]);
  useEffect(() => {
    order.current = shown?.map(keyOf) ?? [];
  }, [shown]);
  const selectedEntries = useMemo(() => shown?.filter((entry) => selection.keys.has(keyOf(entry))) ?? [], [shown, selection]);
  const selected = useMemo(() => new Set(selectedEntries.map(keyOf)), [selectedEntries]);
  const toggle = useCallback(
    (entry: LibraryEntry, isRange: boolean) => setSelection((before) => toggled(before, keyOf(entry), isRange, order.current)),
    [],
  );
  const selectAll = useCallback(() => setSelection({ keys: new Set(order.current), anchor: null }), []);
  const clear = useCallback(() => setSelection(NOTHING_SELECTED), []);
  return { selected, selectedEntries, toggle, selectAll, clear };
}
