import { expect, test } from "vitest";
import { Turns } from "./turns";

const never = () => new Promise<never>(() => {});

const claims = (account: string, count: number, isFailing = false) =>
  Array.from({ length: count }, (_, index) => ({ account, isFailing, name: `${account} ${index}` }));

test("an account has at most a quarter of the slots, and at least one", () => {
  expect(new Turns({ slots: 8 }).choose(claims("one", 20))).toHaveLength(2);
  expect(new Turns({ slots: 2 }).choose(claims("one", 20))).toHaveLength(1);
});

test("a hundred waiting things of one account do not delay the single one of another", () => {
  const turns = new Turns({ slots: 8 });
  const chosen = turns.choose([...claims("many", 100), ...claims("single", 1)]);
  expect(chosen.map(({ name }) => name)).toEqual(["many 0", "single 0", "many 1"]);
});

test("the account whose last turn was longest ago is next, even if another was queued again before it", async () => {
  const turns = new Turns({ slots: 1 });
  for (const account of ["first", "second", "first"]) await turns.run({ account }, async () => {});
  expect(turns.choose([...claims("first", 1), ...claims("second", 1)]).map(({ account }) => account)).toEqual(["second"]);
});

test("what fails comes last, and leaves half of the slots to the others", () => {
  const turns = new Turns({ slots: 4 });
  const failing = ["a", "b", "c", "d"].flatMap((account) => claims(account, 1, true));
  expect(turns.choose([...failing, ...claims("works", 1)]).map(({ account }) => account)).toEqual(["works", "a", "b"]);
  for (const claim of turns.choose(failing)) void turns.run(claim, never);
  expect(turns.choose(claims("works", 1))).toHaveLength(1);
  expect(turns.choose(claims("c", 1, true))).toHaveLength(0);
});

test("large work leaves half of the slots to the rest, in whatever order it came", () => {
  const turns = new Turns({ slots: 2, share: 2 });
  const large = [1, 2].map(() => ({ account: "large", isLarge: true }));
  expect(turns.choose([...large, { account: "large", isLarge: false }]).map(({ isLarge }) => isLarge)).toEqual([true, false]);
});

test("work waits for its turn; a slot that is free again goes to the other account", async () => {
  const turns = new Turns({ slots: 1 });
  const order: string[] = [];
  let end = () => {};
  const running = turns.inTurn("one", () => new Promise<void>((resolve) => (end = resolve)));
  const waiting = [
    turns.inTurn("one", async () => order.push("one")),
    turns.inTurn("one", async () => order.push("one again")),
    turns.inTurn("two", async () => order.push("two")),
  ];
  end();
  await Promise.all([running, ...waiting]);
  expect(order).toEqual(["two", "one", "one again"]);
  expect(turns.free).toBe(1);
});

test("a failure frees its slot", async () => {
  const turns = new Turns({ slots: 1 });
  await expect(turns.inTurn("one", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(turns.inTurn("one", async () => "works")).resolves.toBe("works");
});

test("no one waits in a full queue, or longer than the given time", async () => {
  const turns = new Turns({ slots: 1 });
  void turns.inTurn("one", never);
  const late = turns.inTurn("one", never, { perAccount: 1, patienceMs: 20 });
  await expect(turns.inTurn("one", never, { perAccount: 1 })).rejects.toMatchObject({ name: "TurnsBusy" });
  await expect(turns.inTurn("two", never, { total: 1 })).rejects.toMatchObject({ name: "TurnsBusy" });
  await expect(late).rejects.toMatchObject({ name: "TurnsBusy" });
});
