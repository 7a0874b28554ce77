const PREFIX = "applications-";

/** What this device remembers of how applications are looked at; the fallback where it remembers nothing. */
export function readDevice(name: string, fallback: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? fallback;
  } catch {
    // On the server, and in a browser that keeps nothing, there is nothing to remember.
    return fallback;
  }
}

export function writeDevice(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Looking works without remembering.
  }
}
