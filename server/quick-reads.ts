import { db, first, sql } from "@/server/db/client";
import type { Operation } from "@/server/guard";
import { countView } from "@/server/resumes/statistics";
import { singleton } from "@/server/singleton";

/** An answer whose JSON is at hand as bytes: it is sent as it is, neither validated nor written again. */
export class ReadyJson {
  constructor(
    readonly bytes: Buffer,
    /** Headers that belong to this answer, such as the total of a list. */
    readonly headers: Record<string, string> = {},
  ) {}
}

/** Names one state of one answer; two requests with equal names have equal answers. */
type StateName = string;

export type ReadBy = { userId: string | null; client: string; userAgent: string /** The query as it was sent. */; query: string };

type Reader = (by: ReadBy, params: Record<string, string>) => Promise<StateName | null>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Reads that many programs repeat. Each asks the database only which state the resource is in: every change of a resume raises its
 * `updatedAt`, so a state's answer, once made, is good for as long as the state is current. Null: take the ordinary way.
 */
const READERS: Record<string, Reader> = {
  getResume: async ({ userId }, { id }) => {
    if (!userId || !id || !UUID.test(id)) return null;
    const row = await first<{ updatedAt: string }>(
      db,
      sql`select "updatedAt" from resume where id = ${id} and "userId" = ${userId}`,
    );
    return row ? `resume ${id} ${row.updatedAt}` : null;
  },
  listResumes: async ({ userId, query }) => {
    // How many there are and the sum of their times: any change, removal or addition gives another pair.
    const row = await first<{ count: number; times: string }>(
      db,
      sql`select count(*) as count, sum(extract(epoch from "updatedAt"))::text as times from resume where "userId" = ${userId}`,
    );
    return row ? `resumes ${userId} ${row.count} ${row.times} ${query}` : null;
  },
  getPublicResume: async (by, { username, slug }) => {
    if (!username || !slug) return null;
    const row = await first<{ id: string; userId: string; updatedAt: string }>(
      db,
      sql`select r.id, r."userId", r."updatedAt" from "user" u join resume r on r."userId" = u.id
          where u.username = ${username.toLowerCase()} and r.slug = ${slug} and not u.banned and r."isPublic" and r."trashedAt" is null and r."passwordHash" is null`,
    );
    if (!row) return null;
    if (row.userId !== by.userId) await countView(row.id, by.client, by.userAgent);
    return `shared ${row.id} ${row.updatedAt}`;
  },
};

const MOST_BYTES = 32 * 1024 * 1024;

class KeptAnswers {
  readonly #answers = new Map<StateName, ReadyJson>();
  #bytes = 0;

  get(state: StateName): ReadyJson | undefined {
    const answer = this.#answers.get(state);
    if (!answer) return undefined;
    this.#answers.delete(state);
    this.#answers.set(state, answer);
    return answer;
  }

  set(state: StateName, answer: ReadyJson) {
    if (this.#answers.has(state)) return;
    this.#answers.set(state, answer);
    this.#bytes += answer.bytes.length;
    for (const [oldest, { bytes }] of this.#answers) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#answers.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}

const kept = () => singleton("kept-answers", () => new KeptAnswers());

/** The state that a read is about, or null when the operation is none of the quick ones. */
export function stateOfRead(operation: Operation, by: ReadBy): Promise<StateName | null> {
  const reader = READERS[operation.operationId];
  return reader ? reader(by, operation.params) : Promise.resolve(null);
}

/** The answer of a state if it was made before. */
export const keptAnswer = (state: StateName): ReadyJson | undefined => kept().get(state);

const KEPT_HEADERS = ["x-total-count", "x-limit", "x-offset"];

/** Keeps the answer of a state with its headers, and gives it in the form in which it is sent. */
export function keepAnswer(state: StateName, body: unknown, headers: Headers): ReadyJson {
  const own = KEPT_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : []));
  const ready = new ReadyJson(Buffer.from(JSON.stringify(body)), Object.fromEntries(own));
  kept().set(state, ready);
  return ready;
}
