import { expect, test } from "vitest";
import { DAY_MS } from "@/domain/dates/day-ms";
import { nameFor, timeOf } from "./place";
import { backupsToKeep } from "./retention";
import { isDue } from "./schedule";

const start = Date.parse("2026-01-01T03:00:00Z");

test("after a year of daily backups, those of 7 days, 4 weeks and 6 months are left, and never more than one of a day", () => {
  let stored: string[] = [];
  for (let day = 0; day < 365; day++) {
    const names = [nameFor(new Date(start + day * DAY_MS)), nameFor(new Date(start + day * DAY_MS + 3_600_000))];
    stored = backupsToKeep([...stored, ...names]);
  }
  expect(stored.map((name) => timeOf(name)?.toISOString().slice(0, 13))).toEqual([
    "2026-12-31T04",
    "2026-12-30T04",
    "2026-12-29T04",
    "2026-12-28T04",
    "2026-12-27T04",
    "2026-12-26T04",
    "2026-12-25T04",
    "2026-12-20T04",
    "2026-12-13T04",
    "2026-11-30T04",
    "2026-10-31T04",
    "2026-09-30T04",
    "2026-08-31T04",
    "2026-07-31T04",
  ]);
});

test("files that are not backups are never among those to remove, whatever their names", () => {
  const strange = [
    "dossier.tar",
    "dossier-20261399T000000Z.tar",
    "dossier-20261122T030000Z.tar.part",
    "notes.txt",
    "before-6.0.2-20261122T030000Z.tar",
  ];
  expect(strange.map(timeOf)).toEqual([null, null, null, null, null]);
});

test("a backup is due once a day at its time, and again an hour after one that failed", () => {
  const at = (text: string) => new Date(`2026-11-${text}Z`);
  const good = (text: string) => ({
    startedAt: at(text).toISOString(),
    finishedAt: at(text).toISOString(),
    isGood: true,
    lastGoodAt: at(text).toISOString(),
  });
  expect(isDue(null, "03:00", at("22T12:00:00"))).toBe(true);
  expect(isDue(good("22T03:00:20"), "03:00", at("23T02:59:59"))).toBe(false);
  expect(isDue(good("22T03:00:20"), "03:00", at("23T03:00:00"))).toBe(true);
  expect(isDue(good("21T03:00:20"), "03:00", at("22T02:00:00"))).toBe(false);
  const failed = { ...good("21T03:00:20"), finishedAt: at("22T03:10:00").toISOString(), isGood: false };
  expect(isDue(failed, "03:00", at("22T04:00:00"))).toBe(false);
  expect(isDue(failed, "03:00", at("22T04:10:00"))).toBe(true);
});
