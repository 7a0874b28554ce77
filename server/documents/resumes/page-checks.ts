import sharp from "sharp";
import type { PageCheckReport } from "@/contracts/model/page-check";
import type { ResumeData } from "@/contracts/model/resume/data";
import { withFewerPages } from "@/domain/layout/edit";
import { changeText, fitPages, type RepairChange, repairChanges, valueAt, withChanges } from "@/domain/page-check/repairs";
import { isSameJson } from "@/domain/patch/same-json";
import { loadPictures } from "@/server/documents/rendering/pictures";
import { measuredOnPaper, printedBytes } from "@/server/documents/rendering/printed-bytes";
import { resumeJob } from "@/server/documents/rendering/resume-pdf";
import { runTask } from "@/server/documents/tasks/run-task";
import type { Db } from "@/server/platform/db/client";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { fitChanges } from "@/typeset/fit/changes";
import { fitDesign } from "@/typeset/fit/fit";
import { type FitDesign, moved, STAGES } from "@/typeset/fit/fit-steps";
import { type Patched, patchResume } from "./patch";
import { readResume } from "./read";

/** The document that is looked at, its owner, and today. */
type Looked = { data: ResumeData; ownerId: string; now: Date };

/** The page check of an owner's resume. `now` decides how long a job that continues has lasted. */
export async function checkOwnPages(db: Db, ownerId: string, id: string, now: Date): Promise<PageCheckReport> {
  const { data } = await readResume(db, ownerId, id);
  return offeredRepairs(db, { data, ownerId, now });
}

/**
 * Applies repairs that the check of the resume offers, as one patch. Throws BAD_REQUEST for one that it does not offer, and
 * RESUME_VERSION_CONFLICT if the resume changes in the meantime; nothing is changed then.
 */
export async function repairOwnPages(
  db: PrismaClient,
  ownerId: string,
  { id, repairs }: { id: string; repairs: readonly string[] },
  now: Date,
): Promise<Patched & { changes: string[] }> {
  const resume = await readResume(db, ownerId, id);
  if (resume.isLocked) throw failure("RESUME_LOCKED");
  const requested = [...new Set(repairs)];
  const report = await offeredRepairs(db, { data: resume.data, ownerId, now });
  refuseUnoffered(requested, report);
  const changes = await changesOf(db, ownerId, resume.data, requested);
  const operations = changes.map(({ path, to }) => ({ op: "replace" as const, path: `/metadata${path}`, value: to }));
  const patched = await patchResume(db, ownerId, { id, operations, expectedUpdatedAt: resume.updatedAt });
  return { ...patched, changes: changes.map(changeText) };
}

function refuseUnoffered(requested: readonly string[], { findings }: PageCheckReport): void {
  const offered = new Set(findings.flatMap(({ repair }) => (repair === null ? [] : [repair])));
  const index = requested.findIndex((repair) => !offered.has(repair));
  if (index < 0) return;
  const list = offered.size > 0 ? `Offered now: ${[...offered].join(", ")}.` : "No repair is offered now.";
  throw failure("BAD_REQUEST", {
    message: `“${requested[index]}” is not a repair that the check of this resume offers. Nothing was changed. ${list}`,
  });
}

/** All repairs one after the other. Fitting comes last, because it measures the pages that the others leave. */
async function changesOf(db: Db, ownerId: string, data: ResumeData, repairs: readonly string[]): Promise<RepairChange[]> {
  let repaired = data;
  for (const repair of repairs) repaired = withChanges(repaired, repairChanges(repaired, repair));
  const pages = Math.min(...repairs.flatMap((repair) => fitPages(repair) ?? []));
  if (Number.isFinite(pages)) repaired = await fitted(db, ownerId, repaired, pages);
  return changesBetween(data, repaired);
}

const REPAIRED_PATHS = ["/layout/pages", "/design/colors", "/page/gapX"] as const;

/** What differs between a document and its repaired form, once for each path. */
function changesBetween(before: ResumeData, after: ResumeData): RepairChange[] {
  const others = REPAIRED_PATHS.map(
    (path): RepairChange => ({ path, from: valueAt(before.metadata, path), to: valueAt(after.metadata, path) }),
  );
  return [...others.filter(({ from, to }) => !isSameJson(from, to)), ...fitChanges(before.metadata, after.metadata)];
}

