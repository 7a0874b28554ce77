import { singleton } from "@/server/platform/singleton";

const tails = () => singleton("resume-queues", () => new Map<string, Promise<unknown>>());

/**
 * Runs jobs on one resume one after the other within this process. Writers of one resume must wait for each other anyway; here
 * they wait without holding a connection, so that they do not block readers and writers of other resumes.
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
