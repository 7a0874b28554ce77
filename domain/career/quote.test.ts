import { expect, test } from "vitest";
import { sampleResumeData } from "@/domain/sample/resume";
import { occursIn, textOf } from "./quote";

test("a quote occurs when its words do, whatever the line breaks and quotation marks", () => {
  expect(occursIn("it’s\u00a0a  team", "I said: it's a\nteam of five")).toBe(true);
  expect(occursIn("team of six", "a team of five")).toBe(false);
});

test("an empty quote proves nothing", () => {
  expect(occursIn("", "anything")).toBe(false);
  expect(occursIn(" \n", "anything")).toBe(false);
});

test("the text of a resume has its words, and neither its ids nor its design", () => {
  const data = sampleResumeData();
  const text = textOf(data).join("\n");
  expect(occursIn(data.basics.name, text)).toBe(true);
  expect(text).not.toContain(data.metadata.template);
  const [item] = data.sections.experience.items;
  expect(text).toContain(item?.company);
  expect(text).not.toContain(item?.id);
});
