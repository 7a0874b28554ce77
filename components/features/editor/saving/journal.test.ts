import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AGAIN_MS, type JournalEntry, journalKey, type OnDevice, PATIENCE_MS } from "@/components/features/editor/saving/journal";

/** The device: a map of entries behind the few calls the journal makes, which can be made to fail or to be slow. */
const device = vi.hoisted(() => ({
  entries: new Map<string, JournalEntry>(),
  refuses: false,
  opens: () => Promise.resolve(),
}));

vi.mock("idb", () => ({
  openDB: async () => {
    await device.opens();
    if (device.refuses) throw new Error("refused");
    const store = {
      put: async (entry: JournalEntry) => {
        if (device.refuses) throw new Error("full");
        device.entries.set(entry.key, entry);
      },
      get: async (key: string) => device.entries.get(key),
      delete: async (key: string) => device.entries.delete(key),
    };
    return {
      transaction: () => ({ store, commit() {}, done: Promise.resolve() }),
      getAll: async () => [...device.entries.values()],
      close() {},
    };
  },
}));

const DOCUMENT = journalKey("owner", "resume", "1");
const entry = (document: string, editedAt: number) => ({ document, basedOn: "1", editedAt });

/** A separate journal module for each story: the connection lasts for the whole page. */
async function open(session: string) {
  const { openJournal } = await import("@/components/features/editor/saving/journal");
  const states: OnDevice[] = [];
  const journal = openJournal<string>(DOCUMENT, session, (state) => void (states.at(-1) !== state && states.push(state)));
  return { journal, states };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("IDBKeyRange", { bound: () => undefined });
  device.entries.clear();
  device.refuses = false;
  device.opens = () => Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the state reported for the newest text", () => {
  it("is “kept” only once the device has it", async () => {
    const { journal, states } = await open("a");
    journal.write(entry("one", 1));
    expect(states).toEqual(["pending"]);
    await journal.settled();
    expect(states).toEqual(["pending", "kept"]);
    expect(device.entries.get(`${DOCUMENT}/a`)?.document).toBe("one");
  });

  it("is “failed” when the device refuses, and “kept” again when it takes the text later without another key", async () => {
    device.refuses = true;
    const { journal, states } = await open("a");
    journal.write(entry("one", 1));
    await journal.settled();
    expect(states.at(-1)).toBe("failed");
    device.refuses = false;
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect(states.at(-1)).toBe("kept");
    expect(device.entries.get(`${DOCUMENT}/a`)?.document).toBe("one");
  });

  it("is “failed” while the device does not respond, and “kept” when it does after all", async () => {
    let answer = () => {};
    device.opens = () => new Promise((resolve) => (answer = resolve));
    const { journal, states } = await open("a");
    journal.write(entry("one", 1));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(states).toEqual(["pending", "failed"]);
    answer();
    await journal.settled();
    expect(states.at(-1)).toBe("kept");
  });

  it("is about the last of several keys", async () => {
    const { journal, states } = await open("a");
    journal.write(entry("one", 1));
    journal.write(entry("two", 2));
    journal.write(entry("three", 3));
    await journal.settled();
    expect(states).toEqual(["pending", "kept"]);
    expect(device.entries.get(`${DOCUMENT}/a`)?.document).toBe("three");
  });
});

describe("two tabs of one document", () => {
  it("keep their texts apart, and one that saves forgets only its own", async () => {
    const [one, other] = [await open("a"), await open("b")];
    one.journal.write(entry("of a", 1));
    other.journal.write(entry("of b", 2));
    await Promise.all([one.journal.settled(), other.journal.settled()]);
    await one.journal.trim(Number.POSITIVE_INFINITY);
    expect([...device.entries.keys()]).toEqual([`${DOCUMENT}/b`]);
  });

  it("leave their texts to the next one when they are gone, not while they are there", async () => {
    const held = new Set<string>();
    vi.stubGlobal("navigator", {
      locks: {
        request: (name: string, end: () => Promise<void>) => held.add(name) && end().finally(() => held.delete(name)),
        query: async () => ({ held: [...held].map((name) => ({ name })) }),
      },
    });
    const [gone, open2, next] = [await open("a"), await open("b"), await open("c")];
    for (const [index, { journal }] of [gone, open2].entries()) journal.write(entry(`text ${index}`, index));
    await Promise.all([gone.journal.settled(), open2.journal.settled()]);
    gone.journal.close();
    await vi.advanceTimersByTimeAsync(0);
    expect((await next.journal.left()).map(({ document }) => document)).toEqual(["text 0"]);
  });
});

it("what was left is forgotten once it is saved, unless something newer was written over it", async () => {
  const { journal } = await open("b");
  const old = { ...entry("old", 1), key: `${DOCUMENT}/a` };
  device.entries.set(old.key, { ...old, editedAt: 2 });
  await journal.forget([old]);
  expect(device.entries.size).toBe(1);
  await journal.forget([{ ...old, editedAt: 2 }]);
  expect(device.entries.size).toBe(0);
});

it("a page that goes hands over the newest text without waiting for the one before", async () => {
  const { journal } = await open("a");
  journal.write(entry("one", 1));
  journal.write(entry("two", 2));
  journal.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(device.entries.get(`${DOCUMENT}/a`)?.document).toBe("two");
});

it("keeps the texts of two accounts on one device apart", () => {
  expect(journalKey("a", "resume", "1")).not.toBe(journalKey("b", "resume", "1"));
});
