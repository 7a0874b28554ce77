import { mkdtempSync, rmSync } from "node:fs";
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

/** Chromium with the unpacked extension, as it is installed. */
export async function startExtension(options: { locale?: string } = {}): Promise<ExtensionBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-extension-"));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: WHOLE_CHROMIUM ?? "",
    headless: false,
    args: [
      ...CHROMIUM_FLAGS,
      "--headless=new",
      `--lang=${options.locale ?? "en-US"}`,
      `--disable-extensions-except=${BUILT}`,
      `--load-extension=${BUILT}`,
      // Lets the tests press the button of the extension, by which it gets access to the page in front.
      "--enable-unsafe-extension-debugging",
    ],
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

/** Presses the button of the extension on a page, then opens the popup as a page that acts on that tab. */
export async function openPopup({ context, id }: ExtensionBrowser, target: Page): Promise<Page> {
  await target.bringToFront();
  await pressAction(context, id, target);
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${id}/popup.html`);
  const tabId = await popup.evaluate(
    async (url) => (await chrome.tabs.query({})).find((tab) => tab.url === url)?.id ?? null,
    target.url(),
  );
  if (tabId === null) throw new Error(`no tab shows ${target.url()}`);
  await popup.goto(`chrome-extension://${id}/popup.html?tabId=${tabId}`);
  return popup;
}

/** What a person does with the mouse. Playwright's types do not know the command yet. */
async function pressAction(context: BrowserContext, id: string, target: Page): Promise<void> {
  const commands = (await context.browser()?.newBrowserCDPSession()) as unknown as
    | { send: (name: string, input: object) => Promise<{ targetInfos: { targetId: string; url: string }[] }> }
    | undefined;
  if (!commands) throw new Error("no browser to send commands to");
  const { targetInfos } = await commands.send("Target.getTargets", { filter: [{ type: "tab", exclude: false }] });
  const tab = targetInfos.find(({ url }) => url === target.url());
  if (!tab) throw new Error(`no tab shows ${target.url()}`);
  await commands.send("Extensions.triggerAction", { id, targetId: tab.targetId });
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
  const requests: string[] = [];
  const server = createHttp((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    requests.push(request.url ?? "/");
    const text = pages[path];
    response.writeHead(text === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(text ?? "");
  });
  const port = await listen(server);
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
