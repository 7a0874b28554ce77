/** The database of this browser with files on their way to documents. The next person at this device must not find them. */
export const KEPT_FILES = "dossier-imports";

/** Forgets the files; it is no failure if the browser keeps none. */
export function forgetKeptFiles(): void {
  try {
    indexedDB.deleteDatabase(KEPT_FILES);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
