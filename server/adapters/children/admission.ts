import { singleton } from "@/server/singleton";

/** Work for child processes that waits or runs at once: in the instance, and of one client (an account, or a network without one). */
const MOST = { instance: 96, client: 32 };

/** Too much work for child processes waits already, of this client or of all together. */
export class ChildrenBusy extends Error {
  override readonly name = "ChildrenBusy";
  constructor(readonly of: "client" | "instance") {
    super("Too much is waiting for the child processes.");
  }
}

const waiting = () => singleton("child-work", () => ({ all: 0, byClient: new Map<string, number>() }));

/**
 * Every request that child processes work for passes here, in the name of its account or network, so that no client can fill the queue that
 * all share. Throws ChildrenBusy at once instead of letting anybody wait for long.
 */
export async function admitted<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
  const count = waiting();
  const own = count.byClient.get(client) ?? 0;
  if (own >= MOST.client) throw new ChildrenBusy("client");
  if (count.all >= MOST.instance) throw new ChildrenBusy("instance");
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
