import { expect, test } from "vitest";
import { admitted, WorkersBusy } from "./admission";

const never = () => new Promise<never>(() => {});

test("one client cannot fill the shared queue: its thirty-third simultaneous job is rejected, others continue", async () => {
  let finish = () => {};
  const first = admitted("one", () => new Promise<void>((resolve) => (finish = resolve)));
  for (let count = 0; count < 31; count++) admitted("one", never);
  await expect(admitted("one", never)).rejects.toMatchObject({ name: "WorkersBusy", of: "client" });
  expect(await admitted("another", async () => "printed")).toBe("printed");
  finish();
  await first;
  expect(await admitted("one", async () => "printed")).toBe("printed");
});

test("the instance has a limit too, and a failure frees its slot", async () => {
  await expect(admitted("failing", () => Promise.reject(new Error("no page")))).rejects.toThrow("no page");
  const places = Array.from({ length: 200 }, (_entry, index) => admitted(`client ${index}`, never));
  await expect(Promise.race(places)).rejects.toBeInstanceOf(WorkersBusy);
  await expect(admitted("late", never)).rejects.toMatchObject({ of: "instance" });
  for (const place of places) place.catch(() => {});
});
