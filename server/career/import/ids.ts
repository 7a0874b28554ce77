import { createHash } from "node:crypto";
import { isId, newId } from "@/server/platform/ids";

/** What the ids of an export are called in this account. */
export type Ids = {
  /** A document or application of this account; null for one that is not here. */
  named: (id: unknown) => string | null;
  /** The id of an imported row: the same each time the same row is imported into the same account. */
  ofRow: (id: unknown) => string;
};

export const idsOf = (ownerId: string, input: Readonly<Record<string, string>>): Ids => ({
  named: (id) => (typeof id === "string" ? (input[id] ?? null) : null),
  ofRow: (id) => (typeof id === "string" && isId(id) ? derivedId(ownerId, id) : newId()),
});

/** A version 7 UUID with the time of another one, so that rows keep their order. */
function derivedId(ownerId: string, id: string): string {
  const bytes = createHash("sha256").update(`${ownerId}:${id}`).digest().subarray(0, 16);
  Buffer.from(id.replaceAll("-", ""), "hex").copy(bytes, 0, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
