import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { type Figure, figure, report } from "./measure.mts";

// What reads cost while others only hold connections: a thousand that say nothing, two hundred that send a byte a second, and what a
// body of 300 MB does to the memory.

const IDLE = 1_000;
const SLOW = 200;

const DATA_DIR = makeDataFolder("dossier-bench-");
const application = await startApplication({ DATA_DIR, TYPESETTER_PROCESSES: "1" });
const { address, child } = application;
const port = Number(new URL(address).port);
const key = await makeKey(address);
const headers = { "x-api-key": key, "content-type": "application/json" };
const id = (await (
  await fetch(`${address}/api/openapi/resumes`, {
    method: "POST",
    headers,
    body: JSON.stringify({ name: "Read", withSampleData: true }),
  })
).json()) as string;

const read = async () => (await fetch(`${address}/api/openapi/resumes/${id}`, { headers })).arrayBuffer();
const open = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.on("error", reject);
    socket.resume();
  });

async function reads(name: string, goal?: string): Promise<Figure> {
  for (let warm = 0; warm < 200; warm++) await read();
  const times: number[] = [];
  for (let round = 0; round < 1_000; round++) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return figure(name, times, goal);
}

const figures: Figure[] = [await reads("a read, alone")];
const idle: Socket[] = [];
for (let count = 0; count < IDLE; count++) idle.push(await open());
const slow = await Promise.all(Array.from({ length: SLOW }, open));
for (const [index, socket] of slow.entries())
  socket.write(
    index % 2 === 0
      ? "GET /api/health HTTP/1.1\r\nHost: a\r\nX-Slow: "
      : `POST /api/openapi/resumes HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
  );
const drip = setInterval(() => {
  for (const socket of slow) if (socket.writable) socket.write("x");
}, 1_000);
figures.push(await reads(`a read, beside ${IDLE} idle and ${SLOW} slow connections`, "p95 ≤ 20 ms"));
clearInterval(drip);
for (const socket of [...idle, ...slow]) socket.destroy();

const residentBytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) * 1024;
await new Promise((resolve) => setTimeout(resolve, 3_000));
const before = residentBytes();
let peak = before;
const watch = setInterval(() => (peak = Math.max(peak, residentBytes())), 20);
const large = await open();
large.on("error", () => {});
large.write(
  `POST /api/openapi/resumes HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 300000000\r\n\r\n`,
);
const chunk = Buffer.alloc(1_000_000, 120);
for (let sent = 0; sent < 300 && !large.destroyed; sent++)
  await new Promise<void>((resolve) => large.write(chunk, () => resolve()));
clearInterval(watch);
figures.push({ name: "memory that a body of 300 MB adds", median: (peak - before) / 1e6, unit: "MB", goal: "≤ 2 MB" });

report("Connections", figures);
child.kill("SIGTERM");
await application.exited;
removeDataFolder(DATA_DIR);
process.exit(0);
