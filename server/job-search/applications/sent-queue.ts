import { DAY_MS } from "@/domain/dates/day-ms";
import { type Db, database } from "@/server/platform/db/client";
import { logError } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { sentCopy } from "./sent-copies";

type Queue = { waiting: Set<string>; running: Promise<void> | null; timer: NodeJS.Timeout | null };
const queue = () => singleton("sent-queue", (): Queue => ({ waiting: new Set(), running: null, timer: null }));

/** Users continue working after they have sent something; printing begins when the response is on its way. */
const PAUSE_MS = 100;

/** Prints submissions one after the other in the background. What fails is tried again by the hourly sweep, and by who opens it. */
export function printSoon(submissionIds: readonly string[]): void {
  const state = queue();
  for (const id of submissionIds) state.waiting.add(id);
  if (state.running || state.timer || state.waiting.size === 0) return;
  state.timer = setTimeout(() => {
    state.timer = null;
    state.running = printWaiting(state).finally(() => {
      state.running = null;
    });
  }, PAUSE_MS).unref();
}

async function printWaiting({ waiting }: Queue): Promise<void> {
  for (const id of waiting) {
    waiting.delete(id);
    try {
      await sentCopy(database(), id);
    } catch (error) {
      logError("typesetter", "A sent document will be printed later.", error, { submissionId: id });
    }
  }
}

/** Drops pending work, which the next start resumes, and resolves when nothing is being printed any more. */
export async function stopPrinting(): Promise<void> {
  const state = queue();
  state.waiting.clear();
  if (state.timer) clearTimeout(state.timer);
  state.timer = null;
  await state.running;
}

/** How many a sweep takes up, and for how many days: what cannot be printed in a week is printed only for who opens it. */
const MAX_SWEPT = 500;
const SWEPT_DAYS = 7;

/** Takes up what an earlier process did not get to print. */
export async function printUnprinted(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - SWEPT_DAYS * DAY_MS);
  const where = { pdfPath: null, sentAt: { gt: since } };
  const rows = await db.submission.findMany({ where, select: { id: true }, orderBy: { sentAt: "desc" }, take: MAX_SWEPT });
  printSoon(rows.map(({ id }) => id));
}
