import { createHash } from "node:crypto";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TypesettingBusy, TypesettingFailed, TypesettingTimedOut } from "@/server/adapters/typesetter/errors";
import { failure } from "@/server/errors";
import type { TypesettingJob } from "@/typeset/job";
import { prepareResume } from "@/typeset/prepare";
import { keptResults } from "./kept-results";
import { loadPictures } from "./pictures";
import { typesetter } from "./typesetter";

type Kind = "pdf" | "pages" | "thumbnail";

/** What is printed: the data, the title of the file, and whose pictures may be used. */
export type Print = { data: ResumeData; title: string; ownerId: string };

/** The PDF of a resume, from memory when nothing in it has changed. */
export const resumePdfBytes = (print: Print) =>
  make("pdf", print, async (job, images) => Buffer.from((await typesetter().pdf(job, images)).bytes));

/** Each page as an SVG document. */
export async function resumePages(print: Print): Promise<string[]> {
  const bytes = await make("pages", print, async (job, images) =>
    Buffer.from(JSON.stringify((await typesetter().svgPages(job, images)).pages)),
  );
  return JSON.parse(bytes.toString()) as string[];
}

/** The first page as a WebP picture, 480 pixels wide. */
export const resumeThumbnail = (print: Print) =>
  make("thumbnail", print, async (job, images) => Buffer.from((await typesetter().thumbnail(job, images, 480)).bytes));

/** Whether the PDF is at hand, so that giving it costs nothing. */
export const isPdfKept = (print: Print) => keptResults.has(keyOf("pdf", prepareResume(print.data, { title: print.title })));

async function make(
  kind: Kind,
  { data, title, ownerId }: Print,
  work: (job: TypesettingJob, images: Record<string, Uint8Array>) => Promise<Buffer>,
): Promise<Buffer> {
  const job = prepareResume(data, { title });
  try {
    return await keptResults.get(keyOf(kind, job), async () => work(job, await loadPictures(job, ownerId)));
  } catch (error) {
    throw translate(error);
  }
}

const keyOf = (kind: Kind, job: TypesettingJob) =>
  createHash("sha256").update(`${kind}\n${job.source}\n${job.data}\n${job.fonts.join()}`).digest("base64url");

function translate(cause: unknown) {
  if (cause instanceof TypesettingBusy)
    return failure("SERVICE_UNAVAILABLE", { message: "Too many pages are being set at this moment. Try again shortly.", cause });
  if (cause instanceof TypesettingTimedOut)
    return failure("TYPESETTING_FAILED", {
      message: "Setting this page took too long and was given up. Shorten the longest sections.",
      cause,
    });
  if (cause instanceof TypesettingFailed) return failure("TYPESETTING_FAILED", { cause });
  return cause;
}