const merged = (data: ResumeData, pages: number): ResumeData => ({
  ...data,
  metadata: { ...data.metadata, layout: withFewerPages(data.metadata.layout, pages) },
});

const inDesign = (data: ResumeData, { page, typography }: FitDesign): ResumeData => ({
  ...data,
  metadata: { ...data.metadata, page, typography },
});

const preview = (db: Db, ownerId: string, data: ResumeData) => resumeJob(db, { data, title: "", ownerId }, { preview: true });

async function fitted(db: Db, ownerId: string, data: ResumeData, pages: number): Promise<ResumeData> {
  const laidOut = merged(data, pages);
  const { page, typography } = data.metadata;
  const result = await fitDesign({ page, typography }, { pages, fill: false }, async (design) =>
    measuredOnPaper(db, await preview(db, ownerId, inDesign(laidOut, design))),
  );
  if (result.outcome === "floors")
    throw failure("BAD_REQUEST", {
      message: `With the other repairs, the resume cannot be fitted on ${pages} ${pages === 1 ? "page" : "pages"}. Nothing was changed.`,
    });
  return inDesign(laidOut, result.design);
}

/** Checks the pages, and offers only repairs that were seen to work where rules cannot know it. */
async function offeredRepairs(db: Db, looked: Looked): Promise<PageCheckReport> {
  const report = await checkedPages(db, looked);
  const { data, ownerId } = looked;
  const fits = new Map<string, boolean>();
  for (const repair of new Set(report.findings.map((finding) => finding.repair))) {
    const pages = repair === null ? null : fitPages(repair);
    if (repair !== null && pages !== null) fits.set(repair, await canFit(db, ownerId, data, pages));
  }
  const spacing = report.findings.some(({ repair }) => repair === "spacing") ? await betterGap(db, looked, report) : null;
  return {
    ...report,
    findings: report.findings.map((finding) => ({ ...finding, repair: offered(data, finding.repair, fits, spacing) })),
  };
}

function offered(data: ResumeData, repair: string | null, fits: ReadonlyMap<string, boolean>, spacing: string | null) {
  if (repair === null || repair === "spacing") return repair === null ? null : spacing;
  if (fitPages(repair) !== null) return fits.get(repair) ? repair : null;
  return repairChanges(data, repair).length > 0 ? repair : null;
}

/** Whether the tightest settings take at most so many pages. */
async function canFit(db: Db, ownerId: string, data: ResumeData, pages: number): Promise<boolean> {
  const laidOut = merged(data, pages);
  const tightest = [...STAGES.keys()].reduce<FitDesign>((design, stage) => moved(design, stage, 1, "tighter"), data.metadata);
  return (await measuredOnPaper(db, await preview(db, ownerId, inDesign(laidOut, tightest)))).pages <= pages;
}

const BREAK_CODES: readonly string[] = ["LONELY_LINE", "HEADING_AT_FOOT"];
/** Vertical gaps that are tried, nearest first: these change where pages end, and hardly what they look like. */
const GAP_STEPS = [-0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2];

/** The repair that sets the nearest vertical gap with which pages end well and are no more than now; null if none does. */
async function betterGap(db: Db, looked: Looked, now: PageCheckReport): Promise<string | null> {
  const { gapY } = looked.data.metadata.page;
  for (const step of GAP_STEPS) {
    const repair = `gap-y:${Math.max(0, gapY + step)}`;
    const changes = repairChanges(looked.data, repair);
    if (changes.length === 0) continue;
    const { pages, findings } = await checkedPages(db, { ...looked, data: withChanges(looked.data, changes) });
    if (pages <= now.pages && !findings.some(({ code }) => BREAK_CODES.includes(code))) return repair;
  }
  return null;
}

async function checkedPages(db: Db, { data, ownerId, now }: Looked): Promise<PageCheckReport> {
  const job = await preview(db, ownerId, data);
  const printed = (await printedBytes(db, "printed", job)).toString();
  const [picture] = Object.values(await loadPictures(db, job));
  return runTask("checkPages", { data, printed, picture: picture ? await pixelsOf(picture) : null, now });
}

/** The size of a picture as it is shown; null if it cannot be read, and is not printed either. */
async function pixelsOf(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    return autoOrient;
  } catch {
    return null;
  }
}
