import type { ClaimSource } from "@/domain/claims/claim";

/** What a task adds to the material: what the model reads, which parts of it are the user's words, and which others have written. */
export type Prepared = {
  reads?: Record<string, unknown>;
  sent?: readonly string[];
  ownTexts?: readonly ClaimSource[];
  heard?: string;
};
