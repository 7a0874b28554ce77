import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Tokenizer } from "@huggingface/tokenizers";
import { env, InferenceSession, Tensor } from "onnxruntime-web";
import { folderOf } from "./files";

/** A text, and what is said from it. */
export type Pair = { premise: string; hypothesis: string };

/** Most models of this kind read no more tokens. */
const MAX_TOKENS = 512;

/** Loads a model that decides whether one text follows from another. Throws if its files cannot be used. */
export async function loadModel(path: string) {
  const folder = folderOf(path);
  if (folder === null) throw new Error("tokenizer.json and config.json must be beside the model.");
  const read = (name: string): object => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const labels = labelsOf(read("config.json"));
  const tokenizerFile = read("tokenizer.json");
  const tokenizer = new Tokenizer(tokenizerFile, {});
  const unknown = unknownOf(tokenizerFile, tokenizer);
  // The process is the model's own, and the machine's cores belong to the rest.
  env.wasm.numThreads = 1;
  const session = await InferenceSession.create(await readFile(path));
  return {
    /** Whether a text speaks against what is said from it. */
    isDoubted: async (pair: Pair): Promise<boolean> => {
      const { ids, types } = encoded(tokenizer, pair);
      const shape = [1, ids.length];
      const values: Record<string, readonly (number | undefined)[]> = {
        input_ids: ids,
        attention_mask: ids.map(() => 1),
        token_type_ids: types,
      };
      const inputs = Object.fromEntries(
        session.inputNames.map((name) => [
          name,
          new Tensor(
            "int64",
            BigInt64Array.from(values[name] ?? [], (id) => BigInt(id ?? unknown)),
            shape,
          ),
        ]),
      );
      const outputs = await session.run(inputs);
      const scores = Array.from(outputs[session.outputNames[0] ?? ""]?.data as Float32Array);
      return scores.indexOf(Math.max(...scores)) === labels.against;
    },
  };
}

/** The id of words that the model does not know; the library leaves them without one. */
function unknownOf(file: object, tokenizer: Tokenizer): number {
  const { unk_token: word, unk_id: id } = (file as { model: { unk_token?: string; unk_id?: number } }).model;
  return id ?? tokenizer.token_to_id(word ?? "") ?? 0;
}

/** Which of the model's classes speaks against a text: contradiction, or that it does not follow where there are only two. */
function labelsOf(config: object): { against: number } {
  const names = Object.entries((config as { id2label?: Record<string, string> }).id2label ?? {});
  const placeOf = (pattern: RegExp) => Number(names.find(([, name]) => pattern.test(name))?.[0] ?? Number.NaN);
  const against = [/^contradict/i, /^not[\s_-]?entail/i].map(placeOf).find((place) => !Number.isNaN(place));
  if (against === undefined || Number.isNaN(placeOf(/^entail/i)))
    throw new Error("id2label in config.json must name entailment and contradiction.");
  return { against };
}

/** The two texts as the model reads them. The first is cut where both are too long. */
function encoded(tokenizer: Tokenizer, { premise, hypothesis }: Pair): { ids: number[]; types: number[] } {
  for (let text = premise; ; text = text.slice(0, Math.floor(text.length * 0.8))) {
    const { ids, token_type_ids } = tokenizer.encode(text, { text_pair: hypothesis, return_token_type_ids: true });
    if (ids.length <= MAX_TOKENS || text === "")
      return { ids: ids.slice(0, MAX_TOKENS), types: token_type_ids.slice(0, MAX_TOKENS) };
  }
}
