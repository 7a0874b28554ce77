import type { LetterStyle } from "@/contracts/model/letter";
import type { LetterDetails } from "@/contracts/model/letter-details";
import { Prisma } from "@/server/db/generated/client";
import { asJson } from "@/server/db/json";
import { picturePathOf } from "@/server/files/picture-path";

/** The columns for a letter's style: the style, and the stored file that it refers to. */
export const writtenStyle = (style: LetterStyle) => ({ style: asJson(style), picturePath: picturePathOf(style.picture) });

/** The column for a letter's details: unchanged when undefined, emptied by null. */
export const writtenDetails = (details: LetterDetails | null | undefined) =>
  details === undefined ? {} : { details: details === null ? Prisma.DbNull : asJson(details) };
