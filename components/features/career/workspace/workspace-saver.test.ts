import { beforeEach, expect, test, vi } from "vitest";
import { createWorkspaceSaver } from "@/components/features/career/workspace/workspace-saver";
import { EMPTY_WORKSPACE, type Workspace } from "@/contracts/model/career/workspace";
import { isSameJson } from "@/domain/patch/same-json";

class Conflicted extends Error {}

let server: Workspace;
let requests: Partial<Workspace>[];
let isDown: boolean;
beforeEach(() => {
  [server, requests, isDown] = [EMPTY_WORKSPACE, [], false];
});

/** As the API: a part that is not as expected refuses the whole request. */
async function send(parts: Partial<Workspace>, expected: Partial<Workspace>): Promise<Workspace> {
  if (isDown) throw new TypeError("Failed to fetch");
  requests.push(parts);
  for (const [part, value] of Object.entries(expected))
    if (!isSameJson(server[part as keyof Workspace], value)) throw new Conflicted();
  server = { ...server, ...parts };
  return server;
}

const make = () =>
  createWorkspaceSaver(server, { send, read: async () => server, isConflict: (error) => error instanceof Conflicted });

test("what is typed is saved once the person pauses, and only what was changed", async () => {
  vi.useFakeTimers();
  const saver = make();
  for (const message of ["H", "He", "Hello"]) saver.edit("message", message);
  expect(saver.getState().status).toBe("waiting");
  await vi.advanceTimersByTimeAsync(600);
  vi.useRealTimers();
  expect(requests).toEqual([{ message: "Hello" }]);
  expect(saver.getState()).toMatchObject({ status: "saved", draft: { message: "Hello" } });
});

test("what is typed while a request is on its way is saved after it", async () => {
  const saver = make();
  saver.edit("message", "One");
  const saving = saver.flush();
  saver.edit("message", "One, two");
  await saving;
  await saver.flush();
  expect(server.message).toBe("One, two");
});

test("saving ends once a request that was on its way has ended too, so that what follows finds it stored", async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const saver = createWorkspaceSaver(server, {
    send: async (parts, expected) => {
      await slow;
      return send(parts, expected);
    },
    read: async () => server,
    isConflict: (error) => error instanceof Conflicted,
  });
  saver.edit("message", "Sent");
  void saver.flush();
  const both = Promise.all([saver.flush(), saver.flush()]).then(() => server.message);
  answer();
  expect(await both).toBe("Sent");
  expect(requests).toEqual([{ message: "Sent" }]);
});

test("without the server the text stays, and is saved on retry", async () => {
  const saver = make();
  isDown = true;
  saver.edit("message", "Kept");
  await saver.flush();
  expect(saver.getState()).toMatchObject({ status: "failed", draft: { message: "Kept" } });
  isDown = false;
  await saver.flush();
  expect([server.message, saver.getState().status]).toEqual(["Kept", "saved"]);
});

test("a part that another tab has changed is not overwritten: both sides are there to choose from", async () => {
  const saver = make();
  server = { ...server, message: "Theirs" };
  saver.edit("message", "Mine");
  await saver.flush();
  const [conflict] = saver.getState().conflicts;
  expect([conflict?.part, conflict?.mine.message, conflict?.theirs.message, server.message]).toEqual([
    "message",
    "Mine",
    "Theirs",
    "Theirs",
  ]);
});

test.each([
  ["mine", "Mine"],
  ["theirs", "Theirs"],
] as const)("choosing %s ends the conflict with that side", async (side, message) => {
  const saver = make();
  server = { ...server, message: "Theirs" };
  saver.edit("message", "Mine");
  await saver.flush();
  for (const conflict of saver.getState().conflicts) await saver.choose(conflict, side);
  expect([server.message, saver.getState().draft.message]).toEqual([message, message]);
  expect(saver.getState()).toMatchObject({ conflicts: [], status: "saved" });
});

test("two tabs that change different parts both keep theirs without a question", async () => {
  const saver = make();
  server = { ...server, checklist: [1] };
  saver.edit("message", "Mine");
  await saver.flush();
  expect(server).toMatchObject({ message: "Mine", checklist: [1] });
  expect(saver.getState()).toMatchObject({ conflicts: [], draft: { checklist: [1] } });
});

test("of two changed parts only the one that others changed waits for a choice", async () => {
  const saver = make();
  server = { ...server, message: "Theirs" };
  saver.edit("message", "Mine");
  saver.edit("checklist", [0]);
  await saver.flush();
  expect(saver.getState().conflicts.map(({ part }) => part)).toEqual(["message"]);
  expect(server).toMatchObject({ message: "Theirs", checklist: [0] });
});

test("both tabs wrote the same: nothing to choose", async () => {
  const saver = make();
  server = { ...server, message: "Same" };
  saver.edit("message", "Same");
  await saver.flush();
  expect(saver.getState()).toMatchObject({ conflicts: [], status: "saved" });
});

test("changes from the server show immediately where nothing was changed here", () => {
  const saver = make();
  saver.edit("message", "Mine");
  saver.refresh({ ...server, message: "Theirs", checklist: [3] });
  expect(saver.getState().draft).toMatchObject({ message: "Mine", checklist: [3] });
});
