"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Shape } from "@/components/features/applications/use-tracker-address";
import type { Application } from "@/contracts/model/application";

type Selection = { ids: ReadonlySet<string>; anchor: string | null };
const NOTHING: Selection = { ids: new Set(), anchor: null };

/** What is chosen among the applications shown; what is filtered away is let go, and so is everything when the view changes. */
export function useSelection(shown: readonly Application[] | null, view: Shape) {
  const [selection, setSelection] = useState(NOTHING);
  const [ofView, setOfView] = useState(view);
  if (ofView !== view) {
    setOfView(view);
    setSelection(NOTHING);
  }
  const order = useRef<readonly string[]>([]);
  useEffect(() => {
    order.current = shown?.map(({ id }) => id) ?? [];
  }, [shown]);
  const selected = useMemo(() => shown?.filter(({ id }) => selection.ids.has(id)) ?? [], [shown, selection]);
  const toggle = useCallback(
    (id: string, isRange: boolean) => setSelection((before) => toggled(before, id, isRange, order.current)),
    [],
  );
  const selectAll = useCallback(() => setSelection({ ids: new Set(order.current), anchor: null }), []);
  const clear = useCallback(() => setSelection(NOTHING), []);
  return { selected, toggle, selectAll, clear };
}

/** Chooses one, or lets go of it; with `isRange` everything from the one pressed before up to this one is chosen. */
export function toggled({ ids, anchor }: Selection, id: string, isRange: boolean, order: readonly string[]): Selection {
  const next = new Set(ids);
  const [from, to] = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(id)];
  if (isRange && from >= 0 && to >= 0) {
    for (const each of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
    return { ids: next, anchor };
  }
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}
