import { requireFreshSession } from "@/server/accounts/account/fresh-session";
import { type Acting, actingFor } from "@/server/accounts/roles/act-as-admin";
import { database } from "@/server/platform/db/client";
import type { RequestContext } from "@/server/platform/request/context";

/**
 * The acting account, for irreversible actions: the session must be fresh. A key has none to confirm; that it may administer was confirmed
 * when it was made.
 */
export async function confirmed(context: RequestContext): Promise<Acting> {
  if (context.caller?.kind !== "key") await requireFreshSession(database(), context);
  return actingFor(context);
}
