import { describe, expect, it } from "vitest";
import { daysLeft, selectEntries } from "@/components/documents/select-entries";
import type { DocumentEntry } from "@/contracts/model/document";

const entry = (part: Partial<DocumentEntry>): DocumentEntry => ({
  type: "resume",
  id: "1",
  name: "Resume",
  tags: [],
  isLocked: false,
  trashedAt: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  application: null,
  ...part,
});

const designer = entry({ id: "designer", name: "Designer 10", tags: ["norway"], updatedAt: "2026-03-01T00:00:00.000Z" });
const editor = entry({ id: "editor", name: "Designer 9", createdAt: "2025-01-01T00:00:00.000Z" });
const letter = entry({ id: "letter", type: "letter", name: "Letter to Northpine" });
const all = [editor, designer, letter];
const ids = (list: DocumentEntry[]) => list.map(({ id }) => id);

describe("the library", () => {
  it("finds every word in name or tags, whatever the case", () => {
    expect(ids(selectEntries(all, { kind: "all", query: "NORWAY des", sort: "edited" }))).toEqual(["designer"]);
  });

  it("shows one kind", () => {
    expect(ids(selectEntries(all, { kind: "letter", query: "", sort: "edited" }))).toEqual(["letter"]);
  });

  it("sorts by the newest edit, by name with numbers as numbers, or oldest first", () => {
    expect(ids(selectEntries(all, { kind: "resume", query: "", sort: "edited" }))).toEqual(["designer", "editor"]);
    expect(ids(selectEntries(all, { kind: "resume", query: "", sort: "name" }))).toEqual(["editor", "designer"]);
    expect(ids(selectEntries(all, { kind: "resume", query: "", sort: "created" }))).toEqual(["editor", "designer"]);
  });
});

it("counts the days a document stays in Trash", () => {
  const trashedAt = "2026-01-01T12:00:00.000Z";
  expect(daysLeft(trashedAt, Date.parse("2026-01-01T12:00:01.000Z"))).toBe(30);
  expect(daysLeft(trashedAt, Date.parse("2026-01-31T11:00:00.000Z"))).toBe(1);
  expect(daysLeft(trashedAt, Date.parse("2026-03-01T00:00:00.000Z"))).toBe(0);
});
