import { AsyncLocalStorage } from "node:async_hooks";
import { LIMITS } from "@/contracts/limits";
import type { Caller } from "@/server/platform/request/caller";
import { singleton } from "@/server/platform/singleton";

type Acting = { program: string | null; account: string; ownerId: string | null };

const running = () => singleton("acting", () => new AsyncLocalStorage<Acting>());

/** Runs an operation so that what it stores can name the API key or program of the request, and so that its work counts as the caller's. */
export const actingAs = <Result>(caller: Caller | null, client: string, work: () => Result): Result => {
  const program = caller && "name" in caller ? caller.name : null;
  return running().run({ program, account: caller?.userId ?? client, ownerId: caller?.userId ?? null }, work);
};

/** Runs work for an account, or a network, in the background or outside of operations. */
export const onBehalfOf = <Result>(account: string, work: () => Result): Result =>
  running().run({ program: null, account, ownerId: null }, work);

/**
 * The name of the API key or program whose request is being handled; null where the user acts through the interface, and in
 * background work. Not a parameter, because only versions need it, and everything that writes a document keeps one.
 */
export const actingProgram = (): string | null => running().getStore()?.program?.slice(0, LIMITS.madeBy) ?? null;

/** The account, or else the network, that the running work is for; all work of the instance itself counts as one account. */
export const actingAccount = (): string => running().getStore()?.account ?? "instance";

/** The signed-in account of the request that is being handled; null for visitors and in background work. */
export const actingOwner = (): string | null => running().getStore()?.ownerId ?? null;
