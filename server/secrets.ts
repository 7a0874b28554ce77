import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { env } from "@/server/env";
import { singleton } from "@/server/singleton";

const storedSchema = z.object({ authSecret: z.string().min(32), encryptionSecret: z.string().min(32) });

type Secrets = z.infer<typeof storedSchema>;

/** The folder that holds everything this instance keeps, as an absolute path. */
export const dataDir = () => resolve(env().DATA_DIR);

/** Signing and encryption secrets: from the environment, else generated once and kept in DATA_DIR/secrets.json (mode 600). */
export function secrets(): Secrets {
  return singleton("secrets", () => {
    const { AUTH_SECRET, ENCRYPTION_SECRET } = env();
    if (AUTH_SECRET && ENCRYPTION_SECRET) return { authSecret: AUTH_SECRET, encryptionSecret: ENCRYPTION_SECRET };
    const kept = keptSecrets(dataDir());
    return { authSecret: AUTH_SECRET ?? kept.authSecret, encryptionSecret: ENCRYPTION_SECRET ?? kept.encryptionSecret };
  });
}

/** Reads or creates the secrets file of a data folder. The exclusive create lets two first starts agree on one set. */
export function keptSecrets(folder: string): Secrets {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "secrets.json");
  const fresh = { authSecret: randomBytes(32).toString("base64url"), encryptionSecret: randomBytes(32).toString("base64url") };
  try {
    writeFileSync(path, `${JSON.stringify(fresh, null, 2)}\n`, { flag: "wx", mode: 0o600 });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  chmodSync(path, 0o600);
  return storedSchema.parse(JSON.parse(readFileSync(path, "utf8")));
}
