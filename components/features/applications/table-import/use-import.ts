"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refreshApplications } from "@/components/features/applications/use-applications";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { LIMITS } from "@/contracts/limits";
import type { NewApplicationRow } from "@/domain/applications/table/read-rows";

export type ImportState = { done: number; isRunning: boolean; error: string | null };

const IDLE: ImportState = { done: 0, isRunning: false, error: null };

/**
 * Adds rows in parts, each all or none, and counts what was added. After a failure the rest can be tried again from where it stopped:
 * no row is added twice.
 */
export function useImport() {
  const cache = useQueryClient();
  const errorText = useErrorText();
  const [state, setState] = useState<ImportState>(IDLE);

  /** Returns whether all of the items are added now. */
  async function run(items: readonly NewApplicationRow[]): Promise<boolean> {
    let { done } = state;
    setState({ done, isRunning: true, error: null });
    try {
      while (done < items.length) {
        const part = items.slice(done, done + LIMITS.application.imported.max);
        await api.applications.importMany({ items: [...part] });
        done += part.length;
        setState({ done, isRunning: true, error: null });
      }
      setState({ done, isRunning: false, error: null });
      return true;
    } catch (error) {
      setState({ done, isRunning: false, error: errorText(error) });
      return false;
    } finally {
      await refreshApplications(cache);
    }
  }

  return { state, run };
}
