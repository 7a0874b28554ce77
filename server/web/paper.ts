import { createHash } from "node:crypto";
import type { DocumentType } from "@/contracts/model/document";
import { identify } from "@/server/auth/identify";
import { database } from "@/server/db/client";
import { PRODUCT_VERSION } from "@/server/db/migrate";
import { db, first, sql } from "@/server/db/sql";
import { readLetter } from "@/server/documents/letters/service";
import { readResume } from "@/server/documents/resumes/service";
import { readDownload } from "@/server/documents/sharing/download-link";
import { readPublicResume } from "@/server/documents/sharing/public-reading";
import { clientOf } from "@/server/http/client";
import { contentDisposition } from "@/server/http/content-disposition";
import { knownId } from "@/server/ids";
import { networkOf } from "@/server/limits/network";
import { takePoint } from "@/server/rate-limits";
import { fileName } from "@/server/rendering/file-name";
import { letterJob } from "@/server/rendering/letter-paper";
import { printedBytes, printedPages } from "@/server/rendering/printed-bytes";
import { isResumePrinted, resumeCard, resumeJob, resumePages, resumePdfBytes } from "@/server/rendering/resume-paper";
import type { TypesettingJob } from "@/typeset/job";
import { pageSizePt } from "@/typeset/layout/svg-pages";
import { refuse } from "./refuse";

/** The pages and files of resumes outside the API prefix: thumbnails and pages for the owner, pages and PDF of shared resumes. */
export async function paper(request: Request, path: string): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const parts = decode(path)?.slice(3) ?? [];
  const [first, second, third] = parts;
  if (first === undefined || second === undefined) return null;
  if (path.startsWith("/api/letters/") && parts.length === 2 && (second === "thumbnail" || second === "pages"))
    return ownerPaper(request, "letter", first, second);
  if (!path.startsWith("/api/resumes/")) return null;
  if (parts.length === 2 && second === "pdf") return signedPdf(new URL(request.url).searchParams.get("token") ?? "", first);
  if (parts.length === 2 && (second === "thumbnail" || second === "pages")) return ownerPaper(request, "resume", first, second);
  if (parts.length === 3 && (third === "pdf" || third === "pages" || third === "card"))
    return sharedPaper(request, { username: first, slug: second }, third);
  return null;
}

function decode(path: string): string[] | null {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The PDF by a signed link: 401 without a valid token, 410 after its 10 minutes, 404 for the target that letters once were. */
async function signedPdf(token: string, resumeId: string): Promise<Response> {
  const link = token === "" ? null : readDownload(token);
  if (!link || link.resumeId !== resumeId) return new Response("Unauthorized", { status: 401 });
  if (link.expiresAt <= Date.now()) return new Response("Download link expired", { status: 410 });
  if (link.target !== "resume") return refuse("NOT_FOUND");
  if (!(await isStillOpen(link.userId, resumeId))) return refuse("NOT_FOUND");
  const resume = await readResume(link.userId, resumeId);
  return pdfResponse(
    await resumePdfBytes({ data: resume.data, title: resume.name, ownerId: link.userId }),
    resume.name,
    "attachment",
  );
}

/** A link gives what its maker could download now: not what they moved to Trash, and nothing of a banned account. */
const isStillOpen = async (ownerId: string, resumeId: string): Promise<boolean> =>
  (await first(
    db,
    sql`select 1 from resume r join "user" u on u.id = r."userId" where r.id = ${knownId(resumeId)} and u.id = ${ownerId} and r."trashedAt" is null and not u.banned`,
  )) !== undefined;

const pdfResponse = (bytes: Buffer, name: string, disposition: "inline" | "attachment") =>
  new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": contentDisposition(disposition, fileName(name, "pdf")),
      "cache-control": "no-cache",
      // A browser shows a PDF with a page of its own, which a stricter policy would keep from working.
      "content-security-policy": "frame-ancestors 'none'",
    },
  });

/** The first page as a picture, or all pages, of a document of the caller's own. The answer is good until the document changes. */
async function ownerPaper(request: Request, type: DocumentType, id: string, what: "thumbnail" | "pages"): Promise<Response> {
  const caller = await identify(database(), request.headers, Date.now());
  if (!caller) return refuse("UNAUTHORIZED");
  const { job, updatedAt } = await ownJob(caller.userId, type, id);
  const etag = `"${what}-${createHash("sha1").update(`${PRODUCT_VERSION} ${updatedAt} ${job.data}`).digest("base64url")}"`;
  const headers = { etag, "cache-control": "private, no-cache" };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  if (what === "pages") return Response.json({ pages: pageSizes(await printedPages(job)) }, { headers });
  return new Response(new Uint8Array(await printedBytes("thumbnail", job)), {
    headers: { ...headers, "content-type": "image/webp" },
  });
}

async function ownJob(ownerId: string, type: DocumentType, id: string): Promise<{ job: TypesettingJob; updatedAt: string }> {
  if (type === "letter") {
    const letter = await readLetter(ownerId, id);
    return { job: await letterJob(letter, ownerId), updatedAt: letter.updatedAt };
  }
  const resume = await readResume(ownerId, id);
  return { job: await resumeJob({ data: resume.data, title: resume.name, ownerId }), updatedAt: resume.updatedAt };
}

async function sharedPaper(
  request: Request,
  address: { username: string; slug: string },
  what: "pdf" | "pages" | "card",
): Promise<Response> {
  const caller = await identify(database(), request.headers, Date.now());
  const reading = await readPublicResume({ ...address, viewerId: caller?.userId, cookies: cookiesOf(request) });
  if (reading.kind === "missing") return refuse("NOT_FOUND");
  if (reading.kind === "password") return refuse("NEED_PASSWORD");
  if (what === "pdf" && !reading.resume.showDownloadButtons && !reading.isOwner) return refuse("NOT_FOUND");
  const { data } = reading.resume;
  const title = data.basics.name || reading.owner.name;
  const print = { data, title, ownerId: reading.owner.id };
  if (!(await isResumePrinted(what, print))) {
    const wait = await takePoint("publicPdf", `${networkOf(clientOf(request.headers))}:${reading.resume.id}`);
    if (wait !== null) return refuse("TOO_MANY_REQUESTS", { "retry-after": String(wait) });
  }
  if (what === "pages")
    return Response.json({ pages: pageSizes(await resumePages(print)) }, { headers: { "cache-control": "no-cache" } });
  if (what === "card")
    return new Response(new Uint8Array(await resumeCard(print)), {
      headers: { "content-type": "image/png", "cache-control": "public, max-age=300" },
    });
  return pdfResponse(
    await resumePdfBytes(print),
    title,
    new URL(request.url).searchParams.has("inline") ? "inline" : "attachment",
  );
}

function pageSizes(pages: readonly string[]): { svg: string; widthPt: number; heightPt: number }[] {
  return pages.map((svg) => ({ svg, ...pageSizePt(svg) }));
}

function cookiesOf(request: Request): Record<string, string> {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((part) => part.trim().split("="));
  return Object.fromEntries(pairs.map(([name, ...rest]) => [name, rest.join("=")]));
}
