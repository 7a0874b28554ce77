/** One line of a report. Times in milliseconds unless `unit` is set. */
export interface Figure {
  name: string;
  median: number;
  p95?: number;
  unit: string;
  /** The goal the figure is held to; at most, or at least for rates. */
  goal?: string;
}

/** The value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs `work` `rounds` times after `warmUp` rounds that do not count; returns the milliseconds of each. */
export async function timed(rounds: number, work: (round: number) => unknown, warmUp = 3): Promise<number[]> {
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const began = performance.now();
    await work(round);
    if (round >= 0) times.push(performance.now() - began);
  }
  return times;
}

export const figure = (name: string, times: readonly number[], goal?: string): Figure => ({
  name,
  median: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  unit: "ms",
  ...(goal ? { goal } : {}),
});

/** Milliseconds of a fixed piece of arithmetic: what the machine can do at this moment, so that figures of different days compare. */
export function calibration(): number {
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now();
    let value = 0;
    for (let index = 0; index < 5_000_000; index++) value = (value * 31 + index) | 0;
    return value === 0.5 ? 0 : performance.now() - began;
  });
  return percentile(times, 0.5);
}

/** Prints the figures as a table; `ratio` is the median in units of the calibration loop, for times only. */
export function report(title: string, figures: readonly Figure[]): void {
  const unit = calibration();
  console.log(`\n${title} (calibration loop ${unit.toFixed(1)} ms)`);
  console.table(
    Object.fromEntries(
      figures.map(({ name, median, p95, unit: of, goal }) => [
        name,
        {
          median: `${median.toFixed(median < 10 ? 2 : 1)} ${of}`,
          p95: p95 === undefined ? "" : `${p95.toFixed(p95 < 10 ? 2 : 1)} ${of}`,
          ratio: of === "ms" ? (median / unit).toFixed(2) : "",
          goal: goal ?? "",
        },
      ]),
    ),
  );
}
