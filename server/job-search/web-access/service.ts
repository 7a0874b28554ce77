import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { ServiceFailed } from "./ask-service";
import { type Connection, connectionOf, managedConnection, savedProvider } from "./connection";
import { SEARCH_PROVIDERS } from "./providers/registry";
import { EXAMPLE_ADDRESS, readExample } from "./read-example";

/** What an account can do on the web. */
export async function readWebAccess(db: Db, ownerId: string) {
  const managed = managedConnection();
  const provider = managed?.provider ?? (await savedProvider(db, ownerId));
  const configured = provider !== null;
  return {
    builtInReader: true as const,
    configured,
    provider,
    managed: managed !== null,
    canSave: managed === null,
    search: configured,
    read: true as const,
  };
}

type Probe = { success: boolean; error?: string };

/** Tries search and reading, each for itself. Throws PRECONDITION_FAILED where no provider is connected. */
export async function testWebAccess(db: Db, ownerId: string): Promise<{ search: Probe; read: Probe }> {
  const connection = await connectionOf(db, ownerId);
  if (!connection)
    throw failure("PRECONDITION_FAILED", { message: "No search provider is connected. Connect one in Settings, then test it." });
  const { provider, apiKey } = connection;
  const [search, read] = await Promise.all([
    probe(() => SEARCH_PROVIDERS[provider].search(apiKey, "example domain", 1)),
    probe(() => readWith(connection)),
  ]);
  return { search, read };
}

/** Reads with the provider; where a compatible server only searches, as the built-in reader does. */
async function readWith({ provider, apiKey }: Connection): Promise<string> {
  try {
    return await SEARCH_PROVIDERS[provider].readPage(apiKey, EXAMPLE_ADDRESS);
  } catch (error) {
    if (error instanceof ServiceFailed && error.reason === "unsupported") return readExample();
    throw error;
  }
}

async function probe(work: () => Promise<readonly unknown[] | string>): Promise<Probe> {
  try {
    const found = await work();
    return found.length > 0 ? { success: true } : { success: false, error: "The answer was empty. Try again later." };
  } catch (error) {
    if (error instanceof ServiceFailed) return { success: false, error: SENTENCES[error.reason] };
    throw error;
  }
}

const SENTENCES: Record<ServiceFailed["reason"], string> = {
  key: "The key was rejected. Check it, then save it again.",
  credit: "The account with the provider has no credit left. Add credit there.",
  busy: "The provider's rate limit is reached. Try again later.",
  unsupported: "The provider has no such operation at its address. Check the base URL.",
  unreachable: "The address could not be reached. Check this server's connection to the internet.",
  timeout: "There was no answer in time. Try again later.",
  unreadable: "The answer could not be understood. Try again later.",
  error: "The provider reported an error. Try again later.",
};
