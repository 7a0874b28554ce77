import { momentsIn, periodsIn } from "./moments";
import { normal } from "./normal";

/** Whether a source has every date of a text: a month with its year, or a year that it names or that lies within a period. */
export function areDatesIn(text: string, source: string): boolean {
  const known = normal(source);
  const moments = momentsIn(known);
  const periods = periodsIn(known, moments, 0);
  return momentsIn(normal(text)).every(
    ({ year, month }) =>
      moments.some((one) => one.year === year && (month === null || one.month === month)) ||
      (month === null && periods.some(({ from, to }) => Math.floor(from) <= year && year <= Math.ceil(to))),
  );
}
