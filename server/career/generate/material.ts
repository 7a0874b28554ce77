import type { Application } from "@/contracts/model/application";
import type { Fact } from "@/contracts/model/career/fact";
import type { CareerProfile } from "@/contracts/model/career/profile";
import type { Story } from "@/contracts/model/career/story";
import type { ResumeData } from "@/contracts/model/resume/data";
import { foreignText } from "@/domain/ai/foreign-text";
import { resumeSource, wordsForModel } from "@/domain/ai/own-words";
import type { ClaimSource } from "@/domain/claims/claim";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { materialOf } from "@/server/ai/material";
import { readApplication } from "@/server/job-search/applications/read";
import type { Db } from "@/server/platform/db/client";
import { listFacts } from "../fact-list";
import { readProfile } from "../profile";
import { readStories } from "../stories";

/** All that may be used to write about an application. */
export type Material = {
  application: Application;
  profile: CareerProfile;
  /** Its source is complete; its words are what a model gets: no name, no contact details, no links. */
  resume: { data: ResumeData; source: ClaimSource; words: string } | null;
  letter: string;
  facts: Fact[];
  stories: Story[];
};

/** A model reads so many of them; the ones changed last. */
const FACTS = 150;
const STORIES = 30;

/** Reads everything together, before a model is called. Throws NOT_FOUND for the application. */
export async function readMaterial(db: Db, ownerId: string, applicationId: string): Promise<Material> {
  const application = await readApplication(db, ownerId, applicationId);
  const facts = (await listFacts(db, ownerId, { applicationId, limit: 100 })).entries;
  const more =
    facts.length < 100 ? [] : (await listFacts(db, ownerId, { applicationId, limit: FACTS - 100, offset: 100 })).entries;
  const { resumeId, coverLetterId } = application;
  const live = { userId: ownerId, trashedAt: null };
  const resume = resumeId ? await db.resume.findFirst({ where: { id: resumeId, ...live }, select: { data: true } }) : null;
  const letter = coverLetterId
    ? await db.coverLetter.findFirst({ where: { id: coverLetterId, ...live }, select: { content: true } })
    : null;
  const data = resume?.data as ResumeData | undefined;
  return {
    application,
    profile: await readProfile(db, ownerId),
    resume: data ? { data, source: resumeSource(data), words: wordsForModel(data).join("\n") } : null,
    letter: letter ? richTextToPlain(letter.content) : "",
    facts: [...facts, ...more].filter(({ status }) => status === "active"),
    stories: (await readStories(db, ownerId, { applicationId, limit: STORIES })).entries,
  };
}

/** What users have written about themselves. The posting and messages of the company are none of it. */
export const sourcesOf = ({ resume, letter, facts, stories }: Material): ClaimSource[] =>
  [
    resume?.source ?? { id: "resume", text: "" },
    { id: "letter", text: letter },
    ...facts.map(({ id, text }) => ({ id: `fact ${id}`, text })),
    ...stories.map(({ id, data }) => ({ id: `story ${id}`, text: storyText(data) })),
  ].filter(({ text }) => text !== "");

const storyText = ({ title, situation, task, action, result, reflection }: Story["data"]): string =>
  [title, situation, task, action, result, reflection].filter(Boolean).join("\n");

/** The material as a model reads it: as data under names, with ids by which it can refer to facts and stories. */
export function asPrompt({ application, profile, resume, letter, facts, stories }: Material, more: Record<string, unknown> = {}) {
  const { company, role, location, salary, requirements, jobDescription, notes } = application;
  return materialOf({
    posting: { company, role, location, salary, requirements: requirements.map(foreignText), text: foreignText(jobDescription) },
    notes: richTextToPlain(notes),
    wishes: profile,
    resume: resume?.words ?? "",
    letter,
    facts: facts.map(({ id, text }) => ({ id, text })),
    stories: stories.map(({ id, data }) => ({ id, text: storyText(data) })),
    ...more,
  });
}

/** What is sent, by name. */
export const sentOf = ({ application, resume, letter, facts, stories }: Material, more: readonly string[] = []): string =>
  [
    application.jobDescription === "" ? null : "posting",
    resume ? "resume" : null,
    letter === "" ? null : "letter",
    facts.length > 0 ? `${facts.length} facts` : null,
    stories.length > 0 ? `${stories.length} stories` : null,
    ...more,
  ]
    .filter((part) => part !== null)
    .join(", ");
