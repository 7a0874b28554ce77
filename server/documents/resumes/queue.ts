import { singleton } from "@/server/singleton";

const tails = () => singleton("resume-queues", () => new Map<string, Promise<unknown>>());

/**
 * Runs works on one resume one after the other within this process. Writers of one resume have to wait for each other in any case; here
 * they wait without holding a connection, so that writers of other resumes and readers are not kept waiting with them.
 */
export function inTurn<Result>(resumeId: string, work: () => Promise<Result>): Promise<Result> {
  const before = tails().get(resumeId);
  const mine = before ? before.then(work, work) : work();
  tails().set(resumeId, mine);
  const leave = () => {
    if (tails().get(resumeId) === mine) tails().delete(resumeId);
  };
  mine.then(leave, leave);
  return mine;
}
