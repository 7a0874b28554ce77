import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { closeMailbox, openMailbox, trustAuthority } from "./connect";
import { mailboxFailure } from "./mailbox-failed";
import { readFolders } from "./read-folders";
import { testMailbox } from "./test-mailbox";
import { stopWatching, watchMailbox } from "./watch";

const hasOpenssl = existsSync("/usr/bin/openssl");
if (!hasOpenssl) process.stdout.write("Skipped: there is no openssl to make a certificate with.\n");

withInstance({ MAILBOX_ALLOWED_HOSTS: "localhost" });

type Behaviour = (socket: Socket) => void;

describe.skipIf(!hasOpenssl)("a server that misbehaves", () => {
  let folder = "";
  let tls: { key: string; cert: string };
  let server: Server | undefined;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "dossier-tls-"));
    const names = ["-addext", "subjectAltName=DNS:localhost", "-subj", "/CN=localhost"];
    execFileSync(
      "/usr/bin/openssl",
      ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "key", "-out", "cert", "-days", "2", ...names],
      {
        cwd: folder,
        stdio: "ignore",
      },
    );
    tls = { key: readFileSync(join(folder, "key"), "utf8"), cert: readFileSync(join(folder, "cert"), "utf8") };
    trustAuthority(tls.cert);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(() => server?.close());

  async function start(behaviour: Behaviour, isPlain = false): Promise<number> {
    const quiet: Behaviour = (socket) => {
      socket.on("error", () => {});
      behaviour(socket);
    };
    const made = isPlain ? createServer(quiet) : createTlsServer(tls, quiet);
    server = made;
    await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
    return (made.address() as { port: number }).port;
  }

  const connection = (port: number, security: "tls" | "starttls" = "tls") => ({
    host: "localhost",
    port,
    security,
    username: "ida",
    password: "secret",
  });

  /** Responds to each command; `null` responds nothing. */
  const scripted =
    (respond: (command: string, tag: string) => string | null): Behaviour =>
    (socket) => {
      socket.write("* OK [CAPABILITY IMAP4rev1] ready\r\n");
      let text = "";
      socket.on("data", (bytes) => {
        text += String(bytes);
        for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
          const [tag = "", ...words] = text.slice(0, end).split(" ");
          text = text.slice(end + 2);
          const answer = respond(words.join(" "), tag);
          if (answer !== null) socket.write(answer);
        }
      });
    };

  const usual = (command: string, tag: string): string =>
    /^EXAMINE/.test(command)
      ? `* 1 EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 2] ok\r\n${tag} OK [READ-ONLY] done\r\n`
      : /^UID SEARCH/.test(command)
        ? `* SEARCH 1\r\n${tag} OK done\r\n`
        : /^CAPABILITY/.test(command)
          ? `* CAPABILITY IMAP4rev1\r\n${tag} OK done\r\n`
          : `${tag} OK done\r\n`;

  async function reasonOf(port: number, security: "tls" | "starttls" = "tls"): Promise<string> {
    try {
      const client = await openMailbox(connection(port, security));
      try {
        const mailbox = { folders: ["INBOX"], since: new Date("2026-01-01") } as never;
        for await (const _ of readFolders(client, mailbox, []));
        return "none";
      } finally {
        await closeMailbox(client);
      }
    } catch (error) {
      return mailboxFailure(error).reason;
    }
  }

  test("that offers no STARTTLS gets no password", async () => {
    let received = "";
    const port = await start((socket) => {
      socket.on("data", (bytes) => {
        received += String(bytes);
      });
      scripted(usual)(socket);
    }, true);
    expect(await reasonOf(port, "starttls")).toBe("no-encryption");
    expect(received).not.toContain("secret");
  });

  test("that speaks no TLS gets no password", async () => {
    expect(await reasonOf(await start(scripted(usual), true))).toBe("no-encryption");
  });

  test("that ends the connection in the middle is explained", async () => {
    const port = await start((socket) =>
      scripted((command, tag) => {
        if (!/^UID FETCH/.test(command)) return usual(command, tag);
        socket.destroy();
        return null;
      })(socket),
    );
    expect(await reasonOf(port)).toBe("connection-lost");
  });

  test("that floods a line or announces a literal of a gigabyte is left", async () => {
    const flood = await start((socket) =>
      scripted((command, tag) =>
        /^UID FETCH/.test(command) ? `* 1 FETCH (${"x".repeat(6 * 1024 * 1024)}` : usual(command, tag),
      )(socket),
    );
    expect(await reasonOf(flood)).toBe("too-much");
    server?.close();
    const literal = await start(
      scripted((command, tag) =>
        /^UID FETCH/.test(command) ? "* 1 FETCH (UID 1 BODY[HEADER] {1073741824}\r\n" : usual(command, tag),
      ),
    );
    expect(await reasonOf(literal)).toBe("too-much");
  });

  test("that reports nonsense is explained, and nothing ends the process", async () => {
    const port = await start(
      scripted((command, tag) => (/^UID FETCH/.test(command) ? `* 1 FETCH ((((\r\n${tag} NO\r\n` : usual(command, tag))),
    );
    expect(["server-error", "connection-lost"]).toContain(await reasonOf(port));
  });

  test("in a private network that is not listed is not connected to", async () => {
    const port = await start(scripted(usual));
    await expect(openMailbox({ ...connection(port), host: "127.0.0.1" })).rejects.toMatchObject({ reason: "private-host" });
  });

  /** Sends lines for as long as the other side reads them. */
  const endless = (socket: Socket, line: (number: number) => string) => {
    let number = 0;
    const send = () => {
      while (!socket.destroyed && socket.write(line(number++))) if (number > 5_000_000) socket.destroy();
    };
    socket.on("drain", send);
    send();
  };
  const endlessly = (pattern: RegExp, line: (number: number) => string) =>
    start((socket) =>
      scripted((command, tag) => {
        if (!pattern.test(command)) return usual(command, tag);
        endless(socket, line);
        return null;
      })(socket),
    );

  test("that lists folders or finds mails without end is left", async () => {
    const lists = await endlessly(/^LIST.*\*/, (number) => `* LIST () "/" "${number}${"x".repeat(2_000)}"\r\n`);
    const tested = await testMailbox(database(), (await signUp()).userId, connection(lists));
    expect(tested).toMatchObject({ success: false, error: expect.stringMatching(/more data/) });
    server?.close();
    const finds = await endlessly(
      /^UID SEARCH/,
      (number) => `* SEARCH ${number * 3 + 1} ${number * 3 + 2} ${number * 3 + 3}\r\n`,
    );
    expect(await reasonOf(finds)).toBe("too-much");
  }, 60_000);

  test("that reports new mails again and again is not read again and again", async () => {
    const port = await start((socket) =>
      scripted((command, tag) => {
        if (/^CAPABILITY/.test(command)) return `* CAPABILITY IMAP4rev1 IDLE\r\n${tag} OK done\r\n`;
        if (!/^IDLE/.test(command)) return usual(command, tag);
        socket.write("+ idling\r\n");
        let count = 1;
        const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(`* ${++count} EXISTS\r\n`)), 20);
        return null;
      })(socket),
    );
    const { userId, key } = await signUp();
    await call("PUT", "/integrations/mailbox", { key, body: connection(port) });
    let readings = 0;
    await watchMailbox(database(), userId, async () => {
      readings += 1;
    });
    await expect.poll(() => readings, { timeout: 5_000 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    stopWatching(userId);
    expect(readings).toBe(1);
  }, 20_000);

  test("that hangs is left after a while", async () => {
    const port = await start(() => {});
    expect(await reasonOf(port)).toBe("timeout");
  }, 60_000);
});
