import { refuse } from "@/server/platform/request/refuse";
import { singleton } from "@/server/platform/singleton";
import { TurnsBusy } from "@/server/platform/turns/turn-queue";
import { Turns } from "@/server/platform/turns/turns";

/** As many as hash passwords at the same time. */
const SLOTS = 4;
const WAITING = { total: 500, patienceMs: 60_000 };

const turns = () => singleton("sign-up-turns", () => new Turns({ slots: SLOTS, share: 2 }));

/**
 * Runs a sign-up when it is the client's turn. better-auth hashes the password inside the transaction that creates the account, so many
 * concurrent sign-ups would hold every connection while the others give up waiting for one. Returns 503 when there was no turn in time.
 */
export async function signUpInTurn(client: string, signUp: () => Promise<Response>): Promise<Response> {
  try {
    return await turns().inTurn(client, signUp, WAITING);
  } catch (error) {
    if (!(error instanceof TurnsBusy)) throw error;
    return refuse("SERVICE_UNAVAILABLE", { "retry-after": "5" });
  }
}
