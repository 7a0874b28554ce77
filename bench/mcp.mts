import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { type Figure, percentile, report } from "./measure.mts";

// What a tool call over MCP costs beside the same operation over HTTP: the two take turns, in rounds with separate connections.

const ROUNDS = 30;
const CALLS = 20;

const DATA_DIR = makeDataFolder("dossier-bench-");
const figures: Figure[] = [];
const application = await startApplication({ DATA_DIR });
const { address } = application;
const headers = {
  "x-api-key": await makeKey(address),
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};

async function send(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<string> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${address}${path}`, { method, headers: { ...headers, ...more }, ...text });
  const answer = await response.text();
  if (!response.ok || answer.includes('"isError":true')) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
  return answer;
}

const MODERN = "2026-07-28";
const meta = {
  "io.modelcontextprotocol/protocolVersion": MODERN,
  "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const rpc = (name: string, input: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: input },
});
const older = (name: string, input: object) => () =>
  send("POST", "/mcp", rpc(name, input), { "mcp-protocol-version": "2025-11-25" });
const newer = (name: string, input: object) => () => {
  const message = rpc(name, input);
  const more = { "mcp-protocol-version": MODERN, "mcp-method": "tools/call", "mcp-name": name };
  return send("POST", "/mcp", { ...message, params: { ...message.params, _meta: meta } }, more);
};

/** Milliseconds of one call, in rounds of `CALLS` one after the other. */
async function round(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let count = 0; count < CALLS; count++) await call();
  return (performance.now() - began) / CALLS;
}

async function compare(name: string, rest: () => Promise<unknown>, tool: string, input: object) {
  const ways = { rest, modern: newer(tool, input), older: older(tool, input) };
  const times: Record<keyof typeof ways, number[]> = { rest: [], modern: [], older: [] };
  for (let count = -3; count < ROUNDS; count++)
    for (const [way, call] of Object.entries(ways)) {
      const taken = await round(call);
      if (count >= 0) times[way as keyof typeof ways].push(taken);
    }
  const base = percentile(times.rest, 0.5);
  figures.push({ name: `${name} over HTTP`, median: base, unit: "ms" });
  for (const way of ["modern", "older"] as const) {
    const ratios = times[way].map((taken, index) => taken / (times.rest[index] ?? base));
    figures.push({ name: `${name} over MCP, ${way} protocol`, median: percentile(ratios, 0.5), unit: "×", goal: "≤ 1.3 ×" });
  }
}

const created = JSON.parse(
  await send("POST", "/api/openapi/resumes", { name: "Bench", tags: [], withSampleData: true }),
) as string;
await compare("read a resume", () => send("GET", `/api/openapi/resumes/${created}`), "read_resume", { id: created });
await compare("list resumes", () => send("GET", "/api/openapi/resumes"), "list_resumes", {});
const operations = [{ op: "replace", path: "/basics/headline", value: "Engineer" }];
await compare("patch a resume", () => send("PATCH", `/api/openapi/resumes/${created}`, { operations }), "apply_resume_patch", {
  id: created,
  operations,
});

report("MCP", figures);
application.child.kill("SIGTERM");
await application.exited;
removeDataFolder(DATA_DIR);
