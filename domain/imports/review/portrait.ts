import type { ResumeData } from "@/contracts/model/resume/data";
import type { Review } from "@/domain/imports/review/review";

/** Whether the portrait of the file is kept, which it is until the person removes the tick. */
export const keepsPortrait = (review: Review): boolean => review.isPortraitLeft !== true;

export const keepPortrait = (review: Review, isTicked: boolean): Review =>
  keepsPortrait(review) === isTicked ? review : { ...review, isPortraitLeft: !isTicked };

/** The data with the portrait of its file, as a `data:` URL that is stored with the resume. */
export const withPortrait = (data: ResumeData, url: string | null): ResumeData =>
  url === null ? data : { ...data, picture: { ...data.picture, url } };
