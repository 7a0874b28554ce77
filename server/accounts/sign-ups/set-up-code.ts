import { createHmac, timingSafeEqual } from "node:crypto";
import { secrets } from "@/server/platform/secrets";

/** 32 letters and digits that are not confused with each other. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 12;

/**
 * The code that proves a person operates the instance: an account that signs up with it becomes administrator, as long as there is none.
 * It is derived from the secrets, so every process of an instance prints the same code and none is stored. 60 bits.
 */
export function setUpCode(authSecret = secrets().authSecret): string {
  const bytes = createHmac("sha256", authSecret).update("set-up code").digest().subarray(0, LENGTH);
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** As it is typed: in any case, with or without dashes and blanks. */
export function isSetUpCode(text: string): boolean {
  const digest = (code: string) => createHmac("sha256", secrets().authSecret).update(code).digest();
  const plain = (code: string) => code.replace(/[\s-]/g, "").toUpperCase();
  return timingSafeEqual(digest(plain(text)), digest(plain(setUpCode())));
}
