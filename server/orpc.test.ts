import { expect, test } from "vitest";
import { ownerId } from "@/server/context";
import { api, handled } from "./orpc";

const { documents, resumes } = api;

test("an operation and its second address have one handler, each under its own name and with its own route", () => {
  const both = handled(resumes, ["lock", "setLock"], ({ input }) => expect(input.isLocked).toBe(true));
  expect(Object.keys(both)).toEqual(["lock", "setLock"]);
  expect(both.lock["~orpc"].route.method).toBe("POST");
  expect(both.setLock["~orpc"].route.method).toBe("PUT");
  expect(both.lock["~orpc"].handler).toBe(both.setLock["~orpc"].handler);
});

test("what is forgotten or does not belong together does not compile", () => {
  // @ts-expect-error One takes a name, the other tags.
  handled(documents, ["rename", "setTags"], ({ input }) => void input.name);
  // @ts-expect-error One answers nothing, the other an id.
  handled(resumes, ["lock", "duplicate"], ({ input }) => input.id);
  // @ts-expect-error There is no such address.
  expect(() => handled(resumes, ["lock", "lockedness"], () => {})).toThrow();
  const both = handled(documents, ["trash", "putInTrash"], ({ context }) => void ownerId(context));
  // @ts-expect-error The router misses all others.
  expect(Object.keys(api.router({ documents: both }))).toEqual(["documents"]);
});
