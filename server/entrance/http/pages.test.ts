import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { securePages } from "./pages";

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "dossier-pages-"));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, "public/texts"), { recursive: true });
  mkdirSync(join(folder, ".next/static/app/[id]"), { recursive: true });
  writeFileSync(join(folder, "public/texts/en.old.js"), "old");
  writeFileSync(join(folder, ".next/static/app/[id]/page.js"), "page");
  process.chdir(folder);
  const pages = securePages((_request, response) => response.writeHead(404).end("no page"));
  server = createServer(pages).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
});

afterAll(() => {
  process.chdir(home);
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test("a built file that a later build removed is not found, and the others are still sent", async () => {
  expect(await (await get("/texts/en.old.js")).text()).toBe("old");
  rmSync(join(folder, "public/texts/en.old.js"));
  const gone = await get("/texts/en.old.js");
  expect([gone.status, await gone.text()]).toEqual([404, "no page"]);
  expect(await (await get("/_next/static/app/%5Bid%5D/page.js")).text()).toBe("page");
});

test.each(["/texts/%E0%A4%A", "/texts/../../package.json", "/texts/%2e%2e/%2e%2e/etc/passwd"])("%s is no file", async (path) => {
  expect((await get(path)).status).toBe(404);
});
