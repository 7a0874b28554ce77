"use client";

import { Suspense, useEffect, useRef, useState } from "react";
import { useEditor } from "@/components/features/editor/core/use-editor";
import { useInPause } from "@/components/features/editor/core/use-in-pause";
import type { SaveControls } from "@/components/features/editor/saving/save-runner";
import { lazyPart } from "@/components/kit/ui/lazy-part";

const SignInAgainDialog = lazyPart(async () => ({
  default: (await import("@/components/kit/sign-in/sign-in-again-dialog")).SignInAgainDialog,
}));

/** Fetches the question ahead of need. */
export const preloadSignIn = () => SignInAgainDialog.preload();

/** A save that was on its way when somebody signed in is still refused; it is repeated, not asked about. */
const LATE_ANSWERS_MS = 5_000;
const AGAIN_MS = 300;

/**
 * Asks to sign in again when the session ended while writing, and saves on once that is done. Saving is tried again and again meanwhile:
 * the question stays as it is through that, with what was typed into it. Asked once, in a pause of typing, until something was saved.
 */
export function SignedOut({ userId, runner }: { userId: string; runner: SaveControls }) {
  const status = useEditor((state) => state.saving.status);
  const isKept = useEditor((state) => state.onDevice !== "failed");
  const [isAsking, setAsking] = useState(false);
  const [isLater, setLater] = useState(false);
  const signedInAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (status === "saved" || status === "conflict" || status === "refused") {
      setAsking(false);
      setLater(false);
    }
    if (status !== "signed-out") return;
    if (performance.now() - signedInAt.current > LATE_ANSWERS_MS) {
      setAsking(true);
      return;
    }
    const again = setTimeout(() => runner.dispatch({ type: "flush" }), AGAIN_MS);
    return () => clearTimeout(again);
  }, [status, runner]);

  const isTime = useInPause(isAsking && !isLater);
  if (!isTime) return null;
  return (
    <Suspense>
      <SignInAgainDialog
        userId={userId}
        onSignedIn={() => {
          signedInAt.current = performance.now();
          setAsking(false);
          runner.dispatch({ type: "flush" });
        }}
        onLater={() => setLater(true)}
        isKept={isKept}
      />
    </Suspense>
  );
}
