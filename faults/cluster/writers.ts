import { Ledger, type Target } from "../ledger";
import { pause } from "../place";

/** A cluster that is written to without a pause, with what it acknowledged and when. */
export class Writers {
  readonly ledger = new Ledger();
  #lastAt = performance.now();
  #longestMs = 0;

  constructor(
    readonly address: string,
    readonly key: string,
  ) {}

  readonly target: Target = {
    request: async (method, path, body) => {
      const response = await fetch(`${this.address}/api/openapi${path}`, {
        method,
        headers: { "x-api-key": this.key, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      });
      if (response.ok) this.#note();
      return response;
    },
    read: async (path) => {
      const end = performance.now() + 60_000;
      for (;;) {
        const response = await this.target.request("GET", path).catch(() => null);
        if ((response && response.status < 500) || performance.now() > end) return response ?? Response.error();
        await pause(100);
      }
    },
  };

  #note() {
    const now = performance.now();
    this.#longestMs = Math.max(this.#longestMs, now - this.#lastAt);
    this.#lastAt = now;
  }

  /** The longest time without an acknowledged write since the last call. */
  takeGap(): number {
    this.#note();
    const gap = this.#longestMs;
    this.#longestMs = 0;
    return gap;
  }

  async reach(writes: number): Promise<void> {
    while (this.ledger.acknowledgedWrites < writes) await pause(50);
  }
}
