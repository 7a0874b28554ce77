/** Ids that are the same each time. */
export function newSequence(): () => string {
  let number = 0;
  return () => `id-${++number}`;
}
