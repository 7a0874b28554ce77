import { hash } from "node:crypto";
import type { ContractMeta } from "@/contracts/base";
import { isCounted, isOpenToAll } from "@/server/documents/sharing/access";
import { countVisit } from "@/server/documents/sharing/statistics";
import type { Operation } from "@/server/entrance/http/operations";
import type { Db } from "@/server/platform/db/client";
import {
  applicationState,
  applicationsState,
  resumeState,
  resumesState,
  sharedState,
} from "@/server/platform/db/hot/read-states";
import { ReadyJson } from "@/server/platform/request/ready-json";
import { singleton } from "@/server/platform/singleton";

/** One state of one response: two reads of the same resource in the same state have equal responses. */
export type ReadState = {
  /** Who the response is for, and its input. */
  of: string;
  state: string;
};

export type ReadBy = { userId: string | null; client: string };

type Reader = (db: Db, by: ReadBy, input: unknown, operationId: string) => Promise<ReadState | null>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads that programs often repeat. Each queries only the state of the resource: every change of a resume raises its `updatedAt`,
 * so a cached response is valid as long as its state is current. `of` holds everything else that the response depends on: the
 * owner and the parsed input. Null means not cacheable.
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
    // The owner's response has its own key and is never served to visitors.
    const isForVisitors = isCounted(shared, by);
    if (isForVisitors) await countVisit(db, "view", shared.id, by.client);
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

/** Without the compressed forms of responses, which add about a fourth where clients request them. */
const MAX_BYTES = 32 * 1024 * 1024;

/** The latest response per resource; the least recently read ones are evicted when full. */
export class ResponseCache {
  readonly #answers = new Map<string, { state: string; answer: ReadyJson }>();
  #bytes = 0;

  constructor(readonly maxBytes: number) {}

  get bytes() {
    return this.#bytes;
  }

  get({ of, state }: ReadState): ReadyJson | undefined {
    const cached = this.#answers.get(of);
    if (cached?.state !== state) return undefined;
    this.#answers.delete(of);
    this.#answers.set(of, cached);
    return cached.answer;
  }

  /** Replaces the previous response: a past state is never read again. */
  set({ of, state }: ReadState, answer: ReadyJson) {
    this.#remove(of);
    this.#answers.set(of, { state, answer });
    this.#bytes += answer.bytes.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.maxBytes) return;
      this.#remove(oldest);
    }
  }

  clear() {
    this.#answers.clear();
    this.#bytes = 0;
  }

  #remove(of: string) {
    this.#bytes -= this.#answers.get(of)?.answer.bytes.length ?? 0;
    this.#answers.delete(of);
  }
}

const cache = () => singleton("response-cache", () => new ResponseCache(MAX_BYTES));

/** The state for a read, or null if the operation is not cached. `input` is already parsed. */
export async function stateOfRead(
  db: Db,
  { meta, operationId }: Pick<Operation, "meta" | "operationId">,
  input: unknown,
  by: ReadBy,
): Promise<ReadState | null> {
  return meta.cache ? READERS[meta.cache](db, by, input, operationId) : null;
}

/** Forgets all responses, after another database server may have taken over. */
export const forgetAnswers = (): void => cache().clear();

export const etagOf = ({ of, state }: ReadState) => `"${hash("sha1", `${of} ${state}`, "base64url")}"`;

/** The cached response of a state, if any. */
export const cachedAnswer = (state: ReadState): ReadyJson | undefined => cache().get(state);

const CACHED_HEADERS = ["x-total-count"];

/** Caches the response of a state with its headers, and returns it in the form in which it is sent. */
export function rememberAnswer(state: ReadState, body: unknown, headers: Headers): ReadyJson {
  const own = CACHED_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : []));
  const ready = new ReadyJson(Buffer.from(JSON.stringify(body)), Object.fromEntries(own));
  cache().set(state, ready);
  return ready;
}
