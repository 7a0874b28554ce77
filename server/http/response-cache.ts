import { hash } from "node:crypto";
import type { ContractMeta } from "@/contracts/base";
import type { Db } from "@/server/db/client";
import { applicationState, applicationsState, resumeState, resumesState, sharedState } from "@/server/db/hot/read-states";
import { isCounted, isOpenToAll } from "@/server/documents/sharing/access";
import { countView } from "@/server/documents/sharing/statistics";
import type { Operation } from "@/server/http/operations";
import { ReadyJson } from "@/server/http/ready-json";
import { singleton } from "@/server/singleton";

/** One state of one answer: two reads of the same thing in the same state have equal answers. */
export type ReadState = {
  /** Whose answer it is, and to which input. */
  of: string;
  state: string;
};

export type ReadBy = { userId: string | null; client: string; userAgent: string };

type Reader = (db: Db, by: ReadBy, input: unknown, operationId: string) => Promise<ReadState | null>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads that many programs repeat. Each asks the database only which state the resource is in: every change of a resume raises its
 * `updatedAt`, so a state's answer, once made, is good for as long as the state is current. `of` holds everything else that the answer
 * depends on: whose it is, and the parsed input. Null: take the ordinary way.
 */
const READERS: Record<NonNullable<ContractMeta["cache"]>, Reader> = {
  resume: async (_db, { userId }, input) => {
    const { id } = input as { id: string };
    if (!userId || !UUID.test(id)) return null;
    const state = await resumeState(userId, id);
    return state === undefined ? null : { of: `resume ${userId} ${id}`, state };
  },
  resumes: async (_db, { userId }, input) =>
    userId ? { of: `resumes ${userId} ${JSON.stringify(input)}`, state: await resumesState(userId) } : null,
  sharedResume: async (db, by, input) => {
    const { username, slug } = input as { username: string; slug: string };
    const shared = await sharedState(username, slug);
    if (!shared || !isOpenToAll(shared)) return null;
    // The owner's copy has a name of its own and is never a visitor's.
    const isForVisitors = isCounted(shared, by);
    if (isForVisitors) await countView(db, shared.id, by.client, by.userAgent);
    return {
      of: `shared with ${isForVisitors ? "visitors" : "its owner"} ${shared.id} ${username}/${slug}`,
      state: shared.updatedAt,
    };
  },
  application: async (_db, { userId }, input) => {
    const { id } = input as { id: string };
    if (!userId || !UUID.test(id)) return null;
    const state = await applicationState(userId, id);
    return state === undefined ? null : { of: `application ${userId} ${id}`, state };
  },
  applications: async (_db, { userId }, input, operationId) =>
    userId ? { of: `${operationId} ${userId} ${JSON.stringify(input ?? null)}`, state: await applicationsState(userId) } : null,
};

const MAX_BYTES = 32 * 1024 * 1024;

/** The latest answer of each thing that is read, those read last when they do not all have room. */
export class ResponseCache {
  readonly #answers = new Map<string, { state: string; answer: ReadyJson }>();
  #bytes = 0;

  constructor(readonly maxBytes: number) {}

  get bytes() {
    return this.#bytes;
  }

  get({ of, state }: ReadState): ReadyJson | undefined {
    const kept = this.#answers.get(of);
    if (kept?.state !== state) return undefined;
    this.#answers.delete(of);
    this.#answers.set(of, kept);
    return kept.answer;
  }

  /** Keeps an answer in the place of the one before it: nobody reads a state again that has passed. */
  set({ of, state }: ReadState, answer: ReadyJson) {
    this.#remove(of);
    this.#answers.set(of, { state, answer });
    this.#bytes += answer.bytes.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.maxBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(of: string) {
    this.#bytes -= this.#answers.get(of)?.answer.bytes.length ?? 0;
    this.#answers.delete(of);
  }
}

const cache = () => singleton("response-cache", () => new ResponseCache(MAX_BYTES));

/** The state that a read is about, or null when the operation is none of the cached ones. `input` is the parsed one. */
export async function stateOfRead(
  db: Db,
  { meta, operationId }: Pick<Operation, "meta" | "operationId">,
  input: unknown,
  by: ReadBy,
): Promise<ReadState | null> {
  return meta.cache ? READERS[meta.cache](db, by, input, operationId) : null;
}

export const etagOf = ({ of, state }: ReadState) => `"${hash("sha1", `${of} ${state}`, "base64url")}"`;

/** The answer of a state if it was made before. */
export const cachedAnswer = (state: ReadState): ReadyJson | undefined => cache().get(state);

const CACHED_HEADERS = ["x-total-count"];

/** Keeps the answer of a state with its headers, and gives it in the form in which it is sent. */
export function rememberAnswer(state: ReadState, body: unknown, headers: Headers): ReadyJson {
  const own = CACHED_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : []));
  const ready = new ReadyJson(Buffer.from(JSON.stringify(body)), Object.fromEntries(own));
  cache().set(state, ready);
  return ready;
}
