import type { Viewer } from "@/server/accounts/auth/viewer";
import { singleton } from "@/server/platform/singleton";
import type { pageQueries } from "./page-queries";

export type { Viewer };

type PageQueries = typeof pageQueries;

const offered = () => singleton<{ queries: PageQueries | null }>("page-queries", () => ({ queries: null }));

/** For the start of the server. */
export function offerToPages(queries: PageQueries): void {
  offered().queries = queries;
}

/**
 * The server that this process runs, for pages. They ask it instead of importing what they need: Next bundles what a page imports,
 * and a second copy of the tables, contracts and accounts would take time and memory.
 */
export function runningServer(): PageQueries {
  const { queries } = offered();
  if (!queries) throw new Error("The server has not started.");
  return queries;
}

/** For Next's routes of addresses that our own server handles before Next does. */
export const answerRequest = (request: Request): Promise<Response> => runningServer().request(request);
