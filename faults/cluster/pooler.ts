import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@/server/testing/application";
import type { FakeS3 } from "@/server/testing/fake-s3";
import { startDaemon } from "./daemon";
import type { DatabaseNodes } from "./database-nodes";
import { startInstances } from "./instances";
import type { Packages } from "./packages";
import { shared } from "./shared";

type Options = { packages: Packages; folder: string; nodes: DatabaseNodes; s3: FakeS3; say: (line: string) => void };

/** Two instances behind a PgBouncer that gives each transaction another connection. Returns how many checks failed. */
export async function pooler({ packages, folder, nodes, s3, say }: Options): Promise<number> {
  const { primary } = await nodes.whole();
  const port = await freePort();
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    `[databases]
* = host=127.0.0.1 port=${primary.port} user=dossier
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
unix_socket_dir =
`,
  );
  const bouncer = startDaemon(packages, folder, "pgbouncer", [packages.path("pgbouncer"), join(folder, "pgbouncer.ini")]);
  const more = { DATABASE_PREPARED: "false", DATABASE_DIRECT_URL: nodes.url, RATE_LIMITS: "on" };
  const databaseUrl = `postgresql://dossier@127.0.0.1:${port}/postgres`;
  try {
    const instances = await startInstances({ packages, folder, databaseUrl, s3, more });
    say("two instances behind PgBouncer in transaction mode, without prepared statements, notified directly");
    const failed = await shared(instances, say).finally(instances.stop);
    const through = { ...more, DATABASE_DIRECT_URL: databaseUrl };
    const others = await startInstances({ packages, folder, databaseUrl, s3, more: through });
    say("the same with everything through PgBouncer: announcements are read from their table");
    return failed + (await shared(others, say).finally(others.stop));
  } finally {
    await bouncer.stop("SIGKILL");
  }
}
