import { expect, test } from "vitest";
import type { Story } from "@/contracts/model/career/story";
import { storyGaps } from "@/domain/career/story-gaps";

const at = "2026-11-20T09:30:00.000Z";
function story(title: string, data: Partial<Story["data"]> = {}): Story {
  const told = { situation: "Then.", task: "This.", action: "That.", result: "", reflection: "", factIds: [], tags: [] };
  return {
    id: title,
    userId: "u",
    applicationId: null,
    data: { ...told, title, applicationId: null, ...data },
    createdAt: at,
    updatedAt: at,
  };
}
const titles = (stories: Story[], requirements: string[]) =>
  storyGaps(stories, requirements).map((gap) => gap.story?.data.title ?? null);

const harbour = story("The harbour", { action: "I ran user research with twelve sailors.", tags: ["Conflict resolution"] });
const tables = story("Moving the tables", { situation: "PostgreSQL was slow.", action: "I rewrote the queries." });

test("a requirement has the story that speaks of it", () =>
  expect(titles([harbour, tables], ["User research", "Experience with PostgreSQL"])).toEqual([
    "The harbour",
    "Moving the tables",
  ]));

test("a requirement that no story speaks of is a gap", () =>
  expect(titles([harbour, tables], ["Fluent Norwegian"])).toEqual([null]));

test("one word out of many is not enough", () =>
  expect(titles([tables], ["PostgreSQL replication, sharding, backups and monitoring"])).toEqual([null]));

test("a tag names a requirement whatever its case", () =>
  expect(titles([tables, harbour], ["conflict resolution"])).toEqual(["The harbour"]));

test("without stories everything is a gap, and without requirements nothing is", () => {
  expect(titles([], ["Figma"])).toEqual([null]);
  expect(titles([harbour], [])).toEqual([]);
});
