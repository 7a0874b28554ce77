import { expect, test } from "vitest";
import { shareOf } from "@/proof/imports/read-corpus";
import { roundTrip, roundTripDocuments } from "@/proof/round-trips/round-trips";

// Exports come back: the whole figures are those of `npm run proof -- round-trips`; here a few documents must reach what they reached.

const { onyx, gengar, porygon, "de-DE": german } = roundTripDocuments();
const documents = Object.fromEntries(
  Object.entries({ onyx, gengar, porygon, german }).flatMap(([name, data]) => (data ? [[name, data]] : [])),
);

test.each([
  ["json", 1],
  ["json-resume", 1],
  ["docx", 0.98],
  ["odt", 0.98],
  ["html", 0.92],
  ["md", 0.92],
  ["txt", 0.8],
] as const)("%s is read again with at least %f of its fields", async (format, least) => {
  expect(Object.keys(documents)).toHaveLength(4);
  const { score, refused } = await roundTrip(format, documents);
  expect(refused).toEqual([]);
  expect(shareOf(score)).toBeGreaterThanOrEqual(least);
});
