import { z } from "zod";
import { complete } from "@/server/ai/complete";
import { instructed, materialOf } from "@/server/ai/material";
import { MANAGED_ID, managedAccess } from "@/server/ai/providers/managed";
import { chosenProvider } from "@/server/ai/providers/service";
import type { Db } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { isRefusal } from "@/server/platform/errors";
import type { Statement } from "./excerpts";

const TASK =
  "You compare sentences that were written about a person with excerpts of the person's own texts. `sentences` has each with its number and the excerpts it rests on. In `unsupported` give the numbers of those that say something which their excerpts do not say: another number, date, employer, title, rank, degree or tool, a cause or a result that is not there, a wish or a denial told as a fact, something of one entry told of another. Wording, order and language may differ, and courtesy is nothing to object to.";

const answerSchema = z.object({ unsupported: z.array(z.int()).max(500) });

const TIMEOUT_MS = 30_000;

/** The id of the provider that is asked for second opinions; null where the person allows none. */
export async function chosenForOpinions(db: Db, ownerId: string): Promise<string | null> {
  if (managedAccess()) return env().AI_SECOND_OPINION ? MANAGED_ID : null;
  const rows = await db.aiProvider.findMany({ where: { userId: ownerId, secondOpinion: true } });
  return chosenProvider(rows)?.id ?? null;
}

/** The sentences that a provider's model finds unsupported. Where it fails, none: the record of calls says why. */
export async function doubtsOfProvider(
  db: Db,
  ownerId: string,
  aiProviderId: string,
  statements: readonly Statement[],
): Promise<Statement[]> {
  const sentences = statements.map((statement, number) => ({ number, ...statement }));
  try {
    const { unsupported } = await complete(db, ownerId, {
      purpose: "second-opinion",
      sent: `${statements.length} sentences of a draft and the entries they rest on`,
      aiProviderId,
      isAside: true,
      instructions: instructed(TASK),
      material: materialOf({ sentences }),
      schema: answerSchema,
      // Numbers in plain words may be anything.
      fromText: () => undefined,
      timeoutMs: TIMEOUT_MS,
    });
    return unsupported.flatMap((number) => statements[number] ?? []);
  } catch (error) {
    if (isRefusal(error)) return [];
    throw error;
  }
}
