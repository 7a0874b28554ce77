import { z } from "zod";

const reason = z.string().max(2000).default("");

/** What a model proposes. It names places by the short names of the outline; all other content is ignored. */
export const proposalSchema = z.object({
  texts: z
    .array(
      z.object({
        ref: z.string().max(40),
        lines: z.array(z.object({ from: z.number().int(), text: z.string().max(20_000) })).max(500),
        reason,
      }),
    )
    .max(500),
  hide: z.array(z.object({ ref: z.string().max(40), reason })).max(500),
  order: z.array(z.object({ section: z.string().max(40), refs: z.array(z.string().max(40)).max(500), reason })).max(100),
});
export type Proposal = z.infer<typeof proposalSchema>;
