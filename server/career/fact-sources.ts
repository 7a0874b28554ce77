import { createHash } from "node:crypto";
import type { z } from "zod";
import type { FactSource, factFields } from "@/contracts/model/career/fact";
import { textOf } from "@/domain/career/quote";
import { letterVersionStore } from "@/server/documents/letter-store/version-table";
import { resumeVersionStore } from "@/server/documents/resumes/version-table";
import type { Db } from "@/server/platform/db/client";
import { isId } from "@/server/platform/ids";

export type NewFact = z.output<z.ZodObject<typeof factFields>>;

/**
 * The key by which one source is known: what it is, and the words of it. Typed text has no source words, so for `manual` they
 * are the text of the fact.
 */
export function sourceKeyOf({ text, source: { kind, id, quote } }: Pick<NewFact, "text" | "source">): string {
  const words = (kind === "manual" ? text : quote).normalize("NFC").replace(/\s+/g, " ").trim();
  return createHash("sha256")
    .update(JSON.stringify([kind, id, words]))
    .digest("base64url");
}

/** Reads the full text of a source of the owner; null if there is no such source. Documents in Trash don't count. */
export async function readSource(db: Db, ownerId: string, { kind, id }: FactSource): Promise<string | null> {
  return isId(id) ? READERS[kind](db, ownerId, id) : null;
}

type Reader = (db: Db, ownerId: string, id: string) => Promise<string | null>;

const lines = (value: unknown): string | null => (value ? textOf(value).join("\n") : null);

const READERS: Record<FactSource["kind"], Reader> = {
  "user-message": async (db, ownerId, id) => {
    const where = { id, role: "user", thread: { userId: ownerId } };
    const message = await db.assistantMessage.findFirst({ where, select: { parts: true } });
    // Files are separate sources.
    return lines((message?.parts as { text?: string }[] | undefined)?.map(({ text = "" }) => text));
  },
  attachment: async (db, ownerId, id) => {
    const where = { id, thread: { userId: ownerId } };
    return (await db.assistantAttachment.findFirst({ where, select: { text: true } }))?.text ?? null;
  },
  manual: async () => null,
  resume: async (db, ownerId, id) =>
    lines((await db.resume.findFirst({ where: { id, userId: ownerId, trashedAt: null }, select: { data: true } }))?.data),
  letter: async (db, ownerId, id) => {
    const select = { recipient: true, content: true, greeting: true, signOff: true, recipientName: true } as const;
    return lines(await db.coverLetter.findFirst({ where: { id, userId: ownerId, trashedAt: null }, select }));
  },
  "resume-version": async (db, ownerId, id) => {
    const where = { id, resume: { userId: ownerId, trashedAt: null } };
    const version = await db.resumeVersion.findFirst({ where, select: { resumeId: true } });
    return version && lines(JSON.parse((await resumeVersionStore.read(db, version.resumeId, id)).json));
  },
  "letter-version": async (db, ownerId, id) => {
    const where = { id, coverLetter: { userId: ownerId, trashedAt: null } };
    const version = await db.coverLetterVersion.findFirst({ where, select: { coverLetterId: true } });
    if (!version) return null;
    const { style: _, ...state } = JSON.parse((await letterVersionStore.read(db, version.coverLetterId, id)).json);
    return lines(state);
  },
  debrief: async (db, ownerId, id) =>
    lines((await db.careerArtifact.findFirst({ where: { id, userId: ownerId, kind: "debrief" }, select: { data: true } }))?.data),
};
