import { LIMITS } from "@/contracts/limits";

/** Tags as one writes them: separated by commas. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((tag) => tag.trim().slice(0, LIMITS.tags.length.max))
      .filter((tag) => tag !== ""),
  ),
];
