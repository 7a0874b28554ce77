import { hash, KINDS } from "./likely-kinds";
import { mailFeatures } from "./mail-features";

export interface Lesson {
  kind: string;
  subject: string;
  text: string;
}

/** Content of `weights.json`. */
interface Learned {
  /** A hash of the mails it was learned from, to detect changes to them. */
  lessons: number;
  /** What a weight of 1 means. */
  scale: number;
  bias: number[];
  weights: string;
}

/** Runs in another order each: their mean depends little on any. */
const RUNS = 6;
const ROUNDS = 20;
const RATE = 0.5;
const BIAS_RATE = 0.02;
const DECAY = 3e-4;
const COUNT = KINDS.length;

export const lessonsHash = (lessons: readonly Lesson[]): number =>
  hash(lessons.map(({ kind, subject, text }) => `${kind}\n${subject}\n${text}`).join("\n"));

/**
 * Learns how much each feature speaks for each kind: logistic regression by gradient descent with a rate for each weight (AdaGrad), averaged
 * over the later rounds. The same mails in the same order give the same weights.
 */
export function learnKinds(lessons: readonly Lesson[]): Learned {
  const features = lessons.map(({ subject, text }) => mailFeatures(subject, text).all);
  const places = placesOf(features);
  const examples = features.map((each) => each.flatMap((feature) => places.get(feature) ?? []));
  const answers = lessons.map(({ kind }) => (KINDS as readonly string[]).indexOf(kind));
  const [weights, bias] = meanOf(Array.from({ length: RUNS }, (_, run) => fitted(examples, answers, places.size, run + 1)));
  const scale = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) / 127;
  const bytes = Buffer.alloc(places.size * (4 + COUNT));
  for (const [feature, place] of places) {
    bytes.writeUInt32BE(hash(feature), place * (4 + COUNT));
    for (let kind = 0; kind < COUNT; kind++)
      bytes.writeInt8(Math.round((weights[place * COUNT + kind] ?? 0) / scale), place * (4 + COUNT) + 4 + kind);
  }
  return { lessons: lessonsHash(lessons), scale, bias: [...bias], weights: bytes.toString("base64") };
}

/** Places of features that more than one mail has. */
function placesOf(features: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of features.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > 1).map(([feature], place) => [feature, place]));
}

function fitted(examples: readonly (readonly number[])[], answers: readonly number[], size: number, seed: number): Fitted {
  const make = (length: number) => new Float64Array(length);
  const [weights, squares, sums] = [make(size * COUNT), make(size * COUNT).fill(1e-6), make(size * COUNT)];
  const [bias, biasSums, errors] = [make(COUNT), make(COUNT), make(COUNT)];
  const order = examples.map((_, index) => index);
  const random = randomly(seed);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index] ?? [];
      const share = 1 / Math.sqrt(example.length + 1);
      estimate(errors, example, weights, bias, share);
      errors[answers[index] ?? 0] = (errors[answers[index] ?? 0] ?? 0) - 1;
      for (const place of example)
        for (let kind = 0; kind < COUNT; kind++) {
          const at = place * COUNT + kind;
          const gradient = share * (errors[kind] ?? 0) + DECAY * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + gradient * gradient;
          weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(squares[at] ?? 1);
        }
      for (let kind = 0; kind < COUNT; kind++) bias[kind] = (bias[kind] ?? 0) - BIAS_RATE * (errors[kind] ?? 0);
    }
    if (round < ROUNDS / 2) continue;
    for (let at = 0; at < weights.length; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
    for (let kind = 0; kind < COUNT; kind++) biasSums[kind] = (biasSums[kind] ?? 0) + (bias[kind] ?? 0);
  }
  const average = (sum: number) => sum / (ROUNDS / 2);
  return [sums.map(average), biasSums.map(average)];
}

type Fitted = readonly [weights: Float64Array, bias: Float64Array];

function meanOf(runs: readonly Fitted[]): Fitted {
  const mean = (part: 0 | 1) =>
    new Float64Array(runs[0]?.[part].length ?? 0).map(
      (_, at) => runs.reduce((sum, run) => sum + (run[part][at] ?? 0), 0) / runs.length,
    );
  return [mean(0), mean(1)];
}

/** Writes how likely each kind is by the weights so far. */
function estimate(likely: Float64Array, example: readonly number[], weights: Float64Array, bias: Float64Array, share: number) {
  likely.fill(0);
  for (const place of example)
    for (let kind = 0; kind < COUNT; kind++) likely[kind] = (likely[kind] ?? 0) + (weights[place * COUNT + kind] ?? 0);
  for (let kind = 0; kind < COUNT; kind++) likely[kind] = (likely[kind] ?? 0) * share + (bias[kind] ?? 0);
  const max = Math.max(...likely);
  let total = 0;
  for (let kind = 0; kind < COUNT; kind++) total += likely[kind] = Math.exp((likely[kind] ?? 0) - max);
  for (let kind = 0; kind < COUNT; kind++) likely[kind] = (likely[kind] ?? 0) / total;
}

/** A generator of numbers from 0 to 1 that always gives the same ones. */
function randomly(seed: number): () => number {
  let value = seed;
  return () => {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
    return value / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number) {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}
