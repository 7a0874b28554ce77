/** The database of this browser with files on their way to documents. The next user of this device must not find them. */
export const STORED_FILES = "dossier-imports";

/** Removes the files; it is no failure if the browser has none. */
export function forgetStoredFiles(): void {
  try {
    indexedDB.deleteDatabase(STORED_FILES);
  } catch {
    // A browser without storage has nothing to remove.
  }
}
