import type { TextReport } from "@/contracts/accounts/text-reports";
import { LIMITS } from "@/contracts/limits";
import { type Db, transaction } from "@/server/platform/db/client";
import type { TextReport as Row } from "@/server/platform/db/generated/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import { type Page, pageFrom } from "@/server/platform/keyset";

type Reported = Pick<TextReport, "language" | "key" | "text" | "suggestion">;

const toReport = ({ id, language, key, text, suggestion, createdAt }: Row): TextReport => ({
  id,
  language: language as TextReport["language"],
  key,
  text,
  suggestion,
  createdAt: createdAt.toISOString(),
});

/** Stores a better text. A second one by the same person for the same text replaces it. Throws BAD_REQUEST where they have too many. */
export async function createTextReport(db: Db, ownerId: string, reported: Reported, now: Date): Promise<TextReport> {
  const { language, key, text, suggestion } = reported;
  return transaction(db, async (tx) => {
    // Without the lock, simultaneous requests would each count too few.
    await lockAccount(tx, ownerId);
    const { perAccount } = LIMITS.textReport;
    if ((await tx.textReport.count({ where: { userId: ownerId, NOT: { language, key } } })) >= perAccount)
      throw failure("BAD_REQUEST", { message: `You have suggested ${perAccount} texts, the most that an account can.` });
    const content = { text, suggestion, createdAt: now };
    const row = await tx.textReport.upsert({
      where: { userId_language_key: { userId: ownerId, language, key } },
      create: { id: newId(), userId: ownerId, language, key, ...content },
      update: content,
    });
    return toReport(row);
  });
}

/** What everybody suggested, the newest first. */
export async function listTextReports(db: Db, page: Page): Promise<{ reports: TextReport[]; cursor: string | null }> {
  const { take, after, split } = pageFrom("createdAt", page);
  const rows = await db.textReport.findMany({ where: after, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take });
  const { entries, cursor } = split(rows);
  return { reports: entries.map(toReport), cursor };
}

/** Throws NOT_FOUND for one that does not exist. */
export async function deleteTextReport(db: Db, reportId: string): Promise<void> {
  const { count } = await db.textReport.deleteMany({ where: { id: knownId(reportId) } });
  if (count === 0) throw failure("NOT_FOUND");
}
