import type { ResumeData } from "@/contracts/model/resume/data";
import { asJson } from "@/server/db/json";
import { picturePathOf } from "@/server/files/picture-path";

/** The columns for a resume's data: the data, and the stored file that it refers to. */
export const writtenData = (data: ResumeData) => ({ data: asJson(data), picturePath: picturePathOf(data.picture) });
