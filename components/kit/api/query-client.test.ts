import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { UpToDateQueryClient } from "./query-client";

/** A list on a server, whose responses are released by the test. */
function slowList() {
  const rows: string[] = [];
  const waiting: (() => void)[] = [];
  const read = () => {
    const answer = [...rows];
    return new Promise<string[]>((resolve) => waiting.push(() => resolve(answer)));
  };
  return { rows, read, waiting, letThrough: () => waiting.splice(0).forEach((answer) => void answer()) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

test("what was changed while a list loads for the first time is in it", async () => {
  const cache = new UpToDateQueryClient();
  const list = slowList();
  const looked = new QueryObserver(cache, { queryKey: ["list", "trash"], queryFn: list.read, staleTime: 10_000 });
  const stop = looked.subscribe(() => {});
  list.rows.push("moved meanwhile");
  const isReloaded = cache.invalidateQueries({ queryKey: ["list"] });
  await settled();
  list.letThrough();
  await isReloaded;
  expect(looked.getCurrentResult()).toMatchObject({ status: "success", data: ["moved meanwhile"] });
  stop();
});

test("a first load that is no longer shown is repeated when it is shown again", async () => {
  const cache = new UpToDateQueryClient();
  const list = slowList();
  const options = { queryKey: ["list"], queryFn: list.read, staleTime: 10_000 };
  const load = cache.prefetchQuery(options);
  list.rows.push("moved meanwhile");
  await cache.invalidateQueries({ queryKey: ["list"] });
  list.letThrough();
  await load;
  await settled();
  const looked = new QueryObserver(cache, options);
  const stop = looked.subscribe(() => {});
  list.letThrough();
  await settled();
  expect(looked.getCurrentResult().data).toEqual(["moved meanwhile"]);
  stop();
});

test("loads of other data continue undisturbed", async () => {
  const cache = new UpToDateQueryClient();
  const list = slowList();
  const looked = new QueryObserver(cache, { queryKey: ["other"], queryFn: list.read });
  const stop = looked.subscribe(() => {});
  await cache.invalidateQueries({ queryKey: ["list"] });
  expect(list.waiting).toHaveLength(1);
  list.letThrough();
  await settled();
  expect(looked.getCurrentResult().status).toBe("success");
  stop();
});

test("a first load continues if the change requests no refetch, and counts as out of date when it comes", async () => {
  const cache = new UpToDateQueryClient();
  const list = slowList();
  const looked = new QueryObserver(cache, { queryKey: ["list"], queryFn: list.read, staleTime: 10_000 });
  const stop = looked.subscribe(() => {});
  await cache.invalidateQueries({ queryKey: ["list"], refetchType: "none" });
  list.letThrough();
  await settled();
  expect(looked.getCurrentResult()).toMatchObject({ status: "success", isStale: true });
  stop();
});
