import { makeKey } from "@/server/testing/application";
import type { DatabaseNodes } from "./database-nodes";
import type { Instances } from "./instances";
import { Writers } from "./writers";

/** At least so many acknowledged writes, with the breaks spread among them. */
const WRITES = 2_000;

const BREAKS = ["server", "instance", "machine", "instance", "server"] as const;

/** Kills the primary three times and an instance twice while programs write. Returns how many writes were lost. */
export async function failover(nodes: DatabaseNodes, instances: Instances, say: (line: string) => void): Promise<number> {
  const writers = new Writers(instances.address, await makeKey(instances.address));
  const stop = writers.ledger.write(writers.target, 6);
  let victim = 0;
  for (const [index, kind] of BREAKS.entries()) {
    await writers.reach((WRITES * (index + 0.5)) / BREAKS.length);
    await nodes.whole();
    writers.takeGap();
    const before = writers.ledger.acknowledgedWrites;
    if (kind === "instance") {
      await instances.kill(victim);
      await writers.reach(before + 100);
      say(`instance killed: longest pause of writes ${(writers.takeGap() / 1000).toFixed(1)} s`);
      await instances.start(victim);
      await instances.balanced();
      victim = 1 - victim;
      continue;
    }
    const killed = await nodes.killPrimary(kind);
    await writers.reach(before + 100);
    say(`primary ${killed} killed (${kind}): longest pause of writes ${(writers.takeGap() / 1000).toFixed(1)} s`);
    await nodes.whole();
  }
  await writers.reach(WRITES);
  await stop();
  await writers.ledger.verify(writers.target, "all");
  const { acknowledgedWrites, lostWrites, losses } = writers.ledger;
  // While the database is away, requests get 503. Anything else is a bug, and its reason is worth knowing.
  const bugs = [...instances.output().matchAll(/"event":"request-failed","err":\{"type":"\w*","message":"(.{0,160})/g)];
  for (const reason of new Set(bugs.map(([, message]) => message))) say(`500: ${reason}`);
  const refused = Object.entries(writers.ledger.refusals()).map(([status, count]) => `${count} × ${status}`);
  say(`writes acknowledged: ${acknowledgedWrites}; refused meanwhile: ${refused.join(", ") || "none"}; lost: ${lostWrites}`);
  for (const loss of losses) say(`LOST ${loss}`);
  return lostWrites;
}
