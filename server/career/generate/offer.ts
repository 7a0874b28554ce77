import { z } from "zod";
import type { ArtifactData } from "@/contracts/model/career/artifact-data";
import { foreignText } from "@/domain/ai/foreign-text";
import { occursIn } from "@/domain/career/quote";
import { cut } from "@/domain/postings/found";
import type { TaskOf } from "./task";

type Terms = Omit<Extract<ArtifactData, { kind: "offer" }>, "kind">;

const amount = z.number().nullable();
const words = z.string().describe("In the words of the message; empty if it does not say.");

/** The terms of an offer, as a model reads them from a message. */
export const termsSchema = z.object({
  version: z.enum(["written", "verbal"]),
  currency: z.string().describe("Three capital letters."),
  period: z.enum(["hour", "month", "year"]),
  base: amount,
  variable: amount,
  variableConditions: words,
  equity: words,
  location: words,
  officeDays: amount,
  leave: words,
  learning: amount,
  other: words,
  respondBy: z.string().nullable().describe("A day, YYYY-MM-DD."),
});

/** Terms as stated in the message: numbers and words that are not in it are left out. */
export function termsIn(written: z.infer<typeof termsSchema>, message: string): Terms {
  const numbers = numbersIn(message);
  const stated = (value: number | null) => (value !== null && value >= 0 && numbers.has(value) ? value : null);
  const quoted = (text: string, max: number) => (occursIn(text, message) ? cut(text.trim(), max) : "");
  const officeDays = stated(written.officeDays);
  return {
    version: written.version,
    currency: /^[A-Z]{3}$/.test(written.currency) ? written.currency : "USD",
    period: written.period,
    base: stated(written.base),
    variable: stated(written.variable),
    variableConditions: quoted(written.variableConditions, 1000),
    equity: quoted(written.equity, 1000),
    location: quoted(written.location, 500),
    officeDays: officeDays !== null && Number.isInteger(officeDays) && officeDays <= 5 ? officeDays : null,
    leave: quoted(written.leave, 500),
    learning: stated(written.learning),
    other: quoted(written.other, 1000),
    respondBy: dayIn(written.respondBy, numbers),
  };
}

/** Numbers as they can be meant: “70,000” and “70.000” are 70000, “70k” too, and a decimal point stays one. */
function numbersIn(message: string): Set<number> {
  const found = new Set<number>();
  for (const [, digits = "", thousands] of message.matchAll(/(\d+(?:[.,'’ \u00a0\u202f]\d+)*)(\s?k\b)?/giu)) {
    const plain = digits.replace(/[.,'’ \u00a0\u202f](?=\d{3}(?:\D|$))/gu, "").replace(",", ".");
    const value = Number(plain);
    if (!Number.isNaN(value)) found.add(thousands ? value * 1000 : value);
    for (const part of digits.split(/\D+/)) found.add(Number(part));
  }
  return found;
}

/** A day whose number is in the message. */
const dayIn = (day: string | null, numbers: ReadonlySet<number>): string | null =>
  day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && numbers.has(Number(day.slice(8)))
    ? day
    : null;

/** An offer that is read from its words. */
export const offer: TaskOf<"offer", z.infer<typeof termsSchema>> = {
  purpose: "offer",
  instructions:
    "Read the terms of the offer from the message. Take numbers and words exactly from it; null or empty where it does not say.",
  schema: termsSchema,
  prepare: (_material, { message }) => ({ reads: { message: foreignText(message) }, sent: ["a message of the company"] }),
  finish: (written, _material, _writer, { message }) => ({
    title: "Offer",
    data: { kind: "offer", ...termsIn(written, message) },
  }),
};
