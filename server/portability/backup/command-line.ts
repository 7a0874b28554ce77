import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { env } from "@/server/platform/env";
import { isReadable } from "@/server/platform/start-refused";
import type { Source } from "./archive-reader";
import { BackupError, withReason } from "./backup-error";
import { sourceOfFile } from "./folder-place";
import { configuredPlace, sourceIn } from "./place";

type Words = { file: string | undefined; flags: ReadonlySet<string>; passphrase: string | undefined };

/** The arguments of a command, or null if they do not match the usage. */
export function readWords(words: readonly string[], flags: readonly string[]): Words | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        "passphrase-file": { type: "string" },
        ...Object.fromEntries(flags.map((name) => [name, { type: "boolean" as const }])),
      },
    });
    if (positionals.length > 1) return null;
    const { "passphrase-file": path, ...options } = values;
    return {
      file: positionals[0],
      flags: new Set(Object.keys(options)),
      passphrase: typeof path === "string" ? passphraseIn(path) : env().BACKUP_PASSPHRASE,
    };
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS")) return null;
    throw error;
  }
}

const MIN_PASSPHRASE = 12;

function passphraseIn(path: string): string {
  let text: string;
  try {
    text = readFileSync(path, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    throw withReason(`The passphrase in ${path} cannot be read`, error);
  }
  if (text.length < MIN_PASSPHRASE)
    throw new BackupError(`The passphrase in ${path} is too short: it needs at least ${MIN_PASSPHRASE} characters.`);
  return text;
}

const STORED = "stored:";

/** The backup that a person names: a path, or `stored:` and a name in the place of scheduled backups. */
export async function sourceOf(word: string): Promise<Source> {
  if (word.startsWith(STORED)) {
    const place = await configuredPlace();
    if (!place) throw new BackupError(`${word} needs BACKUP_DIR or BACKUP_S3_PREFIX.`);
    return readable(sourceIn(place, word.slice(STORED.length)));
  }
  return readable(sourceOfFile(resolve(word)));
}

/** A source that reports in a sentence why it cannot be read. */
const readable = ({ name, open }: Source): Source => ({
  name,
  open: () =>
    open().catch((error: unknown) => {
      throw withReason(`${name} cannot be read`, error);
    }),
});

/** Megabytes in words. */
export const sizeOf = (bytes: number) => (bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

/** Runs a command to its exit code. A problem that a person can fix is one sentence, a bug has its trace. */
export function runCommand(main: () => Promise<number>): void {
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(isReadable(error) ? error.message : error);
      process.exit(1);
    },
  );
}
