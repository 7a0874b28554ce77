import type { StoredWording, Worded } from "@/domain/record/wordings";
import type { RecordEntry } from "@/server/platform/db/generated/client";

/** The texts of an entry's row; they were checked before they were stored. */
export const toWorded = ({ language, data, wordings }: Pick<RecordEntry, "language" | "data" | "wordings">): Worded => ({
  language,
  data: data as Worded["data"],
  wordings: wordings as unknown as StoredWording[],
});
