import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CORPUS } from "@/domain/applications/mail/testing/read-corpus";
import { DOVECOT_PASSWORD, missingDovecot, startDovecot } from "@/server/job-search/mailbox/testing/dovecot";
import { makeDataFolder, makeKey, removeDataFolder, startApplication, stopApplication } from "@/server/testing/application";
import { report } from "./measure.mts";

// The first reading of a large mailbox from a real IMAP server: how long it takes, and by how much the memory of the application grows.

const MAILS = Number(process.env.BENCH_MAILS ?? 10_000);
/** One in so many is about an application, as in a mailbox that is used for other things too. */
const ONE_IN = 5;
const MINUTE_MS = 60_000;

const missing = missingDovecot();
if (missing) {
  console.log(missing);
  process.exit(0);
}

const server = await startDovecot();
const folder = mkdtempSync(join(tmpdir(), "dossier-authority-"));
writeFileSync(join(folder, "ca.pem"), server.authority);
const begin = Date.now() - 20 * 24 * 60 * MINUTE_MS;
const news = CORPUS.filter(({ kind }) => kind !== "none");
const others = CORPUS.filter(({ kind }) => kind === "none");
for (let index = 0; index < MAILS; index++) {
  const pool = index % ONE_IN === 0 ? news : others;
  const { subject = "", text = "" } = pool[Math.floor(index / ONE_IN) % pool.length] ?? {};
  const at = new Date(begin + index * MINUTE_MS);
  const head = {
    From: `Careers <careers${index}@company${index % 40}.example>`,
    Subject: `=?utf-8?B?${Buffer.from(subject).toString("base64")}?=`,
    Date: at.toUTCString(),
    "Message-ID": `<${index}@mails.example>`,
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "base64",
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  server.deliver("bench", `${lines.join("\n")}\n\n${Buffer.from(text).toString("base64")}\n`, { at });
}

const DATA_DIR = makeDataFolder("dossier-bench-");
const application = await startApplication({
  DATA_DIR,
  RATE_LIMITS: "off",
  MAILBOX_ALLOWED_HOSTS: "localhost",
  NODE_EXTRA_CA_CERTS: join(folder, "ca.pem"),
});
try {
  await measure(application.address, await makeKey(application.address));
} finally {
  await stopApplication(application);
  await server.stop();
  removeDataFolder(DATA_DIR);
  rmSync(folder, { recursive: true });
}

/** Resident memory of the server's own process, in MiB. */
function residentMemory(): number {
  const status = readFileSync(`/proc/${application.child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Processor time of that process so far, in seconds: other work on the machine does not change it. */
function processorTime(): number {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${application.child.pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? [];
  return (user + system) / 100;
}

async function measure(address: string, key: string): Promise<void> {
  async function ask(method: string, path: string, body?: unknown) {
    const response = await fetch(`${address}/api/openapi${path}`, {
      method,
      headers: { "x-api-key": key, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }
  for (let company = 0; company < 30; company++)
    await ask("POST", "/applications", { company: `Company${company}`, role: "Product Designer", status: "applied" });
  await sleep(5_000);
  const before = residentMemory();
  const since = new Date(begin - 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
  const connection = { host: "localhost", port: server.port, security: "tls", username: "bench" };
  const [began, used] = [performance.now(), processorTime()];
  await ask("PUT", "/integrations/mailbox", { ...connection, password: DOVECOT_PASSWORD, since });
  void ask("POST", "/integrations/mailbox/readings", {});
  let peak = before;
  for (;;) {
    peak = Math.max(peak, residentMemory());
    const { lastReadAt, lastError } = await (await ask("GET", "/integrations/mailbox")).json();
    if (lastError) throw new Error(lastError);
    if (lastReadAt) break;
    await sleep(100);
  }
  const seconds = (performance.now() - began) / 1000;
  const { length } = await (await ask("GET", "/applications/mail-proposals")).json();
  report(`${MAILS} mails from Dovecot`, [
    { name: "until all are read", median: seconds, unit: "s", goal: "at most 60 s for 10,000" },
    { name: "processor time", median: processorTime() - used, unit: "s" },
    { name: "memory before", median: before, unit: "MiB" },
    { name: "growth at its peak", median: peak - before, unit: "MiB", goal: "at most 200 MiB" },
    { name: "proposals", median: length, unit: "" },
  ]);
}
