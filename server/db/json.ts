import type { Prisma } from "./generated/client";

/** A document as a JSON column takes it. Documents are plain data: what `JSON.stringify` would leave out is not in them. */
export const asJson = (value: object): Prisma.InputJsonValue => value as Prisma.InputJsonValue;
