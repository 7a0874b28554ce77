import { foreignText } from "@/domain/ai/foreign-text";
import { wordsForModel } from "@/domain/ai/own-words";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { materialOf } from "@/server/ai/material";
import { factSources } from "@/server/ai/person-sources";
import { readRow } from "@/server/job-search/applications/read";
import { readEditable } from "../editable";
import { idsOfDocuments } from "./read-document";
import type { ToolContext } from "./tool";

/** What the conversation is about, for a model that cannot read it by itself: as far as the person's choices allow. */
export async function wordsOfTarget(context: ToolContext): Promise<string> {
  const { db, ownerId, applicationId, context: chosen } = context;
  const ids = chosen.document ? idsOfDocuments(context) : {};
  const resume = ids.resume ? await readEditable(db, ownerId, "resume", ids.resume) : null;
  const letter = ids.letter ? await readEditable(db, ownerId, "letter", ids.letter) : null;
  const application = applicationId !== null && chosen.posting ? await readRow(db, ownerId, applicationId) : null;
  const facts = chosen.memory ? (await factSources(db, ownerId, applicationId)).slice(0, 100).map(({ text }) => text) : undefined;
  return `What this conversation is about, as data:\n${materialOf({
    resume: resume?.kind === "resume" ? wordsForModel(resume.value) : undefined,
    letter: letter?.kind === "letter" ? richTextToPlain(letter.value.content) : undefined,
    facts,
    company: application?.company,
    role: application?.role,
    posting: application ? foreignText(application.jobDescription) : undefined,
  })}`;
}
