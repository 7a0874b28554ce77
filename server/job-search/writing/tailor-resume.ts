import type { RefusedRewording, TailoringChange } from "@/contracts/model/ai/tailoring";
import type { ResumeData } from "@/contracts/model/resume/data";
import { objectionTo } from "@/domain/ai/supported-text";
import { outlineForModel, outlineOf } from "@/domain/ai/tailoring/outline";
import { proposalSchema } from "@/domain/ai/tailoring/proposal";
import { betterWordings } from "@/domain/ai/tailoring/record-wordings";
import { tailor } from "@/domain/ai/tailoring/tailor";
import { sortTimeline } from "@/domain/applications/timeline";
import { saveResumeData } from "@/domain/normalise/save";
import { complete } from "@/server/ai/complete";
import { instructed, materialOf } from "@/server/ai/material";
import { personSources } from "@/server/ai/person-sources";
import { withSecondOpinion } from "@/server/ai/second-opinion/second-opinion";
import { wordingsOf } from "@/server/documents/record-links/wordings";
import { insertTailoredCopy } from "@/server/documents/resumes/tailored-copy";
import { changeApplication } from "@/server/job-search/applications/change";
import type { Db } from "@/server/platform/db/client";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";
import { newId } from "@/server/platform/ids";
import { readLinked } from "./linked";

type TailoredResume = { resumeId: string; name: string; changes: TailoringChange[]; refused: RefusedRewording[] };

const MAX_NAME = 60;

const TASK =
  "You tailor a resume to a posting, in the language of the resume. Choose, order, shorten and reword what is there; add nothing. `texts` in the material have lines with numbers. In `texts` of your answer give a text by its `ref` with all lines that stay, each with the number it has in `from`, in the order you want, reworded or not; leave a text out to keep it as it is. In `hide` name entries that do not help, in `order` the entries of a section in a better order. Give each a short `reason`.";

/**
 * Copies the linked resume and tailors the copy to the application: first by wordings of the career record that fit better. The copy begins with the source's own state and has the tailored one
 * as a version of kind `ai`. The application is linked to it, unless a sent resume is recorded, and gets a note.
 */
export async function tailorToApplication(db: PrismaClient, ownerId: string, id: string, now: Date): Promise<TailoredResume> {
  const { row, resumeId: sourceResumeId, data, posting } = await readLinked(db, ownerId, id, { posting: true });
  const outline = outlineOf(data);
  const wordings = await wordingsOf(db, ownerId, sourceResumeId, data.metadata.page.locale);
  const worded = betterWordings(outline, wordings, [posting, ...row.requirements].join("\n"));
  const unworded = { ...outline, texts: outline.texts.filter(({ ref }) => !worded.has(ref)) };
  const proposal = await complete(db, ownerId, {
    purpose: "tailoring",
    sent: `${unworded.texts.length} texts of a resume, the names of its entries, a posting`,
    instructions: instructed(TASK),
    material: materialOf({ resume: outlineForModel(unworded), role: row.role, requirements: row.requirements, posting }),
    schema: proposalSchema,
    // Plain words propose nothing that could be checked.
    fromText: () => undefined,
    maxTokens: 16_000,
  });
  const sources = await personSources(db, ownerId, data, row.id);
  const known = { sources, thisYear: now.getUTCFullYear() };
  const support = await withSecondOpinion(db, ownerId, known, proposal.texts);
  const { data: tailored, ...proposed } = tailor(data, outline, proposal, support, worded);
  // A reason may name what the posting asks for, and wordings by their names. It claims nothing else of the person.
  const named = [posting, ...row.requirements, ...[...worded.values()].map((wording) => wording.name)].join("\n");
  const reasoned = { ...support, isMixed: true, sources: [...sources, { id: "posting", text: named }] };
  const list = {
    ...proposed,
    changes: proposed.changes.map((change) => (objectionTo(change.reason, reasoned) ? { ...change, reason: "" } : change)),
  };
  const name = `Tailored — ${row.company} · ${row.role}`.slice(0, MAX_NAME).trim();
  const saved: ResumeData = saveResumeData(tailored);
  const record = async (tx: Db, resumeId: string) => {
    const stored = {
      sourceResumeId,
      applicationId: row.id,
      createdAt: now,
      changes: asJson(list.changes),
      refused: asJson(list.refused),
    };
    await tx.tailoring.createMany({ data: [{ resumeId, ...stored }] });
    await changeApplication(
      tx,
      ownerId,
      row.id,
      (current) => ({
        ...(current.sentResumeVersionId === null && { resumeId }),
        activity: sortTimeline([
          { id: newId(), at: now.toISOString(), type: "note", text: `Tailored resume: ${name}` },
          ...current.activity,
        ]),
      }),
      now,
    );
  };
  const resumeId = await insertTailoredCopy(
    db,
    ownerId,
    { sourceId: sourceResumeId, name, data, tailored: saved, applicationId: row.id },
    record,
  );
  return { resumeId, name, ...list };
}
