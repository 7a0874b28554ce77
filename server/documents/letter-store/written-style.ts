import type { LetterStyle } from "@/contracts/model/letter";
import type { LetterDetails } from "@/contracts/model/letter-details";
import { picturePathOf } from "@/server/accounts/files/picture-path";
import { Prisma } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";

/** The columns for a letter's style: the style, and the stored file that it refers to. */
export const writtenStyle = (style: LetterStyle) => ({ style: asJson(style), picturePath: picturePathOf(style.picture) });

/** The column for a letter's details: unchanged when undefined, emptied by null. */
export const writtenDetails = (details: LetterDetails | null | undefined) =>
  details === undefined ? {} : { details: details === null ? Prisma.DbNull : asJson(details) };
