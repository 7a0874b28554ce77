import { loadModel, type Pair } from "./model";

// The entry of the process that holds the operator's entailment model: its memory and its work are its own. It ends with the server.

export type EntailmentReply = { doubted: boolean[] } | { problem: string };

process.once("disconnect", () => process.exit(0));

const model = loadModel(process.argv[2] ?? "");
// What is wrong with it is reported with the first request.
model.catch(() => undefined);

process.on("message", (pairs: Pair[]) => {
  judge(pairs)
    .catch((error: Error): EntailmentReply => ({ problem: error.message }))
    .then((reply) => process.send?.(reply));
});

async function judge(pairs: readonly Pair[]): Promise<EntailmentReply> {
  const { isDoubted } = await model;
  const doubted: boolean[] = [];
  for (const pair of pairs) doubted.push(await isDoubted(pair));
  return { doubted };
}
