import { expect, test } from "vitest";
import type { AssistantEdit } from "@/contracts/model/assistant/edit";
import { rebaseEdit } from "@/domain/assistant/rebase";
import { applyPatch } from "@/domain/patch/apply";
import { resumeOfKim } from "@/server/ai/testing/person-with-documents";
import { callsTools, says } from "@/server/testing/fake-model";
import { call, signUp } from "@/server/testing/instance";
import { ask, makeThread, readThread } from "./testing/conversation";
import { headline, proposalIn, propose, replace } from "./testing/edits";
import { withProposals } from "./testing/with-proposals";

const { fake, here, api, script, proposed, shown } = await withProposals();

test("a letter's edits are replacements of its fields, several of one text apply one after the other", async () => {
  const content = "<p>First words.</p><p>Second words.</p><p>Third words.</p>";
  const { revision } = (await api("GET", `/cover-letters/${here.kim.letter}`)).body;
  await api("PATCH", `/cover-letters/${here.kim.letter}`, { expectedRevision: revision, content });
  here.thread = await makeThread(here.kim.person, { coverLetterId: here.kim.letter });
  const { proposal } = await proposed(
    replace("/content", content.replace("First words", "My first words")),
    replace("/content", content.replace("Third words", "My last words")),
  );
  expect(proposal).toMatchObject({ document: { kind: "letter" }, base: { updatedAt: null, revision: revision + 1 } });
  const [one, two] = proposal.edits;
  const letter = (await api("GET", `/cover-letters/${here.kim.letter}`)).body;
  const [operation] = rebaseEdit(letter, one?.changes ?? []) ?? [];
  const value = operation && "value" in operation ? operation.value : null;
  await api("PATCH", `/cover-letters/${here.kim.letter}`, { expectedRevision: letter.revision, content: value });
  expect((await shown()).edits[1]).toMatchObject({
    status: "pending",
    operations: [{ path: "/content", value: "<p>My first words.</p><p>Second words.</p><p>My last words.</p>" }],
  });
  expect(two?.operations).toHaveLength(1);
});

test("a letter's subject and enclosures can be proposed; the sender's address is neither read nor written", async () => {
  const { revision } = (await api("GET", `/cover-letters/${here.kim.letter}`)).body;
  const senderAddress = { street: "Quay 4", city: "Bristol" };
  await api("PATCH", `/cover-letters/${here.kim.letter}`, { expectedRevision: revision, details: { senderAddress } });
  here.thread = await makeThread(here.kim.person, { coverLetterId: here.kim.letter });
  const add = (path: string, value: unknown) => ({ title: "Edit", reason: "", operations: [{ op: "add", path, value }] });
  const { proposal } = await proposed(
    add("/details/subject", "My last words"),
    add("/details/enclosures", ["Resume"]),
    add("/details/form", "din-5008-b"),
  );
  const edits: AssistantEdit[] = proposal.edits;
  expect(edits.map(({ changes: [change] }) => [change?.field, change?.afterText, change?.claims])).toEqual([
    ["subject", "My last words", []],
    ["enclosures", "Resume", []],
    ["form", "din-5008-b", []],
  ]);
  const letter = (await api("GET", `/cover-letters/${here.kim.letter}`)).body;
  for (const details of [letter.details, undefined]) {
    let now: unknown = { ...letter, details };
    for (const { changes } of edits) {
      const made = applyPatch(now, rebaseEdit(now, changes) ?? []);
      now = made.ok ? made.data : null;
    }
    expect(now).toMatchObject({
      details: { ...details, subject: "My last words", enclosures: ["Resume"], form: "din-5008-b" },
    });
  }
  script(propose(add("/details/senderAddress", { street: "Elsewhere 1" })), says("No."));
  const refused = await ask(here.kim.person, here.thread, "Change my address");
  expect(proposalIn(refused.message)).toBeUndefined();
});

test("an account export brings conversations back in another account, and a second time nothing is added", async () => {
  await proposed(headline("Planner of timetables"));
  const { career } = (await api("GET", "/auth/account/export")).body;
  const eve = await signUp();
  const resume = (await call("POST", "/resumes/import", { key: eve.key, body: { data: resumeOfKim() } })).body as string;
  const body = { ids: { [here.kim.resume]: resume }, career: { threads: career.threads, messages: career.messages } };
  const mine = career.threads.filter((one) => one.scope !== "application");
  const first = await call("POST", "/career/imports", { key: eve.key, body });
  expect(first.body).toMatchObject({ threads: mine.length });
  expect(first.body.messages).toBeGreaterThan(1);
  expect((await call("POST", "/career/imports", { key: eve.key, body })).body).toMatchObject({ threads: 0, messages: 0 });
  const [newest] = (await call("GET", `/agent/threads?resumeId=${resume}`, { key: eve.key })).body;
  const read = await readThread(eve, newest.id);
  expect(read).toMatchObject({ isReadOnly: false, thread: { workingResumeId: resume, editsProposed: 1 } });
  expect(proposalIn(read.messages.at(-1))?.edits[0]).toMatchObject({ status: "pending" });
  expect((await api("POST", "/career/imports", { ...body, ids: { [here.kim.resume]: here.kim.resume } })).body).toMatchObject({
    threads: 0,
    messages: 0,
  });
});

test("in an application its posting and linked resume are read as far as the person allows, and a draft keeps what is supported", async () => {
  here.thread = await makeThread(here.kim.person, { applicationId: here.kim.application });
  script(
    callsTools([
      { name: "read_posting", input: {} },
      { name: "search_facts", input: { query: "" } },
      { name: "read_application", input: {} },
    ]),
    callsTools([
      { name: "draft_text", input: { title: "Message", text: "I planned the timetable of the ferries. I led 412 people." } },
    ]),
  );
  const { message } = await ask(here.kim.person, here.thread, "Draft a message");
  expect(fake.requests[1]?.text).toContain("Knowledge of Dutch");
  expect(message?.parts.find((part) => part.type === "draft")).toMatchObject({
    text: "I planned the timetable of the ferries.",
    leftOut: [{ text: "I led 412 people." }],
  });
  script(callsTools([{ name: "read_posting", input: {} }]), callsTools([{ name: "read_document", input: {} }]));
  const closed = await ask(here.kim.person, here.thread, "Again", {
    context: { posting: false, document: false, application: false, memory: false },
  });
  expect(closed.message?.parts.some((part) => part.type === "tool")).toBe(false);
  expect(fake.requests[0]?.tools.toSorted()).toEqual(["ask_person", "draft_text", "read_attachment"]);
});
