import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DocumentCard, DocumentKind } from "@/components/features/editor/document-kind";
import { followStored } from "@/components/features/editor/saving/live-updates";
import { type Sample, sampleServer } from "@/components/features/editor/saving/testing/sample-server";

const start: Sample = { one: "1", two: "2", three: "3" };
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible", activeElement: null });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { document: page }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A client that receives every change, and how often it read what is stored. */
async function following() {
  const server = sampleServer(start);
  const client = server.client(() => "fine");
  let tell: (basedOn?: string) => void = () => {};
  let reads = 0;
  const kind = {
    ...client.kind,
    async read() {
      reads += 1;
      const stored = server.read();
      await new Promise((resolve) => setTimeout(resolve, 30));
      return stored;
    },
    isNews: (stored: { basedOn: string }, here: { basedOn: string }) => Number(stored.basedOn) > Number(here.basedOn),
    watch(_id: string, look: (basedOn?: string) => void) {
      tell = look;
      return () => {
        tell = () => {};
      };
    },
  } as unknown as DocumentKind<Sample, DocumentCard>;
  const stop = followStored({ kind, store: client.store, runner: client.runner });
  await wait(2_100);
  const change = (fields: Partial<Sample>) => {
    server.change(fields);
    tell(server.read().basedOn);
  };
  return { server, client, change, tell: () => tell(server.read().basedOn), reads: () => reads, stop };
}

it("a change from elsewhere arrives while nothing is unsaved", async () => {
  const { client, change } = await following();
  change({ two: "theirs" });
  await wait(100);
  expect(client.document().two).toBe("theirs");
  expect(client.saving()).toMatchObject({ status: "saved", basedOn: "2" });
});

it("it arrives while something is unsaved as well, and typing continues", async () => {
  const { server, client, change } = await following();
  client.type("one", "mi");
  change({ two: "theirs" });
  await wait(100);
  expect(client.document()).toEqual({ one: "mi", two: "theirs", three: "3" });
  client.type("one", "mine");
  await wait(2_000);
  expect(server.read().document).toEqual({ one: "mine", two: "theirs", three: "3" });
  expect(client.saving().status).toBe("saved");
});

it("what is stored while a save is on its way is checked once that is complete", async () => {
  const { server, client, change } = await following();
  client.type("one", "mine");
  await wait(630);
  expect(client.saving().sendingEdits).not.toBeNull();
  change({ two: "theirs" });
  await wait(2_000);
  expect(client.document()).toEqual({ one: "mine", two: "theirs", three: "3" });
  expect(server.read().document).toEqual({ one: "mine", two: "theirs", three: "3" });
});

it("a state that was read before the completion of the tab's own save reverts nothing", async () => {
  const { server, client, tell } = await following();
  server.change({ two: "theirs" });
  client.type("one", "mine");
  await wait(595);
  tell();
  await wait(3_000);
  expect(client.document()).toEqual({ one: "mine", two: "theirs", three: "3" });
  expect(server.read().document).toEqual({ one: "mine", two: "theirs", three: "3" });
});

it("its own saves are no news, and a closed document listens no more", async () => {
  const { server, client, tell, reads, stop } = await following();
  client.type("one", "mine");
  await wait(2_000);
  tell();
  await wait(100);
  expect(reads()).toBe(0);
  stop();
  server.change({ two: "theirs" });
  tell();
  await wait(100);
  expect(client.document().two).toBe("2");
});
