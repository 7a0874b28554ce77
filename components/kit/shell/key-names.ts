"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";

const NAMED = ["Mod", "Shift", "Delete", "Escape", "ArrowLeft", "ArrowRight"] as const;
/** Keys that look the same on every keyboard. */
const SIGNS: Record<string, string> = { ArrowUp: "↑", ArrowDown: "↓" };

/** Keys as they are written on the person's keyboard: `Mod+K` is “Ctrl K”, on a Mac “⌘ K”. */
export function useKeyNames(): (keys: string) => string {
  const t = useTranslations("shell.keys");
  const isMac = useSyncExternalStore(
    () => () => {},
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );
  return (keys) =>
    keys
      .split("+")
      .map((key) => {
        if (key === "Mod" && isMac) return "⌘";
        const named = NAMED.find((name) => name === key);
        return named ? t(named) : (SIGNS[key] ?? key);
      })
      .join(" ");
}
