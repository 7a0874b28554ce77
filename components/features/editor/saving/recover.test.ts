import { expect, it } from "vitest";
import { baseOf, writeBase } from "@/components/features/editor/saving/base";
import type { JournalEntry } from "@/components/features/editor/saving/journal";
import { recover } from "@/components/features/editor/saving/recover";
import { mergeSamples, type Sample } from "@/components/features/editor/saving/testing/sample-server";

const start: Sample = { one: "1", two: "2", three: "3" };
const kind = { own: (each: Sample) => each, refreshed: (current: Sample) => current, merger: async () => mergeSamples };
const at = (basedOn: string, document: Sample) => ({ basedOn, savedAt: "", document });
const entry = (fields: Partial<Sample>, basedOn = "1", base: Sample | null = start): JournalEntry<Sample> => ({
  key: JSON.stringify(fields),
  document: { ...start, ...fields },
  basedOn,
  editedAt: 1,
  ...(base ? { base: writeBase(baseOf(base)) } : {}),
});

it("brings back what was typed upon the stored state and never reached the server", async () => {
  const found = await recover({ kind, stored: at("1", start), entries: [entry({ one: "typed" })] });
  expect(found).toMatchObject({ what: "restore", document: { ...start, one: "typed" } });
});

it("merges it with what was stored since in other fields", async () => {
  const found = await recover({ kind, stored: at("2", { ...start, two: "since" }), entries: [entry({ one: "typed" })] });
  expect(found).toMatchObject({ what: "restore", document: { one: "typed", two: "since", three: "3" } });
});

it("asks where the same field was changed since, and keeps the entry until that is answered", async () => {
  const entries = [entry({ one: "typed" })];
  const found = await recover({ kind, stored: at("2", { ...start, one: "since" }), entries });
  expect(found).toMatchObject({ what: "ask", document: { one: "typed" }, basedOn: "1", entries });
});

it("asks about a text with an unknown base", async () => {
  const found = await recover({
    kind,
    stored: at("2", { ...start, two: "since" }),
    entries: [entry({ one: "typed" }, "1", null)],
  });
  expect(found.what).toBe("ask");
});

it("does nothing when the save had arrived after all, or nothing was left", async () => {
  const stored = at("2", { ...start, one: "typed" });
  expect(await recover({ kind, stored, entries: [entry({ one: "typed" })] })).toMatchObject({ what: "nothing" });
  expect(await recover({ kind, stored, entries: [] })).toEqual({ what: "nothing", entries: [] });
});

it("brings together what several tabs have left", async () => {
  const entries = [entry({ one: "of a" }), entry({ two: "of b" })];
  const found = await recover({ kind, stored: at("1", start), entries });
  expect(found).toMatchObject({ what: "restore", document: { one: "of a", two: "of b", three: "3" }, entries });
});

it("leaves on the device what contradicts the rest, for the next time", async () => {
  const entries = [entry({ one: "of a" }), entry({ one: "of b" })];
  const found = await recover({ kind, stored: at("1", start), entries });
  expect(found).toMatchObject({ what: "restore", document: { one: "of a" } });
  expect(found.entries).toEqual([entries[0]]);
});
