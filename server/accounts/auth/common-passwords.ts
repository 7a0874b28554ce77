import { LIMITS } from "@/contracts/limits";
import { singleton } from "@/server/platform/singleton";

/** The most common passwords that meet the minimum length, in lower case. Unpacked once, when a password is first chosen. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => singleton("common-passwords", load);

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const words = dictionary["passwords-common"];
  return new Set(words.filter((word) => word.length >= LIMITS.accountPassword.min).map((word) => word.toLowerCase()));
}
