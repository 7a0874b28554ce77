import type { Prisma } from "./generated/client";

/** A document as Prisma's JSON input type. Documents are plain data, with nothing that `JSON.stringify` would drop. */
export const asJson = (value: object): Prisma.InputJsonValue => value as Prisma.InputJsonValue;
