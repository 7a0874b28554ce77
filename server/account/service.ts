import { forgetApiKeys } from "@/server/auth/api-keys";
import { auth } from "@/server/auth/auth";

type KeyInput = { name: string; expiresIn: number | null; access: "read" | "full" };

/** Makes an API key of the user and answers its text, the only time it is ever shown. */
export async function createApiKey(userId: string, { name, expiresIn, access }: KeyInput): Promise<{ key: string }> {
  const permissions = { api: access === "read" ? ["read"] : ["read", "write", "delete"] };
  const { key } = await auth().api.createApiKey({
    body: { userId, name, permissions, ...(expiresIn === null ? {} : { expiresIn }) },
  });
  forgetApiKeys();
  return { key };
}
