import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { rootCertificates } from "node:tls";
import type { ImapFlow, ImapFlowOptions } from "imapflow";
import type { MailboxSecurity } from "@/contracts/model/mailbox";
import { env } from "@/server/platform/env";
import { type AllowedHosts, isAllowedAddress, isListedHost } from "@/server/platform/outgoing/allowed-hosts";
import { singleton } from "@/server/platform/singleton";
import { MailboxFailed, mailboxFailure } from "./mailbox-failed";

export interface Connection {
  host: string;
  port: number;
  security: MailboxSecurity;
  username: string;
  password: string;
}

const CONNECT_MS = 20_000;
const SILENCE_MS = 30_000;
/** Addresses of one name that are tried: a name may have an IPv6 address that this machine has no way to. */
const MAX_ADDRESSES = 3;
const NEXT_ADDRESS = new Set(["unreachable"]);

/** Far above what structures and texts of a hundred mails need; a server that sends more is not listened to. */
const BOUNDS = {
  maxLineLength: 4 * 1024 * 1024,
  maxLiteralSize: 2 * 1024 * 1024,
  maxResponseSize: 8 * 1024 * 1024,
  maxResponseTokens: 200_000,
} satisfies ImapFlowOptions;

/**
 * Signs in to a mailbox over TLS. Each address of the host has to be allowed, and the connection goes to the address that was checked, so a
 * name that later resolves elsewhere leads nowhere. Throws MailboxFailed.
 */
export async function openMailbox(connection: Connection): Promise<ImapFlow> {
  let refusal: MailboxFailed | undefined;
  for (const address of (await addressesOf(connection, env().MAILBOX_ALLOWED_HOSTS)).slice(0, MAX_ADDRESSES)) {
    try {
      return await connectTo(address, connection);
    } catch (error) {
      refusal = mailboxFailure(error);
      if (!NEXT_ADDRESS.has(refusal.reason)) break;
    }
  }
  throw refusal ?? new MailboxFailed("not-found");
}

/** The addresses of a host, IPv4 first. One that is not allowed rejects the host, since any of them may be used. */
async function addressesOf({ host, port }: Connection, allowed: AllowedHosts): Promise<string[]> {
  const name = host.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const isListed = isListedHost(allowed, name, port);
  const found = isIP(name) ? [{ address: name, family: isIP(name) }] : await inTime(lookup(name, { all: true }));
  const addresses = found.sort((one, other) => one.family - other.family).map(({ address }) => address);
  if (!isListed && !addresses.every((address) => isAllowedAddress(allowed, address) || isListedHost(allowed, address, port)))
    throw new MailboxFailed("private-host");
  return addresses;
}

/** A name server that does not respond blocks no one. */
async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailboxFailed("timeout")), CONNECT_MS);
  });
  try {
    return await Promise.race([work, end]);
  } catch (error) {
    throw mailboxFailure(error);
  } finally {
    clearTimeout(timer);
  }
}

async function connectTo(address: string, { host, port, security, username, password }: Connection): Promise<ImapFlow> {
  // Loaded by those who have a mailbox.
  const { ImapFlow } = await import("imapflow");
  const name = host.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const client = new ImapFlow({
    host: address,
    port,
    secure: security === "tls",
    ...(security === "starttls" ? { doSTARTTLS: true } : {}),
    // The certificate has to be that of the name, not of the address.
    ...(isIP(name) === 0 ? { servername: name } : {}),
    tls: { rejectUnauthorized: true, minVersion: "TLSv1.2", ...authorities() },
    auth: { user: username, pass: password },
    logger: false,
    clientInfo: { name: "Dossier" },
    disableAutoIdle: true,
    disableAutoEnable: true,
    disableBinary: true,
    // A compressed stream may unpack to any size.
    disableCompression: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    ...BOUNDS,
  });
  // What goes wrong later also fails the command that runs, but only this says what it was; without a listener it would end the process.
  client.on("error", (error) => {
    client.context = error;
  });
  const timer = setTimeout(() => client.close(), 2 * CONNECT_MS);
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Ends a connection politely, and in any case soon. */
export async function closeMailbox(client: ImapFlow): Promise<void> {
  const timer = setTimeout(() => client.close(), 2_000);
  try {
    await client.logout();
  } catch {
    // It is closed either way.
  } finally {
    clearTimeout(timer);
    client.close();
  }
}

/** Tests trust the certificate of the server that they start. */
export function trustAuthority(pem: string): void {
  singleton("mailbox-authorities", () => ({ ca: [...rootCertificates, pem] }));
}

const authorities = (): { ca?: string[] } => singleton<{ ca?: string[] }>("mailbox-authorities", () => ({}));
