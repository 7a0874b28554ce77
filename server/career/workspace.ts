import { EMPTY_WORKSPACE, type Workspace, type WorkspaceAnswer, workspaceSchema } from "@/contracts/model/career/workspace";
import { isSameJson } from "@/domain/patch/same-json";
import { findApplication } from "@/server/documents/find-application";
import { updateApplication } from "@/server/job-search/applications/service";
import { type Db, transaction } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { lockOnly } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { addArtifact } from "./artifacts";
import { refuseUnusableFacts } from "./visible-facts";

/** Parts of a workspace; those that are left out are undefined. */
type Parts = { [Part in keyof Workspace]?: Workspace[Part] | undefined };

/** The workspace of an application; empty until something is saved in it. Throws NOT_FOUND. */
export async function readWorkspace(db: Db, ownerId: string, applicationId: string): Promise<Workspace> {
  const { id } = await findApplication(db, ownerId, applicationId);
  return findWorkspace(db, id);
}

/** The workspace of an application that was found to be the owner's. */
export async function findWorkspace(db: Db, applicationId: string): Promise<Workspace> {
  const row = await db.careerWorkspace.findUnique({ where: { applicationId }, select: { data: true } });
  return workspaceSchema.parse({ ...EMPTY_WORKSPACE, ...(row?.data as object | undefined) });
}

type Change = Parts & { applicationId: string; expected: Parts };

/**
 * Saves parts of a workspace. Throws CONFLICT when one of them is not as the client last saw it, BAD_REQUEST for a part that is not expected
 * or for facts that cannot be used here.
 */
export function changeWorkspace(
  db: Db,
  ownerId: string,
  { applicationId, expected, ...change }: Change,
  now: Date,
): Promise<Workspace> {
  return transaction(db, async (tx) => {
    const { id } = await findApplication(tx, ownerId, applicationId);
    const parts = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<Workspace>;
    const unexpected = Object.keys(parts).find((part) => expected[part as keyof Workspace] === undefined);
    if (unexpected) throw failure("BAD_REQUEST", { message: `Send ${unexpected} in expected as you last saw it.` });
    // Facts come first: forgetting one locks it before the workspaces that name it.
    await refuseUnusableFacts(tx, ownerId, factIdsOf(parts), { applicationId: id, which: "known" });
    const current = await lockWorkspace(tx, ownerId, id, now);
    for (const [part, value] of Object.entries(expected))
      if (value !== undefined && !isSameJson(value, current[part as keyof Workspace])) throw failure("CONFLICT");
    const next = { ...current, ...parts };
    await tx.careerWorkspace.updateMany({ where: { applicationId: id }, data: { data: asJson(next), updatedAt: now } });
    return next;
  });
}

const factIdsOf = ({ answers = [], evidence = {} }: Partial<Workspace>): string[] => [
  ...answers.flatMap(({ factIds }) => factIds),
  ...Object.values(evidence),
];

/** The workspace, its row made where there was none and locked until the transaction ends. */
async function lockWorkspace(tx: Db, ownerId: string, applicationId: string, now: Date): Promise<Workspace> {
  const row = { applicationId, userId: ownerId, data: asJson(EMPTY_WORKSPACE), updatedAt: now };
  await tx.careerWorkspace.createMany({ data: [row], skipDuplicates: true });
  await lockOnly(tx, { table: "career_workspace", applicationId });
  return findWorkspace(tx, applicationId);
}

type Submission = { applicationId: string; answers: WorkspaceAnswer[]; expectedAnswers: WorkspaceAnswer[] };

/** Saves the answers, keeps a copy of them, and moves a saved application to `applied`. Throws as `changeWorkspace` does. */
export function submitApplication(db: Db, ownerId: string, input: Submission, now: Date): Promise<void> {
  return transaction(db, async (tx) => {
    const { applicationId, answers, expectedAnswers } = input;
    await changeWorkspace(tx, ownerId, { applicationId, answers, expected: { answers: expectedAnswers } }, now);
    const where = { id: applicationId, userId: ownerId };
    const application = await tx.application.findFirst({ where, select: { status: true } });
    if (application?.status === "saved") await updateApplication(tx, ownerId, { id: applicationId, status: "applied" }, now);
    if (answers.length > 0) await keepCopy(tx, ownerId, applicationId, answers, now);
  });
}

/** Adds the answers as they are to the saved items. Throws NOT_FOUND, and BAD_REQUEST when there are none. */
export function keepAnswers(db: Db, ownerId: string, applicationId: string, now: Date): Promise<void> {
  return transaction(db, async (tx) => {
    const { answers } = await readWorkspace(tx, ownerId, applicationId);
    if (answers.length === 0) throw failure("BAD_REQUEST", { message: "There are no answers yet." });
    await keepCopy(tx, ownerId, applicationId, answers, now);
  });
}

async function keepCopy(tx: Db, ownerId: string, applicationId: string, answers: WorkspaceAnswer[], now: Date) {
  const data = { kind: "answers" as const, answers: answers.map(({ question, answer }) => ({ question, answer })) };
  const factIds = [...new Set(answers.flatMap((answer) => answer.factIds))];
  await addArtifact(tx, ownerId, { applicationId, title: "Answers", data, factIds }, now);
}
