import { exportedUserSchema, NO_CAREER } from "@/contracts/model/account-export";
import { letterSchema } from "@/contracts/model/letter";
import { resumeSchema } from "@/contracts/model/resume/resume";
import { database } from "@/server/db/client";
import { db, first, sql } from "@/server/db/sql";
import { lettersAfter } from "@/server/documents/letters/read";
import { resumesAfter } from "@/server/documents/resumes/read";
import { failure } from "@/server/errors";

/** Documents that are in memory at the same time. */
const BATCH = 50;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

type UserRow = Record<string, unknown> & { username: string | null; displayUsername: string | null };

/**
 * Everything the account holds, Trash included, without secrets, as the text of one JSON object in pieces: an account of any size takes
 * the memory of some documents. Each document is checked against the contract on its way.
 */
export async function* exportAccountText(userId: string, now: Date): AsyncGenerator<string> {
  const user = await first<UserRow>(
    db,
    sql`select id, name, email, username, "displayUsername", image, "emailVerified", "createdAt", "updatedAt" from "user" where id = ${userId}`,
  );
  if (!user) throw failure("NOT_FOUND");
  const username = user.username ?? "";
  const exported = exportedUserSchema.parse({ ...user, username, displayUsername: user.displayUsername ?? username });
  yield `{"exportedAt":${JSON.stringify(now.toISOString())},"user":${JSON.stringify(exported)},"resumes":[`;
  yield* joined(
    (after) => resumesAfter(database(), userId, after, BATCH),
    (resume) => JSON.stringify(resumeSchema.parse(resume)),
  );
  yield `],"coverLetters":[`;
  yield* joined(
    (after) => lettersAfter(database(), userId, after, BATCH),
    (letter) => JSON.stringify(letterSchema.parse(letter)),
  );
  // This release keeps no applications and no career data yet; the export has their places all the same, so that readers need not change.
  yield `],"applications":[],"career":${JSON.stringify(NO_CAREER)}}`;
}

/** The export as a value, for callers that want it whole. */
export async function exportAccount(userId: string, now: Date) {
  let text = "";
  for await (const piece of exportAccountText(userId, now)) text += piece;
  return JSON.parse(text) as never;
}

async function* joined<Row extends { id: string }>(
  batchAfter: (id: string) => Promise<Row[]>,
  write: (row: Row) => string,
): AsyncGenerator<string> {
  let after = FIRST_ID;
  for (let isFirst = true; ; isFirst = false) {
    const rows = await batchAfter(after);
    const last = rows.at(-1);
    if (!last) return;
    yield (isFirst ? "" : ",") + rows.map(write).join(",");
    after = last.id;
  }
}
