import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RETRY_MS } from "@/components/features/editor/saving/autosave";
import { readBase } from "@/components/features/editor/saving/base";
import { type Network, type Sample, sampleServer } from "@/components/features/editor/saving/testing/sample-server";

const start: Sample = { one: "1", two: "2", three: "3" };
const always = (): Network => "fine";
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", Object.assign(new EventTarget(), { document: new EventTarget() }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a page that closes", () => {
  const tell = (target: EventTarget, event: string) => target.dispatchEvent(new Event(event));

  it("sends its last save once, although the browser reports it as hidden as well", async () => {
    const server = sampleServer(start);
    const client = server.client(always);
    client.type("one", "mine");
    tell(window, "pagehide");
    tell(window.document, "visibilitychange");
    await wait(100);
    expect(client.requests).toEqual(["leave"]);
    expect(server.read().document.one).toBe("mine");
  });

  it("and is shown again by the browser finds its last save, and saves what is typed then", async () => {
    const server = sampleServer(start);
    const client = server.client(always);
    client.type("one", "mine");
    tell(window, "pagehide");
    tell(window, "pageshow");
    await wait(2_000);
    expect(client.saving().status).toBe("saved");
    client.type("two", "later");
    await wait(2_000);
    expect(server.read().document).toEqual({ one: "mine", two: "later", three: "3" });
  });

  it("without its last save sent still saves when the tab is hidden", async () => {
    const server = sampleServer(start);
    const client = server.client(always);
    client.type("one", "mine");
    tell(window.document, "visibilitychange");
    await wait(100);
    expect(client.requests).toEqual(["save"]);
  });
});

it("a timed save waits for what is being learned from the server", async () => {
  const server = sampleServer(start);
  const client = server.client(always);
  let arrive = () => {};
  const done = client.runner.learning(() => new Promise<void>((resolve) => (arrive = resolve)));
  client.type("one", "mine");
  await wait(2_000);
  expect(client.requests).toEqual([]);
  arrive();
  await done;
  await wait(100);
  expect(client.requests).toEqual(["save"]);
});

it("a timed save does not wait forever for a server that does not answer", async () => {
  const server = sampleServer(start);
  const client = server.client(always);
  void client.runner.learning(() => new Promise(() => {}));
  client.type("one", "mine");
  await wait(10_000);
  expect(client.requests).toEqual(["save"]);
});

describe("a save that meets a change from elsewhere", () => {
  it("in another field is sent again with both, and both are here as well", async () => {
    const server = sampleServer(start);
    const client = server.client(always);
    server.change({ two: "theirs" });
    client.type("one", "mine");
    await wait(2_000);
    expect(server.read().document).toEqual({ one: "mine", two: "theirs", three: "3" });
    expect(client.document()).toEqual({ one: "mine", two: "theirs", three: "3" });
    expect(client.saving().status).toBe("saved");
    client.store.getState().undo();
    expect(client.document()).toEqual({ one: "1", two: "theirs", three: "3" });
  });

  it("in the same field waits for the user, keeps further text, and continues with the choice", async () => {
    const server = sampleServer(start);
    const client = server.client(always);
    server.change({ one: "theirs", two: "theirs too" });
    client.type("one", "mine");
    await wait(2_000);
    expect(client.saving().status).toBe("conflict");
    client.type("three", "typed behind the question");
    expect(client.kept.entry?.document.three).toBe("typed behind the question");
    const { conflicts } = await client.runner.compare(server.read());
    expect(conflicts).toEqual([{ pointer: "/one", base: "1", mine: "mine", theirs: "theirs" }]);
    await client.runner.settle(server.read(), new Map([["/one", "theirs"]]));
    await wait(2_000);
    expect(server.read().document).toEqual({ one: "theirs", two: "theirs too", three: "typed behind the question" });
    expect(client.kept.entry).toBeNull();
  });

  it("takes no space away behind the word that is being written", async () => {
    const server = sampleServer(start);
    const client = server.client(always);
    client.type("one", "word ");
    await wait(2_000);
    expect(server.read().document.one).toBe("word");
    server.change({ two: "theirs" });
    client.type("three", "mine");
    await wait(2_000);
    expect(client.document()).toEqual({ one: "word ", two: "theirs", three: "mine" });
  });

  it("while nothing stays as it is for long is waited for, never given up", async () => {
    const server = sampleServer(start);
    let moves = 12;
    const client = server.client(() => {
      if (moves-- > 0) server.change({ two: `${moves}` });
      return "fine";
    });
    client.type("one", "mine");
    await wait(60_000);
    expect(server.read().document).toEqual({ one: "mine", two: "0", three: "3" });
    expect(client.saving().status).toBe("saved");
  });
});

