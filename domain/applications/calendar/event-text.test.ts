import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { changeEvent, type EventFields, isSamePlace, readEvent, writeEvent } from "./event-text";

const UID = "interview-1@dossier";
const NOW = new Date("2026-11-28T09:00:00.000Z");
const ZONES = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "UTC", "Australia/Lord_Howe"];

const fields = (start: string, minutes = 60, more: Partial<EventFields> = {}): EventFields => ({
  start,
  end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
  location: "",
  summary: "Conversation · Designer · Northpine",
  description: "",
  url: "",
  ...more,
});

/** As a program without any list of zones reads it: by the rules in the text alone. */
function startByRules(text: string): string {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const property = calendar.getFirstSubcomponent("vevent")?.getFirstProperty("dtstart");
  const time = property?.getFirstValue() as ICAL.Time;
  const component = calendar.getFirstSubcomponent("vtimezone");
  if (component && property?.getParameter("tzid"))
    time.zone = new ICAL.Timezone({ component, tzid: String(property.getParameter("tzid")) });
  return time.toJSDate().toISOString();
}

describe("an event comes back as it was written", () => {
  const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });

  test("at any time, in each zone, by the name of the zone and by its rules", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 5, max: 1440 }), fc.constantFrom(...ZONES), (at, minutes, zone) => {
        const start = new Date(Math.floor(at.getTime() / 60_000) * 60_000).toISOString();
        const written = fields(start, minutes);
        const text = writeEvent(UID, written, zone, NOW);
        expect(isSamePlace(readEvent(text, UID, "UTC") ?? written, written)).toBe(true);
        expect(readEvent(text, UID, "Asia/Tokyo")?.start).toBe(start);
        expect(startByRules(text)).toBe(start);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ["Europe/Berlin", "2027-03-28T00:30:00.000Z"],
    ["Europe/Berlin", "2027-03-28T01:30:00.000Z"],
    ["Europe/Berlin", "2027-10-31T00:30:00.000Z"],
    ["Europe/Berlin", "2027-10-31T01:30:00.000Z"],
    ["America/New_York", "2027-03-14T06:30:00.000Z"],
    ["America/New_York", "2027-03-14T07:30:00.000Z"],
    ["America/New_York", "2027-11-07T05:30:00.000Z"],
    ["America/New_York", "2027-11-07T06:30:00.000Z"],
    ["Asia/Kolkata", "2027-03-28T00:30:00.000Z"],
  ])("in the nights in which clocks change: %s, %s", (zone, start) => {
    const text = writeEvent(UID, fields(start, 90), zone, NOW);
    expect(readEvent(text, UID, "UTC")).toEqual({ start, end: fields(start, 90).end, location: "" });
    expect(startByRules(text)).toBe(start);
  });

  test("as a whole day, with commas, semicolons and line breaks", () => {
    const day = { ...fields("2027-02-01T00:00:00.000Z"), start: "2027-02-01", end: null };
    const rich = { ...day, location: `Room 4, Main Street; ${"x".repeat(200)}`, description: "One\nTwo\\, three" };
    const text = writeEvent(UID, rich, "Europe/Berlin", NOW);
    expect(readEvent(text, UID, "UTC")).toEqual({ start: "2027-02-01", end: null, location: rich.location });
  });
});

describe("a change of Dossier", () => {
  const before = fields("2027-02-01T09:00:00.000Z", 60, { description: "Notes" });
  const there = writeEvent(UID, before, "Europe/Berlin", NOW)
    .replace("SUMMARY:Conversation", "SUMMARY:My words\\, conversation")
    .replace("END:VEVENT", "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT30M\r\nEND:VALARM\r\nX-COLOR:red\r\nEND:VEVENT");

  test("leaves alarms, other properties and words that were changed in the calendar", () => {
    const to = fields("2027-07-01T08:00:00.000Z", 30, { description: "Other notes" });
    const text = changeEvent(there, UID, { from: before, to }, "Europe/Berlin", NOW) ?? "";
    expect(text).toContain("DTSTART;TZID=Europe/Berlin:20270701T100000");
    expect(text).toContain("DESCRIPTION:Other notes");
    expect(text).toContain("SUMMARY:My words\\, conversation");
    expect(text).toContain("TRIGGER:-PT30M");
    expect(text).toContain("X-COLOR:red");
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(startByRules(text)).toBe(to.start);
  });

  test("is none for a text that is not the event", () => {
    expect(changeEvent("BEGIN:VCALENDAR\r\nEND:VCALENDAR", UID, { from: before, to: before }, "UTC", NOW)).toBeNull();
    expect(changeEvent("no calendar", UID, { from: before, to: before }, "UTC", NOW)).toBeNull();
  });
});
