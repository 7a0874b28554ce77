"use client";

import { queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";

/** Runs an administrative action, reports the result, and reloads the view. Resolves to whether it succeeded. */
export function usePersonAct() {
  const { run: act, isBusy: busy } = useChange({ failure: "toast", refreshes: [queries.admin.key()] });

  return { act, busy };
}
