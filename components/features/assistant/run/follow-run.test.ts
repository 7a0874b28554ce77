import { expect, it, vi } from "vitest";
import type { AssistantEvent } from "@/contracts/model/assistant/event";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import { followRun } from "./follow-run";

const message = (text: string): AssistantMessage => ({
  id: "m",
  threadId: "t",
  role: "assistant",
  status: "running",
  runId: "r",
  parts: [{ type: "text", text }],
  cost: null,
  createdAt: "2026-11-20T09:30:00.000Z",
});
const piece = (sequence: number, text: string): AssistantEvent => ({ sequence, type: "text", index: 0, text });
const end = (sequence: number, text: string): AssistantEvent => ({ sequence, type: "end", message: message(text) });

async function* stream(events: readonly AssistantEvent[], error?: Error) {
  for (const event of events) yield JSON.stringify(event);
  if (error) throw error;
}
const textOf = (one: AssistantMessage | undefined) => one?.parts.map((part) => (part.type === "text" ? part.text : "")).join("");

function follow(first: AsyncIterable<string> | null, attach: (after: number | null) => Promise<AsyncIterable<string>>) {
  const seen: AssistantMessage[] = [];
  const following = followRun({
    first,
    attach,
    known: first ? null : { message: message("Known"), after: 7 },
    onMessage: (one) => seen.push(one),
    signal: new AbortController().signal,
    isPassing: (error) => error instanceof TypeError,
    wait: async () => {},
  });
  return { seen, following };
}

it("attaches again from the last event when the connection breaks: no piece is lost, none comes twice", async () => {
  const begin = { sequence: 1, type: "snapshot", message: message("") } as const;
  const attach = vi
    .fn<(after: number | null) => Promise<AsyncIterable<string>>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValueOnce(stream([piece(2, "One"), piece(3, ", two"), end(4, "One, two.")]));
  const { seen, following } = follow(stream([begin, piece(2, "One")], new TypeError("cut")), attach);
  expect(await following).toBe(true);
  expect(seen.map(textOf)).toEqual(["", "One", "One, two", "One, two."]);
  expect(attach.mock.calls).toEqual([[2], [2]]);
});

it("continues a known answer after its last event", async () => {
  const attach = vi.fn(async () => stream([piece(8, " and more"), end(9, "Known and more.")]));
  const { seen, following } = follow(null, attach);
  expect(await following).toBe(true);
  expect(seen.map(textOf)).toEqual(["Known and more", "Known and more."]);
  expect(attach).toHaveBeenCalledWith(7);
});

it("reports that it missed the end of an earlier run, and surfaces errors that no retry can fix", async () => {
  expect(await follow(null, async () => stream([])).following).toBe(false);
  await expect(follow(null, async () => Promise.reject(new Error("gone"))).following).rejects.toThrow("gone");
});
