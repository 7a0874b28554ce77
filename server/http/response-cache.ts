import { createHash } from "node:crypto";
import { z } from "zod";
import { db, first, sql } from "@/server/db/client";
import { ReadyJson } from "@/server/http/ready-json";
import { countView } from "@/server/resumes/statistics";
import { singleton } from "@/server/singleton";

/** Names one state of one answer; two requests with equal names have equal answers. */
type StateName = string;

export type ReadBy = { userId: string | null; client: string; userAgent: string };

type Reader = (by: ReadBy, input: unknown) => Promise<StateName | null>;

const byId = z.object({ id: z.uuid() });
const byAddress = z.object({ username: z.string(), slug: z.string() });

/**
 * Reads that many programs repeat. Each asks the database only which state the resource is in: every change of a resume raises its
 * `updatedAt`, so a state's answer, once made, is good for as long as the state is current. A name holds everything that the answer
 * depends on: whose it is, and the parsed input. Null: take the ordinary way.
 */
const READERS: Record<string, Reader> = {
  getResume: async ({ userId }, input) => {
    const parsed = byId.safeParse(input);
    if (!userId || !parsed.success) return null;
    const { id } = parsed.data;
    const row = await first<{ updatedAt: string }>(
      db,
      sql`select "updatedAt" from resume where id = ${id} and "userId" = ${userId}`,
    );
    return row ? `resume ${userId} ${id} ${row.updatedAt}` : null;
  },
  listResumes: async ({ userId }, input) => {
    // How many there are and the sum of their times: any change, removal or addition gives another pair.
    const row = await first<{ count: number; times: string }>(
      db,
      sql`select count(*) as count, sum(extract(epoch from "updatedAt"))::text as times from resume where "userId" = ${userId}`,
    );
    return row ? `resumes ${userId} ${row.count} ${row.times} ${JSON.stringify(input)}` : null;
  },
  getPublicResume: async (by, input) => {
    const { username, slug } = byAddress.parse(input);
    const row = await first<{ id: string; userId: string; updatedAt: string }>(
      db,
      sql`select r.id, r."userId", r."updatedAt" from "user" u join resume r on r."userId" = u.id
          where u.username = ${username} and r.slug = ${slug} and not u.banned and r."isPublic" and r."trashedAt" is null and r."passwordHash" is null`,
    );
    if (!row) return null;
    // An answer made for the owner has a name of its own and is never a visitor's; nor is the owner's visit a view.
    const isOwner = row.userId === by.userId;
    if (!isOwner) await countView(row.id, by.client, by.userAgent);
    return `shared ${isOwner ? "with its owner" : "with visitors"} ${row.id} ${row.updatedAt} ${username}/${slug}`;
  },
};

const MAX_BYTES = 32 * 1024 * 1024;

class ResponseCache {
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
      if (this.#bytes <= MAX_BYTES) return;
      this.#answers.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}

const cache = () => singleton("response-cache", () => new ResponseCache());

/** The state that a read is about, or null when the operation is none of the cached ones. `input` is the parsed one. */
export function stateOfRead(operationId: string, input: unknown, by: ReadBy): Promise<StateName | null> {
  const reader = READERS[operationId];
  return reader ? reader(by, input) : Promise.resolve(null);
}

export const etagOf = (state: StateName) => `"${createHash("sha1").update(state).digest("base64url")}"`;

/** The answer of a state if it was made before. */
export const cachedAnswer = (state: StateName): ReadyJson | undefined => cache().get(state);

const CACHED_HEADERS = ["x-total-count", "x-limit", "x-offset"];

/** Keeps the answer of a state with its headers, and gives it in the form in which it is sent. */
export function rememberAnswer(state: StateName, body: unknown, headers: Headers): ReadyJson {
  const own = CACHED_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : []));
  const ready = new ReadyJson(Buffer.from(JSON.stringify(body)), Object.fromEntries(own));
  cache().set(state, ready);
  return ready;
}
