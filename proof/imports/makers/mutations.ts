import { isPeriodText } from "@/domain/imports/pdf/layout/period-text";
import type { PdfRun } from "@/domain/imports/pdf/page";
import { withInventedNames } from "@/proof/imports/makers/invented-names";
import type { Source } from "@/proof/imports/makers/page-source";
import { randomOf } from "@/proof/imports/makers/random";

type Random = () => number;
type Mutation = (source: Source, random: Random) => Source;

/** A run that knows which one it was, so that links move with their words. */
interface TaggedRun extends PdfRun {
  tag: number;
}

const mapRuns = (source: Source, change: (runs: TaggedRun[]) => TaggedRun[]): Source => ({
  ...source,
  pages: source.pages.map((page) => {
    const before = page.runs.map((run, tag) => ({ ...run, tag }));
    const after = change(before);
    const links = page.links.map((link) => {
      const run = before.find((one) => {
        const middle = one.y - one.size / 3;
        return middle > link.top && middle < link.bottom && one.x + one.width / 2 > link.left && one.x < link.right;
      });
      const moved = after.find(({ tag }) => tag === run?.tag);
      if (!run || !moved) return link;
      const [right, down] = [moved.x - run.x, moved.y - run.y];
      return { ...link, left: link.left + right, right: link.right + right, top: link.top + down, bottom: link.bottom + down };
    });
    return { ...page, links, runs: after.map(({ tag: _tag, ...run }) => run) };
  }),
});

/** Runs by baseline, from top to bottom and left to right. */
function rowsOf(runs: readonly TaggedRun[]): TaggedRun[][] {
  const rows: TaggedRun[][] = [];
  for (const run of [...runs].sort((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.at(-1);
    if (row?.[0] && Math.abs(row[0].y - run.y) < 2) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.sort((one, other) => one.x - other.x));
}

const end = (run: PdfRun) => run.x + run.width;

/** The runs of a row after its last wide gap; empty if it has none. */
function rightPart(row: readonly TaggedRun[]): TaggedRun[] {
  const at = row.findLastIndex((run, index) => {
    const before = row[index - 1];
    return before !== undefined && run.x - end(before) > run.size * 2;
  });
  return at < 0 ? [] : row.slice(at);
}

const textOf = (runs: readonly PdfRun[]) =>
  runs
    .map(({ text }) => text)
    .join("")
    .trim();

/** What programs do to a page on its way to a PDF. None of them changes what a person reads, apart from the look. */
const MUTATIONS: Readonly<Record<string, Mutation>> = {
  /** Text in the order in which a program happened to write it. */
  shuffled: (source, random) =>
    mapRuns(source, (runs) =>
      runs
        .map((run) => ({ run, at: random() }))
        .sort((one, other) => one.at - other.at)
        .map(({ run }) => run),
    ),
  /** Each word by itself, as some printer drivers write it. */
  words: (source) =>
    mapRuns(source, (runs) =>
      runs.flatMap((run) => {
        const letter = run.width / Math.max(1, run.text.length);
        // Words of scripts from the right follow each other to the left.
        const isFromRight = /[\u0590-\u08ff]/.test(run.text);
        return [...run.text.matchAll(/\S+/g)].map((word) => ({
          ...run,
          text: word[0],
          x: run.x + (isFromRight ? run.text.length - word.index - word[0].length : word.index) * letter,
          width: word[0].length * letter,
        }));
      }),
    ),
  /** Faces that were not embedded: every text in the same one. */
  "one face": (source) =>
    mapRuns(source, (runs) => runs.map((run) => ({ ...run, font: "Fallback", isBold: false, isItalic: false }))),
  /** Plain text that was printed: one face, one size. */
  "one size": (source) =>
    mapRuns(source, (runs) => {
      const sizes = runs.map(({ size }) => size).sort((one, other) => one - other);
      const size = sizes[Math.floor(sizes.length / 2)] ?? 10;
      return runs.map((run) => ({ ...run, size, font: "Fallback", isBold: false, isItalic: false }));
    }),
  /** Spaces that were positions and not signs. */
  "no spaces": (source, random) =>
    mapRuns(source, (runs) => runs.map((run) => (random() < 0.12 ? { ...run, text: run.text.replaceAll(" ", "") } : run))),
  /** Tabs became some spaces: what was at the right end follows its text. */
  tabs: (source, random) => {
    const gap = random() < 0.5 ? 0.75 : 1.2;
    // Columns are no tabs: without the room between them, nobody could read the second one.
    if (source.file.look.page !== "one") return source;
    return mapRuns(source, (runs) =>
      rowsOf(runs).flatMap((row) => {
        const right = rightPart(row);
        const last = row[row.length - right.length - 1];
        const first = right[0];
        if (!last || !first) return row;
        const shift = first.x - end(last) - first.size * gap;
        return row.map((run) => (right.includes(run) ? { ...run, x: run.x - shift } : run));
      }),
    );
  },
  /** Moves date ranges from the right end to a rail on the left. */
  rail: (source) =>
    mapRuns(source, (runs) => {
      const left = Math.min(...runs.map(({ x }) => x));
      return rowsOf(runs).flatMap((row) => {
        const right = rightPart(row);
        const isRange = right.length > 0 && isPeriodText(textOf(right));
        const start = right[0]?.x ?? 0;
        return row.map((run) =>
          isRange && right.includes(run) ? { ...run, x: left + (run.x - start) } : { ...run, x: run.x + 95 },
        );
      });
    }),
  /** Lines at the same distance, as in a text without paragraphs. */
  "even lines": (source) =>
    source.file.look.page !== "one"
      ? source
      : mapRuns(source, (runs) => {
          const rows = rowsOf(runs);
          const top = rows[0]?.[0]?.y ?? 0;
          const bottom = rows.at(-1)?.[0]?.y ?? 0;
          return rows.flatMap((row, index) =>
            row.map((run) => ({ ...run, y: top + ((bottom - top) * index) / Math.max(1, rows.length - 1) })),
          );
        }),
  /** Signs of a font that could not be read: points without bullets. */
  "no bullets": (source) => mapRuns(source, (runs) => runs.filter(({ text }) => !/^\s*[•▪–●◦‣∙·*-]\s*$/u.test(text))),
  /** A page that was scanned and recognised: nothing is exactly in its place. */
  uneven: (source, random) =>
    mapRuns(source, (runs) =>
      rowsOf(runs).flatMap((row) => {
        const [right, down] = [(random() - 0.5) * 4, (random() - 0.5) * 1.6];
        return row.map((run) => ({ ...run, x: run.x + right, y: run.y + down, size: run.size * (0.96 + random() * 0.08) }));
      }),
    ),
  /** Employers, schools and positions in words that no list has. */
  "invented names": (source, random) => withInventedNames(source, random),
};

const NAMES = Object.keys(MUTATIONS);

/** The file as one to three mutations leave it. The same seed gives the same page. */
export function mutated(source: Source, seed: number): Source & { mutations: string[] } {
  const random = randomOf(`${source.file.maker}/${source.file.person.key}/${seed}`);
  const count = 1 + Math.floor(random() * 3);
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(NAMES[Math.floor(random() * NAMES.length)] ?? "");
  const mutations = NAMES.filter((name) => chosen.has(name));
  const result = mutations.reduce<Source>((current, name) => MUTATIONS[name]?.(current, random) ?? current, source);
  return { ...result, mutations };
}
