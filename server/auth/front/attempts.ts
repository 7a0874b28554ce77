import type { Db } from "@/server/db/client";
import { attempt, type DelayRule, succeeded, takeBack } from "@/server/limits/growing-delay";
import { networkOf } from "@/server/limits/network";
import { logWarning } from "@/server/log";
import { isKnownDevice } from "./devices";

/** Per account: five attempts are free, then 1, 2, 4 … seconds, at most a minute. It slows guessing and locks nobody out. */
const ACCOUNT: DelayRule = { free: 5, firstDelaySeconds: 1, maxDelaySeconds: 60, forgetAfterSeconds: 3600 };
/** Per address, whatever accounts it tries. */
const ADDRESS: DelayRule = { free: 20, firstDelaySeconds: 1, maxDelaySeconds: 300, forgetAfterSeconds: 3600 };

export type Method = "password" | "passkey" | "code" | "confirmation";

/** Whose account is tried, by what. `name` stands for an account that does not exist, so that trying it looks the same. */
export type Target = { userId: string | null; name: string; method: Method };

type Sender = { client: string; device: string | null };

/** An attempt that was taken. It is settled once the answer is known. */
export type Attempt = {
  /** The person is who they say. */
  right: () => Promise<void>;
  /** The password was right, and a second step is asked for; or nothing was tried after all. */
  undone: () => Promise<void>;
};

const NOBODY = "00000000-0000-0000-0000-000000000000";

export const accountKey = (userId: string) => `sign-in:account:${userId}`;

/**
 * Takes an attempt of an account and of the sender's address, or refuses it with the seconds to wait. A browser that signed in to the
 * account before has a count of its own, so that whoever guesses elsewhere cannot keep the owner out.
 */
export async function takeAttempt(db: Db, target: Target, { client, device }: Sender): Promise<Attempt | { seconds: number }> {
  const { userId, name, method } = target;
  // Also asked for an account that does not exist: the time must not tell.
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
