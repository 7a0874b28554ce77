import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import { type ArchiveManifest, archiveManifestSchema } from "@/contracts/model/archive";
import { call, type Person } from "@/server/testing/instance";

/** An archive in memory, as a program reads it. */
export type Archive = {
  manifest: ArchiveManifest;
  files: Record<string, Uint8Array>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into files of any kind.
  json: (path: string) => any;
  /** Paths that match, in order. */
  paths: (pattern: RegExp) => string[];
};

export async function downloadArchive({ key }: Person): Promise<Archive> {
  const { status, bytes } = await call("GET", "/auth/account/archive", { key });
  if (status !== 200) throw new Error(`The archive answered ${status}.`);
  return archiveIn(bytes);
}

export function archiveIn(bytes: Uint8Array): Archive {
  const files = unzipSync(bytes);
  const json = (path: string) => JSON.parse(Buffer.from(files[path] ?? new Uint8Array()).toString());
  return {
    files,
    json,
    manifest: archiveManifestSchema.parse(json("manifest.json")),
    paths: (pattern) => Object.keys(files).filter((path) => pattern.test(path)),
  };
}

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

type Outcome = { kind: string; origin: string; id: string; outcome: string };

/** Takes an archive into an account as a program would that knows the reference: documents, their versions, applications, pages. */
export async function importArchive({ key }: Person, { json, paths, files }: Archive): Promise<Outcome[]> {
  const post = async (path: string, body: unknown) => {
    const answer = await call("POST", `/auth/account/archive${path}`, { key, body });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const outcomes: Outcome[] = [];
  const documents = async (kind: "resume" | "letter") => {
    for (const path of paths(new RegExp(`^${kind}s/[^/]+/${kind}\\.json$`))) {
      const document = json(path);
      const { id, outcome } = await post(`/${kind}s`, { [kind]: document });
      outcomes.push({ kind, origin: document.id, id, outcome });
      const folder = `${path.split("/").slice(0, 2).join("/")}/versions/`;
      const versions = Object.keys(files)
        .filter((name) => name.startsWith(folder))
        .map(json);
      if (versions.length > 0 && outcome === "added") await post("/versions", { type: kind, id, versions });
    }
  };
  await documents("resume");
  await documents("letter");
  for (const path of paths(/^applications\/[^/]+\/application\.json$/)) {
    const application = json(path);
    const { id, outcome } = await post("/applications", { application });
    outcomes.push({ kind: "application", origin: application.id, id, outcome });
    for (const kind of ["resume", "letter"]) {
      const pages = files[path.replace("application.json", `sent/${kind}.pdf`)];
      if (!pages || outcome !== "added") continue;
      const form = new FormData();
      form.set("applicationId", id);
      form.set("kind", kind);
      form.set("file", new File([new Uint8Array(pages)], `${kind}.pdf`));
      const answer = await call("POST", "/auth/account/archive/sent", { key, form });
      if (answer.status !== 200) throw new Error(`sent: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
  }
  return outcomes;
}