describe("a save whose response is lost", () => {
  it("is no other side when it is met again, though more was typed into the same field", async () => {
    const server = sampleServer(start);
    const network: Network[] = ["unanswered"];
    const client = server.client(() => network.shift() ?? "fine");
    client.type("one", "mine");
    await wait(700);
    client.type("one", "mine and more");
    await wait(RETRY_MS[0] + 2_000);
    expect(client.saving().status).toBe("saved");
    expect(server.read().document.one).toBe("mine and more");
  });

  it("is known again in the words of the server, and a change back to the text before is not lost", async () => {
    const server = sampleServer(start);
    const network: Network[] = ["unanswered"];
    const client = server.client(() => network.shift() ?? "fine");
    client.type("one", " mine ");
    await wait(650);
    client.type("one", "1");
    await wait(RETRY_MS[0] + 2_000);
    expect(client.saving().status).toBe("saved");
    expect(server.read().document.one).toBe("1");
  });

  it("is distinguished from text that another wrote over it", async () => {
    const server = sampleServer(start);
    const network: Network[] = ["unanswered"];
    const client = server.client(() => network.shift() ?? "fine");
    client.type("one", "mine");
    await wait(650);
    client.type("one", "mine and more");
    server.change({ one: "theirs" });
    await wait(RETRY_MS[0] + 2_000);
    expect(client.saving().status).toBe("conflict");
  });
});

it("the journal stores the base of unsaved text, with the text", async () => {
  const server = sampleServer(start);
  const client = server.client(() => "lost");
  client.type("one", "mine");
  expect(client.kept.entry).toMatchObject({ document: { one: "mine" }, basedOn: "1" });
  expect(readBase<Sample>(client.kept.entry?.base)?.stored).toEqual(start);
});

it("an editor that was stopped sends nothing any more", async () => {
  const server = sampleServer(start);
  const client = server.client(() => "lost");
  client.type("one", "mine");
  await wait(700);
  client.runner.stop();
  await wait(60_000);
  expect(server.read().document.one).toBe("1");
});

type Client = ReturnType<ReturnType<typeof sampleServer>["client"]>;
type Move = { who: 0 | 1; at: number; text: string };
const moves = fc.array(
  fc.record<Move>({ who: fc.constantFrom(0, 1), at: fc.integer({ min: 0, max: 900 }), text: fc.string({ maxLength: 3 }) }),
  { minLength: 1, maxLength: 12 },
);
const network = fc.array(fc.constantFrom<Network>("fine", "fine", "lost", "unanswered"), { maxLength: 10 });

it("two that write in different fields over any network both end with all text, without a question", async () => {
  await fc.assert(
    fc.asyncProperty(moves, network, network, async (texts, one, other) => {
      const server = sampleServer(start);
      const clients = [one, other].map((list) => {
        const coming = [...list];
        return server.client(() => coming.shift() ?? "fine");
      }) as unknown as readonly [Client, Client];
      const last = ["1", "2"];
      for (const { who, at, text } of texts) {
        await wait(at);
        const typed = `${text}|`;
        last[who] = typed;
        clients[who].type(who === 0 ? "one" : "two", typed);
      }
      await wait(300_000);
      for (const client of clients) {
        expect(client.saving().status).toBe("saved");
        await client.runner.meet(server.read());
        const { one: ofOne, two: ofTwo } = client.document();
        expect([ofOne.trim(), ofTwo.trim()]).toEqual(last.map((text) => text.trim()));
        client.runner.stop();
      }
      expect(server.read().document).toMatchObject({ one: last[0]?.trim(), two: last[1]?.trim() });
    }),
    { numRuns: 80 },
  );
});
