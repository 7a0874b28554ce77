import { type Claim, TurnQueue, type Waiting } from "./turn-queue";

export type TurnsOptions = {
  /** How many run concurrently. */
  slots: number;
  /** How many of one account run concurrently; by default a quarter of the slots, at least one. */
  share?: number;
};

const isSlow = ({ isFailing, isLarge }: Claim) => isFailing || isLarge;

/** An account may have a quarter of the slots, at least one. */
export const shareOf = (slots: number): number => Math.max(1, Math.floor(slots / 4));

/** Accounts whose last turn is remembered; of all others the turn was longer ago. */
const MAX_REMEMBERED = 10_000;

/**
 * Slots that accounts share: the one mechanism for everything that one account could otherwise hold up for all others. An account has at
 * most its share of the slots. The next turn goes to the account that has the least running, and among those to the one whose last turn
 * was longest ago, however much it has waiting and however often it was queued again. Failing work comes last; failing and
 * large work gets at most half of the slots.
 */
export class Turns {
  readonly slots: number;
  readonly share: number;
  readonly #running = new Map<string, number>();
  readonly #lastTurn = new Map<string, number>();
  readonly #works = new Set<Promise<unknown>>();
  readonly #queue = new TurnQueue();
  #used = 0;
  #slow = 0;
  #turn = 0;

  constructor({ slots, share = shareOf(slots) }: TurnsOptions) {
    this.slots = slots;
    this.share = share;
  }

  get free(): number {
    return this.slots - this.#used;
  }

  /** Accounts that have their whole share. */
  get full(): string[] {
    return [...this.#running].filter(([, count]) => count >= this.share).map(([account]) => account);
  }

  /** Those that may start now, in the order of their turns. Claims of one account keep their order. */
  choose<C extends Claim>(claims: readonly C[]): C[] {
    const left = [...claims];
    const counts = new Map(this.#running);
    let slow = this.#slow;
    const chosen: C[] = [];
    while (chosen.length < this.free) {
      const mayRun = (claim: C) =>
        (counts.get(claim.account) ?? 0) < this.share && (!isSlow(claim) || slow < Math.ceil(this.slots / 2));
      let best: C | null = null;
      for (const claim of left) if (mayRun(claim) && (!best || this.#isBefore(claim, best, counts))) best = claim;
      if (!best) break;
      left.splice(left.indexOf(best), 1);
      counts.set(best.account, (counts.get(best.account) ?? 0) + 1);
      if (isSlow(best)) slow += 1;
      chosen.push(best);
    }
    return chosen;
  }

  #isBefore(one: Claim, other: Claim, counts: ReadonlyMap<string, number>): boolean {
    const order = ({ account, isFailing = false }: Claim) => [
      isFailing ? 1 : 0,
      counts.get(account) ?? 0,
      this.#lastTurn.get(account) ?? 0,
    ];
    const [a, b] = [order(one), order(other)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
  }

  /** Runs work that was chosen. */
  run<Result>(claim: Claim, work: () => Promise<Result>): Promise<Result> {
    const leave = this.take(claim);
    const result = (async () => work())().finally(() => {
      this.#works.delete(result);
      leave();
    });
    this.#works.add(result);
    return result;
  }

  /**
   * Runs work when it is the account's turn. Throws TurnsBusy if too much waits already, of this account or of all, or if there was no
   * turn within the time.
   */
  async inTurn<Result>(account: string, work: () => Promise<Result>, waiting: Waiting = {}): Promise<Result> {
    const claim = { account };
    if (this.choose([...this.#queue.claims, claim]).includes(claim)) return this.run(claim, work);
    return this.#queue.wait(claim, () => this.run(claim, work), waiting);
  }

  /** Resolves when everything that runs now has ended, however. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#works);
  }

  /** Takes a slot for work that was chosen. Returns how to give it back. */
  take(claim: Claim): () => void {
    const { account } = claim;
    this.#used += 1;
    if (isSlow(claim)) this.#slow += 1;
    this.#running.set(account, (this.#running.get(account) ?? 0) + 1);
    this.#lastTurn.delete(account);
    this.#lastTurn.set(account, ++this.#turn);
    const [oldest] = this.#lastTurn.keys();
    if (this.#lastTurn.size > MAX_REMEMBERED && oldest !== undefined) this.#lastTurn.delete(oldest);
    return () => this.#give(claim);
  }

  #give(claim: Claim) {
    const { account } = claim;
    this.#used -= 1;
    if (isSlow(claim)) this.#slow -= 1;
    const left = (this.#running.get(account) ?? 1) - 1;
    if (left > 0) this.#running.set(account, left);
    else this.#running.delete(account);
    // Each start takes a slot, so the rest is chosen again.
    for (let [next] = this.choose(this.#queue.claims); next; [next] = this.choose(this.#queue.claims)) this.#queue.start(next);
  }
}
