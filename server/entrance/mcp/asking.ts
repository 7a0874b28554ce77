import type { Caller } from "@/server/platform/request/caller";

/** The caller over MCP. The same credentials, permissions and limits apply as for the API. */
export type Asking = {
  caller: Caller;
  /** The network the request comes from, as limits count it. */
  client: string;
  headers: { get: (name: string) => string | null };
  /** The address of this instance, with which links begin. */
  app: string;
  readonly signal: AbortSignal | undefined;
  /** Which tools are listed: the named ones, those of the API, or both. */
  listed: "named" | "api" | "all";
};
