import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Application, freePort, startApplication } from "@/server/testing/application";
import type { FakeS3 } from "@/server/testing/fake-s3";
import { startDaemon, until } from "./daemon";
import type { Packages } from "./packages";

export type Instances = {
  /** Of the load balancer in front of them. */
  address: string;
  addresses: readonly string[];
  /** Resolves when the load balancer sends requests to all of them. */
  balanced: () => Promise<unknown>;
  kill: (index: number) => Promise<void>;
  restart: (index: number) => Promise<number>;
  start: (index: number) => Promise<void>;
  /** What the instances that run now have logged. */
  output: () => string;
  stop: () => Promise<void>;
};

type Options = { packages: Packages; folder: string; databaseUrl: string; s3: FakeS3; more?: Record<string, string> };

/** Two instances with separate folders, and HAProxy in front of them, which checks their health twice a second. */
export async function startInstances({ packages, folder, databaseUrl, s3, more = {} }: Options): Promise<Instances> {
  const ports = [await freePort(), await freePort()];
  const folders = ports.map(() => mkdtempSync(join(folder, "instance-")));
  const running: (Application | undefined)[] = [];
  const start = async (index: number) => {
    const application = await startApplication({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folders[index] ?? "",
      PORT: String(ports[index]),
      AUTH_SECRET: "one secret that both instances know",
      ENCRYPTION_SECRET: "another one that both of them know",
      S3_BUCKET: "dossier",
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: "cluster",
      S3_SECRET_ACCESS_KEY: "cluster",
      TYPESETTER_PROCESSES: "1",
      LOG_LEVEL: "warn",
      SHUTDOWN_DELAY_SECONDS: "2",
      ...more,
    });
    if (application.child.exitCode !== null) throw new Error(`An instance ended: ${application.output()}`);
    running[index] = application;
  };
  await Promise.all(ports.map((_port, index) => start(index)));
  const [front, states] = [await freePort(), await freePort()];
  writeFileSync(join(folder, "haproxy.cfg"), haproxyConfiguration(front, states, ports));
  const haproxy = startDaemon(packages, folder, "haproxy", [packages.path("haproxy"), "-f", join(folder, "haproxy.cfg")]);
  /** Each instance as the load balancer sees it. */
  const balanced = () =>
    until(async () => {
      const response = await fetch(`http://127.0.0.1:${states}/;csv`).catch(() => null);
      const lines = ((await response?.text()) ?? "").split("\n");
      return lines.filter((line) => /^instances,instance\d,/.test(line) && line.includes(",UP,")).length === ports.length || null;
    }, haproxy.recentOutput);
  await balanced();

  const end = async (index: number, signal: NodeJS.Signals) => {
    running[index]?.child.kill(signal);
    await running[index]?.exited;
  };
  return {
    address: `http://127.0.0.1:${front}`,
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    balanced,
    start,
    kill: (index) => end(index, "SIGKILL"),
    restart: async (index) => {
      const began = performance.now();
      await end(index, "SIGTERM");
      const stopped = performance.now() - began;
      await start(index);
      return stopped;
    },
    output: () => running.map((application) => application?.output() ?? "").join(""),
    stop: async () => {
      await haproxy.stop("SIGKILL");
      for (const index of ports.keys()) await end(index, "SIGTERM");
    },
  };
}

const haproxyConfiguration = (front: number, states: number, ports: readonly number[]) => `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option redispatch
  retries 3
frontend states
  bind 127.0.0.1:${states}
  stats enable
  stats uri /
frontend dossier
  bind 127.0.0.1:${front}
  default_backend instances
backend instances
  balance roundrobin
  option httpchk GET /api/health
  option forwardfor
  timeout check 2s
  default-server inter 500ms fall 2 rise 1
${ports.map((port, index) => `  server instance${index} 127.0.0.1:${port} check`).join("\n")}
`;
