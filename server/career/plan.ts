import type { Application } from "@/contracts/model/application";
import type { PreparationPlan } from "@/contracts/model/career/plan";
import { preparationPlan } from "@/domain/career/preparation-plan";
import { storiesOf } from "@/domain/career/story-gaps";
import { readApplication } from "@/server/job-search/applications/read";
import type { Db } from "@/server/platform/db/client";
import { missing } from "@/server/platform/errors";
import { readStories } from "./stories";
import { findWorkspace } from "./workspace";

/** The requirements of an application with the stories that show each. Throws NOT_FOUND. */
export async function readRequirementStories(db: Db, ownerId: string, applicationId: string) {
  return (await readPreparation(db, ownerId, await readApplication(db, ownerId, applicationId))).requirements;
}

async function readPreparation(db: Db, ownerId: string, { id: applicationId, requirements }: PlannedApplication) {
  const { entries: stories } = await readStories(db, ownerId, { applicationId });
  const { evidence, questions } = await findWorkspace(db, applicationId);
  return { stories, questions, requirements: storiesOf(requirements, stories, evidence) };
}

type PlannedApplication = Pick<Application, "id" | "activity" | "requirements">;
type Input = { applicationId: string; interviewId?: string | undefined };

/** The plan for an interview, or for the next one; null without one that is still to come. Throws NOT_FOUND. */
export async function readPlan(db: Db, ownerId: string, input: Input, now: Date): Promise<PreparationPlan | null> {
  return planOf(db, ownerId, await readApplication(db, ownerId, input.applicationId), input.interviewId, now);
}

/** The same for an application of the owner that is read already. */
export async function planOf(
  db: Db,
  ownerId: string,
  application: PlannedApplication,
  interviewId: string | undefined,
  now: Date,
): Promise<PreparationPlan | null> {
  const interviews = application.activity
    .filter((entry) => entry.type === "interview")
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const coming = interviews.filter(({ at }) => new Date(at) > now);
  const interview = interviewId === undefined ? coming[0] : interviews.find(({ id }) => id === interviewId);
  if (interviewId !== undefined && !interview) throw missing("interview");
  if (!interview || new Date(interview.at) <= now) return null;
  const { stories, questions, requirements } = await readPreparation(db, ownerId, application);
  return preparationPlan({
    interviewAt: new Date(interview.at),
    timezone: interview.timezone,
    requirements,
    stories: stories.map(({ id, data }) => ({ id, title: data.title })),
    questions: questions.length,
    now,
  });
}
