import { expect, it } from "vitest";
import { daysLeft } from "@/domain/trash/days-left";

it("counts the days a document stays in Trash", () => {
  const trashedAt = "2026-01-01T12:00:00.000Z";
  expect(daysLeft(trashedAt, Date.parse("2026-01-01T12:00:01.000Z"))).toBe(30);
  expect(daysLeft(trashedAt, Date.parse("2026-01-31T11:00:00.000Z"))).toBe(1);
  expect(daysLeft(trashedAt, Date.parse("2026-03-01T00:00:00.000Z"))).toBe(0);
});
