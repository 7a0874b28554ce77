import { type ConnectedProgram, PROGRAM_SCOPES, type ProgramPlace } from "@/contracts/accounts/programs";
import { redirectPlace } from "@/domain/programs/redirect-place";
import type { Db } from "@/server/platform/db/client";

/** The request of a program, as the consent page shows it. */
type AskingProgram = { name: string; place: ProgramPlace; scopes: ConnectedProgram["scopes"] };

/** The program behind the address of a consent page, or null if there is none. */
export async function findAskingProgram(db: Db, query: URLSearchParams): Promise<AskingProgram | null> {
  const address = query.get("redirect_uri") ?? "";
  const clientId = query.get("client_id") ?? "";
  if (!URL.canParse(address) || clientId.includes("\0")) return null;
  const client = await db.oauthClient.findFirst({ where: { clientId, disabled: { not: true } }, select: { name: true } });
  if (!client) return null;
  const scopes = (query.get("scope") ?? "").split(" ");
  return {
    name: client.name ?? "",
    place: redirectPlace(address),
    scopes: PROGRAM_SCOPES.filter((scope) => scopes.includes(scope)),
  };
}
