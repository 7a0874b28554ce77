"use client";

import { Suspense, useEffect, useRef, useState } from "react";
import { useEditor } from "@/components/features/editor/core/use-editor";
import { useInPause } from "@/components/features/editor/core/use-in-pause";
import type { SaveControls } from "@/components/features/editor/saving/save-runner";
import { lazyPart } from "@/components/kit/ui/lazy-part";

const SignInAgainDialog = lazyPart(async () => ({
  default: (await import("@/components/kit/sign-in/sign-in-again-dialog")).SignInAgainDialog,
}));

/** Preloads the dialog. */
export const preloadSignIn = () => SignInAgainDialog.preload();

/** A save that was running during sign-in is still rejected; it is retried without asking. */
const LATE_ANSWERS_MS = 5_000;
const AGAIN_MS = 300;

/**
 * Asks the person to sign in again when the session ended while writing, then continues saving. Saves are retried in the meantime
 * without affecting the dialog. Asked once, in a typing pause, until something is saved.
 */
export function SignedOut({ userId, runner }: { userId: string; runner: SaveControls }) {
  const status = useEditor((state) => state.saving.status);
  const isOnDevice = useEditor((state) => state.onDevice !== "failed");
  const [isAsking, setAsking] = useState(false);
  const [isLater, setLater] = useState(false);
  const signedInAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (status === "saved" || status === "conflict" || status === "refused" || status === "too-large") {
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
        isStored={isOnDevice}
      />
    </Suspense>
  );
}
