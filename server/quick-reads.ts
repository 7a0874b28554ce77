import { db, first, sql } from "@/server/db/client";
import type { Operation } from "@/server/guard";
import { countView } from "@/server/resumes/statistics";
import { singleton } from "@/server/singleton";

/** An answer whose JSON is at hand as bytes: it is sent as it is, neither validated nor written again. */
export class ReadyJson {
  constructor(readonly bytes: Buffer) {}
}

/** Names one state of one answer; two requests with equal names have equal answers. */
type StateName = string;

export type ReadBy = { userId: string | null; client: string; userAgent: string };

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
  readonly #answers = new Map<StateName, Buffer>();
  #bytes = 0;

  get(state: StateName): Buffer | undefined {
    const answer = this.#answers.get(state);
    if (!answer) return undefined;
    this.#answers.delete(state);
    this.#answers.set(state, answer);
    return answer;
  }

  set(state: StateName, answer: Buffer) {
    if (this.#answers.has(state)) return;
    this.#answers.set(state, answer);
    this.#bytes += answer.length;
    for (const [oldest, { length }] of this.#answers) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#answers.delete(oldest);
      this.#bytes -= length;
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
export function keptAnswer(state: StateName): ReadyJson | null {
  const bytes = kept().get(state);
  return bytes ? new ReadyJson(bytes) : null;
}

/** Keeps the answer of a state, and gives it in the form in which it is sent. */
export function keepAnswer(state: StateName, body: unknown): ReadyJson {
  const bytes = Buffer.from(JSON.stringify(body));
  kept().set(state, bytes);
  return new ReadyJson(bytes);
}
