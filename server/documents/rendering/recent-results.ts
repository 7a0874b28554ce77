/** A cache of rendered bytes by input. Simultaneous requests for the same input share one rendering. */
class ResultCache {
  readonly #results = new Map<string, Promise<Buffer>>();
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  constructor(readonly maxBytes: number) {}

  has(key: string): boolean {
    return this.#results.has(key);
  }

  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = this.#results.get(key);
    if (cached) {
      this.#results.delete(key);
      this.#results.set(key, cached);
      return cached;
    }
    const made = make();
    this.#results.set(key, made);
    made.then(
      (bytes) => this.#settle(key, bytes.length),
      () => this.#results.delete(key),
    );
    return made;
  }

  #settle(key: string, size: number) {
    if (!this.#results.has(key)) return;
    this.#sizes.set(key, size);
    this.#bytes += size;
    for (const oldest of this.#results.keys()) {
      if (this.#bytes <= this.maxBytes) return;
      this.#results.delete(oldest);
      this.#bytes -= this.#sizes.get(oldest) ?? 0;
      this.#sizes.delete(oldest);
    }
  }
}

/** Rendered output of this process; 32 MB hold several hundred resumes. */
export const resultCache = new ResultCache(32 * 1024 * 1024);
