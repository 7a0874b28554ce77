import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { postgresOwner } from "@/server/platform/db/postgres-binaries";
import { freePort } from "@/server/testing/application";
import { type Daemon, startDaemon, until } from "./daemon";
import type { Packages } from "./packages";

/** One PostgreSQL under Patroni. */
export type Node = { name: string; port: number; restPort: number; folder: string; patroni: Daemon };

type Member = { name: string; role: string; state: string; lag?: number };

export type DatabaseNodes = {
  nodes: readonly Node[];
  /** With both hosts, as libpq reads it. */
  url: string;
  /** Once one node is the primary and the other one its synchronous standby. */
  whole: () => Promise<{ primary: Node; standby: Node }>;
  /** Kills the primary's PostgreSQL immediately; with its Patroni too, as if the machine were gone. Starts Patroni again later. */
  killPrimary: (how: "server" | "machine") => Promise<string>;
  stop: () => Promise<void>;
};

/** Short times, so that a failover takes seconds: the leader's key ends after 12 s when its machine is gone. */
const TIMES =
  "ttl: 12\n    loop_wait: 2\n    retry_timeout: 4\n    maximum_lag_on_failover: 1048576\n    primary_start_timeout: 0";

/** etcd, and two PostgreSQL of which Patroni makes a primary and its synchronous standby. */
export async function startDatabaseNodes(packages: Packages, folder: string): Promise<DatabaseNodes> {
  const [client, peer] = [await freePort(), await freePort()];
  const etcd = startDaemon(packages, folder, "etcd", [
    packages.path("etcd"),
    ...["--data-dir", join(folder, "etcd")],
    ...["--listen-client-urls", `http://127.0.0.1:${client}`, "--advertise-client-urls", `http://127.0.0.1:${client}`],
    ...["--listen-peer-urls", `http://127.0.0.1:${peer}`, "--initial-advertise-peer-urls", `http://127.0.0.1:${peer}`],
    ...["--initial-cluster", `default=http://127.0.0.1:${peer}`],
  ]);
  const nodes: Node[] = [];
  for (const name of ["one", "two"]) nodes.push(await makeNode(packages, folder, name, client));

  async function members(): Promise<Member[]> {
    for (const { restPort } of nodes) {
      const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => null,
      );
      if (response?.ok) return ((await response.json()) as { members: Member[] }).members;
    }
    return [];
  }

  const nodeIn = (found: Member[], role: string) => {
    const name = found.find((member) => member.role === role && /^(running|streaming)$/.test(member.state))?.name;
    return nodes.find((node) => node.name === name);
  };

  const whole = () =>
    until(
      async () => {
        const found = await members();
        const [primary, standby] = [nodeIn(found, "leader"), nodeIn(found, "sync_standby")];
        return primary && standby ? { primary, standby } : null;
      },
      () =>
        [etcd, ...nodes.map(({ patroni }) => patroni)].map(({ name, recentOutput }) => `${name}: ${recentOutput()}`).join("\n"),
    );

  async function killPrimary(how: "server" | "machine"): Promise<string> {
    const { primary } = await whole();
    if (how === "machine") await primary.patroni.stop("SIGKILL");
    const [pid = ""] = readFileSync(join(primary.folder, "data/postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGKILL");
    if (how === "machine") setTimeout(() => startPatroni(packages, folder, primary), 15_000);
    return primary.name;
  }

  return {
    nodes,
    url: `postgresql://dossier@${nodes.map(({ port }) => `127.0.0.1:${port}`).join(",")}/postgres?target_session_attrs=read-write`,
    whole,
    killPrimary,
    stop: async () => {
      for (const { patroni } of nodes) await patroni.stop();
      await etcd.stop();
    },
  };
}

async function makeNode(packages: Packages, home: string, name: string, etcdPort: number): Promise<Node> {
  const [port, restPort] = [await freePort(), await freePort()];
  const folder = join(home, name);
  mkdirSync(folder);
  const owner = postgresOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  writeFileSync(
    join(home, `${name}.yml`),
    `scope: dossier
name: ${name}
restapi:
  listen: 127.0.0.1:${restPort}
  connect_address: 127.0.0.1:${restPort}
etcd3:
  host: 127.0.0.1:${etcdPort}
bootstrap:
  dcs:
    ${TIMES}
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: 100
        wal_keep_size: 128MB
  initdb: [{encoding: UTF8}, {locale: C.UTF-8}, data-checksums]
  pg_hba: [local all all trust, host all all 127.0.0.1/32 trust, host replication all 127.0.0.1/32 trust]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${folder}/data
  bin_dir: ${packages.postgres}
  pgpass: ${folder}/pgpass
  authentication:
    superuser: {username: dossier}
    replication: {username: dossier}
    rewind: {username: dossier}
  parameters:
    unix_socket_directories: ${folder}
`,
  );
  const node = { name, port, restPort, folder };
  return startPatroni(packages, home, node);
}

function startPatroni(packages: Packages, home: string, node: Omit<Node, "patroni">): Node {
  const words = ["/usr/bin/python3", packages.path("patroni"), join(home, `${node.name}.yml`)];
  return Object.assign(node, { patroni: startDaemon(packages, home, `patroni-${node.name}`, words) });
}
