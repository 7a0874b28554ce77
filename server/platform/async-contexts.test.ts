import { setImmediate, setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NodeContext, OneStoreContext } from "@/server/platform/async-contexts";

type Context = Pick<OneStoreContext<number>, "getStore" | "run" | "exit" | "enterWith" | "disable">;
type Made = { new (): Context; bind: typeof OneStoreContext.bind; snapshot: typeof OneStoreContext.snapshot };

test("Node's own class is Node's own, or all comparisons below would pass", () => {
  expect(NodeContext.name).toBe("AsyncLocalStorage");
});

// The same expectations for both classes, so that they cannot be wrong about Node.
describe.each<[string, Made]>([
  ["ours", OneStoreContext],
  ["Node's", NodeContext as unknown as Made],
])("a context (%s)", (_, Context) => {
  test("is empty until something runs in it", () => {
    expect(new Context().getStore()).toBeUndefined();
  });

  test("gives arguments and results through, and errors", () => {
    const context = new Context();
    expect(context.run(1, (one: number, other: number) => one + other, 2, 3)).toBe(5);
    expect(context.exit((one: number) => one * 2, 4)).toBe(8);
    expect(() =>
      context.run(1, () => {
        throw new Error("no");
      }),
    ).toThrow("no");
    expect(context.getStore()).toBeUndefined();
  });

  test("follows promises, timers, ticks and microtasks", async () => {
    const context = new Context();
    const seen = await context.run(7, async () => {
      const seen = [context.getStore()];
      await null;
      seen.push(context.getStore());
      await setImmediate();
      seen.push(context.getStore());
      await setTimeout(1);
      seen.push(context.getStore());
      await new Promise<void>((resolve) => process.nextTick(() => resolve(void seen.push(context.getStore()))));
      await new Promise<void>((resolve) => queueMicrotask(() => resolve(void seen.push(context.getStore()))));
      return seen;
    });
    expect(seen).toEqual([7, 7, 7, 7, 7, 7]);
    expect(context.getStore()).toBeUndefined();
  });

  test("belongs to each of many concurrent calls, and not to the others", async () => {
    const [one, other] = [new Context(), new Context()];
    const work = async (index: number) => {
      await setTimeout(index % 3);
      const inner = await other.run(-index, async () => {
        await setImmediate();
        return [one.getStore(), other.getStore()];
      });
      return [...inner, one.getStore(), other.getStore()];
    };
    const all = await Promise.all(Array.from({ length: 60 }, (_, index) => one.run(index, () => work(index))));
    expect(all).toEqual(Array.from({ length: 60 }, (_, index) => [index, -index, index, undefined]));
  });

  test("is left by exit, entered by enterWith, and switched off by disable until the next run", async () => {
    const [context, other] = [new Context(), new Context()];
    await other.run(1, () =>
      context.run(2, async () => {
        expect(context.exit(() => [context.getStore(), other.getStore()])).toEqual([undefined, 1]);
        expect(context.getStore()).toBe(2);
        context.enterWith(3);
        await setImmediate();
        expect([context.getStore(), other.getStore()]).toEqual([3, 1]);
        context.disable();
        expect([context.getStore(), other.getStore()]).toEqual([undefined, 1]);
        expect(context.run(4, () => context.getStore())).toBe(4);
      }),
    );
  });

  test("is preserved by bind and snapshot", () => {
    const context = new Context();
    const [bound, snapshot] = context.run(5, () => [Context.bind(() => context.getStore()), Context.snapshot()] as const);
    context.run(6, () => {
      expect(bound()).toBe(5);
      expect(snapshot((added: number) => (context.getStore() ?? 0) + added, 10)).toBe(15);
      expect(context.getStore()).toBe(6);
    });
  });
});

test("what runs within exit does not bring back what was left", () => {
  const context = new OneStoreContext<number>();
  const seen = context.run(1, () => context.exit(() => [context.run(2, () => context.getStore()), context.getStore()]));
  expect(seen).toEqual([2, undefined]);
});

/** A small program: in which context to run with which store, then what within. */
type Step = { context: number; store: number; waits: boolean; within: Step[] };

// Without `exit`: after a run within it, Node 20 shows what was left, and Node 24 does not.
const { step } = fc.letrec<{ step: Step }>((tie) => ({
  step: fc.record({
    context: fc.nat(3),
    store: fc.nat(99),
    waits: fc.boolean(),
    within: fc.oneof({ maxDepth: 5 }, fc.constant<Step[]>([]), fc.array(tie("step"), { maxLength: 3 })),
  }),
}));

async function traceOf(steps: readonly Step[], contexts: readonly Context[]): Promise<unknown[]> {
  const look = () => contexts.map((context) => context.getStore());
  const walk = async ({ context: index, store, waits, within }: Step): Promise<unknown[]> => {
    const inside = async () => {
      const before = look();
      if (waits) await setImmediate();
      const inner = await Promise.all(within.map(walk));
      return [before, inner, look()];
    };
    return [await contexts[index]?.run(store, inside), look()];
  };
  return Promise.all(steps.map(walk));
}

test("any nesting of four contexts, side by side, sees what Node's own would", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 4 }), async (steps) => {
      const ours = await traceOf(
        steps,
        Array.from({ length: 4 }, () => new OneStoreContext<number>()),
      );
      const nodes = await traceOf(
        steps,
        Array.from({ length: 4 }, () => new NodeContext<number>() as Context),
      );
      expect(ours).toEqual(nodes);
    }),
    { numRuns: 200 },
  );
});
