import { spawn } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/server/testing/application";

const RADICALE = "/usr/bin/radicale";

/** Whether Debian's radicale is here; else why the tests are skipped. */
export const missingRadicale = (): string | null =>
  existsSync(RADICALE) ? null : "Skipped: there is no radicale. On Debian: apt-get install radicale";

export const RADICALE_PASSWORD = "correct-horse";

/** A calendar or an address book of one person, as another program sees it. */
export interface RemoteFolder {
  url: string;
  /** Paths of its events or cards. */
  list(): Promise<string[]>;
  get(path: string): Promise<{ text: string; etag: string }>;
  put(path: string, text: string): Promise<number>;
  delete(path: string): Promise<number>;
}

export interface Radicale {
  port: number;
  url: string;
  /** Adds a person, and a calendar of theirs. */
  calendar(user: string, name: string): Promise<RemoteFolder>;
  /** Adds a person, and an address book of theirs. */
  addressBook(user: string, name: string): Promise<RemoteFolder>;
  stop(): Promise<void>;
}

/** A real CalDAV server with calendars in a temporary folder. */
export async function startRadicale(): Promise<Radicale> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-radicale-"));
  const port = await freePort();
  const users = join(folder, "users");
  writeFileSync(users, "");
  writeFileSync(join(folder, "config"), configuration(folder, port));
  const server = spawn(RADICALE, ["-C", join(folder, "config")], { stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  server.stderr.on("data", (text) => {
    complaints += String(text);
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await waitFor(url, () => complaints);
  const known = new Set<string>();
  const folderOf = async (user: string, name: string, kind: keyof typeof KINDS): Promise<RemoteFolder> => {
    if (!known.has(user)) appendFileSync(users, `${user}:${RADICALE_PASSWORD}\n`);
    known.add(user);
    const { method, body, type, ending } = KINDS[kind];
    const authorization = `Basic ${Buffer.from(`${user}:${RADICALE_PASSWORD}`).toString("base64")}`;
    const ask = (asked: string, path: string, sent?: string, headers: Record<string, string> = {}) =>
      fetch(new URL(path, url), {
        method: asked,
        headers: { authorization, ...headers },
        ...(sent === undefined ? {} : { body: sent }),
      });
    const home = `/${user}/${name}/`;
    const made = await ask(method, home, body(name));
    if (made.status !== 201) throw new Error(`Radicale did not make a ${kind}: ${made.status}`);
    return {
      url: `${url}${home}`,
      async list() {
        const list = await (await ask("PROPFIND", home, "", { depth: "1" })).text();
        return [...list.matchAll(/<href>([^<]+)<\/href>/g)]
          .map(([, path = ""]) => path)
          .filter((path) => path.endsWith(ending))
          .sort();
      },
      async get(path) {
        const response = await ask("GET", path);
        return { text: await response.text(), etag: response.headers.get("etag") ?? "" };
      },
      put: async (path, text) =>
        (await ask("PUT", new URL(path, `${url}${home}`).pathname, text, { "content-type": `${type}; charset=utf-8` })).status,
      delete: async (path) => (await ask("DELETE", path)).status,
    };
  };
  return {
    port,
    url,
    calendar: (user, name) => folderOf(user, name, "calendar"),
    addressBook: (user, name) => folderOf(user, name, "address book"),
    async stop() {
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (folder: string, port: number): string => `
[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${folder}/users
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${folder}/store
[rights]
type = owner_only
`;

const KINDS = {
  calendar: {
    ...{ method: "MKCALENDAR", type: "text/calendar", ending: ".ics" },
    body: (name: string) => `<?xml version="1.0"?>
<C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop><D:displayname>${name}</D:displayname>
<C:supported-calendar-component-set><C:comp name="VEVENT"/></C:supported-calendar-component-set></D:prop></D:set></C:mkcalendar>`,
  },
  "address book": {
    ...{ method: "MKCOL", type: "text/vcard", ending: ".vcf" },
    body: (name: string) => `<?xml version="1.0"?>
<D:mkcol xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><D:set><D:prop><D:displayname>${name}</D:displayname>
<D:resourcetype><D:collection/><C:addressbook/></D:resourcetype></D:prop></D:set></D:mkcol>`,
  },
};

async function waitFor(url: string, complaints: () => string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Radicale did not start. ${complaints()}`);
}
