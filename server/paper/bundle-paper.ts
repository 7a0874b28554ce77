import { LIMITS } from "@/contracts/limits";
import type { LetterState } from "@/contracts/model/letter";
import type { Resume } from "@/contracts/model/resume/resume";
import { bundleTitles } from "@/domain/letters/bundle-titles";
import type { Attachment } from "@/server/adapters/typesetter/messages";
import { prepareResume } from "@/typeset/prepare";
import { prepareLetter } from "@/typeset/prepare-letter";
import { loadPictures } from "./pictures";
import { translated } from "./printed-bytes";
import { typesetter } from "./typesetter";

/** Letter, resume (where there is one) and attachments as one PDF. Throws TYPESETTING_FAILED, SERVICE_UNAVAILABLE, BAD_REQUEST. */
export async function bundleBytes(
  letter: LetterState,
  resume: Pick<Resume, "data"> | null,
  attachments: Attachment[],
): Promise<Uint8Array<ArrayBuffer>> {
  const titles = bundleTitles(letter.style.metadata.page.locale);
  const options = { title: letter.name, bundled: true };
  const jobs = [
    { title: titles.letter, job: prepareLetter(letter, options) },
    ...(resume ? [{ title: titles.resume, job: prepareResume(resume.data, options) }] : []),
  ];
  return translated(async () => {
    const parts = await Promise.all(jobs.map(async (part) => ({ ...part, images: await loadPictures(part.job) })));
    return new Uint8Array((await typesetter().bundle({ parts, attachments, mostPages: LIMITS.bundle.pages })).bytes);
  });
}
