import type { Artifact } from "@/contracts/model/career/artifact";
import { type ArtifactData, artifactDataSchema, type RecordData } from "@/contracts/model/career/artifact-data";
import { readApplication } from "@/server/applications/read";
import { type Db, transaction } from "@/server/db/client";
import { asJson } from "@/server/db/json";
import { failure } from "@/server/errors";
import { knownId } from "@/server/ids";
import { addArtifact } from "./artifacts";
import { toArtifact } from "./rows";

type Input = { id?: string | undefined; applicationId: string; interviewId: string | null; data: RecordData };

/**
 * Saves what a person recorded without a model, or replaces what they recorded as the same kind before. Throws NOT_FOUND for saved item,
 * application or interview, and BAD_REQUEST for a saved item that a model wrote or that is of another kind.
 */
export function recordArtifact(
  db: Db,
  ownerId: string,
  { id, applicationId, interviewId, data: recorded }: Input,
  now: Date,
): Promise<Artifact> {
  return transaction(db, async (tx) => {
    const application = await readApplication(tx, ownerId, applicationId);
    const isInterview = application.activity.some((entry) => entry.id === interviewId && entry.type === "interview");
    if (interviewId !== null && !isInterview) throw failure("NOT_FOUND", { message: "This interview does not exist." });
    const data = wholeOf(recorded);
    const title = titleOf(recorded);
    if (id === undefined) return addArtifact(tx, ownerId, { applicationId: application.id, interviewId, title, data }, now);
    const where = { id: knownId(id), userId: ownerId, applicationId: application.id };
    // Prisma has no row locks.
    await tx.$queryRaw`select id from career_artifact where id = ${where.id}::uuid and "userId" = ${ownerId}::uuid for update`;
    const row = await tx.careerArtifact.findFirst({ where });
    if (!row) throw failure("NOT_FOUND", { message: "This saved item does not exist." });
    if (!isRecorded(toArtifact(row).data, data.kind))
      throw failure("BAD_REQUEST", { message: "Only what you recorded yourself can be replaced." });
    await tx.careerArtifact.updateMany({ where, data: { title, interviewId, data: asJson(data), updatedAt: now } });
    return toArtifact(await tx.careerArtifact.findFirstOrThrow({ where }));
  });
}

/** The terms of an offer are facts whoever wrote them down; what a model said about an answer is not replaced. */
const isRecorded = (data: ArtifactData, kind: ArtifactData["kind"]): boolean =>
  data.kind === kind && (data.kind === "offer" || ("title" in data && data.title === ""));

/** As a saved item of its kind, with nothing in the fields that a model writes. */
function wholeOf(data: RecordData): ArtifactData {
  if (data.kind === "offer") return data;
  const written = data.kind === "practice" ? { works: "", strengthen: "", opening: "", note: "" } : DEBRIEF_OF_A_MODEL;
  return artifactDataSchema.parse({ ...written, ...data, title: "" });
}

const DEBRIEF_OF_A_MODEL = { verdicts: [], nextRound: "", priority: "", remember: null, plan: [] };

const titleOf = (data: RecordData): string => (data.kind === "offer" ? "Offer" : data.question.slice(0, 200).toWellFormed());
