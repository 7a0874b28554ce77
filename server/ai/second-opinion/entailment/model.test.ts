import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { forget } from "@/server/platform/singleton";
import { writeSmallModel } from "../testing/small-model";
import { requireEntailmentModel } from "./entailment";
import { loadModel } from "./model";

const folder = mkdtempSync(join(tmpdir(), "entailment-"));
afterAll(() => rmSync(folder, { recursive: true }));

const premise = "Planned the timetable of the ferries at Harbour Works.";

test("a model doubts what does not follow from the excerpt, and only that", async () => {
  const path = writeSmallModel(folder, [premise, "Planned ships alone."]);
  const { isDoubted } = await loadModel(path);
  expect(await isDoubted({ premise, hypothesis: "Planned the ferries." })).toBe(false);
  expect(await isDoubted({ premise, hypothesis: "Planned the ferries alone." })).toBe(true);
});

test("an excerpt that is longer than the model reads is cut, and never the sentence", async () => {
  const path = writeSmallModel(folder, [premise, "Planned ships alone."]);
  const { isDoubted } = await loadModel(path);
  const long = `${premise} ${"ferries ".repeat(3000)}`;
  expect(await isDoubted({ premise: long, hypothesis: "Planned the timetable." })).toBe(false);
  expect(await isDoubted({ premise: long, hypothesis: "Planned the timetable alone." })).toBe(true);
});

test.each([
  ["classes without a name", "config.json", "{}", /id2label/],
  ["a broken model", "onnx/model.onnx", "no model", /./],
])("%s are an error with a sentence", async (_what, name, content, message) => {
  const path = writeSmallModel(folder, [premise]);
  writeFileSync(join(folder, name), content);
  await expect(loadModel(path)).rejects.toThrow(message);
});

test("a server with a model whose files are missing does not start, and says which it needs", () => {
  const use = (path: string) => {
    process.env.ENTAILMENT_MODEL = path;
    forget("env");
  };
  try {
    use(join(folder, "elsewhere/model.onnx"));
    expect(requireEntailmentModel).toThrow(/elsewhere\/model\.onnx cannot be used: .*tokenizer\.json and config\.json/);
    use(writeSmallModel(folder, [premise]));
    expect(requireEntailmentModel).not.toThrow();
  } finally {
    delete process.env.ENTAILMENT_MODEL;
    forget("env");
  }
});
