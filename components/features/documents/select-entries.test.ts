import { describe, expect, it } from "vitest";
import { type LibraryEntry, linesOf, selectEntries, type Wish } from "@/components/features/documents/select-entries";

const entry = (part: Partial<LibraryEntry>): LibraryEntry => ({
  type: "resume",
  id: "1",
  name: "Resume",
  tags: [],
  isLocked: false,
  trashedAt: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  application: null,
  sharedAs: null,
  ...part,
});

const designer = entry({ id: "designer", name: "Designer 10", tags: ["norway"], updatedAt: "2026-03-01T00:00:00.000Z" });
const editor = entry({ id: "editor", name: "Designer 9", sharedAs: "/maren/designer-9", createdAt: "2025-01-01T00:00:00.000Z" });
const letter = entry({ id: "letter", type: "letter", name: "Letter to Northpine", isLocked: true });
const all = [editor, designer, letter];
const ids = (list: LibraryEntry[]) => list.map(({ id }) => id);

const select = (wish: Partial<Wish>) =>
  selectEntries(all, { kind: "all", query: "", sort: "edited", status: "any", tags: [], ...wish });

describe("the library", () => {
  it("finds every word in name or tags, case-insensitively", () => {
    expect(ids(select({ kind: "all", query: "NORWAY des", sort: "edited" }))).toEqual(["designer"]);
  });

  it("adds what was found by its text, with the line and the words", () => {
    const lines = linesOf([
      { ...letter, line: "I restored a lighthouse." },
      { ...designer, line: null },
    ]);
    const wish = { kind: "all", query: "lighthouse", sort: "edited", status: "any", tags: [] } as const;
    const shown = selectEntries(all, wish, lines);
    expect(ids(shown)).toEqual(["designer", "letter"]);
    expect(shown[1]?.found).toEqual({ line: "I restored a lighthouse.", words: ["lighthouse"] });
    expect(ids(selectEntries(all, { ...wish, tags: ["norway"] }, lines))).toEqual(["designer"]);
  });

  it("filters by all selected tags, shared and locked", () => {
    expect(ids(select({ tags: ["norway"] }))).toEqual(["designer"]);
    expect(ids(select({ tags: ["norway", "berlin"] }))).toEqual([]);
    expect(ids(select({ status: "locked" }))).toEqual(["letter"]);
    expect(ids(select({ status: "shared" }))).toEqual(["editor"]);
  });

  it("shows one kind", () => {
    expect(ids(select({ kind: "letter", query: "", sort: "edited" }))).toEqual(["letter"]);
  });

  it("sorts by the newest edit, by name with numbers as numbers, or oldest first", () => {
    expect(ids(select({ kind: "resume", query: "", sort: "edited" }))).toEqual(["designer", "editor"]);
    expect(ids(select({ kind: "resume", query: "", sort: "name" }))).toEqual(["editor", "designer"]);
    expect(ids(select({ kind: "resume", query: "", sort: "created" }))).toEqual(["editor", "designer"]);
  });
});
