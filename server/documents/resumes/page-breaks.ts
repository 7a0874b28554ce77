import type { PageBreaks } from "@/contracts/model/resume/design-choices";
import type { Resume } from "@/contracts/model/resume/resume";
import type { PageBreaksState } from "@/contracts/resumes/page-breaks";
import { COMPOSITION, compositionIn, pageBreaksOf, withPageBreaks } from "@/domain/page-breaks";
import type { Printed } from "@/domain/page-check/geometry";
import { textsInFields } from "@/domain/page-check/rule";
import { printedBytes } from "@/server/documents/rendering/printed-bytes";
import { type Print, resumeJob } from "@/server/documents/rendering/resume-pdf";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { changeResume, refuseLocked } from "./change";
import { readResume } from "./read";
import { toResume } from "./rows";
import { announce } from "./updates";
import { resumeVersionStore } from "./version-table";

const VERSION_NAMES: Record<PageBreaks, string> = { improved: "Page breaks improved", earlier: "Earlier page breaks kept" };

/** The page breaks of an owner's resume, compared until they are decided. Throws NOT_FOUND and TYPESETTING_FAILED. */
export async function readPageBreaks(db: Db, ownerId: string, id: string): Promise<PageBreaksState> {
  const { data } = await readResume(db, ownerId, id);
  const breaks = pageBreaksOf(data);
  const seen = await compositionOf(db, ownerId, id);
  const composition = earlierComposition(data, seen);
  const decided = { breaks, earlierComposition: composition, isDecided: true, comparison: null };
  if (breaks === "earlier" || seen >= COMPOSITION) return decided;
  // The check of the pages asks for the same rendering, which is made once.
  const improved = await printed(db, { data, title: "", ownerId });
  const earlier = await printed(db, { data: withPageBreaks(data, "earlier", composition), title: "", ownerId });
  if (!improved.equals(earlier))
    return { ...decided, isDecided: false, comparison: compared(pagesOf(improved), pagesOf(earlier)) };
  // What will move later by an edit was never divided by the earlier rules. This is no change of the resume: its time stays.
  await db.resume.updateMany({ where: { id: knownId(id), userId: ownerId }, data: { composition: COMPOSITION } });
  return { ...decided, earlierComposition: COMPOSITION - 1 };
}

/** Where everything is on the pages, as JSON. */
const printed = async (db: Db, print: Print): Promise<Buffer> =>
  printedBytes(db, "printed", await resumeJob(db, print, { preview: true }));

const pagesOf = (json: Buffer): Printed["pages"] => (JSON.parse(json.toString()) as Printed).pages;

const compared = (improved: Printed["pages"], earlier: Printed["pages"]) => ({
  isMoved: true,
  isOnOtherPages: lettersOf(improved) !== lettersOf(earlier),
  pages: { improved: improved.length, earlier: earlier.length },
});

/** The letters of each field, page by page, as one text: where lines end makes no difference. */
const lettersOf = (pages: Printed["pages"]): string =>
  JSON.stringify(
    pages.map((page) => {
      const fields = new Map<string, string>();
      for (const { pointer, text } of textsInFields(page))
        fields.set(pointer, (fields.get(pointer) ?? "") + text.replace(/[\s\u00ad\u2010-]/g, ""));
      return [...fields].sort(([one], [other]) => (one < other ? -1 : 1));
    }),
  );

/** The generation that "earlier" means for data whose owner has last seen it with this one. */
const earlierComposition = (data: object, seen: number): number =>
  pageBreaksOf(data) === "earlier" ? compositionIn(data) : Math.min(seen, COMPOSITION - 1);

/** The generation of the composition that the owner has seen the resume with. Throws NOT_FOUND. */
export async function compositionOf(db: Db, ownerId: string, id: string): Promise<number> {
  const row = await db.resume.findFirst({ where: { id: knownId(id), userId: ownerId }, select: { composition: true } });
  if (!row) throw failure("NOT_FOUND");
  return row.composition;
}

/** Decides how pages are divided and saves a named version with the result. Throws NOT_FOUND and RESUME_LOCKED. */
export async function choosePageBreaks(
  db: Db,
  ownerId: string,
  { id, breaks, versionName = VERSION_NAMES[breaks] }: { id: string; breaks: PageBreaks; versionName?: string | undefined },
): Promise<Resume> {
  const row = await changeResume(db, ownerId, id, async (current, tx) => {
    refuseLocked(current);
    const { data } = toResume(current);
    const seen = await compositionOf(tx, ownerId, id);
    if (pageBreaksOf(data) === breaks && seen >= COMPOSITION) return null;
    const chosen = withPageBreaks(data, breaks, earlierComposition(data, seen));
    await tx.resume.updateMany({ where: { id: current.id }, data: { composition: COMPOSITION } });
    await resumeVersionStore.add(tx, current.id, { kind: "named", name: versionName, json: JSON.stringify(chosen) });
    return { data: chosen };
  });
  announce(ownerId, row.id, "update", row.updatedAt);
  return toResume(row);
}
