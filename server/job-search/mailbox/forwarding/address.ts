import { randomBytes } from "node:crypto";
import type { Forwarding } from "@/contracts/model/mailbox";
import { DAY_MS } from "@/domain/dates/day-ms";
import type { Db } from "@/server/platform/db/client";
import type { ForwardingAddress } from "@/server/platform/db/generated/client";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";

/** 100 bits: twenty of 32 letters and digits. */
const NAME_LENGTH = 20;
const LETTERS = "abcdefghijkmnopqrstuvwxyz2345678";
const CODE_MS = 7 * DAY_MS;

const newName = (): string => [...randomBytes(NAME_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

/** Throws NOT_FOUND where the operator has not set up incoming mail. */
function domainOf(): string {
  const domain = env().INCOMING_MAIL_DOMAIN;
  if (domain === undefined) throw failure("NOT_FOUND", { message: "This server takes no forwarded mail." });
  return domain;
}

/** The address of an account, and what has come there. Throws NOT_FOUND. */
export async function readForwarding(db: Db, userId: string, _input: unknown, now: Date): Promise<Forwarding> {
  const domain = domainOf();
  const row = await db.forwardingAddress.findUnique({ where: { userId } });
  return toForwarding(row, domain, now);
}

/** Makes a new address in the place of the present one. Throws NOT_FOUND. */
export async function renewForwarding(db: Db, userId: string, _input: unknown, now: Date): Promise<Forwarding> {
  const domain = domainOf();
  const none = { lastReceivedAt: null, lastDroppedAt: null, code: null, codeFor: null, codeAt: null };
  const fresh = { name: newName(), createdAt: now };
  const row = await db.forwardingAddress.upsert({
    where: { userId },
    create: { userId, ...fresh },
    update: { ...fresh, ...none },
  });
  return toForwarding(row, domain, now);
}

/** Deletes the address, if there is one. Throws NOT_FOUND where there are none at all. */
export async function deleteForwarding(db: Db, userId: string): Promise<void> {
  domainOf();
  await db.forwardingAddress.deleteMany({ where: { userId } });
}

function toForwarding(row: ForwardingAddress | null, domain: string, now: Date): Forwarding {
  const { code = null, codeFor = null, codeAt = null } = row ?? {};
  const isCurrent = code !== null && codeAt !== null && codeAt.getTime() > now.getTime() - CODE_MS;
  return {
    address: row ? `${row.name}@${domain}` : null,
    lastReceivedAt: row?.lastReceivedAt?.toISOString() ?? null,
    lastDroppedAt: row?.lastDroppedAt?.toISOString() ?? null,
    confirmation: isCurrent ? { code, for: codeFor ?? "", receivedAt: codeAt.toISOString() } : null,
  };
}
