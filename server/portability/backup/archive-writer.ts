import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { pack } from "tar-stream";
import type { Part } from "./format";
import type { Seal } from "./seal";

const compress = promisify(gzip);

/** This many parts are compressed in parallel, in the threads of Node; this bounds the memory. */
const MAX_WAITING = 3;

export type ArchiveWriter = {
  /** Adds compressed parts. Resolves when there is room for the next one, not when the part is written. */
  addCompressed: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Adds a part as it is. */
  add: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Adds an entry that is not encrypted. Returns its hash. */
  addPlain: (path: string, bytes: Uint8Array) => Promise<string>;
  /** Waits for everything and returns the parts so far, in order. */
  parts: () => Promise<Part[]>;
  /** Returns the size of the whole file. */
  finish: () => Promise<number>;
  abandon: (error: Error) => Promise<void>;
};

/** Writes a tar file into `target`. With a seal each part is encrypted on its own. */
export function archiveWriter(target: Writable, seal: Seal | null, mtime: Date): ArchiveWriter {
  const tar = pack();
  let size = 0;
  const counted = async function* (chunks: AsyncIterable<unknown>) {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      size += chunk.length;
      yield chunk;
    }
  };
  const written = pipeline(tar, counted, target);
  let broken: Error | null = null;
  let onBroken = (_error: Error) => {};
  written.catch((error: Error) => {
    broken = error;
    onBroken(error);
  });
  const parts: Part[] = [];
  const waiting: Promise<void>[] = [];
  let last: Promise<void> = Promise.resolve();

  function put(path: string, bytes: Uint8Array): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      // One listener that is replaced: a reaction to `written` per part would keep the bytes of every part until the end.
      onBroken = reject;
      if (broken) return reject(broken);
      const entry = tar.entry({ name: path, size: bytes.length, mode: 0o600, mtime }, (error) => {
        // The target's own error is more specific than that of an entry that could not be written.
        if (error) written.then(() => reject(error), reject);
        else resolve();
      });
      entry.end(bytes);
    });
  }

  /** Parts are created in parallel and written one after the other. */
  async function queue(path: string, make: () => Promise<Uint8Array>) {
    while (waiting.length >= MAX_WAITING) await waiting[0];
    const made = make();
    made.catch(() => {});
    const before = last;
    const work = (async () => {
      await before;
      const bytes = await made;
      parts.push({ path, bytes: bytes.length, sha256: sha256(bytes) });
      await put(path, bytes);
    })();
    work.catch(() => {});
    last = work;
    waiting.push(work);
    const done = () => waiting.splice(waiting.indexOf(work), 1);
    work.then(done, () => {});
  }

  const sealed = (path: string, bytes: Uint8Array) => (seal ? seal.seal(path, bytes) : bytes);
  return {
    addCompressed: (path, bytes) =>
      queue(path, async () => sealed(path, await compress(bytes, { level: constants.Z_BEST_SPEED }))),
    add: (path, bytes) => queue(path, async () => sealed(path, bytes)),
    async addPlain(path, bytes) {
      await last;
      await put(path, bytes);
      return sha256(bytes);
    },
    async parts() {
      await last;
      return [...parts];
    },
    async finish() {
      await last;
      tar.finalize();
      await written;
      return size;
    },
    async abandon(error) {
      tar.destroy(error);
      target.destroy(error);
      await written.catch(() => {});
    },
  };
}

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
