"use client";

import { useState } from "react";
import { interviewsOf } from "@/components/features/career/interview-select";
import type { Application } from "@/contracts/model/application";

/** The current interview: the chosen one, else the next, else the last. */
export function useInterview(application: Application) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [now] = useState(() => new Date().toISOString());
  const interviews = interviewsOf(application);
  const next = interviews.findLast(({ at }) => at >= now) ?? interviews[0];
  const interview = interviews.find(({ id }) => id === chosen) ?? next ?? null;
  return { interview, interviewId: interview?.id ?? null, setInterviewId: setChosen };
}
