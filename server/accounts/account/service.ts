import type { Permission } from "@/contracts/permission";
import { recordActivity } from "@/server/accounts/auth/activity";
import { auth } from "@/server/accounts/auth/auth";
import { notifyOwner } from "@/server/accounts/auth/notices";
import { forgetCredentialsOf } from "@/server/accounts/auth/trusted-credentials";
import { isAdmin } from "@/server/accounts/roles/who-is-admin";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { logInfo } from "@/server/platform/log";

type KeyInput = { name: string; expiresIn: number | null; access: "read" | "full" | "admin" };
type Sender = { client: string; userAgent: string };

const PERMISSIONS: Record<KeyInput["access"], Permission[]> = {
  read: ["read"],
  full: ["read", "write", "delete"],
  admin: ["read", "write", "delete", "admin"],
};

/** Creates an API key for the user and returns its text, which is shown only this once. */
export async function createApiKey(
  db: Db,
  userId: string,
  { name, expiresIn, access }: KeyInput,
  sender: Sender,
): Promise<{ key: string }> {
  if (access === "admin" && !(await isAdmin(db, userId)))
    throw failure("FORBIDDEN", { message: "Only administrators can create such a key." });
  const permissions = { api: PERMISSIONS[access] };
  const { key, id } = await auth().api.createApiKey({
    body: { userId, name, permissions, ...(expiresIn === null ? {} : { expiresIn }) },
  });
  forgetCredentialsOf(userId);
  logInfo("api-key-created", "API key created", { address: sender.client, userId, keyId: id, access });
  recordActivity(db, userId, "api-key-created", sender);
  notifyOwner(db, userId, "api-key-created");
  return { key };
}
