export const INTERVIEW_KINDS = ["screening", "technical", "behavioral", "onsite", "other"] as const;
export const AUDIENCES = ["recruiter", "hiring-manager", "practitioner", "panel", "other"] as const;
