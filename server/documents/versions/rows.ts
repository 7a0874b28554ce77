import type { Prisma } from "@/server/platform/db/generated/client";

export type VersionEntry<Kind extends string> = {
  id: string;
  kind: Kind;
  name: string | null;
  createdAt: string;
  messageId?: string;
  madeBy?: string;
};

export const ENTRY = {
  id: true,
  kind: true,
  name: true,
  madeBy: true,
  createdAt: true,
} as const satisfies Prisma.ResumeVersionSelect & Prisma.CoverLetterVersionSelect;

export type EntryRow = Prisma.ResumeVersionGetPayload<{ select: typeof ENTRY }> & { messageId?: string | null };

/** A version's row as the API returns it. Only our code writes kinds. */
export const toEntry = <Kind extends string>({ id, kind, name, createdAt, messageId, madeBy }: EntryRow): VersionEntry<Kind> => ({
  id,
  kind: kind as Kind,
  name,
  createdAt: createdAt.toISOString(),
  ...(messageId && { messageId }),
  ...(madeBy !== null && { madeBy }),
});
