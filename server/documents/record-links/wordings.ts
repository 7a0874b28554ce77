import type { RecordWording } from "@/domain/ai/tailoring/record-wordings";
import { languageOf } from "@/domain/dates/locale";
import type { Db } from "@/server/platform/db/client";
import { toWorded } from "./rows";

/** Other wordings of a resume's linked texts in its language, but for those that may be out of date. */
export async function wordingsOf(db: Db, ownerId: string, resumeId: string, locale: string): Promise<RecordWording[]> {
  const links = await db.recordLink.findMany({ where: { resumeId, userId: ownerId }, include: { entry: true } });
  return links.flatMap(({ itemId, wordingId, entry }) => {
    const { language, wordings } = toWorded(entry);
    return wordings
      .filter(({ id, staleFields }) => id !== wordingId && staleFields.length === 0)
      .filter((wording) => languageOf(wording.language ?? language ?? locale) === languageOf(locale))
      .flatMap(({ name, data }) => {
        const html = data.description ?? data.content;
        return typeof html === "string" && html !== "" ? [{ itemId, name, html }] : [];
      });
  });
}
