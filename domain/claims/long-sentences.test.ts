import { expect, test } from "vitest";
import { checkClaims } from "./check-claims";

const GIVEN = {
  sources: [{ id: "resume", text: "Designer at Northpine, 2019 – 2022\nLed a team of 4 designers. 日本で働いた。" }],
  thisYear: 2026,
};

test.each(["日本", "日本で働いた。", "I led 45 people and "])("40 kB of %j are checked in a moment", (unit) => {
  const text = unit.repeat(Math.ceil(40_000 / unit.length));
  checkClaims("Warm.", GIVEN);
  const begun = performance.now();
  checkClaims(text, GIVEN);
  expect(performance.now() - begun).toBeLessThan(6_000);
});
