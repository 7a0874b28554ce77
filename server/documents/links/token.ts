import { createHmac, timingSafeEqual } from "node:crypto";
import { isId } from "@/server/platform/ids";
import { secrets } from "@/server/platform/secrets";

/** The id of a link with a signature of 192 bits, so that the database alone does not give an address away. */
export const tokenOf = (id: string): string => `${id.replaceAll("-", "")}${signatureOf(id)}`;

const signatureOf = (id: string): string =>
  createHmac("sha256", secrets().authSecret).update(`share-link:${id}`).digest("base64url").slice(0, 32);

/** The id of a link by its token; null for one that was made up. */
export function linkIdOf(token: string): string | null {
  const id = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  if (!isId(id) || id !== id.toLowerCase()) return null;
  const [signature, expected] = [Buffer.from(token.slice(32)), Buffer.from(signatureOf(id))];
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? id : null;
}
