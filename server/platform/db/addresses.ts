import type pg from "pg";
import { env } from "@/server/platform/env";

/**
 * One connection string for each host of a URL that names several, as libpq reads it:
 * `postgresql://user@one:5432,two:5432/dossier?target_session_attrs=read-write`. The driver itself takes one host only.
 */
export function connectionStrings(url: string): string[] {
  const [, start = "", hosts = "", rest = ""] = /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  if (!hosts.includes(",")) return [withoutTarget(url)];
  return hosts.split(",").map((host) => withoutTarget(`${start}${host}${rest}`));
}

const TARGET = /([?&])target_session_attrs=[^&]*(&|$)/;

const withoutTarget = (url: string) =>
  url.replace(TARGET, (_all, before: string, after: string) => (after === "&" ? before : "")).replace(/\?$/, "");

/** Whether a server of a URL accepts writes is checked only where it may vary: with several hosts, or when the URL requests it. */
export const asksForPrimary = (url: string): boolean =>
  connectionStrings(url).length > 1 || /[?&]target_session_attrs=(read-write|primary)(&|$)/.test(url);

/** The database of the settings, perhaps behind a pooler; null for the bundled one. */
export function configuredConnection(): pg.ClientConfig | null {
  const { DATABASE_URL } = env();
  return DATABASE_URL === undefined ? null : { connectionString: DATABASE_URL };
}

/** The same past any pooler, for work that needs a dedicated session: migrations, LISTEN and backups. */
export function directConnection(): pg.ClientConfig | null {
  const { DATABASE_DIRECT_URL } = env();
  return DATABASE_DIRECT_URL === undefined ? configuredConnection() : { connectionString: DATABASE_DIRECT_URL };
}

/** How to reach a database: one configuration for each server that may be its primary. */
export type Addresses = { configs: [pg.ClientConfig, ...pg.ClientConfig[]]; mustAskForPrimary: boolean };

export function addressesOf(connection: pg.ClientConfig): Addresses {
  const { connectionString: url, ...rest } = connection;
  if (url === undefined) return { configs: [connection], mustAskForPrimary: false };
  const [first = url, ...more] = connectionStrings(url);
  const configOf = (connectionString: string) => ({ ...rest, connectionString });
  return { configs: [configOf(first), ...more.map(configOf)], mustAskForPrimary: asksForPrimary(url) };
}
