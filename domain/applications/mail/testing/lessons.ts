import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Lesson, learnKinds } from "../learned/learn-kinds";
import { COMPANIES, CORPUS, MAILS, SENDERS, SENDERS_BLIND, STRANGERS, TRAPS_BLIND, VOICES } from "./read-corpus";

/** Mails of one line each: `kind | subject | text`. */
function linesOf(folder: string): Lesson[] {
  const path = join(MAILS, folder);
  return readdirSync(path).flatMap((file) =>
    readFileSync(join(path, file), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [kind = "", subject = "", text = ""] = line.split(" | ");
        return { kind, subject, text };
      }),
  );
}

/** Everything that weights are learned from: never a sealed mail. */
export const LESSONS: readonly Lesson[] = [
  ...CORPUS,
  ...VOICES,
  ...[...SENDERS, ...COMPANIES, ...STRANGERS].filter(({ isSealed }) => !isSealed),
  ...SENDERS_BLIND,
  ...TRAPS_BLIND,
  ...linesOf("lessons"),
];

/** The content of `weights.json`. */
export const learned = () => learnKinds(LESSONS);
