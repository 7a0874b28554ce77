export type Options = { rounds: number; seed: number; kinds: string[] };

/** `--rounds=200 --seed=1 --kinds=application,database`. A run with the same seed has the same rounds in the same order. */
export function readOptions(words: readonly string[]): Options {
  const options = Object.fromEntries(words.map((word) => /^--(rounds|seed|kinds)=(.+)$/.exec(word)?.slice(1, 3) ?? [word, ""]));
  for (const name of Object.keys(options))
    if (!["rounds", "seed", "kinds"].includes(name))
      throw new Error(`Unknown option ${name}: --rounds=200 --seed=1 --kinds=database`);
  const rounds = Number(options.rounds ?? 200);
  const seed = Number(options.seed ?? 1);
  if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed))
    throw new Error("--rounds and --seed are whole numbers.");
  return { rounds, seed, kinds: options.kinds?.split(",") ?? [] };
}

/** Seeded random numbers from 0 to 1. Source: mulberry32, public domain. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
