import { expect, it } from "vitest";
import { addressOf } from "./address";

it("fills the parameters of an operation's path, each as one part of it", () => {
  expect(addressOf(({ resumes }) => resumes.pdf, { id: "a/b" })).toBe("/api/openapi/resumes/a%2Fb/pdf");
  expect(() => addressOf(({ resumes }) => resumes.pdf)).toThrow("wants a value for id");
});
