import { expect, test } from "vitest";
import { rebaseEdit } from "@/domain/assistant/rebase";
import { resumeOfKim } from "@/server/ai/testing/person-with-documents";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { callsTools, says } from "@/server/testing/fake-model";
import { ask, makeThread, readThread } from "./testing/conversation";
import { headline, proposalIn, propose, replace } from "./testing/edits";
import { withProposals } from "./testing/with-proposals";

const { fake, here, api, script, proposed, shown } = await withProposals();

const decide = (messageId: string, toolCallId: string, edits: object[]) =>
  api("PATCH", `/agent/threads/${here.thread}/messages/${messageId}/edits`, { toolCallId, edits });

test("an accepted edit is written by the ordinary PATCH, gives a version of kind ai that names its message, and is counted; undone it is open again", async () => {
  const { proposal, message } = await proposed(
    headline("Planner of timetables"),
    replace("/sections/experience/items/#job-2/position", "Letter clerk"),
  );
  const [edit, other] = proposal.edits;
  const { status } = await api("PATCH", `/resumes/${here.kim.resume}`, {
    operations: edit?.operations,
    expectedUpdatedAt: proposal.base.updatedAt,
    messageId: message.id,
  });
  expect(status).toBe(200);
  const [version] = (await api("GET", `/resumes/${here.kim.resume}/versions`)).body;
  expect(version).toMatchObject({ kind: "ai", messageId: message.id });
  const decided = await decide(message.id, proposal.toolCallId, [
    { id: edit?.id, status: "accepted" },
    { id: other?.id, status: "rejected" },
  ]);
  expect(decided.body).toEqual({ editsProposed: 2, editsAccepted: 1 });
  const read = await shown();
  expect(read.edits.map((one) => one.status)).toEqual(["accepted", "rejected"]);
  const undone = await decide(message.id, proposal.toolCallId, [{ id: edit?.id, status: "pending" }]);
  expect(undone.body).toEqual({ editsProposed: 2, editsAccepted: 0 });
  expect((await decide(message.id, proposal.toolCallId, [{ id: "made up", status: "accepted" }])).status).toBe(404);
  expect((await api("PATCH", `/resumes/${here.kim.resume}`, { operations: edit?.operations, messageId: newId() })).status).toBe(
    404,
  );
});

test("open edits follow the document: rebased where their places are as they were, in conflict where not, and in Trash all of them", async () => {
  const { proposal } = await proposed(
    headline("Planner of timetables"),
    replace("/sections/experience/items/1/position", "Letter clerk"),
  );
  const data = resumeOfKim();
  data.sections.experience.items.reverse();
  data.basics.headline = "Somebody else's words";
  await api("PUT", `/resumes/${here.kim.resume}`, { data });
  const moved = await shown();
  expect(moved.edits.map(({ status, operations }) => [status, operations])).toEqual([
    ["conflict", []],
    ["pending", [{ op: "replace", path: "/sections/experience/items/0/position", value: "Letter clerk" }]],
  ]);
  expect(moved.base.updatedAt).not.toBe(proposal.base.updatedAt);
  const inBrowser = rebaseEdit((await api("GET", `/resumes/${here.kim.resume}`)).body.data, moved.edits[1]?.changes ?? []);
  expect(inBrowser).toEqual(moved.edits[1]?.operations);
  await api("DELETE", `/resumes/${here.kim.resume}`);
  expect(await readThread(here.kim.person, here.thread)).toMatchObject({ isReadOnly: true });
  expect((await shown()).edits.map(({ status }) => status)).toEqual(["conflict", "conflict"]);
  expect(
    (
      await api("POST", `/agent/threads/${here.thread}/messages`, {
        message: { id: newId(), role: "user", parts: [{ type: "text", text: "x" }] },
      })
    ).status,
  ).toBe(409);
  await api("POST", "/documents/restore", { type: "resume", id: here.kim.resume });
  expect(await readThread(here.kim.person, here.thread)).toMatchObject({ isReadOnly: false });
});

test("forty edits of a document that is deleted while the model writes: all are shown as conflicts, nothing breaks, and the conversation stays", async () => {
  const { person } = here.kim;
  const resume = (await api("POST", "/resumes/import", { data: resumeOfKim() })).body as string;
  here.thread = await makeThread(person, { resumeId: resume });
  const edits = Array.from({ length: 40 }, (_, index) =>
    replace(
      `/sections/experience/items/${index % 2}/location`,
      `Place ${"abcdefghij"[index % 10]}${index}`.replace(/\d/g, ""),
      `Edit ${"x".repeat(index)}`,
    ),
  );
  let deletion: Promise<unknown> | undefined;
  const steps = [
    callsTools([{ name: "read_document", input: {} }]),
    propose(...edits),
    callsTools([{ name: "read_document", input: {} }]),
  ];
  fake.behave({
    reply: () => {
      const step = steps.shift() ?? says("It is gone.");
      if (steps.length === 1)
        deletion = api("DELETE", `/resumes/${resume}`).then(() =>
          api("POST", "/documents/purge", { type: "resume", id: resume }),
        );
      return step;
    },
    pauseMs: 5,
  });
  const { message } = await ask(person, here.thread, "Edit everything");
  await deletion;
  expect(message?.status).toBe("complete");
  const after = await readThread(person, here.thread);
  expect(after).toMatchObject({
    isReadOnly: true,
    document: null,
    thread: { workingResumeId: null, resumeName: expect.any(String) },
  });
  const open = proposalIn(after.messages.at(-1))?.edits ?? [];
  expect(open.every(({ status }) => status === "conflict")).toBe(true);
  expect(open.length).toBe(40);
});

