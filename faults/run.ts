import { Ledger } from "./ledger";
import { type Options, randomFrom } from "./options";
import { Place, pause } from "./place";
import { fullDisk, killedFirstStart, openFolder, ROUNDS, type Round } from "./rounds";

export type Report = {
  rounds: Record<string, number>;
  skipped: Record<string, number>;
  acknowledgedWrites: number;
  lostWrites: number;
  refusals: Record<string, number>;
  losses: string[];
  recoveryMs: { median: number; max: number };
};

/** How often each kind of round is drawn. */
const SHARES: Record<keyof typeof ROUNDS | "full disk" | "killed first start", number> = {
  application: 5,
  database: 5,
  both: 5,
  restart: 3,
  typesetters: 2,
  "stopped database": 2,
  "stopped database left behind": 1,
  "full disk": 2,
  "killed first start": 5,
};

type Kind = keyof typeof SHARES;
const WRITERS = 4;

/**
 * Breaks a running instance in many ways while writers are active, and checks after each fault that all acknowledged writes are
 * there.
 */
export async function runFaults(options: Options, tell: (line: string) => void): Promise<Report> {
  const random = randomFrom(options.seed);
  const report: Report = emptyReport();
  const recoveries: number[] = [];
  const place = new Place(openFolder());
  const ledger = new Ledger();
  try {
    await place.start();
    for (const [index, kind] of drawKinds(options, random).entries()) {
      const tookMs = await oneRound(kind, place, ledger, random, report);
      const counts = tookMs === null ? report.skipped : report.rounds;
      counts[kind] = (counts[kind] ?? 0) + 1;
      if (tookMs !== null) recoveries.push(tookMs);
      tell(
        `${index + 1}/${options.rounds} ${kind}: ${tookMs === null ? "skipped" : `${tookMs.toFixed(0)} ms`}, ${ledger.lostWrites} lost`,
      );
    }
    await ledger.verify(place, "all");
    include(report, ledger);
  } catch (error) {
    tell(place.output());
    throw error;
  } finally {
    await place.remove();
  }
  recoveries.sort((a, b) => a - b);
  report.recoveryMs = { median: recoveries[recoveries.length >> 1] ?? 0, max: recoveries.at(-1) ?? 0 };
  return report;
}

/** Runs one round and returns the recovery time, or null if this machine does not allow it. */
async function oneRound(kind: Kind, place: Place, ledger: Ledger, random: () => number, report: Report): Promise<number | null> {
  if (kind === "killed first start") return killedFirstStart(random);
  if (kind === "full disk") {
    const done = await fullDisk();
    if (done) include(report, done.ledger);
    return done?.tookMs ?? null;
  }
  const { fault }: Round = ROUNDS[kind];
  const stop = ledger.write(place, WRITERS);
  let tookMs = 0;
  try {
    // Wait for a random moment in the middle of the writes.
    await pause(200 + random() * 600);
    const started = performance.now();
    await fault(place, random);
    await place.becomeHealthy();
    tookMs = performance.now() - started;
    await pause(150);
  } finally {
    await stop();
  }
  await ledger.verify(place, "touched");
  return tookMs;
}

/** All kinds by share, shuffled, so that a short run has most kinds and a long one all in proportion. */
function drawKinds({ rounds, kinds }: Options, random: () => number): Kind[] {
  const names = (Object.keys(SHARES) as Kind[]).filter((kind) => kinds.length === 0 || kinds.includes(kind));
  if (names.length === 0) throw new Error(`Kinds are: ${Object.keys(SHARES).join(", ")}`);
  const rest = names.flatMap((kind) => Array.from({ length: SHARES[kind] - 1 }, () => kind));
  const drawn: Kind[] = [];
  while (drawn.length < rounds) drawn.push(...shuffled(names, random), ...shuffled(rest, random));
  return drawn.slice(0, rounds);
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function include(report: Report, ledger: Ledger) {
  report.acknowledgedWrites += ledger.acknowledgedWrites;
  report.lostWrites += ledger.lostWrites;
  report.losses.push(...ledger.losses);
  for (const [status, count] of Object.entries(ledger.refusals()))
    report.refusals[status] = (report.refusals[status] ?? 0) + count;
}

const emptyReport = (): Report => ({
  rounds: {},
  skipped: {},
  acknowledgedWrites: 0,
  lostWrites: 0,
  refusals: {},
  losses: [],
  recoveryMs: { median: 0, max: 0 },
});
