import { createLocalJWKSet, type JWK } from "jose";
import { v7 as uuid } from "uuid";
import { type Db, database } from "@/server/platform/db/client";
import type { Jwks } from "@/server/platform/db/generated/client";
import { logWarning } from "@/server/platform/log";
import { openText, SealBroken, sealText } from "@/server/platform/sealed-text";
import { singleton } from "@/server/platform/singleton";

export const SIGNING_ALGORITHM = "ES256";

const DAY_SECONDS = 24 * 3600;
/** A key signs for this long, and verifies for the grace period after that. */
export const KEY_ROTATION_SECONDS = 90 * DAY_SECONDS;
export const KEY_GRACE_SECONDS = 2 * DAY_SECONDS;

const belonging = (id: string) => ["signing key", id];

type NewKey = Pick<Jwks, "publicKey" | "privateKey" | "createdAt"> & { expiresAt?: Date; alg?: string; crv?: string };

/** The sign-in service stores its keys here, so that private keys are sealed like every other secret. */
export const signingKeys = {
  async getJwks() {
    const rows = await database().jwks.findMany();
    const opened = rows.flatMap((row) => withPrivateKey(row) ?? []);
    return opened as never;
  },
  async createJwk(key: NewKey) {
    const id = uuid();
    const { publicKey, privateKey, createdAt, expiresAt, alg, crv } = key;
    const row = { id, publicKey, createdAt, expiresAt: expiresAt ?? null, alg: alg ?? null, crv: crv ?? null };
    await database().jwks.create({ data: { ...row, privateKey: sealText(privateKey, belonging(id)) } });
    return { ...key, id } as never;
  },
};

/** A key that was sealed with another secret is no longer used; the sign-in service makes a new one. */
function withPrivateKey(row: Jwks): Jwks | null {
  try {
    return { ...row, privateKey: openText(row.privateKey, belonging(row.id)) };
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    warnOnce(row.id);
    return null;
  }
}

function warnOnce(id: string): void {
  const warned = singleton("unusable-signing-keys", () => new Set<string>());
  if (!warned.has(id)) logWarning("instance", "A signing key was sealed with another secret and is not used any more", { id });
  warned.add(id);
}

type KeySet = { keys: ReturnType<typeof createLocalJWKSet>; ids: ReadonlySet<string>; readAt: number };

const holder = () => singleton<{ known: KeySet | null }>("signing-keys", () => ({ known: null }));

const TRUSTED_MS = 60_000;
const UNKNOWN_EVERY_MS = 1_000;

/**
 * The public keys that verify tokens. They are read at most once a minute, and sooner for a key that is not known yet, but not
 * for each of many tokens with invented key ids.
 */
export async function verificationKeys(db: Db, keyId: string | undefined, now: number): Promise<KeySet["keys"]> {
  const { known } = holder();
  const age = known ? now - known.readAt : Number.POSITIVE_INFINITY;
  if (known && age < (keyId !== undefined && known.ids.has(keyId) ? TRUSTED_MS : UNKNOWN_EVERY_MS)) return known.keys;
  const rows = await db.jwks.findMany({
    where: { OR: [{ expiresAt: null }, { expiresAt: { gt: new Date(now - KEY_GRACE_SECONDS * 1000) } }] },
    select: { id: true, publicKey: true, alg: true },
  });
  const keys = rows.map(({ id, publicKey, alg }): JWK => ({ ...JSON.parse(publicKey), kid: id, alg: alg ?? SIGNING_ALGORITHM }));
  const read = { keys: createLocalJWKSet({ keys }), ids: new Set(rows.map(({ id }) => id)), readAt: now };
  holder().known = read;
  return read.keys;
}
