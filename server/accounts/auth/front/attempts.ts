import type { Db } from "@/server/platform/db/client";
import { attempt, type DelayRule, succeeded, takeBack } from "@/server/platform/limits/growing-delay";
import { networkOf } from "@/server/platform/limits/network";
import { logWarning } from "@/server/platform/log";
import { isKnownDevice } from "./devices";

/**
 * Per account: five attempts are free, then 1, 2, 4 … seconds, at most a minute. This slows down guessing without locking anyone
 * out.
 */
const ACCOUNT: DelayRule = { free: 5, firstDelaySeconds: 1, maxDelaySeconds: 60, forgetAfterSeconds: 3600 };
/** Per address, across all accounts it tries. */
const ADDRESS: DelayRule = { free: 20, firstDelaySeconds: 1, maxDelaySeconds: 300, forgetAfterSeconds: 3600 };

export type Method = "password" | "passkey" | "code" | "confirmation";

/** The account being tried, and how. `name` identifies an account that does not exist, so that trying it looks the same. */
export type Target = { userId: string | null; name: string; method: Method };

type Sender = { client: string; device: string | null };

/** A counted attempt. It is settled once its outcome is known. */
export type Attempt = {
  /** The credentials were right. */
  right: () => Promise<void>;
  /** The password was right and a second step follows, or nothing was tried after all. */
  undone: () => Promise<void>;
};

const NOBODY = "00000000-0000-0000-0000-000000000000";

export const accountKey = (userId: string) => `sign-in:account:${userId}`;

/**
 * Counts an attempt for an account and for the sender's address, or rejects it with the seconds to wait. A browser that signed in
 * to the account before has its own count, so that someone guessing elsewhere cannot lock out the owner.
 */
export async function takeAttempt(db: Db, target: Target, { client, device }: Sender): Promise<Attempt | { seconds: number }> {
  const { userId, name, method } = target;
  // Also queried for an account that does not exist, so that timing reveals nothing.
  const isKnown = (await isKnownDevice(db, userId ?? NOBODY, device)) && userId !== null;
  const account = isKnown ? `sign-in:device:${userId}:${device}` : userId ? accountKey(userId) : `sign-in:name:${name}`;
  const address = isKnown ? null : `sign-in:address:${networkOf(client)}`;
  const addressWait = address ? await attempt(db, address, ADDRESS) : null;
  const wait = addressWait ?? (await attempt(db, account, ACCOUNT));
  if (wait !== null) {
    if (addressWait === null && address) await takeBack(db, address);
    logWarning("sign-in-delayed", "Sign-in delayed", { address: client, userId, method, seconds: wait });
    return { seconds: wait };
  }
  return {
    async right() {
      await succeeded(db, account);
      if (address) await takeBack(db, address);
    },
    async undone() {
      await takeBack(db, account);
      if (address) await takeBack(db, address);
    },
  };
}
