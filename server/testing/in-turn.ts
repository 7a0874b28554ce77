/** Set by `npm test -- --every-case`, as before a release. */
export const isEveryCase = process.env.EVERY_CASE === "yes";

/**
 * Whether a run of the tests tries a combination of things, each given by its place among its kind. Tests of everything with
 * everything try each thing with every `nth` other, in turn, so that none is left out; with `--every-case` they try all.
 */
export const isItsTurn = (nth: number, ...places: readonly number[]): boolean =>
  isEveryCase || places.reduce((sum, place) => sum + place, 0) % nth === 0;

/** The combinations of two kinds of things that a run of the tests tries. */
export const inTurn = <One, Other>(nth: number, ones: readonly One[], others: readonly Other[]): [One, Other][] =>
  ones.flatMap((one, row) =>
    others.flatMap((other, column): [One, Other][] => (isItsTurn(nth, row, column) ? [[one, other]] : [])),
  );
