"use client";

import { Suspense, useEffect, useState } from "react";
import type { SaveControls } from "@/components/editor/save-runner";
import { useEditor } from "@/components/editor/use-editor";
import { lazyPart } from "@/components/ui/lazy-part";

const SignInAgainDialog = lazyPart(async () => ({
  default: (await import("@/components/auth/sign-in-again-dialog")).SignInAgainDialog,
}));

/** Asks to sign in again when the session ended while writing, and saves on once that is done. Asked once, until something was saved. */
export function SignedOut({ userId, runner }: { userId: string; runner: SaveControls }) {
  const status = useEditor((state) => state.saving.status);
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (status === "saved") setLater(false);
  }, [status]);
  if (status !== "signed-out" || isLater) return null;
  return (
    <Suspense>
      <SignInAgainDialog userId={userId} onSignedIn={() => runner.dispatch({ type: "flush" })} onLater={() => setLater(true)} />
    </Suspense>
  );
}
