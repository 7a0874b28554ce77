import type { CareerProfile } from "@/contracts/model/career/profile";
import type { Stage } from "@/contracts/model/stages";

/** A job that the user applied to or saved elsewhere, ready to become an application. */
export interface FoundApplication {
  company: string;
  role: string;
  status: Extract<Stage, "saved" | "applied">;
  /** Day of the application, `2024-03-09`; empty if it is unknown or was only saved. */
  appliedAt: string;
  /** Address of the posting; empty without one. */
  sourceUrl: string;
  source: string;
  /** Name of the resume and other remarks. */
  notes: string;
  contacts: { name: string; email: string; phone: string }[];
}

/** The job preferences in the file. */
export type FoundPreferences = Partial<Pick<CareerProfile, "targetRoles" | "locations" | "priorities" | "maxOfficeDays">>;

/** A question answered in an application: becomes a fact once the user confirms it. */
export interface FoundAnswer {
  question: string;
  answer: string;
}

/** What a file contains besides a resume. Nothing of it is stored until the user confirms it. */
export interface AlsoFound {
  applications: FoundApplication[];
  preferences: FoundPreferences | null;
  answers: FoundAnswer[];
}

export const NOTHING_ELSE: AlsoFound = { applications: [], preferences: null, answers: [] };
