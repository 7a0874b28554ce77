import type { Fact } from "@/contracts/model/career/fact";
import type { StoryData } from "@/contracts/model/career/story";
import type { RecordSection } from "@/domain/record/fields";

/** What the form of a new entry begins with: its kind, and fields as they are typed. */
export type EntryStart = { section: RecordSection; typed: Readonly<Record<string, string>> };

/** An entry that begins with a fact. */
export const startOfFact = ({ category, text }: Pick<Fact, "category" | "text">): EntryStart =>
  category === "skill" ? { section: "skills", typed: { name: text } } : { section: "experience", typed: { description: text } };

/** An entry that begins with what was done in a story and what came of it. */
export const startOfStory = ({ title, action, result }: Pick<StoryData, "title" | "action" | "result">): EntryStart => ({
  section: "projects",
  typed: { name: title, description: [action, result].filter((text) => text.trim() !== "").join("\n\n") },
});
