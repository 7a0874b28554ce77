import { LIMITS } from "@/contracts/limits";
import { beginningOf, decodeText } from "@/domain/postings/decode-text";
import type { ReadPosting } from "@/domain/postings/found";
import { isHtml } from "@/domain/postings/read";
import { runTask } from "@/server/documents/tasks/run-task";
import { PdfTimedOut, PdfUnreadable, readPdfSafely } from "@/server/platform/adapters/pdf-reader/pdf-reader";
import { failure } from "@/server/platform/errors";
import { answerOf, type PostingAnswer } from "./answer";
import type { FallbackReason } from "./unread";

const unreadable = (reason: FallbackReason, cause?: unknown) => failure("POSTING_UNREADABLE", { data: { reason }, cause });

/** Reads a posting from a PDF, a saved page or a text, by what the file is and not by its name. Throws POSTING_UNREADABLE. */
export async function readPostingFile(file: File, now: Date): Promise<PostingAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { posting, format } = isPdf(bytes) ? { posting: await readPdf(bytes), format: "pdf" as const } : await readWords(bytes);
  if (posting.jobDescription === "" && posting.role === "") throw unreadable("empty");
  return answerOf(posting, { method: "file", format, retrievedAt: now.toISOString() }, null);
}

/** A PDF begins with its mark, at least nearly. */
const isPdf = (bytes: Uint8Array): boolean => new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");

async function readPdf(bytes: Uint8Array): Promise<ReadPosting> {
  try {
    const { lines } = await readPdfSafely(bytes, LIMITS.posting.pdfMs);
    return await runTask("postingOfText", { text: lines.map(({ text }) => text).join("\n") });
  } catch (error) {
    if (error instanceof PdfTimedOut) throw unreadable("timeout", error);
    if (error instanceof PdfUnreadable) throw unreadable("malformed", error);
    throw error;
  }
}

/** A saved page may have pictures in it; the posting comes before so much text. A description has 20,000 characters at most. */
const MAX_PAGE_BYTES = 4_000_000;
const MAX_TEXT_CHARACTERS = 400_000;

async function readWords(bytes: Uint8Array): Promise<{ posting: ReadPosting; format: "html" | "text" }> {
  const text = decodeText(beginningOf(bytes, MAX_PAGE_BYTES), "");
  // Pictures, archives and programs have zeros in them; no text has.
  if (text.includes("\0")) throw unreadable("not-a-page");
  return isHtml(text)
    ? { posting: await runTask("postingOfHtml", { html: text }), format: "html" }
    : { posting: await runTask("postingOfText", { text: text.slice(0, MAX_TEXT_CHARACTERS).toWellFormed() }), format: "text" };
}
