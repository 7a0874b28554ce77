"use client";

import { useEffect, useState } from "react";
import { auth } from "@/components/kit/api/auth-client";
import { LIMITS } from "@/contracts/limits";

const SETTLE_MS = 400;
const SHAPE = /^[a-z0-9._-]+$/;

/** Whether a username is free, checked while it is typed; null while unknown. */
export function useFreeName(typed: string): boolean | null {
  const username = typed.trim().toLowerCase();
  const [answer, setAnswer] = useState<{ username: string; isFree: boolean } | null>(null);
  useEffect(() => {
    if (username.length < LIMITS.username.min || !SHAPE.test(username)) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      // Without a response (offline, too many requests) the sign-up itself decides.
      const { data } = await auth.isUsernameAvailable({ username }).catch(() => ({ data: null }));
      if (data && !isOver) setAnswer({ username, isFree: data.available });
    }, SETTLE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [username]);
  return answer?.username === username ? answer.isFree : null;
}
