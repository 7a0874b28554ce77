import type { LetterStyle } from "@/contracts/model/letter";
import { asJson } from "@/server/db/json";
import { picturePathOf } from "@/server/files/picture-path";

/** The columns for a letter's style: the style, and the stored file that it refers to. */
export const writtenStyle = (style: LetterStyle) => ({ style: asJson(style), picturePath: picturePathOf(style.picture) });
