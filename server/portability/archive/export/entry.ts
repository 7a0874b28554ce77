import { fileName } from "@/server/documents/rendering/file-name";

/** A file of the archive. Its bytes are made when its turn comes; null leaves it out, with a note in the manifest. */
export type Entry = {
  path: string;
  bytes: () => Promise<Uint8Array | null> /** Pages that may fail to print. */;
  isPrinted?: true;
};

/** What the start page shows of a thing: its name, a line about it, and its files that a person opens. */
export type Listed = {
  kind: "resumes" | "letters" | "applications";
  name: string;
  note: string;
  isTrashed: boolean;
  files: { label: string; path: string }[];
};

export const textEntry = (path: string, text: string): Entry => ({ path, bytes: async () => Buffer.from(text) });

export const jsonEntry = (path: string, value: unknown): Entry => textEntry(path, `${JSON.stringify(value, null, 2)}\n`);

const LONGEST_NAME = 60;

/**
 * A folder for a thing: its name, and enough of its id that no two are equal. Short, because some systems refuse paths of more than 260
 * characters.
 */
export function folderOf(kind: string, name: string, id: string): string {
  const readable = [...fileName(name, "").slice(0, -1)].slice(0, LONGEST_NAME).join("").trim().replace(/\.+$/, "");
  return `${kind}/${readable || "Document"} ${id.slice(-12)}`;
}
