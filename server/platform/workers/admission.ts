import { singleton } from "@/server/platform/singleton";

/** How many jobs for child processes may wait or run at the same time: per instance, and per client (an account, or else a network). */
const MAX = { instance: 96, client: 32 };

/** Too many jobs for child processes are waiting already, from this client or in total. */
export class WorkersBusy extends Error {
  override readonly name = "WorkersBusy";
  constructor(readonly of: "client" | "instance") {
    super("Too much is waiting for the child processes.");
  }
}

const waiting = () => singleton("child-work", () => ({ all: 0, byClient: new Map<string, number>() }));

/**
 * Admits jobs for child processes per account or network, so that no client can fill the shared queue. Throws WorkersBusy at
 * once instead of letting requests wait for long.
 */
export async function admitted<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
  const count = waiting();
  const own = count.byClient.get(client) ?? 0;
  if (own >= MAX.client) throw new WorkersBusy("client");
  if (count.all >= MAX.instance) throw new WorkersBusy("instance");
  count.all += 1;
  count.byClient.set(client, own + 1);
  try {
    return await work();
  } finally {
    count.all -= 1;
    const left = (count.byClient.get(client) ?? 1) - 1;
    if (left > 0) count.byClient.set(client, left);
    else count.byClient.delete(client);
  }
}
