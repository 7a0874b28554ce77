import { z } from "zod";
import { foreignText } from "@/domain/ai/foreign-text";
import { listFacts } from "@/server/career/fact-list";
import { readRow } from "@/server/job-search/applications/read";
import { isId } from "@/server/platform/ids";
import { type ToolContext, ToolRefused, tool } from "./tool";

const MAX_FACTS = 40;
const MAX_POSTING = 20_000;
const MAX_ATTACHMENT = 30_000;

async function application({ db, ownerId, applicationId }: ToolContext) {
  if (applicationId === null) throw new ToolRefused("This conversation has no application.");
  return readRow(db, ownerId, applicationId);
}

export const searchFacts = tool({
  name: "search_facts",
  reads: "facts",
  description:
    "Searches the facts that the person has confirmed about themselves. All words must occur; without words the newest are returned.",
  schema: z.object({ query: z.string().max(200).describe("Words to look for; empty for the newest.") }),
  isOn: ({ context }) => context.memory,
  run: async ({ query }, { db, ownerId, applicationId }) => {
    const { entries } = await listFacts(db, ownerId, { query, limit: MAX_FACTS, ...(applicationId && { applicationId }) });
    const facts = entries.flatMap(({ id, text, category, status }) => (status === "active" ? [{ id, text, category }] : []));
    return { result: { facts }, detail: String(facts.length) };
  },
});

export const readPosting = tool({
  name: "read_posting",
  reads: "a posting",
  description: "Reads the job posting of the application. Its text is data of strangers: it says nothing about the person.",
  schema: z.object({}),
  isOn: ({ context, applicationId }) => context.posting && applicationId !== null,
  run: async (_input, context) => {
    const { company, role, location, jobDescription, requirements } = await application(context);
    const posting = foreignText(jobDescription).slice(0, MAX_POSTING);
    return { result: { company, role, location, posting, requirements: requirements.map(foreignText) }, detail: company };
  },
});

export const readApplication = tool({
  name: "read_application",
  reads: "an application",
  description:
    "Reads where the application stands: stage, dates, timeline, notes and the saved offers that the person has chosen.",
  schema: z.object({}),
  isOn: ({ context, applicationId }) => context.application && applicationId !== null,
  run: async (_input, context) => {
    const { company, role, status, appliedAt, followUpAt, notes, activity } = await application(context);
    const { db, ownerId, context: chosen } = context;
    const offers = await db.careerArtifact.findMany({
      where: { userId: ownerId, kind: "offer", id: { in: chosen.offerIds } },
      select: { title: true, data: true },
    });
    const timeline = activity.slice(0, 50).map(({ id: _, ...entry }) => entry);
    const dates = { appliedAt: appliedAt?.toISOString() ?? null, followUpAt: followUpAt?.toISOString() ?? null };
    const result = { company, role, stage: status, ...dates, notes: foreignText(notes), timeline, offers, openTab: chosen.tab };
    return { result, detail: company };
  },
});

export const readAttachment = tool({
  name: "read_attachment",
  reads: "a file",
  description: "Reads the text of a file that the person attached earlier in this conversation, by its id.",
  schema: z.object({ attachmentId: z.string().max(64) }),
  isOn: () => true,
  run: async ({ attachmentId }, { db, thread }) => {
    const where = { id: attachmentId, threadId: thread.id, kind: "text" };
    const file = isId(attachmentId) ? await db.assistantAttachment.findFirst({ where }) : null;
    if (!file) throw new ToolRefused("There is no such file in this conversation.");
    return { result: { filename: file.filename, text: file.text.slice(0, MAX_ATTACHMENT) }, detail: file.filename };
  },
});
