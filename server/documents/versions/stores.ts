import type { LetterVersionKind, ResumeVersionKind } from "@/contracts/model/version";
import { versionStore } from "./version-store";

export const resumeVersionStore = versionStore<ResumeVersionKind>({ versions: "resume_version", document: "resumeId" });

export const letterVersionStore = versionStore<LetterVersionKind>({
  versions: "cover_letter_version",
  document: "coverLetterId",
});
