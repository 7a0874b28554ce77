/** Something of an account that could start now. Work that is failing, such as for a receiver that did not respond last time, comes last. */
export type Claim = { account: string; isFailing?: boolean; isLarge?: boolean };

export type Waiting = {
  /** How much of one account, and of all, may wait. */
  perAccount?: number;
  total?: number;
  /** How long it may wait. */
  patienceMs?: number;
  /** Ends the wait: the result is no longer needed. */
  signal?: AbortSignal;
};

/** There is no turn: too much waits already, or it took too long. */
export class TurnsBusy extends Error {
  override readonly name = "TurnsBusy";
}

type Entry = { claim: Claim; start: () => void };

/** Work that waits in this process for its turn. */
export class TurnQueue {
  readonly #entries: Entry[] = [];

  get claims(): Claim[] {
    return this.#entries.map(({ claim }) => claim);
  }

  wait<Result>(claim: Claim, work: () => Promise<Result>, { perAccount, total, patienceMs, signal }: Waiting): Promise<Result> {
    const own = this.#entries.filter((entry) => entry.claim.account === claim.account).length;
    if (own >= (perAccount ?? Number.POSITIVE_INFINITY) || this.#entries.length >= (total ?? Number.POSITIVE_INFINITY))
      return Promise.reject(new TurnsBusy("Too much is waiting already."));
    return new Promise((resolve, reject) => {
      const entry: Entry = {
        claim,
        start: () => {
          clearTimeout(patience);
          signal?.removeEventListener("abort", giveUp);
          work().then(resolve, reject);
        },
      };
      const giveUp = () => {
        clearTimeout(patience);
        this.#remove(claim);
        reject(new TurnsBusy("There was no turn in time."));
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      const patience = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      this.#entries.push(entry);
    });
  }

  /** Starts the work of a claim. It takes its slot immediately. */
  start(claim: Claim): void {
    this.#remove(claim)?.start();
  }

  #remove(claim: Claim): Entry | undefined {
    const index = this.#entries.findIndex((entry) => entry.claim === claim);
    return index < 0 ? undefined : this.#entries.splice(index, 1)[0];
  }
}
