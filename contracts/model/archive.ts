import { z } from "zod";
import { tagsSchema } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { applicationSchema } from "@/contracts/model/application";
import { letterSchema } from "@/contracts/model/letter";
import { postingSourceInputSchema } from "@/contracts/model/posting-source";
import { resumeSchema } from "@/contracts/model/resume/resume";
import { archivedShareLinkSchema } from "@/contracts/model/share-link";
import { timestamp } from "@/contracts/model/timestamp";
import { LETTER_VERSION_KINDS, RESUME_VERSION_KINDS } from "@/contracts/model/version";

/** What the manifest of an archive calls its format. */
export const ARCHIVE_FORMAT = { name: "dossier-archive", version: 1 } as const;

const json = (description: string) => z.record(z.string(), z.unknown()).describe(description);
const originId = z.string().min(1).max(LIMITS.resume.id).describe("Identifier in the account that the archive was made of.");

/** A file of an archive, as its manifest lists it. */
export const archivedFileSchema = z.object({
  path: z.string().max(1000),
  size: z.number().int().min(0).describe("Bytes."),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe("SHA-256 of the bytes, in hexadecimal digits."),
});

/** The content of `manifest.json`. It is the last file but one; `signature.json` after it signs it. */
export const archiveManifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT.name),
  version: z.number().int().min(1),
  product: z.string(),
  exportedAt: timestamp,
  origin: z.string().describe("Address of the instance."),
  user: z.object({ name: z.string(), email: z.string() }),
  counts: z.object({ resumes: z.number(), letters: z.number(), applications: z.number() }),
  files: z.array(archivedFileSchema),
  /** Address of each stored file, as documents name it, and its path in the archive. */
  addresses: z.record(z.string(), z.string()),
  missing: z.array(z.object({ path: z.string(), reason: z.string() })).describe("What could not be written, and why."),
});
export type ArchiveManifest = z.infer<typeof archiveManifestSchema>;

const stored = { id: originId, trashedAt: timestamp.nullable().default(null).describe("When it was moved to Trash.") };
const shareLinks = z
  .array(archivedShareLinkSchema)
  .max(LIMITS.archive.shareLinks)
  .default([])
  .describe("Its share links. They come back ended.");
const NOT_ARCHIVED = { hasPassword: true } as const;

/** `resume.json` of an archive. */
export const archivedResumeSchema = resumeSchema
  .omit(NOT_ARCHIVED)
  .extend({
    ...stored,
    data: json("The resume's data, of this or an earlier version."),
    shareLinks,
    composition: z
      .int()
      .min(1)
      .default(1)
      .describe("The generation of the rules for page breaks that its owner has seen it with."),
    publicView: z.string().nullable().default(null).describe("What visitors see first: `read`, `pages` or null."),
    hasPassword: z.boolean().default(false).describe("A resume that needed a password is imported as private."),
  })
  .describe("A resume of an archive.");
export type ArchivedResume = z.infer<typeof archivedResumeSchema>;

/** `letter.json` of an archive. */
export const archivedLetterSchema = letterSchema
  .extend({ ...stored, style: json("Sender and design."), tags: tagsSchema.default([]), shareLinks })
  .describe("A letter of an archive.");
export type ArchivedLetter = z.infer<typeof archivedLetterSchema>;

/** A state that was sent: `sent/resume.json` and `sent/letter.json`. */
export const archivedSentSchema = z
  .object({
    kind: z.enum(["resume", "letter"]),
    documentId: originId,
    versionId: originId,
    name: z.string().max(LIMITS.name.max),
    template: z.string().max(100),
    productVersion: z.string().max(100).describe("The release that recorded it."),
    engine: z.string().max(1000).describe("Release, engine and fonts of that day."),
    sentAt: timestamp,
    state: json("The document as it was."),
  })
  .describe("A document as it was sent.");
export type ArchivedSent = z.infer<typeof archivedSentSchema>;

/** `application.json` of an archive. */
export const archivedApplicationSchema = applicationSchema
  .extend({
    id: originId,
    activity: z
      .array(json("An entry of the timeline."))
      .max(LIMITS.application.activity)
      .describe("Entries that are none are left out."),
    sourceUrl: z
      .string()
      .nullable()
      .transform((url) => url ?? ""),
    // Archives of earlier versions have null, and precise values alone.
    appliedAt: timestamp.nullish(),
    postingSource: postingSourceInputSchema.nullable(),
    contacts: z.array(json("A person at the company.")).max(LIMITS.application.contacts),
    sent: z.array(archivedSentSchema).max(2).default([]).describe("What was sent with it."),
  })
  .describe("An application of an archive.");
export type ArchivedApplication = z.infer<typeof archivedApplicationSchema>;

/** A file in `versions/`. */
export const archivedVersionSchema = z
  .object({
    id: originId,
    kind: z.enum([...new Set([...RESUME_VERSION_KINDS, ...LETTER_VERSION_KINDS])]),
    name: z.string().max(LIMITS.versionName.max).nullable(),
    madeBy: z.string().max(LIMITS.madeBy).optional().describe("The API key or program that made it."),
    createdAt: timestamp,
    data: json("The document as it was."),
  })
  .describe("A version of a document.");
export type ArchivedVersion = z.infer<typeof archivedVersionSchema>;
