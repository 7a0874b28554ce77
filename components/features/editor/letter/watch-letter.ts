/** How often a letter in view is looked at. Its resume may change as well, which no stream of the letter would tell. Milliseconds. */
const EVERY_MS = 15_000;

/** Looks at once and then now and again until the answer is called. */
export function watchLetter(_id: string, look: () => void): () => void {
  look();
  const timer = setInterval(look, EVERY_MS);
  return () => clearInterval(timer);
}
