import type { api } from "@/components/kit/api/client";

export type Improvement = Awaited<ReturnType<typeof api.ai.improve>>;

/** Another wording of a line, stored on this device until it is accepted or dropped. */
export type Proposal = { index: number; before: string; answer: Improvement };

export const improvementKey = (documentId: string, pointer: string) => `improvement/${documentId}${pointer}`;
