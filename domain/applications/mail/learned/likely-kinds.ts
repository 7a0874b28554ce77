import type { MailKind } from "../mail-rules";
import learned from "./weights.json";

export const KINDS = ["none", "message", "applied", "interview", "offer", "rejection"] as const satisfies (MailKind | "none")[];
export type LikelyKinds = Record<(typeof KINDS)[number], number>;

/** Bytes of a feature: the hash of its name, and a weight for each kind. */
const RECORD = 4 + KINDS.length;

/** How likely each kind is by features, from 0 to 1; together 1. */
export function likelyKinds(features: readonly string[]): LikelyKinds {
  const known = features.flatMap((feature) => WEIGHTS.get(hash(feature)) ?? []);
  const scale = learned.scale / Math.sqrt(known.length + 1);
  const scores = KINDS.map(
    (_, kind) => (learned.bias[kind] ?? 0) + scale * known.reduce((sum, weights) => sum + (weights[kind] ?? 0), 0),
  );
  const max = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - max));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return Object.fromEntries(KINDS.map((kind, index) => [kind, (powers[index] ?? 0) / total])) as LikelyKinds;
}

/** Whether a text has words enough that weights were learned for: one in another language has few. */
export function isInKnownLanguage(features: readonly string[]): boolean {
  const words = features.filter((feature) => feature.startsWith("~"));
  const known = words.filter((feature) => WEIGHTS.has(hash(feature)));
  return known.length >= MIN_WORDS && known.length / words.length >= MIN_SHARE;
}

const MIN_WORDS = 3;
/** A sixth more than Swedish and Danish have. */
const MIN_SHARE = 0.42;

const WEIGHTS: ReadonlyMap<number, Int8Array> = weightsOf(learned.weights);

function weightsOf(base64: string): Map<number, Int8Array> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const weights = new Map<number, Int8Array>();
  for (let at = 0; at < bytes.length; at += RECORD)
    weights.set(view.getUint32(at), new Int8Array(bytes.buffer, at + 4, KINDS.length));
  return weights;
}

/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value;
}
