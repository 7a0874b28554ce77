"use client";

import { useEffect, useState } from "react";
import { patiently } from "@/components/kit/ui/lazy-part";

type Show = typeof import("@/components/kit/ui/toaster").showToast;

/** The library behind toasts is fetched with the first of them: most visits end without one. Offline, the first waits for the network. */
const load = () => patiently(() => import("@/components/kit/ui/toaster"));

/** The message left by the previous page. */
const LEFT = "toast";

let mount: (() => void) | null = null;
let announceReady: () => void = () => {};
/** Resolves once the area is ready; earlier messages would be lost. */
const ready = new Promise<void>((resolve) => {
  announceReady = resolve;
});

/** Where toasts appear. Rendered once, in the root layout; nothing is loaded until there is something to say. */
export function Toaster({ label }: { label: string }) {
  const [Area, setArea] = useState<Awaited<ReturnType<typeof load>>["ToastArea"] | null>(null);
  useEffect(() => {
    mount = () => void load().then(({ ToastArea }) => setArea(() => ToastArea));
    const left = sessionStorage.getItem(LEFT);
    sessionStorage.removeItem(LEFT);
    if (left) toast(left);
    return () => {
      mount = null;
    };
  }, []);
  return Area ? <Area label={label} onReady={announceReady} /> : null;
}

/** Shows what happened, for undo and for distant results; never for saving. */
export function toast(...message: Parameters<Show>): void {
  mount?.();
  void Promise.all([load(), ready]).then(([{ showToast }]) => showToast(...message));
}

/** Shows it on the next page. */
export function toastOnNextPage(text: string): void {
  sessionStorage.setItem(LEFT, text);
}
