import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { queries } from "@/components/kit/api/client";
import { UpToDateQueryClient } from "@/components/kit/api/query-client";
import type { Application } from "@/contracts/model/application";
import { holdReading, keepApplication } from "./use-applications";

const application = (status: string) => ({ id: "one", status }) as Application;

test("a move made while the list loads for the first time is in the list, which does not stay empty", async () => {
  const cache = new UpToDateQueryClient();
  let stored = application("applied");
  const answers: (() => void)[] = [];
  const read = () => {
    const answer = [stored];
    return new Promise<Application[]>((resolve) => answers.push(() => resolve(answer)));
  };
  const list = new QueryObserver(cache, { queryKey: queries.applications.list.queryKey({ input: {} }), queryFn: read });
  const stop = list.subscribe(() => {});
  await holdReading(cache);
  stored = application("interview");
  keepApplication(cache, stored);
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer();
  await expect.poll(() => list.getCurrentResult().data).toEqual([stored]);
  stop();
});
