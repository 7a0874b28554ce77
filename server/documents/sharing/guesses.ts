import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { attempt, type DelayRule, takeBack } from "@/server/platform/limits/growing-delay";
import { takePoint } from "@/server/platform/limits/rate-limits";
import type { RequestContext } from "@/server/platform/request/context";

/**
 * Guesses for one document across all clients. The delay grows instead of locking anyone out: a person with the password waits at
 * most five minutes, while guessing from many addresses gets about three hundred attempts a day.
 */
const GUESSES: DelayRule = { free: 20, firstDelaySeconds: 1, maxDelaySeconds: 300, forgetAfterSeconds: 24 * 3600 };

/** Counts a guess for the document and for the client's network, signed in or not. Throws TOO_MANY_REQUESTS. */
export async function takeGuess(db: Db, { client, answer }: RequestContext, documentId: string): Promise<void> {
  const wait = (await takePoint("password", `${client}:${documentId}`)) ?? (await attempt(db, guessesOf(documentId), GUESSES));
  if (wait === null) return;
  answer.set("retry-after", String(wait));
  throw failure("TOO_MANY_REQUESTS");
}

/** One that was correct; the attempts of others still count. */
export const takeBackGuess = (db: Db, documentId: string) => takeBack(db, guessesOf(documentId));

const guessesOf = (documentId: string) => `share-password:${documentId}`;
