import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { ProposalPart } from "@/contracts/model/assistant/part";
import {
  connectModel,
  type Documents,
  personWithDocuments,
  protocolsOf,
  resumeOfKim,
} from "@/server/ai/testing/person-with-documents";
import { type Spoken, says, startFakeModel } from "@/server/testing/fake-model";
import { withInstance } from "@/server/testing/instance";
import { senderOf } from "@/server/testing/send";
import { watchedThreads } from "../runs/hub";
import { ask, leaveStreams, makeThread, readThread } from "./conversation";
import { proposalIn, propose } from "./edits";

/** A person with documents and a fake model. Before each test the resume is as it was, and `here.thread` is a new thread about it. */
export async function withProposals() {
  const fake = await startFakeModel();
  withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });
  let kim: Documents | undefined;
  const here = {
    thread: "",
    get kim(): Documents {
      if (!kim) throw new Error("The documents are made before the first test.");
      return kim;
    },
  };
  const api = senderOf(() => here.kim.person);

  afterAll(() => fake.stop());
  afterEach(async () => {
    await leaveStreams();
    await expect.poll(watchedThreads).toBe(0);
  });
  beforeAll(async () => {
    kim = await personWithDocuments();
    await connectModel(kim.person, protocolsOf(fake).openai);
  });
  beforeEach(async () => {
    await api("PUT", `/resumes/${here.kim.resume}`, { data: resumeOfKim() });
    here.thread = await makeThread(here.kim.person, { resumeId: here.kim.resume });
  });

  /** The model returns these, one after the other, and then only “Done.” */
  function script(...steps: Spoken[]) {
    const waiting = [...steps];
    fake.requests.length = 0;
    fake.behave({ reply: () => waiting.shift() ?? says("Done.") });
  }

  async function proposed(...edits: object[]): Promise<{ proposal: ProposalPart; message: AssistantMessage }> {
    script(propose(...edits));
    const { message } = await ask(here.kim.person, here.thread, "Edit it");
    const proposal = proposalIn(message);
    if (!message || !proposal) throw new Error(`No proposal: ${JSON.stringify(message)}`);
    return { proposal, message };
  }

  const shown = async () => proposalIn((await readThread(here.kim.person, here.thread)).messages.at(-1)) as ProposalPart;

  return { fake, here, api, script, proposed, shown };
}
