import type { ArchiveFile } from "@/components/features/settings/archive/archive-file";
import type { Work } from "@/components/features/settings/archive/import-work";
import { api } from "@/components/kit/api/client";
import type { ArchivedLetter, ArchivedResume, ArchivedVersion } from "@/contracts/model/archive";

/** Versions per request, and about how many characters of them. */
const BATCH = { versions: 100, characters: 4_000_000 };

type Pictured = { picture?: { url?: unknown } };

/** Imports the resumes or letters of an archive with their pictures and versions. */
export async function importDocuments(work: Work, type: "resume" | "letter"): Promise<void> {
  const { archive, patient, step, damaged, report, ids } = work;
  const uploads = new Map<string, string>();
  for (const path of archive.paths(new RegExp(`^${type}s/[^/]+/${type}\\.json$`))) {
    if (damaged.has(path)) continue;
    await step(path, async () => {
      const document = (await archive.json(path)) as ArchivedResume & ArchivedLetter;
      const isHere = await present(work, type, document);
      if (!isHere) await bringPicture(work, uploads, type === "resume" ? document.data : document.style);
      const { id, outcome } = await patient(() =>
        type === "resume" ? api.archive.importResume({ resume: document }) : api.archive.importLetter({ letter: document }),
      );
      ids[document.id] = id;
      report.counts[outcome] += 1;
      // What was imported before may lack versions, if the connection was lost. The account's own documents have theirs.
      if (id === document.id) return;
      for await (const versions of versionsIn(archive, path.replace(`${type}.json`, "versions/"), damaged)) {
        for (const { data } of versions) await bringPicture(work, uploads, type === "resume" ? data : (data.style as Pictured));
        report.versions += (await patient(() => api.archive.importVersions({ type, id, versions }))).added;
      }
    });
  }
}

async function present({ patient }: Work, type: "resume" | "letter", { id, updatedAt }: { id: string; updatedAt: string }) {
  const origins = [{ id, updatedAt }];
  const found = await patient(() => api.archive.compare(type === "resume" ? { resumes: origins } : { letters: origins }));
  return found.length > 0;
}

/** Uploads the picture that a document shows, once, and makes the document show the upload. */
async function bringPicture({ archive, patient, damaged }: Work, uploads: Map<string, string>, shown: Pictured): Promise<void> {
  const { picture } = shown;
  const address = typeof picture?.url === "string" ? /\/uploads\/[^?#]+$/.exec(picture.url)?.[0] : undefined;
  const path = address && archive.manifest.addresses[address];
  if (!picture || !address || !path || damaged.has(path) || !archive.has(path)) return;
  const known = uploads.get(address);
  const url =
    known ?? (await patient(async () => api.files.upload({ file: new File([await archive.bytes(path)], "picture") }))).url;
  uploads.set(address, url);
  picture.url = url;
}

async function* versionsIn(
  archive: ArchiveFile,
  folder: string,
  damaged: ReadonlySet<string>,
): AsyncGenerator<ArchivedVersion[]> {
  const isVersion = (path: string) => path.startsWith(folder) && path.endsWith(".json") && !damaged.has(path);
  let batch: ArchivedVersion[] = [];
  let characters = 0;
  for (const path of archive.paths(/\/versions\//).filter(isVersion)) {
    const bytes = await archive.bytes(path);
    characters += bytes.length;
    batch.push(JSON.parse(new TextDecoder().decode(bytes)) as ArchivedVersion);
    if (batch.length < BATCH.versions && characters < BATCH.characters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
