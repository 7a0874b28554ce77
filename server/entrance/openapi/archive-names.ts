import { z } from "zod";
import { ARCHIVE_OUTCOMES, archiveImportSchema } from "@/contracts/accounts/archive";
import { contract } from "@/contracts/index";
import {
  archivedApplicationSchema,
  archivedLetterSchema,
  archivedResumeSchema,
  archivedSentSchema,
  archivedVersionSchema,
} from "@/contracts/model/archive";
import { answerOf, entryOf } from "./document-parts";

const { archive } = contract;

/** Named response schemas of account archives. */
export const ARCHIVE_ANSWERED_SCHEMAS: Record<string, z.ZodType> = {
  ArchiveImport: archiveImportSchema,
  ArchiveComparison: entryOf(archive.compare),
  ArchiveVersionsImport: answerOf(archive.importVersions),
};

/** Named request schemas of account archives. */
export const ARCHIVE_SENT_SCHEMAS: Record<string, z.ZodType> = {
  ArchivedResume: archivedResumeSchema,
  ArchivedLetter: archivedLetterSchema,
  ArchivedApplication: archivedApplicationSchema,
  ArchivedVersion: archivedVersionSchema,
  ArchivedSubmission: archivedSentSchema,
  ArchiveOutcome: z.enum(ARCHIVE_OUTCOMES),
};
