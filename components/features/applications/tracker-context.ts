"use client";

import { createContext, useContext } from "react";
import type { MenuHandle } from "@/components/kit/ui/shared-menu";
import type { Application } from "@/contracts/model/application";
import type { Stage } from "@/contracts/model/stages";
import type { StepRules } from "@/domain/applications/next-step";

/** What a single card or row can ask of the whole. Stays the same during scrolling, so that nothing is redrawn. */
export type TrackerHandles = {
  /** The one menu of all applications. */
  menu: MenuHandle<Application>;
  open: (id: string) => void;
  move: (application: Application, to: Stage) => void;
  toggle: (id: string, isRange: boolean) => void;
  /** By what rules next steps are suggested. */
  rules: StepRules;
};

const Context = createContext<TrackerHandles | null>(null);
export const TrackerContext = Context.Provider;

export function useTracker(): TrackerHandles {
  const handles = useContext(Context);
  if (!handles) throw new Error("An application is drawn outside of its screen.");
  return handles;
}
