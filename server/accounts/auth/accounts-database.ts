import { AsyncLocalStorage } from "node:async_hooks";
import { prismaAdapter } from "better-auth/adapters/prisma";
import { APIError } from "better-auth/api";
import { type Db, database } from "@/server/platform/db/client";
import { isDatabaseUnavailable } from "@/server/platform/db/failures";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { singleton } from "@/server/platform/singleton";
import { hashedSessions } from "./hashed-sessions";
import { audiencesOf } from "./programs/app-address";

const running = () => singleton("accounts-transaction", () => new AsyncLocalStorage<Db>());

/**
 * The database handle for better-auth's hooks: better-auth's open transaction if there is one, else the client. A separate
 * connection could wait for a free one while holding one, and would not see what the transaction has written.
 */
export const accountsDb = (): Db => running().getStore() ?? database();

/**
 * The database adapter of better-auth. It never stores a session token as it is. Its related writes share one transaction, separate from ours. The client is looked up for
 * each statement, because start-up reopens it.
 */
export const accountsDatabase = prismaAdapter(
  new Proxy({} as PrismaClient, {
    get(_, name) {
      if (name === "$transaction") return inTransaction;
      return Reflect.get(COMPUTED, name) ?? Reflect.get(reporting(database()), name);
    },
  }),
  { provider: "postgresql", transaction: true },
);

type Where = { where: { identifier?: { equals?: unknown } } };

/**
 * What the sign-in service would store about the audiences of tokens. They follow from the address of this instance, which
 * depends on the request, so they are computed: everything that `audiencesOf` may return is an audience. Which of them belongs to
 * a request is decided in front/programs/. No program has its own audiences.
 */
const COMPUTED = {
  oauthResource: {
    async findFirst({ where: { identifier } }: Where) {
      const address = String(identifier?.equals);
      return isAudience(address) ? { id: address, identifier: address, name: address, disabled: false } : null;
    },
    findMany: async () => [],
  },
  oauthClientResource: { findMany: async () => [] },
};

const isAudience = (address: string) => URL.canParse(address) && audiencesOf(new URL(address).origin).includes(address);

async function inTransaction<Result>(work: (tx: Db) => Promise<Result>): Promise<Result> {
  return reported(reporting(database()).$transaction((tx) => running().run(tx as Db, () => work(tx as Db))));
}

type Reporting = ReturnType<typeof extended>;

const clients = () => singleton("accounts-clients", () => new WeakMap<PrismaClient, Reporting>());

function reporting(client: PrismaClient): Reporting {
  const known = clients().get(client) ?? extended(client);
  clients().set(client, known);
  return known;
}

const extended = (client: PrismaClient) =>
  client.$extends(hashedSessions).$extends({ query: { $allOperations: ({ args, query }) => reported(query(args)) } });

/**
 * better-auth passes its own errors on and turns any other into a bare 500. So an unavailable database is reported as one of its
 * errors, with ours as the cause.
 */
async function reported<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isDatabaseUnavailable(error) || error instanceof APIError) throw error;
    throw new APIError("SERVICE_UNAVAILABLE", { code: "SERVICE_UNAVAILABLE", message: "The database is away.", cause: error });
  }
}
