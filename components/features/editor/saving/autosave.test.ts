import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Autosave,
  type AutosaveEvent,
  autosave,
  DEBOUNCE_MS,
  hasUnsaved,
  RETRY_MS,
  startAutosave,
} from "@/components/features/editor/saving/autosave";

const T1 = { savedAt: "2026-01-05T09:00:00.000Z", basedOn: "1" };
const T2 = { savedAt: "2026-01-05T09:00:01.000Z", basedOn: "2" };

function run(events: readonly AutosaveEvent[], from: Autosave = startAutosave(T1)) {
  let state = from;
  let command: ReturnType<typeof autosave>[1] = null;
  for (const event of events) [state, command] = autosave(state, event);
  return { state, command };
}

describe("typing", () => {
  it("waits 600 ms after the last key, then saves", () => {
    expect(run([{ type: "edited" }, { type: "edited" }])).toMatchObject({
      state: { status: "waiting" },
      command: { ms: DEBOUNCE_MS },
    });
    expect(run([{ type: "edited" }, { type: "timer" }])).toMatchObject({
      state: { status: "saving" },
      command: { type: "save" },
    });
  });

  it("reports saved with the server's time, and the next save is based on it", () => {
    const { state } = run([{ type: "edited" }, { type: "timer" }, { type: "succeeded", ...T2 }]);
    expect(state).toMatchObject({ status: "saved", ...T2 });
    expect(hasUnsaved(state)).toBe(false);
  });

  it("while a save is on its way is saved by the next one", () => {
    const { state, command } = run([{ type: "edited" }, { type: "timer" }, { type: "edited" }, { type: "timer" }]);
    expect(command).toBeNull();
    const after = run([{ type: "succeeded", ...T2 }], state);
    expect(after).toMatchObject({ state: { status: "waiting" }, command: { type: "wait" } });
    expect(hasUnsaved(after.state)).toBe(true);
  });
});

describe("failure", () => {
  it("is retried with growing waits and keeps the text unsaved", () => {
    let state = run([{ type: "edited" }]).state;
    for (const ms of [...RETRY_MS, RETRY_MS[RETRY_MS.length - 1]]) {
      const step = run([{ type: "timer" }, { type: "failed", failure: "server" }], state);
      expect(step).toMatchObject({ state: { status: "retrying" }, command: { type: "wait", ms } });
      state = step.state;
    }
    expect(hasUnsaved(state)).toBe(true);
  });

  it("for want of a network ends as soon as the network is back", () => {
    const { state } = run([{ type: "edited" }, { type: "timer" }, { type: "failed", failure: "offline" }]);
    expect(state.status).toBe("offline");
    expect(run([{ type: "online" }], state)).toMatchObject({ state: { status: "saving" }, command: { type: "save" } });
  });

  it("because the document is too large keeps the text, and the next edit is saved again: it may be smaller", () => {
    const { state } = run([{ type: "edited" }, { type: "timer" }, { type: "failed", failure: "too-large" }]);
    expect(state).toMatchObject({ status: "too-large" });
    expect(hasUnsaved(state)).toBe(true);
    expect(run([{ type: "timer" }, { type: "online" }], state).state.status).toBe("too-large");
    expect(run([{ type: "edited" }, { type: "timer" }], state)).toMatchObject({
      state: { status: "saving" },
      command: { type: "save" },
    });
  });

  it("by a conflict stops saving until the person chose", () => {
    const { state } = run([{ type: "edited" }, { type: "timer" }, { type: "failed", failure: "conflict" }]);
    expect(run([{ type: "edited" }, { type: "timer" }, { type: "flush" }, { type: "online" }], state)).toMatchObject({
      state: { status: "conflict" },
    });
    expect(run([{ type: "merged", isSaved: false, ...T2 }], state)).toMatchObject({
      state: { basedOn: T2.basedOn },
      command: { type: "save" },
    });
    const stored = run([{ type: "merged", isSaved: true, ...T2 }], state);
    expect(stored).toMatchObject({ state: { status: "saved", basedOn: T2.basedOn }, command: null });
    expect(hasUnsaved(stored.state)).toBe(false);
  });
});

it("a save that met another state is sent again based on that one, with the text typed in the meantime", () => {
  const { state } = run([{ type: "edited" }, { type: "timer" }, { type: "edited" }]);
  const after = run([{ type: "merged", isSaved: false, ...T2 }], state);
  expect(after).toMatchObject({ state: { status: "saving", sendingEdits: 2, ...T2 }, command: { type: "save" } });
});

it("leaving with nothing unsaved sends nothing", () => {
  expect(run([{ type: "flush" }]).command).toBeNull();
});

it("for any order of events never has two saves on their way and never calls unsaved text saved", () => {
  const event = fc.oneof(
    fc.constant<AutosaveEvent>({ type: "edited" }),
    fc.constant<AutosaveEvent>({ type: "timer" }),
    fc.constant<AutosaveEvent>({ type: "flush" }),
    fc.constant<AutosaveEvent>({ type: "online" }),
    fc.constant<AutosaveEvent>({ type: "offline" }),
    fc.constant<AutosaveEvent>({ type: "succeeded", ...T2 }),
    fc
      .constantFrom("offline", "server", "signed-out", "refused", "too-large", "conflict")
      .map((failure): AutosaveEvent => ({ type: "failed", failure })),
    fc.boolean().map((isSaved): AutosaveEvent => ({ type: "merged", isSaved, ...T2 })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state = startAutosave(T1);
      let onTheWay = 0;
      for (const next of events) {
        // The network responds only to requests. Merging is a response as well, or happens while no request is pending.
        const isAnswer = next.type === "succeeded" || next.type === "failed";
        if (isAnswer && onTheWay === 0) continue;
        if (isAnswer || next.type === "merged") onTheWay = Math.max(0, onTheWay - 1);
        const [after, command] = autosave(state, next);
        if (command?.type === "save") onTheWay++;
        expect(onTheWay).toBeLessThanOrEqual(1);
        if (after.status === "saved") expect(hasUnsaved(after)).toBe(false);
        state = after;
      }
    }),
  );
});
