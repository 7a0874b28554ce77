import { Unzip, UnzipInflate, unzipSync } from "fflate";

/** Compressed bytes per read: with the format's highest ratio, at most 8 MB come out before sizes are checked again. */
const CHUNK_BYTES = 8 * 1024;
/** An archive with more files is none that a person was given. */
const MAX_MEMBERS = 20_000;
/** A larger file that was packed better than this is made to exhaust memory: no text of a person repeats itself so often. */
const SUSPECT = { bytes: 4 * 1024 * 1024, ratio: 250 };

interface ArchiveLimits {
  fileBytes: number;
  totalBytes: number;
}

export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The names of all files of a ZIP archive; nothing is unpacked. Empty if it is damaged or has too many. */
export function archiveNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        if (names.length > MAX_MEMBERS) throw new RangeError("The archive has too many files.");
        return false;
      },
    });
  } catch {
    return [];
  }
  return names;
}

/**
 * The requested files of a ZIP archive, by the key that `keyOf` gives their path, the first for each. They are read as a stream so that an
 * archive with false sizes cannot exhaust memory, and never written anywhere, so that paths are only names. undefined if it is not an
 * archive, or a requested file is too large.
 */
export function readMembers(
  bytes: Uint8Array,
  keyOf: (path: string) => string | null,
  { fileBytes, totalBytes }: ArchiveLimits,
): Map<string, Uint8Array> | undefined {
  if (!isArchive(bytes)) return undefined;
  const parts = new Map<string, Uint8Array[]>();
  let members = 0;
  let total = 0;
  const unzip = new Unzip((file) => {
    members += 1;
    if (members > MAX_MEMBERS) throw new RangeError("The archive has too many files.");
    const key = keyOf(file.name.replaceAll("\\", "/"));
    if (key === null || parts.has(key)) return;
    const pieces: Uint8Array[] = [];
    parts.set(key, pieces);
    let size = 0;
    file.ondata = (error, piece) => {
      if (error) throw error;
      size += piece.length;
      total += piece.length;
      const isSuspect = size > SUSPECT.bytes && size > bytes.length * SUSPECT.ratio;
      if (size > fileBytes || total > totalBytes || isSuspect) throw new RangeError("A file of the archive is too large.");
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

/** The requested files of a ZIP archive by lower-case base name. undefined as for `readMembers`. */
export function readArchive(
  bytes: Uint8Array,
  requested: ReadonlySet<string>,
  maxFileBytes: number,
): Map<string, Uint8Array> | undefined {
  const keyOf = (path: string) => {
    const name = path.split("/").at(-1)?.toLowerCase() ?? "";
    return requested.has(name) ? name : null;
  };
  return readMembers(bytes, keyOf, { fileBytes: maxFileBytes, totalBytes: maxFileBytes * requested.size });
}
