import { z } from "zod";
import { failure } from "@/server/platform/errors";
import type { TaskOf } from "./task";
import { knownIds } from "./writing";

const schema = z.object({
  text: z.string().describe("The answer, in the first person, at most 300 words."),
  factIds: z.array(z.string()).describe("Ids of the facts that it uses."),
});
type Written = z.infer<typeof schema>;

/** An answer to a question of an application form. It is returned and not saved. */
export const answer: TaskOf<"answer", Written, { text: string; factIds: string[] }> = {
  purpose: "answer",
  instructions: "Answer the question of the application form for the person. Keep what is good in the answer so far.",
  schema,
  fromText: (text) => ({ text, factIds: [] }),
  prepare: (_material, { question, answer: soFar }) => ({
    reads: { question, answerSoFar: soFar },
    sent: ["a question of the application"],
    ownTexts: soFar === "" ? [] : [{ id: "answer", text: soFar }],
  }),
  finish: (written, { facts }, { keep }) => {
    const text = keep(written.text, 6000);
    if (text === "")
      throw failure("BAD_GATEWAY", {
        message:
          "The model answered only with claims that nothing of yours supports. Add facts or link a resume, then try again.",
      });
    return { text, factIds: knownIds(written.factIds, facts, 10) };
  },
};
