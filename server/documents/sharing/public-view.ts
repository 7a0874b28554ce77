import { PUBLIC_VIEWS, type PublicView } from "@/contracts/model/resume/design-choices";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { refuseLocked } from "@/server/documents/resumes/change";
import { readRow } from "@/server/documents/resumes/read";
import { ROW, toResume } from "@/server/documents/resumes/rows";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { LOOKS } from "@/typeset/looks";

type State = { view: PublicView; chosen: PublicView | null };

/** A stored choice. Anything else, such as one of a later release, is none. */
export const chosenView = (stored: string | null): PublicView | null => PUBLIC_VIEWS.find((view) => view === stored) ?? null;

/** What a visitor sees first: as the owner chose, else the pages where the look of the template is what matters. */
export const firstView = (chosen: PublicView | null, template: TemplateName): PublicView =>
  chosen ?? (LOOKS[template].tags.includes("strong") ? "pages" : "read");

/** What visitors of an owner's resume see first. Throws NOT_FOUND. */
export async function readPublicView(db: Db, ownerId: string, id: string): Promise<State> {
  const where = { id: knownId(id), userId: ownerId };
  const row = await db.resume.findFirst({ where, select: { ...ROW, publicView: true } });
  if (!row) throw failure("NOT_FOUND");
  const chosen = chosenView(row.publicView);
  return { view: firstView(chosen, toResume(row).data.metadata.template), chosen };
}

/** Chooses what visitors see first; null leaves it to the template. Throws NOT_FOUND and RESUME_LOCKED. */
export async function choosePublicView(
  db: Db,
  ownerId: string,
  { id, chosen }: { id: string; chosen: PublicView | null },
): Promise<State> {
  const row = await readRow(db, ownerId, id);
  refuseLocked(row);
  await db.resume.updateMany({ where: { id: row.id, userId: ownerId, isLocked: false }, data: { publicView: chosen } });
  return { view: firstView(chosen, toResume(row).data.metadata.template), chosen };
}
