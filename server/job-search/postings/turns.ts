import { ORPCError } from "@orpc/server";
import { LIMITS } from "@/contracts/limits";
import { failure } from "@/server/platform/errors";
import { singleton } from "@/server/platform/singleton";
import { TurnsBusy } from "@/server/platform/turns/turn-queue";
import { Turns } from "@/server/platform/turns/turns";

const { running, waiting, readMs } = LIMITS.posting;

const turns = () => singleton("posting-turns", () => new Turns({ slots: running }));

/**
 * Runs the work when it is the person's turn: few reads run concurrently, so that pages which hang or are huge can fill neither memory nor
 * the line. Throws TOO_MANY_REQUESTS when too many wait already, or no slot became free within the time limit of a read.
 */
export async function inTurn<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await turns().inTurn(person, work, { perAccount: waiting.person, total: waiting.instance, patienceMs: readMs });
  } catch (cause) {
    if (!(cause instanceof TurnsBusy)) throw cause;
    const message = "Too many postings are being read at the moment. Try again in a few seconds.";
    throw failure("TOO_MANY_REQUESTS", { message, cause });
  }
}

/** Sets when to come back where there was no turn: by then each reading that ran has ended. */
export async function tellingWhenToRetry<Result>(answer: Headers, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    if (error instanceof ORPCError && error.code === "TOO_MANY_REQUESTS")
      answer.set("retry-after", String(Math.ceil(LIMITS.posting.readMs / 1000)));
    throw error;
  });
}
