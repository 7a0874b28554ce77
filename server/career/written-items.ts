import type { Artifact } from "@/contracts/model/career/artifact";
import type { ArtifactData } from "@/contracts/model/career/artifact-data";
import type { WrittenData } from "@/contracts/model/career/written-data";
import { readApplication } from "@/server/job-search/applications/read";
import { type Db, transaction } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { lockOwned } from "@/server/platform/db/lock-rows";
import { failure, missing } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { addArtifact } from "./artifacts";
import { toArtifact } from "./rows";

type Input = {
  id?: string | undefined;
  applicationId: string;
  interviewId: string | null;
  storyId: string | null;
  data: WrittenData;
};

const TITLE_LENGTH = 200;

/**
 * Keeps what a person writes down about an application. Replacing an item keeps what a model wrote about it. Throws NOT_FOUND for the
 * application, the interview, the story or the item, BAD_REQUEST for an item of another application or kind.
 */
export function saveWritten(
  db: Db,
  ownerId: string,
  { id, applicationId, interviewId, storyId, data }: Input,
  now: Date,
): Promise<Artifact> {
  return transaction(db, async (tx) => {
    const application = await readApplication(tx, ownerId, applicationId);
    if (interviewId !== null && !application.activity.some((entry) => entry.id === interviewId && entry.type === "interview"))
      throw missing("interview");
    const storyIds = storyId === null ? [] : [await knownStory(tx, ownerId, storyId)];
    if (id === undefined)
      return addArtifact(
        tx,
        ownerId,
        { applicationId, interviewId, title: titleOf(data), data: wholeOf(data, null), storyIds },
        now,
      );
    await lockOwned(tx, "career_artifact", id, ownerId);
    const row = await tx.careerArtifact.findFirst({ where: { id, userId: ownerId } });
    if (!row) throw missing("saved item");
    const stored = toArtifact(row);
    if (stored.applicationId !== application.id || stored.data.kind !== data.kind)
      throw failure("BAD_REQUEST", { message: "This saved item is of another application or kind." });
    const fields = { interviewId, storyIds, title: titleOf(data), data: asJson(wholeOf(data, stored.data)), updatedAt: now };
    return toArtifact(await tx.careerArtifact.update({ where: { id: row.id }, data: fields }));
  });
}

async function knownStory(tx: Db, ownerId: string, id: string): Promise<string> {
  if ((await tx.careerStory.count({ where: { id: knownId(id), userId: ownerId } })) === 0) throw missing("story");
  return id;
}

const titleOf = (data: WrittenData): string =>
  data.kind === "offer" ? "Offer" : data.question.replace(/\s+/g, " ").slice(0, TITLE_LENGTH).toWellFormed();

/** The parts that a model writes stay empty until one does. */
function wholeOf(data: WrittenData, stored: ArtifactData | null): ArtifactData {
  if (data.kind === "offer") return data;
  if (data.kind === "practice") {
    const written = { title: titleOf(data), works: "", strengthen: "", opening: "" };
    return { ...written, ...(stored?.kind === "practice" && stored), ...data };
  }
  const written = { title: titleOf(data), verdicts: [], remember: null, plan: [] };
  return { ...written, ...(stored?.kind === "debrief" && stored), ...data };
}
