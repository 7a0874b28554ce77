import type { PreparationPlan } from "@/contracts/model/career/plan";
import { preparationPlan } from "@/domain/career/preparation-plan";
import { storiesOf } from "@/domain/career/story-gaps";
import { readApplication } from "@/server/applications/read";
import type { Db } from "@/server/db/client";
import { failure } from "@/server/errors";
import { listStories } from "./stories";
import { readWorkspace } from "./workspace";

/** The requirements of an application with the stories that show each. Throws NOT_FOUND. */
export async function readRequirementStories(db: Db, ownerId: string, applicationId: string) {
  const { requirements } = await readApplication(db, ownerId, applicationId);
  const { entries: stories } = await listStories(db, ownerId, { applicationId });
  const { evidence } = await readWorkspace(db, ownerId, applicationId);
  return storiesOf(requirements, stories, evidence);
}

type Input = { applicationId: string; interviewId?: string | undefined };

/** The plan for an interview, or for the next one; null without one that is still to come. Throws NOT_FOUND. */
export async function readPlan(db: Db, ownerId: string, input: Input, now: Date): Promise<PreparationPlan | null> {
  const { applicationId, interviewId } = input;
  const { activity } = await readApplication(db, ownerId, applicationId);
  const interviews = activity.filter((entry) => entry.type === "interview").toSorted((a, b) => a.at.localeCompare(b.at));
  const coming = interviews.filter(({ at }) => new Date(at) > now);
  const interview = interviewId === undefined ? coming[0] : interviews.find(({ id }) => id === interviewId);
  if (interviewId !== undefined && !interview) throw failure("NOT_FOUND", { message: "This interview does not exist." });
  if (!interview || new Date(interview.at) <= now) return null;
  const requirements = await readRequirementStories(db, ownerId, applicationId);
  const { entries } = await listStories(db, ownerId, { applicationId });
  const { questions } = await readWorkspace(db, ownerId, applicationId);
  return preparationPlan({
    interviewAt: new Date(interview.at),
    timezone: interview.timezone,
    requirements,
    stories: entries.map(({ id, data }) => ({ id, title: data.title })),
    questions: questions.length,
    now,
  });
}
