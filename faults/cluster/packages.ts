import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FALLBACK_FOLDER } from "@/server/platform/db/postgres-binaries";

/** Debian packages that are unpacked, not installed: what the cluster consists of, and the libraries that it needs. */
const NAMES = [
  ...["patroni", "etcd-server", "haproxy", "pgbouncer", "postgresql-15", "postgresql-client-15"],
  ...[
    "python3-psycopg2",
    "python3-etcd",
    "python3-click",
    "python3-dateutil",
    "python3-psutil",
    "python3-urllib3",
    "python3-yaml",
  ],
  ...["python3-prettytable", "python3-six", "python3-dnspython", "python3-wcwidth", "python3-cdiff", "python3-pkg-resources"],
  ...["libpq5", "libevent-2.1-7", "libc-ares2", "liblua5.3-0", "libopentracing-c-wrapper0", "libopentracing1", "libldap-2.5-0"],
  ...["libsasl2-2", "libyaml-0-2", "libxml2", "libicu72"],
];

export type Packages = {
  path: (name: keyof typeof PROGRAMS) => string;
  /** The folder of PostgreSQL's own programs. */
  postgres: string;
  /** What the programs need to find each other. */
  environment: Record<string, string>;
};

const PROGRAMS = {
  etcd: "usr/bin/etcd",
  patroni: "usr/bin/patroni",
  haproxy: "usr/sbin/haproxy",
  pgbouncer: "usr/sbin/pgbouncer",
};

const POSTGRES = "usr/lib/postgresql/15/bin";

/** Downloads and unpacks the packages, once. Throws where that is impossible. */
export function unpackPackages(): Packages {
  const home = process.getuid?.() === 0 ? join(FALLBACK_FOLDER, "cluster-packages") : resolve(".cache/cluster-packages");
  const mark = join(home, "complete");
  if (!existsSync(mark)) {
    rmSync(home, { recursive: true, force: true });
    mkdirSync(join(home, "downloads"), { recursive: true });
    run("apt-get", ["download", ...NAMES], join(home, "downloads"));
    for (const name of readdirSync(join(home, "downloads"))) run("dpkg", ["-x", join(home, "downloads", name), home], home);
    writeFileSync(mark, "");
  }
  return {
    path: (name) => join(home, PROGRAMS[name]),
    postgres: join(home, POSTGRES),
    environment: {
      PATH: `${join(home, POSTGRES)}:/usr/bin:/bin`,
      LD_LIBRARY_PATH: join(home, "usr/lib/x86_64-linux-gnu"),
      PYTHONPATH: join(home, "usr/lib/python3/dist-packages"),
      LC_ALL: "C.UTF-8",
    },
  };
}

function run(command: string, words: string[], cwd: string) {
  const { status, stderr, error } = spawnSync(command, words, { cwd, encoding: "utf8" });
  if (status === 0) return;
  throw new Error(`The packages of the cluster cannot be had here: ${error?.message ?? stderr.trim().split("\n").at(-1)}`);
}