test("invented ids, places that are not the document's and invalid values are refused with a sentence to the model, and nothing is proposed", async () => {
  const wrong = [
    replace("/sections/experience/items/#nobody/position", "x"),
    replace("/sections/experience/items/7/position", "x"),
    replace("/picture/url", "https://evil.example/p.png"),
    replace("/metadata/notes", "x"),
    { title: "All", reason: "", operations: [{ op: "replace", path: "", value: {} }] },
    { title: "Bad", reason: "", operations: [{ op: "add", path: "/__proto__/x", value: 1 }] },
    replace("/basics/headline", { not: "text" }),
    replace("/basics/headline", "Planner"),
  ];
  script(...wrong.map((edit) => propose(edit)), callsTools([{ name: "delete_resume", input: {} }]));
  const { message } = await ask(here.kim.person, here.thread, "Edit it");
  expect(proposalIn(message)).toBeUndefined();
  expect(message?.parts.filter((part) => part.type === "tool").map(({ status }) => status)).toEqual(Array(8).fill("failed"));
  const promptText = fake.requests.at(-1)?.text ?? "";
  for (const sentence of ["does not exist", "cannot be edited", "not valid", "changes nothing", "There is no tool"])
    expect(promptText).toContain(sentence);
  expect((await readThread(here.kim.person, here.thread)).thread.editsProposed).toBe(0);
});

test("unsupported claims are reported to the model once; remaining ones are marked, and links it invents never come through", async () => {
  const claim = headline("Planner who led 412 people");
  script(propose(claim), propose(claim), propose(headline("Planner, see https://evil.example/x")));
  const { message } = await ask(here.kim.person, here.thread, "Make it stronger");
  expect(fake.requests.at(-2)?.text).toContain("412 people");
  const edit = proposalIn(message)?.edits[0];
  expect(edit).toMatchObject({
    addsFacts: true,
    status: "pending",
    changes: [{ claims: [{ kind: "title" }, { kind: "number", text: "412" }] }],
  });
  expect(JSON.stringify(message)).not.toContain("evil.example");
  // What users write in the conversation counts as their own words.
  script(propose(claim));
  const text = await ask(here.kim.person, here.thread, "I led 412 people.");
  expect(proposalIn(text.message)?.edits[0]).toMatchObject({ addsFacts: false });
});

test("a question ends the answer, and its reply becomes a fact as the user has set: after asking, immediately, or never", async () => {
  const sentence = "We cut delays by 12 % in 2022.";
  const keep = (quote: string) =>
    callsTools([{ name: "keep_fact", input: { text: "Cut delays by 12 %.", category: "accomplishment", quote } }]);
  script(
    callsTools([{ name: "ask_person", input: { question: "By how much?", why: "For the entry.", options: [] } }]),
    says("never said"),
  );
  const request = await ask(here.kim.person, here.thread, "Improve it");
  expect(request.message?.parts.at(-1)).toMatchObject({ type: "question", question: "By how much?" });
  expect(fake.requests).toHaveLength(1);
  script(keep("We cut delays by 90 %"), keep("cut delays by 12 %"));
  const { message } = await ask(here.kim.person, here.thread, sentence);
  const fact = message?.parts.find((part) => part.type === "fact");
  expect(fact).toMatchObject({ status: "pending", factId: null });
  const path = `/agent/threads/${here.thread}/messages/${message?.id}/facts`;
  const stored = await api("POST", path, { toolCallId: fact?.toolCallId, keep: true });
  expect(stored.body).toMatchObject({ text: "Cut delays by 12 %.", source: { kind: "user-message" } });
  expect((await api("POST", path, { toolCallId: fact?.toolCallId, keep: true })).status).toBe(409);
  await api("PUT", "/career/profile", { memoryMode: "auto" });
  script(keep("by 12 % in 2022"));
  const auto = await ask(here.kim.person, here.thread, sentence);
  expect(auto.message?.parts.find((part) => part.type === "fact")).toMatchObject({ status: "kept", text: "by 12 % in 2022" });
  await api("PUT", "/career/profile", { memoryMode: "off" });
  script(keep("We cut delays"));
  const off = await ask(here.kim.person, here.thread, sentence);
  expect(off.message?.parts.some((part) => part.type === "fact")).toBe(false);
  expect(await database().careerFact.count({ where: { userId: here.kim.person.userId } })).toBe(2);
  await api("PUT", "/career/profile", {});
});
