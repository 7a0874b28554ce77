import { forgetApiKeysOf } from "@/server/auth/api-keys";
import { auth } from "@/server/auth/auth";
import { notifyOwner } from "@/server/auth/notices";
import type { Db } from "@/server/db/client";
import { logInfo } from "@/server/log";
import { recordActivity } from "./activity";

type KeyInput = { name: string; expiresIn: number | null; access: "read" | "full" };
type Sender = { client: string; userAgent: string };

/** Creates an API key for the user and returns its text, which is shown only this once. */
export async function createApiKey(
  db: Db,
  userId: string,
  { name, expiresIn, access }: KeyInput,
  sender: Sender,
): Promise<{ key: string }> {
  const permissions = { api: access === "read" ? ["read"] : ["read", "write", "delete"] };
  const { key, id } = await auth().api.createApiKey({
    body: { userId, name, permissions, ...(expiresIn === null ? {} : { expiresIn }) },
  });
  forgetApiKeysOf(userId);
  logInfo("api-key-created", "API key created", { address: sender.client, userId, keyId: id, access });
  recordActivity(db, userId, "api-key-created", sender);
  notifyOwner(db, userId, "api-key-created");
  return { key };
}
