const KEY = "recent-icons";
const MAX_STORED = 16;

/** The icons chosen last on this device, newest first. */
export function recentIcons(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((name) => typeof name === "string").slice(0, MAX_STORED) : [];
  } catch {
    // A browser without storage has no recent icons.
    return [];
  }
}

export function rememberIcon(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([name, ...recentIcons().filter((other) => other !== name)].slice(0, MAX_STORED)));
  } catch {
    // Choosing works without remembering.
  }
}
