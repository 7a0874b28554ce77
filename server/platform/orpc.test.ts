import { expect, test } from "vitest";
import { ownerId } from "@/server/platform/request/context";
import { api, handled } from "./orpc";

const { documents, resumes } = api;

test("an operation and its alias share one handler, each with its own name and route", () => {
  const both = handled(resumes, ["lock", "setLock"], ({ input }) => expect(input.isLocked).toBe(true));
  expect(Object.keys(both)).toEqual(["lock", "setLock"]);
  expect(both.lock["~orpc"].route.method).toBe("POST");
  expect(both.setLock["~orpc"].route.method).toBe("PUT");
  expect(both.lock["~orpc"].handler).toBe(both.setLock["~orpc"].handler);
});

test("missing or mismatched handlers do not compile", () => {
  // @ts-expect-error One accepts a name, the other tags.
  handled(documents, ["rename", "setTags"], ({ input }) => void input.name);
  // @ts-expect-error One returns nothing, the other an id.
  handled(resumes, ["lock", "duplicate"], ({ input }) => input.id);
  // @ts-expect-error There is no such operation.
  expect(() => handled(resumes, ["lock", "lockedness"], () => {})).toThrow();
  const both = handled(documents, ["trash", "putInTrash"], ({ context }) => void ownerId(context));
  // @ts-expect-error The router lacks all others.
  expect(Object.keys(api.router({ documents: both }))).toEqual(["documents"]);
});
