/** A scrape must not wait for a database that hangs. */
const PATIENCE_MS = 1_000;

/** The result of work, or `otherwise` when it fails or takes too long. */
export function withinPatience<Result>(work: Promise<Result>, otherwise: Result): Promise<Result> {
  const tooLate = new Promise<Result>((resolve) => setTimeout(() => resolve(otherwise), PATIENCE_MS).unref());
  return Promise.race([work.catch(() => otherwise), tooLate]);
}
