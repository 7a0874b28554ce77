import type { Interview } from "@/contracts/model/application-activity";
import { missing } from "@/server/platform/errors";
import type { Material } from "./material";

/** An interview of the application. Throws NOT_FOUND. */
export function findInterview({ application }: Material, interviewId: string): Interview {
  const found = application.activity.find((entry) => entry.id === interviewId && entry.type === "interview");
  if (found?.type !== "interview") throw missing("interview");
  return found;
}

/** Throws NOT_FOUND for a story that is not among the material. */
export function refuseUnknownStory({ stories }: Material, storyId: string | null | undefined): void {
  if (storyId && !stories.some(({ id }) => id === storyId)) throw missing("story");
}
