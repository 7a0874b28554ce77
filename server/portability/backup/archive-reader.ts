import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { extract } from "tar-stream";
import { sha256 } from "./archive-writer";
import { BackupError, withReason } from "./backup-error";
import {
  FORMAT,
  FORMAT_VERSION,
  HEADER_PATH,
  type Header,
  headerSchema,
  MANIFEST_PATH,
  type Manifest,
  manifestSchema,
} from "./format";
import { openSeal, type Seal } from "./seal";

const decompress = promisify(gunzip);

/** Opens a backup for reading from its beginning; called twice. */
export type Source = { name: string; open: () => Promise<Readable> };

const BEGINNING = "its beginning";

type Entry = { path: string; bytes: Buffer };

/** Every entry of a tar file in order. Throws BackupError where the file is cut or no longer a tar file. */
export async function* entriesOf(source: Source): AsyncGenerator<Entry> {
  const tar = extract();
  const from = await source.open();
  from.on("error", (error) => tar.destroy(error));
  from.pipe(tar);
  let path = BEGINNING;
  let failed: unknown;
  tar.on("error", (error: unknown) => (failed ??= error));
  try {
    for await (const entry of tar) {
      path = entry.header.name;
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield { path, bytes: Buffer.concat(chunks) };
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw brokenAt(source, path, failed ?? error);
  } finally {
    from.destroy();
    tar.destroy();
  }
}

function brokenAt({ name }: Source, path: string, error: unknown): unknown {
  const { message } = error as Error;
  if (/Unexpected end of data|Premature close|Writable stream closed/.test(message))
    return new BackupError(`${name} is cut off: it ends in ${path}.`, { cause: error });
  if (/Invalid tar header/.test(message) && path === BEGINNING)
    return new BackupError(`${name} is not a backup of Dossier.`, { cause: error });
  if (/Invalid tar header/.test(message))
    return new BackupError(`${name} is damaged: nothing after ${path} can be read.`, { cause: error });
  return withReason(`${name} cannot be read`, error);
}

export type OpenBackup = { header: Header; manifest: Manifest; seal: Seal | null };

/** Reads a whole backup and checks every part against its hash. Throws BackupError, which names each part that is damaged. */
export async function openBackup(source: Source, passphrase: string | undefined): Promise<OpenBackup> {
  const found = new Map<string, string>();
  let opened: { header: Header; seal: Seal | null; hash: string } | null = null;
  let manifest: Manifest | null = null;
  for await (const { path, bytes } of entriesOf(source)) {
    if (!opened) opened = await readHeader(source, path, bytes, passphrase);
    else if (path === MANIFEST_PATH) manifest = await readManifest(source, bytes, opened.seal);
    else found.set(path, sha256(bytes));
  }
  if (!opened) throw new BackupError(`${source.name} is not a backup of Dossier.`);
  if (!manifest) throw new BackupError(`${source.name} is cut off: it ends after ${[...found.keys()].at(-1) ?? HEADER_PATH}.`);
  refuseDamaged(source, manifest, opened.hash, found);
  return { header: opened.header, manifest, seal: opened.seal };
}

function refuseDamaged({ name }: Source, manifest: Manifest, headerHash: string, found: ReadonlyMap<string, string>) {
  const known = new Set(manifest.parts.map(({ path }) => path));
  const problems = [
    ...(manifest.header === headerHash ? [] : [`${HEADER_PATH} is damaged`]),
    ...manifest.parts.flatMap(({ path, sha256: expected }) => {
      const hash = found.get(path);
      if (hash === undefined) return [`${path} is missing`];
      return hash === expected ? [] : [`${path} is damaged`];
    }),
    ...[...found.keys()].filter((path) => !known.has(path)).map((path) => `${path} does not belong to it`),
  ];
  if (problems.length > 0)
    throw new BackupError(`${name} cannot be restored:\n${problems.map((line) => `- ${line}`).join("\n")}`);
}

async function readHeader(source: Source, path: string, bytes: Buffer, passphrase: string | undefined) {
  const text = path === HEADER_PATH ? parseJson(bytes) : null;
  const { format, version, product } = (text ?? {}) as { format?: unknown; version?: unknown; product?: unknown };
  if (format !== FORMAT) throw new BackupError(`${source.name} is not a backup of Dossier.`);
  if (typeof version === "number" && version > FORMAT_VERSION)
    throw new BackupError(`${source.name} was made by Dossier ${String(product)}, which is newer. Update this version first.`);
  const parsed = headerSchema.safeParse(text);
  if (!parsed.success) throw new BackupError(`${source.name} is damaged: ${HEADER_PATH} cannot be read.`);
  return { header: parsed.data, seal: await openSeal(parsed.data, passphrase), hash: sha256(bytes) };
}

async function readManifest(source: Source, bytes: Buffer, seal: Seal | null): Promise<Manifest> {
  const parsed = manifestSchema.safeParse(parseJson(await partContent(source, MANIFEST_PATH, bytes, seal)));
  if (!parsed.success) throw new BackupError(`${source.name} is damaged: ${MANIFEST_PATH} cannot be read.`);
  return parsed.data;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

/** The content of a part: decrypted, and decompressed according to its name. */
export async function partContent({ name }: Source, path: string, bytes: Buffer, seal: Seal | null): Promise<Buffer> {
  try {
    const opened = seal ? seal.open(path, bytes) : bytes;
    return path.endsWith(".gz") && !path.startsWith("files/") ? await decompress(opened) : opened;
  } catch (cause) {
    throw new BackupError(`${name} is damaged: ${path} cannot be read.`, { cause });
  }
}
