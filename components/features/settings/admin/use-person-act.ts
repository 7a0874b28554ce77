"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { toast } from "@/components/kit/ui/toast";

/** Runs an administrative action, reports the result, and reloads the view. Resolves to whether it succeeded. */
export function usePersonAct() {
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      toast(done);
      return true;
    } catch (error) {
      toast(errorText(error));
      return false;
    } finally {
      setBusy(false);
      await cache.invalidateQueries({ queryKey: queries.admin.key() });
    }
  }

  return { act, busy };
}
