import { describe, expect, it } from "vitest";
import { readCalendarPart } from "@/domain/applications/mail/calendar-part";

const calendar = (event: string, before = "METHOD:REQUEST") =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${before}\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Interview\r\n${event}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const timeOf = (text: string) => readCalendarPart(text, "Europe/Paris")?.interview;

describe("the time of an invitation", () => {
  it.each([
    ["UTC", "DTSTART:20261203T130000Z\r\nDTEND:20261203T134500Z", "2026-12-03T13:00:00.000Z", 45, "Europe/Paris"],
    [
      "a zone of IANA",
      "DTSTART;TZID=America/New_York:20261203T090000\r\nDURATION:PT30M",
      "2026-12-03T14:00:00.000Z",
      30,
      "America/New_York",
    ],
    [
      "a zone of Windows",
      "DTSTART;TZID=W. Europe Standard Time:20261203T140000\r\nDTEND;TZID=W. Europe Standard Time:20261203T150000",
      "2026-12-03T13:00:00.000Z",
      60,
      "Europe/Berlin",
    ],
    ["summer time", "DTSTART;TZID=Europe/Berlin:20270703T140000", "2027-07-03T12:00:00.000Z", 60, "Europe/Berlin"],
    ["no zone: that of the reader", "DTSTART:20261203T140000", "2026-12-03T13:00:00.000Z", 60, "Europe/Paris"],
  ])("in %s", (_, event, at, durationMinutes, timezone) => {
    expect(timeOf(calendar(event))).toMatchObject({ at, durationMinutes, timezone });
  });

  it("follows the rules of a zone that only the calendar knows", () => {
    const rules =
      "METHOD:REQUEST\r\nBEGIN:VTIMEZONE\r\nTZID:Office\r\nBEGIN:STANDARD\r\nDTSTART:20000101T000000\r\nTZOFFSETFROM:+0530\r\nTZOFFSETTO:+0530\r\nEND:STANDARD\r\nEND:VTIMEZONE";
    expect(timeOf(calendar("DTSTART;TZID=Office:20261203T140000", rules))?.at).toBe("2026-12-03T08:30:00.000Z");
  });
});

it("a cancelled event, a reply, a whole day and several events give no time", () => {
  const event = "DTSTART:20261203T130000Z";
  expect(readCalendarPart(calendar(event, "METHOD:CANCEL"), "UTC")).toMatchObject({ isOn: false, interview: null });
  expect(readCalendarPart(calendar(event, "METHOD:REPLY"), "UTC")).toBeNull();
  expect(timeOf(calendar("DTSTART;VALUE=DATE:20261203"))).toBeNull();
  expect(timeOf(calendar(`${event}\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nDTSTART:20261204T130000Z`))).toBeNull();
});

it.each(["", "BEGIN:VCALENDAR", "nonsense", `BEGIN:VCALENDAR\r\n${"X:1\r\n".repeat(60_000)}END:VCALENDAR`])(
  "text that is no calendar is none",
  (text) => expect(readCalendarPart(text, "UTC")).toBeNull(),
);
