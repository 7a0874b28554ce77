import { AsyncLocalStorage } from "node:async_hooks";
import { LIMITS } from "@/contracts/limits";
import { singleton } from "@/server/singleton";
import type { Caller } from "./identify";

const running = () => singleton("acting-program", () => new AsyncLocalStorage<string | null>());

/** Runs an operation so that what it keeps can name the API key or program that asked for it. */
export const actingAs = <Result>(caller: Caller | null, work: () => Result): Result =>
  running().run(caller && "name" in caller ? caller.name : null, work);

/**
 * The name of the API key or program whose request is being answered; null where the person acts through the interface, and in
 * background work. Not a parameter, because only versions ask for it, and everything that writes a document keeps one.
 */
export const actingProgram = (): string | null => running().getStore()?.slice(0, LIMITS.madeBy) ?? null;
