const KEY = "file-pages";

/** Remembers for this tab how many pages the file had that a resume was imported from. */
export const keepFilePages = (resumeId: string, pages: number): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ resumeId, pages }));

/** How many pages the file of this resume had; null where it was not imported in this tab, or the person has decided. */
export function filePagesOf(resumeId: string): number | null {
  const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as { resumeId: string; pages: number } | null;
  return stored?.resumeId === resumeId ? stored.pages : null;
}

export const forgetFilePages = (): void => sessionStorage.removeItem(KEY);
