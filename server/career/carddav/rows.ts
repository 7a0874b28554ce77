import { z } from "zod";
import type { CardFields } from "@/domain/applications/cards/write-card";
import { type LinkedCard, Prisma } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";

/** A card of ours, as it is stored. An empty `href`: removed in the address book, and not put there again. */
export interface CardRow {
  id: string;
  href: string;
  etag: string | null;
  keys: string[];
  applications: string[];
  local: CardFields;
  sent: CardFields | null;
}

const text = z.string();
const fieldsSchema = z.object({ name: text, company: text, role: text, email: text, phone: text, type: text, note: text });

export const toCard = ({ userId: _, ...row }: LinkedCard): CardRow => ({
  ...row,
  local: fieldsSchema.parse(row.local),
  sent: fieldsSchema.nullable().parse(row.sent),
});

/** The fields as Prisma takes them. */
export const asColumns = ({ local, sent, ...columns }: Partial<CardRow>) => ({
  ...columns,
  ...(local !== undefined && { local: asJson(local) }),
  ...(sent !== undefined && { sent: sent === null ? Prisma.DbNull : asJson(sent) }),
});

/** What the card may say, as far as is known. */
export const knownFields = ({ local, sent }: CardRow): CardFields[] => (sent ? [sent, local] : [local]);
