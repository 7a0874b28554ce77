import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** What a model needs beside its weights, under the names that published models have. */
const BESIDE = ["tokenizer.json", "config.json"] as const;

/** The folder of a model: its own, or the one above, as in repositories with a folder `onnx`. Null where something is missing. */
export const folderOf = (model: string): string | null =>
  existsSync(model)
    ? ([dirname(model), dirname(dirname(model))].find((folder) => BESIDE.every((name) => existsSync(join(folder, name)))) ?? null)
    : null;
