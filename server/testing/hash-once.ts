import { AsyncLocalStorage } from "node:async_hooks";
import { auth } from "@/server/accounts/auth/auth";

/** The password of all people whom the fixture signs up. */
export const PASSWORD = "correct horse";

const isFixture = new AsyncLocalStorage<true>();
const prepared = new WeakSet<object>();
let hashed: Promise<string> | undefined;

/**
 * Signs up for the fixture. Hashing is slow on purpose, and hundreds of its people have the same password, which is therefore
 * hashed once per process. Sign-ups that tests send themselves are hashed each time, and every password is verified for real.
 */
export async function hashingOnce<Result>(signUp: () => Promise<Result>): Promise<Result> {
  const { password } = await auth().$context;
  if (!prepared.has(password)) {
    const { hash } = password;
    password.hash = (input) => {
      if (!isFixture.getStore() || input !== PASSWORD) return hash(input);
      hashed ??= hash(input);
      return hashed;
    };
    prepared.add(password);
  }
  return isFixture.run(true, signUp);
}
