"use client";

import { useState } from "react";
import { interviewsOf } from "@/components/features/career/interview-select";
import type { Application } from "@/contracts/model/application";

/** The interview that has just been: the last one that began, by default. */
export function useLastInterview(application: Application) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [now] = useState(() => new Date().toISOString());
  const interviews = interviewsOf(application);
  const last = interviews.find(({ at }) => at <= now) ?? null;
  const interview = chosen === null ? last : (interviews.find(({ id }) => id === chosen) ?? null);
  return { interview, setInterviewId: setChosen };
}
