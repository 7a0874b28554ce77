import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { postgresOwner } from "@/server/platform/db/postgres-binaries";
import { startFakeS3 } from "@/server/testing/fake-s3";
import { startDatabaseNodes } from "./database-nodes";
import { engine } from "./engine";
import { failover } from "./failover";
import { startInstances } from "./instances";
import { unpackPackages } from "./packages";
import { pooler } from "./pooler";
import { rolling } from "./rolling";
import { shared } from "./shared";
import { throughput } from "./throughput";

// `npm run test:cluster`: two instances on two PostgreSQL under Patroni, on this machine, and what happens when parts of it end.
// `-- engine` instead runs tests of the server on an engine that lets statements fail.
const PARTS = ["shared", "throughput", "rolling", "failover", "pooler"] as const;

const chosen = process.argv.slice(2);
const runs = (part: string) => chosen.length === 0 || chosen.includes(part);
const say = (line: string) => console.log(line);

if (chosen.includes("engine")) process.exit(engine(say));

const packages = unpackPackages();
const folder = mkdtempSync(join(tmpdir(), "dossier-cluster-"));
const owner = postgresOwner();
if (owner) chownSync(folder, owner.uid, owner.gid);
let failed = 0;

const s3 = await startFakeS3();
const nodes = await startDatabaseNodes(packages, folder);
try {
  await nodes.whole();
  say("two PostgreSQL under Patroni, one of them a synchronous standby");
  // Signing in is limited, everything else is requested more often than by a person.
  const more = { RATE_LIMITS: "on", RATE_LIMIT_MUTATIONS_PER_MINUTE: "1000000", RATE_LIMIT_API_KEY_PER_HOUR: "10000000" };
  const instances = await startInstances({ packages, folder, databaseUrl: nodes.url, s3, more });
  try {
    if (runs("shared")) failed += await shared(instances, say);
    if (runs("throughput")) failed += await throughput(instances, say);
    if (runs("rolling")) failed += await rolling(instances, say);
    if (runs("failover")) failed += await failover(nodes, instances, say);
  } finally {
    await instances.stop();
  }
  if (runs("pooler")) failed += await pooler({ packages, folder, nodes, s3, say });
} finally {
  await nodes.stop();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
}
say(`load ${loadavg()[0]?.toFixed(1)}; ${failed === 0 ? "passed" : `${failed} failed`} (${PARTS.filter(runs).join(", ")})`);
process.exit(failed === 0 ? 0 : 1);
