import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  edit,
  JOIN_MS,
  receive,
  redo,
  STEP_LIMIT,
  startTimeline,
  type Timeline,
  undo,
} from "@/components/features/editor/core/timeline";

type Doc = { title: string; note: string; items: { id: string; text: string }[] };

const empty: Doc = { title: "", note: "", items: [] };
const label = (target: string) => ({ name: "editField", target });
const typed = (timeline: Timeline<Doc>, text: string, at: number) =>
  edit(timeline, label("title"), at, (draft) => {
    draft.title = text;
  });

describe("joining", () => {
  it("makes one step of quick edits to one field", () => {
    const timeline = typed(typed(typed(startTimeline(empty), "a", 0), "ab", 300), "abc", 900);
    expect(timeline.past).toHaveLength(1);
    expect(undo(timeline).document).toEqual(empty);
    expect(redo(undo(timeline)).document.title).toBe("abc");
  });

  it("begins a new step after a pause", () => {
    const timeline = typed(typed(startTimeline(empty), "a", 0), "ab", JOIN_MS);
    expect(timeline.past).toHaveLength(2);
    expect(undo(timeline).document.title).toBe("a");
  });

  it("keeps two fields apart", () => {
    const timeline = edit(typed(startTimeline(empty), "a", 0), label("note"), 10, (draft) => {
      draft.note = "b";
    });
    expect(timeline.past).toHaveLength(2);
  });

  it("does not join what was undone and redone", () => {
    const timeline = redo(undo(typed(startTimeline(empty), "a", 100)));
    expect(undo(typed(timeline, "ab", 150)).document.title).toBe("a");
  });

  it("keeps one patch for ten thousand keystrokes in one field", () => {
    let timeline = startTimeline(empty);
    for (let key = 0; key < 10_000; key++) timeline = typed(timeline, `text ${key}`, key * 10);
    expect(timeline.past).toHaveLength(1);
    expect(timeline.past[0]?.forward).toHaveLength(1);
  });
});

it("leaves the future alone when an edit changes nothing", () => {
  const timeline = undo(typed(startTimeline(empty), "a", 0));
  expect(typed(timeline, "", 10)).toBe(timeline);
});

it("remembers the last 200 steps", () => {
  let timeline = startTimeline(empty);
  for (let step = 0; step <= STEP_LIMIT; step++) timeline = typed(timeline, `${step}`, step * JOIN_MS);
  expect(timeline.past).toHaveLength(STEP_LIMIT);
});

describe("changes from elsewhere", () => {
  it("stay when own edits are undone", () => {
    const own = typed(startTimeline(empty), "mine", 0);
    const both = receive(own, (draft) => {
      draft.note = "theirs";
    });
    expect(undo(both).document).toEqual({ ...empty, note: "theirs" });
  });

  it("make own steps at the same place impossible to undo", () => {
    const own = typed(startTimeline(empty), "mine", 0);
    const both = receive(own, (draft) => {
      draft.title = "theirs";
    });
    expect(both.past).toEqual([]);
  });
});

type Move = { kind: "title" | "note" | "push" | "remove" | "swap" | "text"; value: string; index: number; gap: number };

const moves = fc.array(
  fc.record<Move>({
    kind: fc.constantFrom("title", "note", "push", "remove", "swap", "text"),
    value: fc.string({ maxLength: 4 }),
    index: fc.nat(5),
    gap: fc.integer({ min: 1, max: 2000 }),
  }),
  { maxLength: 40 },
);

function make(draft: Doc, move: Move): void {
  const item = draft.items[move.index];
  if (move.kind === "title") draft.title = move.value;
  if (move.kind === "note") draft.note = move.value;
  if (move.kind === "push") draft.items.push({ id: move.value, text: "" });
  if (move.kind === "remove") draft.items.splice(move.index, 1);
  if (move.kind === "swap") draft.items.reverse();
  if (move.kind === "text" && item) item.text = move.value;
}

function play(list: readonly Move[]): Timeline<Doc> {
  let at = 0;
  return list.reduce<Timeline<Doc>>((timeline, move) => {
    at += move.gap;
    return edit(timeline, label(move.kind), at, (draft) => make(draft, move));
  }, startTimeline(empty));
}

describe("for any series of edits", () => {
  it("undoing everything restores the start, redoing everything restores the end", () => {
    fc.assert(
      fc.property(moves, (list) => {
        const end = play(list);
        let timeline = end;
        while (timeline.past.length > 0) timeline = undo(timeline);
        expect(timeline.document).toEqual(empty);
        while (timeline.future.length > 0) timeline = redo(timeline);
        expect(timeline.document).toEqual(end.document);
      }),
    );
  });

  it("undo after a change from elsewhere never reverts that change", () => {
    fc.assert(
      fc.property(moves, fc.string({ minLength: 5, maxLength: 8 }), (list, note) => {
        let timeline = receive(play(list), (draft) => {
          draft.note = note;
        });
        while (timeline.past.length > 0) timeline = undo(timeline);
        expect(timeline.document.note).toBe(note);
      }),
    );
  });
});
