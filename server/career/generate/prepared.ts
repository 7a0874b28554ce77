import type { ClaimSource } from "@/domain/claims/claim";

/** What a task adds to the material: what the model reads, what of it the person has said, and what others have written. */
export type Prepared = {
  reads?: Record<string, unknown>;
  sent?: readonly string[];
  said?: readonly ClaimSource[];
  heard?: string;
};
