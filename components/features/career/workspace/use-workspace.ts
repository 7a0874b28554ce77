"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import {
  createWorkspaceSaver,
  type SaverState,
  type WorkspaceSaver,
} from "@/components/features/career/workspace/workspace-saver";
import { api, queries } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";
import type { Workspace } from "@/contracts/model/career/workspace";

/** The workspace of an application as it is stored, reloaded whenever the window regains focus. */
export const useStoredWorkspace = (applicationId: string) =>
  useQuery({
    ...queries.career.workspace.read.queryOptions({ input: { applicationId } }),
    refetchOnWindowFocus: "always",
    // The saver holds changes; data read for an earlier visit may be older.
    gcTime: 0,
  });

/** One saver for as long as the workspace is on screen; what was typed last is sent when it goes away. */
export function useWorkspaceSaver(applicationId: string, stored: Workspace): WorkspaceSaver {
  const [saver] = useState(() =>
    createWorkspaceSaver(stored, {
      send: (parts, expected) => api.career.workspace.change({ applicationId, ...parts, expected }),
      read: () => api.career.workspace.read({ applicationId }),
      isConflict: (error) => failureOf(error) === "CONFLICT",
    }),
  );
  useEffect(() => saver.refresh(stored), [saver, stored]);
  useEffect(() => {
    const flush = () => void saver.flush();
    document.addEventListener("visibilitychange", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [saver]);
  return saver;
}

export const useSaverState = (saver: WorkspaceSaver): SaverState =>
  useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
