import type { ResumeData } from "@/contracts/model/resume/data";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { safeLocale } from "@/domain/dates/locale";
import { defaultResumeData } from "@/domain/default-resume";
import { giveDocument } from "@/server/documents/application-links";
import { nothingStored, refuseTooLarge } from "@/server/documents/document-size";
import { findApplication } from "@/server/documents/find-application";
import { markLinkedItems } from "@/server/documents/record-links/linked-items";
import { writtenData } from "@/server/documents/resumes/data-columns";
import { announce } from "@/server/documents/resumes/updates";
import { resumeVersionStore } from "@/server/documents/resumes/version-table";
import { insertResume } from "@/server/documents/resumes/write";
import { knownLookChange } from "@/server/documents/templates/known-look";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { withLook } from "@/typeset/apply-look";
import { lockEntries } from "./find";
import { storeLinks } from "./links";
import { placeEntries } from "./put";

type Input = {
  name: string;
  template?: TemplateName | undefined;
  palette?: string | undefined;
  format?: ResumeData["metadata"]["page"]["format"] | undefined;
  language?: string | undefined;
  applicationId?: string | undefined;
  entryIds: readonly string[];
};

/**
 * Makes a resume of entries, in the look of a template: all of it, or nothing. Throws NOT_FOUND for an entry or application, BAD_REQUEST for an
 * unknown palette and two entries for the same text, and CONFLICT past the limits.
 */
export async function createFromRecord(db: PrismaClient, ownerId: string, input: Input): Promise<string> {
  const { name, applicationId } = input;
  if (applicationId !== undefined) await findApplication(db, ownerId, applicationId);
  const owner = await db.user.findUnique({ where: { id: ownerId }, select: { name: true } });
  const start = styled(defaultResumeData({ name: owner?.name ?? "" }), input);
  const id = await insertResume(db, ownerId, { name, tags: [], data: start, kind: "created" }, async (tx, resumeId) => {
    await lockAccount(tx, ownerId);
    const entries = await lockEntries(tx, ownerId, input.entryIds);
    const placed = input.entryIds.map((entryId) => ({ entryId }));
    const { data, links } = placeEntries(start, entries, placed, { resumeId, ownerId });
    const json = JSON.stringify(data);
    refuseTooLarge({ json, data }, nothingStored);
    await storeLinks(tx, links);
    await tx.resume.updateMany({ where: { id: resumeId }, data: writtenData(data) });
    await resumeVersionStore.add(tx, resumeId, { kind: "auto", json });
    await markLinkedItems(tx, [resumeId]);
    if (applicationId !== undefined) await giveDocument(tx, ownerId, { applicationId, type: "resume", id: resumeId }, "replace");
  });
  announce(ownerId, id, "create");
  return id;
}

function styled(data: ResumeData, { template, palette, format, language }: Input): ResumeData {
  const metadata = template ? withLook(data.metadata, knownLookChange({ template, palette })) : data.metadata;
  const page = { ...metadata.page, ...(format && { format }), ...(language && { locale: safeLocale(language) }) };
  return { ...data, metadata: { ...metadata, page } };
}
