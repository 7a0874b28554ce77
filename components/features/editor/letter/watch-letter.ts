/** How often a letter in view is polled, in milliseconds. Its resume may change as well, which no stream of the letter reports. */
const EVERY_MS = 15_000;

/** Polls immediately and then at intervals until the returned function is called. */
export function watchLetter(_id: string, look: () => void): () => void {
  look();
  const timer = setInterval(look, EVERY_MS);
  return () => clearInterval(timer);
}
