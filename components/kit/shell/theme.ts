import { useSyncExternalStore } from "react";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The person's choice. `public/theme.js` applies it before the first paint and listens for changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => "system");
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem("theme", theme);
  window.dispatchEvent(new Event("theme-change"));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("theme-change", onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener("theme-change", onChange);
    window.removeEventListener("storage", onChange);
  };
}

function readTheme(): Theme {
  const stored = localStorage.getItem("theme");
  return THEMES.find((theme) => theme === stored) ?? "system";
}
