import { expect, test } from "vitest";
import { busyMs } from "@/domain/testing/busy-ms";
import { checkClaims } from "./check-claims";

const SOURCES = {
  sources: [{ id: "resume", text: "Designer at Northpine, 2019 – 2022\nLed a team of 4 designers. 日本で働いた。" }],
  thisYear: 2026,
};

test.each(["日本", "日本で働いた。", "I led 45 people and "])("40 kB of %j are checked in a moment", (unit) => {
  const text = unit.repeat(Math.ceil(40_000 / unit.length));
  checkClaims("Warm.", SOURCES);
  const begun = busyMs();
  checkClaims(text, SOURCES);
  expect(busyMs() - begun).toBeLessThan(6_000);
});
