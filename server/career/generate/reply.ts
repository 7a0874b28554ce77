import { z } from "zod";
import type { ReplyChange, ReplyData } from "@/contracts/model/career/artifact-data";
import { foreignText } from "@/domain/ai/foreign-text";
import { termsIn, termsSchema } from "./offer";
import type { TaskOf } from "./task";
import { titled } from "./writing";

const schema = z.object({
  title: z.string().describe("The message in a line."),
  asks: z.array(z.string()).describe("What the company asks for."),
  unconfirmed: z.array(z.string()).describe("What the person has to confirm before answering."),
  reply: z.string().describe("A reply in the first person. Leave a gap in square brackets for what only the person knows."),
  stage: z
    .enum(["screening", "interview", "offer", "closed"])
    .nullable()
    .describe("The stage that the message moves the application to."),
  followUp: z
    .object({ at: z.string().nullable().describe("YYYY-MM-DD"), note: z.string() })
    .nullable()
    .describe("A date to follow up."),
  offer: termsSchema.nullable().describe("The terms, if the message makes an offer."),
});
type Written = z.infer<typeof schema>;

/** A reply, and what the message changes. Nothing of it is done before the person chooses it. */
export const reply: TaskOf<"reply", Written> = {
  purpose: "reply",
  instructions:
    "The company has written the message. Say what it asks, draft a reply, and say what it changes for the application.",
  schema,
  fromText: (text) => ({ title: "", asks: [], unconfirmed: [], reply: text, stage: null, followUp: null, offer: null }),
  prepare: (_material, { message }) => ({
    reads: { message: foreignText(message) },
    sent: ["a message of the company"],
    heard: message,
  }),
  finish: (written, material, { keep, keepAll }, { message }) => {
    const title = titled(keep(written.title, 200), material.application.company);
    const offer = written.offer ? termsIn(written.offer, message) : null;
    const data: ReplyData = {
      kind: "reply",
      message,
      title,
      asks: keepAll(written.asks, 5, 300),
      unconfirmed: keepAll(written.unconfirmed, 5, 300),
      reply: keep(written.reply, 4000),
      changes: changesOf(written, material.application.status, offer !== null, keep),
      offer,
      applied: null,
    };
    return { title, data };
  },
};

/** Changes that would change something, in the order in which they are offered. */
function changesOf(
  { stage, followUp }: Written,
  status: string,
  hasOffer: boolean,
  keep: (text: string, max: number) => string,
): ReplyChange[] {
  const at = followUp?.at && /^\d{4}-\d\d-\d\d$/.test(followUp.at) && !Number.isNaN(Date.parse(followUp.at)) ? followUp.at : null;
  const note = followUp ? keep(followUp.note, 300) : "";
  return [
    ...(stage !== null && stage !== status ? [{ type: "stage" as const, stage }] : []),
    ...(followUp && (at !== null || note !== "") ? [{ type: "follow-up" as const, at, note }] : []),
    ...(hasOffer ? [{ type: "offer" as const }] : []),
  ];
}
