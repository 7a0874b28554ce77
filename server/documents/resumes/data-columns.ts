import type { ResumeData } from "@/contracts/model/resume/data";
import { picturePathOf } from "@/server/accounts/files/picture-path";
import { asJson } from "@/server/platform/db/json";

/** The columns for a resume's data: the data, and the stored file that it refers to. */
export const writtenData = (data: ResumeData) => ({ data: asJson(data), picturePath: picturePathOf(data.picture) });
