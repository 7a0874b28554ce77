import { ORPCError } from "@orpc/client";
import { api } from "@/components/kit/api/client";
import { LIMITS } from "@/contracts/limits";
import type { PostingSource } from "@/contracts/model/posting-source";
import { UNREAD_REASONS } from "@/contracts/model/posting-values";
import { readTypedLine } from "@/domain/postings/typed-line";

/** A posting as far as it could be read, with the place each field was found in. */
export type ReadPosting = Awaited<ReturnType<typeof api.postings.parse>>;
export type FallbackReason = (typeof UNREAD_REASONS)[number];

/** What a posting is read from: what was pasted, a file, or a page as the person's own browser shows it. */
export type PostingInput =
  | { kind: "text"; text: string }
  | { kind: "file"; file: File }
  | { kind: "page"; url: string; html: string };

/** Reads a posting; nothing is saved. Throws as the API does. */
export function readPosting(input: PostingInput, signal?: AbortSignal): Promise<ReadPosting> {
  const options = signal ? { signal } : {};
  if (input.kind === "file") return api.postings.readFile({ file: input.file }, options);
  if (input.kind === "page") return api.postings.capture({ url: input.url, html: input.html }, options);
  return api.postings.parse({ input: input.text.trim().slice(0, LIMITS.posting.input.max) }, options);
}

/** Why a posting could not be read, if the error has a reason. */
export function unreadReason(error: unknown): FallbackReason | null {
  if (!(error instanceof ORPCError) || error.code !== "POSTING_UNREADABLE") return null;
  const data: unknown = error.data;
  const reason = typeof data === "object" && data !== null && "reason" in data ? data.reason : null;
  return UNREAD_REASONS.find((each) => each === reason) ?? null;
}

/** The origin of a text that has not been read yet. */
export const PASTED: PostingSource = { method: "paste", format: "text", truncated: false, completeness: "unknown" };

/** The text as an http or https address; a scheme may be missing. Null: it is none. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  if (/\s/.test(trimmed)) return null;
  const candidate = /^https?:\/\//i.test(trimmed)
    ? trimmed
    : /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(trimmed)
      ? `https://${trimmed}`
      : null;
  try {
    return candidate === null ? null : new URL(candidate).href;
  } catch {
    return null;
  }
}

/** “Company, role” or “Role at company” in one line; null for anything longer, or for a link. */
export function typedJob(text: string): { company: string; role: string } | null {
  const line = text.trim();
  if (line === "" || line.includes("\n") || line.length > 120 || webAddress(line) !== null) return null;
  const { company, role } = readTypedLine(line);
  return { company, role };
}

/** Whether a text is a posting or a link to one, and not a company and a role. */
export const isPosting = (text: string): boolean => text.trim() !== "" && typedJob(text) === null;
