import type { Dates } from "@/contracts/model/resume/dates";
import { readEndpoint } from "@/domain/dates/endpoint";
import { isOngoingWord } from "@/domain/dates/ongoing";
import { readRange } from "@/domain/dates/parse";

/** The dates of an item whose printed text is written from them. Items have one of the two texts; the other is left out on saving. */
export interface DraftDates {
  period: string;
  date: string;
  dates: Dates;
}

const PARTIAL = /^(\d{4}(?:-(?:0[1-9]|1[0-2]))?)(?:-\d{2}(?:[T ].*)?)?$/;

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, whose day is left out; else what `domain/dates` reads exactly. */
export function dateOf(text: string): string | null {
  const iso = PARTIAL.exec(text)?.[1];
  if (iso) return iso;
  const read = text === "" ? undefined : readEndpoint(text, "en-US");
  return read?.exact ? read.value : null;
}

const isOngoing = (text: string) => /^(?:present|current|now|ongoing|today)$/i.test(text) || (text !== "" && isOngoingWord(text));

/** A start without an end is ongoing. What cannot be read exactly is stored as written. */
export function rangeDates(start: string, end: string): DraftDates {
  const read: Dates = { start: dateOf(start), end: dateOf(end), present: start !== "" && (end === "" || isOngoing(end)) };
  const isRead = (start === "" || read.start !== null) && (end === "" || read.end !== null || read.present);
  const raw = [start, end].filter((part) => part !== "").join(" – ");
  return { period: "", date: "", dates: isRead ? read : { ...read, raw } };
}

export function singleDates(text: string): DraftDates {
  const start = dateOf(text);
  return {
    period: "",
    date: "",
    dates: { start, end: null, present: false, ...(start === null && text !== "" ? { raw: text } : {}) },
  };
}

/** A range, or a single text that may be one: “Jan 2020 – Feb 2021”, “Fall 2023”. */
export function dateTexts(start: string, end: string, date: string): DraftDates {
  if (start !== "" || (end !== "" && date === "")) return rangeDates(start, end);
  const range = date === "" || dateOf(date) !== null ? null : readRange(date, "en-US");
  if (!range?.start.exact || range.end === null || range.end === undefined) return singleDates(date);
  const isNow = range.end === "ongoing";
  const last = range.end === "ongoing" ? null : range.end.exact ? range.end.value : undefined;
  if (last === undefined) return singleDates(date);
  return { period: "", date: "", dates: { start: range.start.value, end: last, present: isNow } };
}
