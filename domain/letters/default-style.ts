import type { LetterStyle } from "@/contracts/model/letter";
import { defaultResumeData } from "@/domain/default-resume";
import { styleFromResume } from "@/domain/letters/links";

/** Sender and style of a letter without a resume. */
export const defaultLetterStyle = (senderName: string): LetterStyle => styleFromResume(defaultResumeData({ name: senderName }));
