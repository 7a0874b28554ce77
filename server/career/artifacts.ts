import type { Artifact, ArtifactKind, ListedArtifact } from "@/contracts/model/career/artifact";
import { type ArtifactData, artifactDataSchema } from "@/contracts/model/career/artifact-data";
import type { Checked } from "@/domain/ai/supported-text";
import type { Db } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { isId, knownId, newId } from "@/server/platform/ids";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";
import { readInputs } from "./input-version";
import { toArtifact } from "./rows";

export type NewArtifact = {
  applicationId: string;
  interviewId?: string | null;
  title: string;
  data: ArtifactData;
  factIds?: string[];
  storyIds?: string[];
  jobId?: string | null;
  /** What supports the texts of a model in it. */
  checked?: Checked;
};

/** Saves something that was made or recorded for an application of the owner, in the transaction that made it. */
export async function addArtifact(tx: Db, ownerId: string, input: NewArtifact, now: Date): Promise<Artifact> {
  const { applicationId, interviewId = null, title, factIds = [], storyIds = [], jobId = null, checked } = input;
  const data = artifactDataSchema.parse(input.data);
  const versionOf = await readInputs(tx, ownerId, [applicationId]);
  const row = {
    id: newId(),
    userId: ownerId,
    applicationId,
    interviewId,
    title,
    kind: data.kind,
    data: asJson(data),
    ...(checked && { checked: asJson(checked) }),
    factIds,
    storyIds,
    jobId,
    inputVersion: versionOf({ kind: data.kind, applicationId, interviewId }),
    createdAt: now,
    updatedAt: now,
  };
  return toArtifact(await tx.careerArtifact.create({ data: row }));
}

type ListInput = Paging & { applicationId?: string | undefined; kind?: ArtifactKind | undefined };

/** Saved items, newest first. */
export async function listArtifacts(
  db: Db,
  ownerId: string,
  { applicationId, kind, ...paging }: ListInput,
): Promise<{ entries: ListedArtifact[]; total: number }> {
  if (applicationId !== undefined && !isId(applicationId)) return { entries: [], total: 0 };
  const where = { userId: ownerId, ...(applicationId && { applicationId }), ...(kind && { kind }) };
  const page = pageOf(paging);
  const rows = await db.careerArtifact.findMany({
    where,
    include: { application: { select: { company: true, role: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    ...rowsOf(page),
  });
  const versionOf = await readInputs(
    db,
    ownerId,
    rows.flatMap((row) => row.applicationId ?? []),
  );
  const entries = rows.map(({ application, ...row }) => {
    const subject = { kind: row.kind as ArtifactKind, applicationId: row.applicationId, interviewId: row.interviewId };
    return { ...toArtifact(row), application, outdated: versionOf(subject) !== row.inputVersion };
  });
  return { entries, total: page.paging ? await db.careerArtifact.count({ where }) : entries.length };
}

/** Deletes a saved item, if it is there. */
export async function deleteArtifact(db: Db, ownerId: string, id: string): Promise<void> {
  await db.careerArtifact.deleteMany({ where: { id: knownId(id), userId: ownerId } });
}
