import { applicationSchema } from "@/contracts/model/application";
import { letterSchema } from "@/contracts/model/letter";
import { resumeSchema } from "@/contracts/model/resume/resume";
import { EXPORTED_USER, toExportedUser } from "@/server/accounts/account/rows";
import { programsAfter } from "@/server/accounts/programs/service";
import { callsAfter } from "@/server/ai/ledger/ledger";
import { readLinkedCalendar } from "@/server/career/caldav/settings";
import { readLinkedContacts } from "@/server/career/carddav/settings";
import { EXPORTED_CAREER } from "@/server/career/export";
import { findProfile } from "@/server/career/profile";
import { listDevices } from "@/server/career/push/devices";
import { lettersAfter } from "@/server/documents/letters/read";
import { shareLinksAfter } from "@/server/documents/links/archived-links";
import { resumesAfter } from "@/server/documents/resumes/read";
import { applicationsAfter } from "@/server/job-search/applications/read";
import { readMailbox } from "@/server/job-search/mailbox/settings";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { FIRST_ID } from "@/server/platform/ids";
import { listWebhooks } from "@/server/portability/webhooks/service";

/** Documents that are in memory at the same time. */
const BATCH = 50;

/**
 * Everything the account holds, Trash included, without secrets, as the text of one JSON object in pieces: an account of any size
 * needs only the memory of a few documents. Each document is checked against the contract.
 */
export async function* exportAccountText(db: Db, ownerId: string, now: Date): AsyncGenerator<string> {
  const user = await db.user.findUnique({ where: { id: ownerId }, select: EXPORTED_USER });
  if (!user) throw failure("NOT_FOUND");
  yield `{"exportedAt":${JSON.stringify(now.toISOString())},"user":${JSON.stringify(toExportedUser(user))},"resumes":[`;
  yield* joined(
    (after) => resumesAfter(db, ownerId, after, BATCH),
    (resume) => JSON.stringify(resumeSchema.parse(resume)),
  );
  yield `],"coverLetters":[`;
  yield* joined(
    (after) => lettersAfter(db, ownerId, after, BATCH),
    (letter) => JSON.stringify(letterSchema.parse(letter)),
  );
  yield `],"applications":[`;
  yield* joined(
    (after) => applicationsAfter(db, ownerId, after, BATCH),
    (application) => JSON.stringify(applicationSchema.parse(application)),
  );
  yield `],"shareLinks":[`;
  yield* joined(
    (after) => shareLinksAfter(db, ownerId, after, BATCH),
    (link) => JSON.stringify(link),
  );
  const mailbox = await readMailbox(db, ownerId);
  const calendar = await readLinkedCalendar(db, ownerId);
  const addressBook = await readLinkedContacts(db, ownerId);
  yield `],"mailbox":${JSON.stringify(mailbox.configured ? mailbox : null)},"calendar":${JSON.stringify(calendar.configured ? calendar : null)},"addressBook":${JSON.stringify(addressBook.configured ? addressBook : null)},"webhooks":${JSON.stringify(await listWebhooks(db, ownerId))},"pushDevices":${JSON.stringify(await listDevices(db, ownerId))},"programs":[`;
  yield* joined(
    (after) => programsAfter(db, ownerId, after, BATCH),
    (program) => JSON.stringify(program),
  );
  yield `],"aiCalls":[`;
  yield* joined(
    (after) => callsAfter(db, ownerId, after, BATCH),
    (entry) => JSON.stringify(entry),
  );
  yield `],"career":{"profile":${JSON.stringify(await findProfile(db, ownerId))}`;
  for (const [name, read] of Object.entries(EXPORTED_CAREER)) {
    yield `,"${name}":[`;
    yield* joined(
      (after) => read(db, ownerId, after, BATCH),
      (row) => JSON.stringify(row),
    );
    yield "]";
  }
  yield "}}";
}

/** The export as one value. */
export async function exportAccount(db: Db, ownerId: string, now: Date) {
  let text = "";
  for await (const piece of exportAccountText(db, ownerId, now)) text += piece;
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
