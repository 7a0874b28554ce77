import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// A real ONNX model of eleven operations, written without a model to download: it counts the words of the second text that the first does
// not have. Its classes are contradiction, with that count as its score, and entailment, with a half.

const FLOAT = 1;
const INT64 = 7;
type Field = [number: number, value: number | string | Uint8Array];

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

/** A message of protocol buffers. */
const message = (...fields: Field[]): Uint8Array =>
  Uint8Array.from(
    fields.flatMap(([number, value]) => {
      if (typeof value === "number") return [...varint(number * 8), ...varint(value)];
      const bytes = typeof value === "string" ? new TextEncoder().encode(value) : value;
      return [...varint(number * 8 + 2), ...varint(bytes.length), ...bytes];
    }),
  );

const whole = (name: string, value: number): Field => [5, message([1, name], [3, value], [20, 2])];
const list = (name: string, value: number): Field => [5, message([1, name], [8, value], [20, 7])];

const node = (operation: string, inputs: string[], output: string, ...attributes: Field[]): Field => [
  1,
  message(...inputs.map((name): Field => [1, name]), [2, output], [3, output], [4, operation], ...attributes),
];

const constant = (name: string, value: number): Field => [
  5,
  message([1, 1], [1, 1], [2, FLOAT], [8, name], [9, new Uint8Array(Float32Array.of(value).buffer)]),
];

function value(field: 11 | 12, name: string, type: number): Field {
  const shape = message([1, message([1, 1])], [1, message([2, `${name} length`])]);
  return [field, message([1, name], [2, message([1, message([1, type], [2, shape])])])];
}

const GRAPH = message(
  node("Unsqueeze", ["input_ids"], "down", list("axes", 2)),
  node("Unsqueeze", ["input_ids"], "across", list("axes", 1)),
  node("Equal", ["down", "across"], "same"),
  node("Cast", ["same"], "same number", whole("to", FLOAT)),
  node("Cast", ["token_type_ids"], "second", whole("to", FLOAT)),
  node("Sub", ["one", "second"], "first"),
  node("Unsqueeze", ["first"], "first across", list("axes", 1)),
  node("Mul", ["same number", "first across"], "found"),
  node("ReduceMax", ["found"], "is there", list("axes", 2), whole("keepdims", 0)),
  node("Sub", ["one", "is there"], "is missing"),
  node("Mul", ["is missing", "second"], "missing of second"),
  node("ReduceSum", ["missing of second"], "contradiction", list("axes", 1), whole("keepdims", 1)),
  node("Concat", ["contradiction", "half"], "logits", whole("axis", 1)),
  [2, "words"],
  constant("one", 1),
  constant("half", 0.5),
  value(11, "input_ids", INT64),
  value(11, "token_type_ids", INT64),
  value(12, "logits", FLOAT),
);
const MODEL = message([1, 7], [7, GRAPH], [8, message([1, ""], [2, 11])]);

/** Writes the model into a folder as published ones are laid out, for the words of some texts. Returns the path of its ONNX file. */
export function writeSmallModel(folder: string, texts: readonly string[]): string {
  const words = [...new Set(texts.flatMap((text) => text.toLowerCase().match(/\w+|[^\w\s]/g) ?? []))];
  const vocab = Object.fromEntries(["[UNK]", "[SEP]", ...words].map((word, id) => [word, id]));
  const text = (id: "A" | "B", type: number) => [
    { Sequence: { id, type_id: type } },
    { SpecialToken: { id: "[SEP]", type_id: type } },
  ];
  const tokenizer = {
    added_tokens: [
      { id: 1, content: "[SEP]", single_word: false, lstrip: false, rstrip: false, normalized: false, special: true },
    ],
    normalizer: { type: "Lowercase" },
    pre_tokenizer: { type: "Whitespace" },
    post_processor: {
      type: "TemplateProcessing",
      single: text("A", 0),
      pair: [...text("A", 0), ...text("B", 1)],
      special_tokens: { "[SEP]": { id: "[SEP]", ids: [1], tokens: ["[SEP]"] } },
    },
    decoder: { type: "Fuse" },
    model: { type: "WordLevel", unk_token: "[UNK]", vocab },
  };
  mkdirSync(join(folder, "onnx"), { recursive: true });
  writeFileSync(join(folder, "tokenizer.json"), JSON.stringify(tokenizer));
  writeFileSync(join(folder, "config.json"), JSON.stringify({ id2label: { 0: "CONTRADICTION", 1: "ENTAILMENT" } }));
  const path = join(folder, "onnx/model.onnx");
  writeFileSync(path, MODEL);
  return path;
}
