import { expect, it } from "vitest";
import { journalKey, recovery } from "@/components/editor/journal";

const stored = { basedOn: "2026-01-05T09:00:00.000Z" };

it("restores text that was typed upon the stored state and never reached the server", () => {
  expect(recovery({ basedOn: stored.basedOn }, stored, false)).toBe("restore");
});

it("asks when the stored document changed after the text was typed", () => {
  expect(recovery({ basedOn: "2026-01-05T08:00:00.000Z" }, stored, false)).toBe("ask");
});

it("does nothing when the save had arrived after all, or nothing was kept", () => {
  expect(recovery({ basedOn: "2026-01-05T08:00:00.000Z" }, stored, true)).toBe("nothing");
  expect(recovery(undefined, stored, false)).toBe("nothing");
});

it("keeps the texts of two accounts on one device apart", () => {
  expect(journalKey("a", "resume", "1")).not.toBe(journalKey("b", "resume", "1"));
});
