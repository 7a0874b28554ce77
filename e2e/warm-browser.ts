import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from "@playwright/test";

type Options = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;
type Open = { folder: string; context: BrowserContext; commands: CDPSession };

/**
 * One browser with one profile on disk, which the stories of a worker use one after another. A third of the work of opening the
 * editor is compiling its scripts and its engine, which Chromium keeps in a profile. What a story leaves there is removed
 * by `clear`; where that fails, the profile is thrown away.
 */
export class WarmBrowser {
  readonly #options: Options;
  #open: Open;

  private constructor(options: Options, open: Open) {
    this.#options = options;
    this.#open = open;
  }

  static async start(options: Options): Promise<WarmBrowser> {
    return new WarmBrowser(options, await open(options));
  }

  get context(): BrowserContext {
    return this.#open.context;
  }

  /** Removes all that a story left: pages, routes, emulated states, permissions, cookies and storage. */
  async clear() {
    try {
      await within(PATIENCE, clear(this.#open));
    } catch {
      await this.stop();
      this.#open = await open(this.#options);
    }
  }

  async stop() {
    const { context, folder } = this.#open;
    // One that does not respond ends with the worker.
    await within(PATIENCE, context.close()).catch(() => {});
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A page that cannot be closed would otherwise cost the story that has just passed. It takes 50 ms where all is well. */
const PATIENCE = 10_000;

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`nothing came back within ${milliseconds} ms`)), milliseconds).unref();
  });
  return Promise.race([work, late]);
}

async function open({
  launchOptions,
  contextOptions,
  baseURL = "",
  locale,
  timezoneId,
  viewport,
  actionTimeout = 0,
}: Options): Promise<Open> {
  const folder = await mkdtemp(join(tmpdir(), "dossier-browser-"));
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...contextOptions,
    ...{ baseURL, locale, timezoneId, viewport },
  });
  context.setDefaultTimeout(actionTimeout);
  refuseWhatStays(context);
  // The empty page that a profile starts with stays open: for the commands, and because the browser ends with its last page.
  const [first = await context.newPage()] = context.pages();
  return { folder, context, commands: await context.newCDPSession(first) };
}

/** What cannot be taken out of a context again. A page has most of it too. */
function refuseWhatStays(context: BrowserContext) {
  const refuse = (name: string) => () => {
    throw new Error(`context.${name} would stay for the stories that follow. Use the page's, or a context of the story's own.`);
  };
  for (const name of ["addInitScript", "exposeBinding", "exposeFunction", "routeWebSocket", "routeFromHAR"] as const) {
    context[name] = refuse(name);
  }
  for (const name of ["setExtraHTTPHeaders", "setGeolocation", "setHTTPCredentials"] as const) context[name] = refuse(name);
  context.clock.install = refuse("clock.install");
}

async function clear({ context, commands }: Open) {
  const [, ...pages] = context.pages();
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearPermissions();
  await commands.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
  await context.clearCookies();
  if ((await context.cookies()).length > 0) throw new Error("a cookie came after the last page was closed");
}
