import type { AI_REFUSALS } from "@/contracts/ai/refusals";
import { failure } from "@/server/platform/errors";

/** BAD_REQUEST with its sentence, and the reason for clients with their own messages. */
export const refused = (reason: (typeof AI_REFUSALS)[number], message: string) =>
  failure("BAD_REQUEST", { message, data: { reason } });
