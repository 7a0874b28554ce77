import { expect, test } from "vitest";
import { busyTimes, mergeSpans } from "./busy-times";

const within = { start: Date.parse("2027-03-20T00:00:00Z"), end: Date.parse("2027-04-05T00:00:00Z") };
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:a", "SUMMARY:Secret", ...lines, "END:VEVENT"].join("\r\n");
const calendar = (...events: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR"].join("\r\n");
const timesOf = (text: string, zone = "Europe/Berlin") =>
  busyTimes(text, within, zone, (uid) => uid.endsWith("@dossier")).map(({ start, end }) =>
    [start, end].map((time) => new Date(time).toISOString().slice(0, 16)).join(" "),
  );

test("a weekly event keeps its hour when clocks change, without its exceptions, and moved ones where they are", () => {
  const series = event(
    "DTSTART;TZID=Europe/Berlin:20200106T100000",
    "DTEND;TZID=Europe/Berlin:20200106T110000",
    "RRULE:FREQ=WEEKLY;BYDAY=MO,WE",
    "EXDATE;TZID=Europe/Berlin:20270324T100000",
  );
  const moved = event(
    "RECURRENCE-ID;TZID=Europe/Berlin:20270329T100000",
    "DTSTART;TZID=Europe/Berlin:20270330T120000",
    "DTEND;TZID=Europe/Berlin:20270330T123000",
  );
  expect(timesOf(calendar(series, moved)).sort()).toEqual([
    "2027-03-22T09:00 2027-03-22T10:00",
    "2027-03-30T10:00 2027-03-30T10:30",
    "2027-03-31T08:00 2027-03-31T09:00",
  ]);
});

test("whole days are those of the person, and single ones may begin before", () => {
  const day = event("DTSTART;VALUE=DATE:20270328", "DTEND;VALUE=DATE:20270329");
  expect(timesOf(calendar(day))).toEqual(["2027-03-27T23:00 2027-03-28T22:00"]);
  expect(timesOf(calendar(event("DTSTART:20270319T230000Z", "DURATION:PT2H")))).toEqual(["2027-03-19T23:00 2027-03-20T01:00"]);
});

test.each([
  ["transparent", event("DTSTART:20270322T100000Z", "DURATION:PT1H", "TRANSP:TRANSPARENT")],
  ["cancelled", event("DTSTART:20270322T100000Z", "DURATION:PT1H", "STATUS:CANCELLED")],
  ["ours", event("DTSTART:20270322T100000Z", "DURATION:PT1H").replace("UID:a", "UID:interview-1@dossier")],
  ["without length", event("DTSTART:20270322T100000Z")],
  ["over", event("DTSTART:20200101T100000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20210101T000000Z")],
  ["every second", event("DTSTART:20200101T100000Z", "DURATION:PT1H", "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30")],
  ["on a day that there is not", event("DTSTART:20200101T100000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")],
  ["every so many weeks", event("DTSTART:20200101T100000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;INTERVAL=100000;BYMONTH=2")],
])("an event that is %s keeps nobody busy, and takes no time", (_name, text) => {
  expect(timesOf(calendar(text))).toEqual([]);
});

test("conditions of daily rules hold", () => {
  const rule = "RRULE:FREQ=DAILY;BYMONTH=3;BYMONTHDAY=-1,22;BYDAY=MO,WE";
  expect(timesOf(calendar(event("DTSTART:20200101T100000Z", "DURATION:PT1H", rule)))).toEqual([
    "2027-03-22T10:00 2027-03-22T11:00",
    "2027-03-31T10:00 2027-03-31T11:00",
  ]);
});

test("spans that touch are one", () => {
  expect(
    mergeSpans([
      { start: 5, end: 7 },
      { start: 1, end: 3 },
      { start: 3, end: 4 },
      { start: 6, end: 9 },
    ]),
  ).toEqual([
    { start: 1, end: 4 },
    { start: 5, end: 9 },
  ]);
});
