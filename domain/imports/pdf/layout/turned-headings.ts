import type { PdfPage, PdfRun } from "@/domain/imports/pdf/page";

type TurnedRun = PdfRun & { turned: { top: number; bottom: number } };

const SAME_COLUMN_PT = 4;
/** A heading is as many letter heights above the first line of its text, and so a line before it. */
const ABOVE = 0.8;

/**
 * Headings that run up the margin are beside the middle of their text. Where a page has several, each becomes a heading in the margin at the
 * first line of its text: of the lines between two of them, the widest gap divides the texts.
 */
export function withTurnedHeadings(page: PdfPage): PdfPage {
  const turned = page.runs.filter((run): run is TurnedRun => run.turned !== undefined);
  const isSame = (one: PdfRun, other: PdfRun) => Math.abs(one.x - other.x) < SAME_COLUMN_PT;
  const firsts = turned.filter((run, index) => turned.findIndex((other) => isSame(other, run)) === index);
  const moved = new Map<PdfRun, PdfRun>();
  const dropped = new Set<PdfRun>();
  for (const first of firsts) {
    const headings = joinedRuns(turned.filter((run) => isSame(first, run)));
    if (headings.length < 2) continue;
    const beside = page.runs.filter((run) => !run.turned && run.x > (headings[0]?.run.x ?? 0));
    const baselines = [...new Set(beside.map(({ y }) => y))].sort((one, other) => one - other);
    headings.forEach(({ run, parts, middle, bottom, top }, index) => {
      const before = headings[index - 1];
      const after = headings[index + 1];
      const end = after ? dividing(baselines, middle, after.middle) : null;
      // The first text reaches as far above the middle of its heading as below it.
      const start = before ? dividing(baselines, before.middle, middle) : 2 * middle - (end ?? bottom);
      const y = (baselines.find((baseline) => baseline > Math.min(start, top)) ?? run.y) - run.size * ABOVE;
      moved.set(run, { ...run, text: parts.map(({ text }) => text).join(""), y });
      for (const part of parts) if (part !== run) dropped.add(part);
    });
  }
  if (moved.size === 0) return page;
  return { ...page, runs: page.runs.filter((run) => !dropped.has(run)).map((run) => moved.get(run) ?? run) };
}

/** The pieces of each heading; they follow each other from the bottom to the top, or the other way. */
function joinedRuns(runs: readonly TurnedRun[]) {
  const groups: TurnedRun[][] = [];
  for (const run of [...runs].sort((one, other) => one.turned.top - other.turned.top)) {
    const last = groups.at(-1)?.at(-1);
    if (last && run.turned.top - last.turned.bottom < run.size * 0.8) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return groups.flatMap((parts) => {
    const [run] = parts;
    const top = parts[0]?.turned.top ?? 0;
    const bottom = parts.at(-1)?.turned.bottom ?? 0;
    // Upwards, the first piece in the file is the lowest.
    return run
      ? [
          {
            run,
            parts: [...parts].sort((one, other) => runs.indexOf(one) - runs.indexOf(other)),
            top,
            bottom,
            middle: (top + bottom) / 2,
          },
        ]
      : [];
  });
}

/** The place of the widest gap between baselines that has both middles on its sides. */
function dividing(baselines: readonly number[], from: number, to: number): number {
  const inside = [from, ...baselines.filter((y) => y > from && y < to), to];
  let best = { at: from, width: 0 };
  inside.forEach((y, index) => {
    const width = y - (inside[index - 1] ?? y);
    if (width > best.width) best = { at: (y + (inside[index - 1] ?? y)) / 2, width };
  });
  return best.at;
}
