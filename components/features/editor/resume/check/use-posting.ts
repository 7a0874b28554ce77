"use client";

import { useState } from "react";
import { useApplication } from "@/components/features/editor/job/use-application";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";

/**
 * The posting that a resume is compared with: the one that was typed last, stored until the browser's tab is closed, otherwise that of
 * its application.
 */
export function usePosting(): [string, (posting: string) => void] {
  const key = `posting/${useResumeEditor((state) => state.card.id)}`;
  const application = useApplication();
  const [typed, setTyped] = useState(() => sessionStorage.getItem(key));
  return [
    typed ?? application?.jobDescription ?? "",
    (next) => {
      setTyped(next);
      sessionStorage.setItem(key, next);
    },
  ];
}
