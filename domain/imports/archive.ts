import { Unzip, UnzipInflate } from "fflate";

/** Compressed bytes read at once: with the format's highest ratio, at most 8 MB come out before sizes are checked again. */
const CHUNK_BYTES = 8 * 1024;

/**
 * The wanted files of a ZIP archive by lower-case base name, read as a stream so that an archive with false sizes cannot exhaust
 * memory. undefined if it is not an archive, or a wanted file is too large.
 */
export function readArchive(
  bytes: Uint8Array,
  wanted: ReadonlySet<string>,
  maxFileBytes: number,
): Map<string, Uint8Array> | undefined {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return undefined;
  const parts = new Map<string, Uint8Array[]>();
  const unzip = new Unzip((file) => {
    const name = file.name.split(/[\\/]/).at(-1)?.toLowerCase() ?? "";
    if (!wanted.has(name) || parts.has(name)) return;
    const pieces: Uint8Array[] = [];
    parts.set(name, pieces);
    let size = 0;
    file.ondata = (error, piece) => {
      if (error) throw error;
      size += piece.length;
      if (size > maxFileBytes) throw new RangeError("A file of the archive is too large.");
      pieces.push(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
      unzip.push(bytes.subarray(offset, offset + CHUNK_BYTES), offset + CHUNK_BYTES >= bytes.length);
    }
  } catch {
    return undefined;
  }
  return new Map([...parts].map(([name, pieces]) => [name, joined(pieces)]));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    result.set(piece, offset);
    offset += piece.length;
  }
  return result;
}
