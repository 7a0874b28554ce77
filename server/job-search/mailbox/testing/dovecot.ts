import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate } from "@/server/testing/certificate";

const DOVECOT = "/usr/sbin/dovecot";

/** Whether Debian's dovecot-imapd and openssl are here, which only root can start as needed; else why the tests are skipped. */
export const missingDovecot = (): string | null => {
  if (!existsSync(DOVECOT)) return "Skipped: there is no dovecot. On Debian: apt-get install dovecot-imapd";
  if (process.getuid?.() !== 0) return "Skipped: dovecot is started as root here.";
  return existsSync("/usr/bin/openssl") ? null : "Skipped: there is no openssl to make a certificate with.";
};

export interface Dovecot {
  port: number;
  startTlsPort: number;
  /** The authority that its certificate is from. */
  authority: string;
  /** Adds a mail to a folder of a person, as it was sent; other folders than INBOX begin with a dot. */
  deliver(user: string, mail: string, options?: { folder?: string; at?: Date; flags?: string }): string;
  /** Names, sizes and contents of all mails of a person, with their flags. */
  state(user: string): string;
  log(): string;
  stop(): Promise<void>;
}

const PASSWORD = "correct-horse";
export const DOVECOT_PASSWORD = PASSWORD;

/** A real IMAP server with mailboxes in a temporary folder: any user name signs in with the one password. */
export async function startDovecot(name = "localhost"): Promise<Dovecot> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-dovecot-"));
  chmodSync(folder, 0o755);
  const [port, startTlsPort] = [await freePort(), await freePort()];
  const authority = await makeCertificate(folder, name);
  const mails = join(folder, "mails");
  mkdirSync(mails);
  chownSync(mails, 65_534, 65_534);
  writeFileSync(join(folder, "dovecot.conf"), configuration(folder, port, startTlsPort));
  const server = spawn(DOVECOT, ["-F", "-c", join(folder, "dovecot.conf")], { stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  server.stderr.on("data", (text) => {
    complaints += String(text);
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await waitFor(port, () => complaints);
  const placeOf = (user: string, name: string) => {
    const home = name === "INBOX" ? join(mails, user) : join(mails, user, `.${name}`);
    for (const part of ["cur", "new", "tmp"]) mkdirSync(join(home, part), { recursive: true });
    for (const each of [join(mails, user), home, ...["cur", "new", "tmp"].map((part) => join(home, part))])
      chownSync(each, 65_534, 65_534);
    return home;
  };
  let count = 0;
  return {
    port,
    startTlsPort,
    authority,
    deliver(user, mail, { folder: name = "INBOX", at = new Date(), flags } = {}) {
      const place = placeOf(user, name);
      const file = `${Math.floor(at.getTime() / 1000)}.M${String(++count).padStart(6, "0")}.test`;
      const path = flags === undefined ? join(place, "new", file) : join(place, "cur", `${file}:2,${flags}`);
      writeFileSync(path, mail.replaceAll(/\r?\n/g, "\r\n"), "latin1");
      chownSync(path, 65_534, 65_534);
      utimesSync(path, at, at);
      return path;
    },
    state(user) {
      const home = join(mails, user);
      const files = readdirSync(home, { recursive: true }).map(String).sort();
      return files
        .filter((path) => /(?:^|\/)(?:cur|new)\//.test(path))
        .map((path) => `${path} ${statSync(join(home, path)).mtimeMs} ${readFileSync(join(home, path)).toString("base64")}`)
        .join("\n");
    },
    log: () => (existsSync(join(folder, "log")) ? readFileSync(join(folder, "log"), "utf8") : ""),
    async stop() {
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (folder: string, port: number, startTlsPort: number): string => `
protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
listen = 127.0.0.1
ssl = required
ssl_cert = <${folder}/server.pem
ssl_key = <${folder}/server.key
ssl_min_protocol = TLSv1.2
mail_location = maildir:${folder}/mails/%u
mail_uid = 65534
mail_gid = 65534
first_valid_uid = 1000
mail_max_userip_connections = 100
auth_failure_delay = 0
auth_mechanisms = plain login
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=65534 gid=65534 home=${folder}/mails/%u
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${startTlsPort}
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
namespace inbox {
  inbox = yes
}
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitFor(port: number, complaints: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Dovecot did not start. ${complaints()}`);
}
