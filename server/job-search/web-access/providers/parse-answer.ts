import type { z } from "zod";
import { ServiceFailed } from "@/server/job-search/web-access/ask-service";

/** A provider's response in its documented form. Throws ServiceFailed. */
export function parseAnswer<Output>(schema: z.ZodType<Output>, answer: unknown): Output {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ServiceFailed("unreadable", null, { cause: parsed.error });
  return parsed.data;
}
