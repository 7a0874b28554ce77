import { readFile } from "@/server/platform/adapters/storage/storage";
import { failure } from "@/server/platform/errors";
import { ownFontsOf, ownFontUrl } from "@/typeset/fonts/own-fonts";
import type { TypesettingJob } from "@/typeset/job";

/** The files of the uploaded fonts that a job uses, by name. Throws SERVICE_UNAVAILABLE if one cannot be read. */
export async function loadFonts(job: TypesettingJob): Promise<Record<string, Uint8Array>> {
  const files = await Promise.all(
    ownFontsOf(job).map(async (file) => {
      const bytes = await readFile((ownFontUrl(file) ?? "").slice(1));
      if (!bytes)
        throw failure("SERVICE_UNAVAILABLE", { message: "A font of this document cannot be read right now. Try again shortly." });
      return [file, bytes] as const;
    }),
  );
  return Object.fromEntries(files);
}
