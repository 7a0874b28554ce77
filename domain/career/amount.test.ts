import { expect, test } from "vitest";
import { readAmount } from "@/domain/career/amount";

test.each([
  ["72000", 72_000],
  ["72,000", 72_000],
  ["72.000", 72_000],
  ["72.000,50", 72_000.5],
  ["1,250,000.5", 1_250_000.5],
  ["72 000", 72_000],
  ["72’000", 72_000],
  ["18.5", 18.5],
  ["0", 0],
])("%s is %d", (text, amount) => expect(readAmount(text)).toBe(amount));

test.each(["", "a lot", "-5", "12k", ",5", "€ 72000"])("“%s” is no amount", (text) => expect(readAmount(text)).toBeNull());
