import { MAX_DUPLICATES } from "@/contracts/applications/postings";
import type { Stage } from "@/contracts/model/stages";
import { duplicateFinder } from "@/domain/applications/duplicates";
import { storedLink } from "@/domain/postings/source-link";
import { escapeHtml } from "@/domain/rich-text/escape";
import { runTask } from "@/server/documents/tasks/run-task";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { answerOf, saysAnything } from "./answer";

type Capture = { url: string; html: string; title?: string | undefined };

/**
 * Reads a page that a browser shows, and names the owner's applications for the same posting. Stores nothing. Throws POSTING_UNREADABLE
 * for a page without a posting.
 */
export async function readCapture(db: Db, ownerId: string, { url, html, title }: Capture, now: Date) {
  const posting = await runTask("postingOfHtml", { html: titled(html, title) });
  if (!saysAnything(posting) && posting.jobDescription === "") throw failure("POSTING_UNREADABLE", { data: { reason: "empty" } });
  const source = { requestedUrl: url, resolvedUrl: url, retrievedAt: now.toISOString() };
  const answer = answerOf(posting, { method: "extension", format: "html", ...source }, storedLink(url));
  const duplicates = await duplicatesOf(db, ownerId, { company: answer.company, role: answer.role, sourceUrl: url });
  return { ...answer, duplicates };
}

/** A page whose title is only in the window, as where scripts set it. */
const titled = (html: string, title = ""): string =>
  title.trim() === "" || /<title[\s>]/i.test(html) ? html : `<title>${escapeHtml(title)}</title>${html}`;

async function duplicatesOf(db: Db, ownerId: string, posting: { company: string; role: string; sourceUrl: string }) {
  const rows = await db.application.findMany({
    where: { userId: ownerId },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    select: { id: true, company: true, role: true, sourceUrl: true, status: true },
  });
  return duplicateFinder(rows)(posting)
    .slice(0, MAX_DUPLICATES)
    .map(({ application: { id, company, role, status } }) => ({ applicationId: id, company, role, status: status as Stage }));
}
