import type { LinkedItemName } from "@/contracts/model/career/record";
import { languageOf } from "@/domain/dates/locale";
import { isOfOtherLanguage } from "@/domain/record/languages";
import type { Db } from "@/server/platform/db/client";
import type { RecordLink } from "@/server/platform/db/generated/client";
import { localesOf, lockResumes } from "./linked-resumes";
import type { Switched } from "./propagate";
import type { Entry } from "./rows";

/**
 * Resumes that have versions in other languages take a wording over that has become the first in their language: their links follow it from
 * now on. Lock the entry first.
 */
export async function followNewWording(tx: Db, was: Entry, is: Entry): Promise<Switched | undefined> {
  const before = new Map(was.wordings.map(({ id, language }) => [id, language]));
  const added = is.wordings.find(({ id, language }) => language !== null && before.get(id) !== language);
  if (!added) return undefined;
  const { language } = added;
  const where = { entryId: is.id, userId: is.userId, resume: { language: { isNot: null } } };
  const links = await tx.recordLink.findMany({ where, select: { resumeId: true } });
  if (links.length === 0 || language === null) return undefined;
  const ids = [...new Set(links.map(({ resumeId }) => resumeId))];
  await lockResumes(tx, ids);
  const locales = await localesOf(tx, ids);
  const isConcerned = ({ resumeId, wordingId }: RecordLink): boolean => {
    const locale = locales.get(resumeId);
    if (locale === undefined || languageOf(locale) !== languageOf(language)) return false;
    return isOfOtherLanguage(was, wordingId, locale);
  };
  const concerned = (await tx.recordLink.findMany({ where })).filter(isConcerned);
  if (concerned.length === 0) return undefined;
  const names = new Set(concerned.map(keyOf));
  return { wordingId: added.id, links: concerned, isConcerned: (link) => names.has(keyOf(link)) };
}

const keyOf = ({ resumeId, itemId }: LinkedItemName): string => `${resumeId} ${itemId}`;

/** Stores which links follow another wording, after the resumes have taken its text. */
export async function switchLinks(tx: Db, { wordingId, links }: Switched): Promise<void> {
  for (const { resumeId, itemId } of links) await tx.recordLink.updateMany({ where: { resumeId, itemId }, data: { wordingId } });
}
