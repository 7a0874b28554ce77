import { programsAfter } from "@/server/accounts/programs/service";
import { callsAfter } from "@/server/ai/ledger/ledger";
import { EXPORTED_CAREER } from "@/server/career/export";
import { findProfile } from "@/server/career/profile";
import { readTrackerSettings } from "@/server/job-search/applications/settings";
import type { Db } from "@/server/platform/db/client";
import { FIRST_ID } from "@/server/platform/ids";
import { listWebhooks } from "@/server/portability/webhooks/service";
import { type Entry, jsonEntry } from "./entry";
import { type StoredFiles, storedEntry } from "./stored-files";

const BATCH = 50;

type Reader = (db: Db, ownerId: string, after: string, take: number) => Promise<{ id: string }[]>;

/** A list of an account as a JSON file. */
const listEntry = (db: Db, ownerId: string, path: string, read: Reader): Entry => ({
  path,
  bytes: async () => {
    const rows: unknown[] = [];
    for (let after = FIRST_ID; ; ) {
      const batch = await read(db, ownerId, after, BATCH);
      const last = batch.at(-1);
      if (!last) return jsonEntry(path, rows).bytes();
      rows.push(...batch);
      after = last.id;
    }
  },
});

/** Career data, one file for each list, and the files of conversations. */
export async function* careerEntries(db: Db, ownerId: string, files: StoredFiles): AsyncGenerator<Entry> {
  yield jsonEntry("career/profile.json", await findProfile(db, ownerId));
  for (const [name, read] of Object.entries(EXPORTED_CAREER)) yield listEntry(db, ownerId, `career/${name}.json`, read);
  const attachments = await db.assistantAttachment.findMany({
    where: { thread: { userId: ownerId } },
    select: { id: true, path: true, filename: true },
  });
  for (const { id, path, filename } of attachments)
    yield* storedEntry(files, path, `career/attachments/${id.slice(-12)} ${safeName(filename)}`);
}

/** Uploaded fonts under the names of their files. */
export async function* fontEntries(db: Db, ownerId: string, files: StoredFiles): AsyncGenerator<Entry> {
  const fonts = await db.ownFont.findMany({ where: { userId: ownerId }, select: { id: true, path: true } });
  for (const { id, path } of fonts) yield* storedEntry(files, path, `fonts/${id}${/\.\w+$/.exec(path)?.[0] ?? ""}`);
}

/** Settings, and what an account has besides documents. */
export async function* settingsEntries(db: Db, ownerId: string): AsyncGenerator<Entry> {
  const notifications = await db.notificationSetting.findUnique({
    where: { userId: ownerId },
    select: { mail: true, timezone: true },
  });
  const ai = await db.aiSetting.findUnique({ where: { userId: ownerId }, select: { monthlyLimit: true } });
  const applications = await readTrackerSettings(db, ownerId);
  yield jsonEntry("settings.json", { applications, notifications, ai, webhooks: await listWebhooks(db, ownerId) });
  yield listEntry(db, ownerId, "programs.json", programsAfter);
  yield listEntry(db, ownerId, "ai-calls.json", callsAfter);
}

const safeName = (name: string) =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
    .slice(-80)
    .trim();
