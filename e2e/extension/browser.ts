import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttp, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createTcp } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findWholeChromium } from "@/scripts/chromium.mjs";

export const BUILT = join(process.cwd(), "clients/extension/dist/chrome");
export const WHOLE_CHROMIUM = findWholeChromium();
export const NO_CHROMIUM = "needs a Chromium that runs extensions; install the Debian package chromium";

export type ExtensionBrowser = { context: BrowserContext; id: string; stop: () => Promise<void> };

/**
 * Chromium with the unpacked extension. A person gives it the page in front by pressing its button, which no program can do; for the tests
 * its copy may read the pages of `127.0.0.1`, where the fixtures are. Nothing else differs.
 */
export async function startExtension(options: { locale?: string } = {}): Promise<ExtensionBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-extension-"));
  const copy = join(folder, "extension");
  cpSync(BUILT, copy, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(copy, "manifest.json"), "utf8"));
  writeFileSync(join(copy, "manifest.json"), JSON.stringify({ ...manifest, host_permissions: ["http://127.0.0.1/*"] }));
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: WHOLE_CHROMIUM ?? "",
    headless: false,
    args: [...CHROMIUM_FLAGS, "--headless=new", `--lang=${options.locale ?? "en-US"}`, `--disable-extensions-except=${copy}`, `--load-extension=${copy}`],
    env: { ...process.env, LANGUAGE: options.locale ?? "en_US" },
    viewport: { width: 1100, height: 900 },
  });
  context.setDefaultTimeout(10_000);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  return {
    context,
    id: new URL(worker.url()).host,
    stop: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The popup as a page that acts on the tab of another page. */
export async function openPopup({ context, id }: ExtensionBrowser, target: Page): Promise<Page> {
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${id}/popup.html`);
  const tabId = await popup.evaluate(async (url) => (await chrome.tabs.query({})).find((tab) => tab.url === url)?.id ?? null, target.url());
  if (tabId === null) throw new Error(`no tab shows ${target.url()}`);
  await popup.goto(`chrome-extension://${id}/popup.html?tabId=${tabId}`);
  return popup;
}

const listen = async (server: Server | ReturnType<typeof createTcp>, port = 0) => {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

/** An address of the instance that can be taken away and given back. */
export async function startDoor(target: number) {
  const sockets = new Set<import("node:net").Socket>();
  const open = () =>
    createTcp((socket) => {
      const inner = connect(target, "127.0.0.1");
      for (const each of [socket, inner]) {
        sockets.add(each);
        each.on("error", () => each.destroy()).on("close", () => sockets.delete(each));
      }
      socket.pipe(inner).pipe(socket);
    });
  let server = open();
  const port = await listen(server);
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  const reopen = async () => {
    server = open();
    await listen(server, port);
  };
  return { address: `http://localhost:${port}`, close, reopen };
}

/** Pages of another site: by path their HTML, or a file of the fixtures. */
export async function startSite(pages: Record<string, string>) {
  const asked: string[] = [];
  const server = createHttp((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    asked.push(request.url ?? "/");
    const text = pages[path];
    response.writeHead(text === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(text ?? "");
  });
  const port = await listen(server);
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
