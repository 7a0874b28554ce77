import { createHash } from "node:crypto";
import type { DocumentType } from "@/contracts/model/document";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { bundleTitles } from "@/domain/letters/bundle-titles";
import { identify } from "@/server/accounts/auth/identify";
import { WEB_FACES, webFont } from "@/server/documents/fonts/web-fonts";
import { readLetter } from "@/server/documents/letters/read";
import { fileName } from "@/server/documents/rendering/file-name";
import { letterJob } from "@/server/documents/rendering/letter-pdf";
import { preparedJobs } from "@/server/documents/rendering/prepared-jobs";
import { isPrinted, printedBytes } from "@/server/documents/rendering/printed-bytes";
import { resumeJob, resumePdfBytes } from "@/server/documents/rendering/resume-pdf";
import { readDownload } from "@/server/documents/resumes/download-link";
import { readResume } from "@/server/documents/resumes/read";
import { readLinkedResume, readPublicResume } from "@/server/documents/sharing/access";
import { countVisit } from "@/server/documents/sharing/statistics";
import { contentDisposition } from "@/server/entrance/http/content-disposition";
import { permits, readerOf } from "@/server/entrance/http/guard";
import { type Db, database } from "@/server/platform/db/client";
import { networkOf } from "@/server/platform/limits/network";
import { takePoint } from "@/server/platform/limits/rate-limits";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import { clientOf } from "@/server/platform/request/client";
import { readCookies } from "@/server/platform/request/cookies";
import { refuse } from "@/server/platform/request/refuse";
import { inLook, type Printable } from "@/typeset/content/printable";
import { ownFontsOf } from "@/typeset/fonts/own-fonts";
import type { TypesettingJob } from "@/typeset/job";

/** The pages and files of resumes outside the API prefix: thumbnails and pages for the owner, pages and PDF of shared resumes. */
export async function paper(request: Request, path: string): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const parts = decode(path)?.slice(3) ?? [];
  const [first, second, third] = parts;
  if (first === undefined || second === undefined) return null;
  if (path.startsWith("/api/letters/") && parts.length === 2 && (second === "thumbnail" || second === "pages"))
    return ownerPaper(database(), request, "letter", first, second);
  if (!path.startsWith("/api/resumes/")) return null;
  if (parts.length === 2 && second === "pdf")
    return signedPdf(database(), new URL(request.url).searchParams.get("token") ?? "", first);
  if (parts.length === 2 && (second === "thumbnail" || second === "pages"))
    return ownerPaper(database(), request, "resume", first, second);
  if (parts.length === 3 && (third === "pdf" || third === "pages" || third === "card" || third === "font"))
    return sharedPaper(database(), request, { username: first, slug: second }, third);
  return null;
}

function decode(path: string): string[] | null {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The PDF by a signed link: 401 without a valid token, 410 after its 10 minutes, 404 for the removed letter target. */
async function signedPdf(db: Db, token: string, resumeId: string): Promise<Response> {
  const link = token === "" ? null : await readDownload(token);
  if (!link || link.resumeId !== resumeId) return new Response("Unauthorized", { status: 401 });
  if (link.expiresAt <= Date.now()) return new Response("Download link expired", { status: 410 });
  if (link.target !== "resume") return refuse("NOT_FOUND");
  const resume = await readLinkedResume(db, link.userId, resumeId);
  if (!resume) return refuse("NOT_FOUND");
  return pdfResponse(
    await resumePdfBytes(db, { data: resume.data, title: resume.name, ownerId: link.userId }),
    resume.name,
    "attachment",
  );
}

const pdfResponse = (bytes: Buffer, name: string, disposition: "inline" | "attachment") =>
  new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": contentDisposition(disposition, fileName(name, "pdf")),
      "cache-control": "no-cache",
      // The browser's PDF viewer does not work with a stricter policy.
      "content-security-policy": "frame-ancestors 'none'",
    },
  });

/**
 * The first page as a picture, or all pages, of the caller's own document. The response is valid until the document changes. With `template`
 * in the address, the picture is larger and shows the document in the look of that template.
 */
async function ownerPaper(
  db: Db,
  request: Request,
  type: DocumentType,
  id: string,
  what: "thumbnail" | "pages",
): Promise<Response> {
  const caller = await identify(db, request.headers, Date.now());
  if (!caller) return refuse("UNAUTHORIZED");
  if (!permits(caller, "read")) return refuse("FORBIDDEN");
  const requested = what === "thumbnail" ? new URL(request.url).searchParams.get("template") : null;
  const template = TEMPLATE_NAMES.find((name) => name === requested) ?? null;
  if (requested !== null && !template) return refuse("NOT_FOUND");
  const { job, updatedAt } = await ownJob(db, caller.userId, type, id, template);
  const etag = `"${what}-${createHash("sha1").update(`${PRODUCT_VERSION} ${updatedAt} ${job.data}`).digest("base64url")}"`;
  const headers = { etag, "cache-control": "private, no-cache" };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  if (what === "pages") return pagesResponse(await printedBytes(db, "pages", job), headers);
  return new Response(new Uint8Array(await printedBytes(db, template ? "first-page" : "thumbnail", job)), {
    headers: { ...headers, "content-type": "image/webp" },
  });
}

async function ownJob(
  db: Db,
  ownerId: string,
  type: DocumentType,
  id: string,
  template: TemplateName | null,
): Promise<{ job: TypesettingJob; updatedAt: string }> {
  const { printable, title, updatedAt } = await ownPrintable(db, ownerId, type, id);
  const looked = template ? inLook(printable, template) : printable;
  const job =
    looked.kind === "letter"
      ? await letterJob(db, looked.document, ownerId)
      : await resumeJob(db, { data: looked.document, title, ownerId });
  return { job, updatedAt };
}

async function ownPrintable(
  db: Db,
  ownerId: string,
  type: DocumentType,
  id: string,
): Promise<{ printable: Printable; title: string; updatedAt: string }> {
  if (type === "letter") {
    const letter = await readLetter(db, ownerId, id);
    return { printable: { kind: "letter", document: letter }, title: letter.name, updatedAt: letter.updatedAt };
  }
  const { data, name, updatedAt } = await readResume(db, ownerId, id);
  return { printable: { kind: "resume", document: data }, title: name, updatedAt };
}

async function sharedPaper(
  db: Db,
  request: Request,
  address: { username: string; slug: string },
  what: "pdf" | "pages" | "card" | "font",
): Promise<Response> {
  const caller = readerOf(await identify(db, request.headers, Date.now()));
  const reading = await readPublicResume(db, address, {
    userId: caller?.userId,
    cookies: readCookies(request.headers.get("cookie")),
  });
  if (reading.kind === "missing") return refuse("NOT_FOUND");
  if (reading.kind === "password") return refuse("NEED_PASSWORD");
  if (what === "pdf" && !reading.mayDownload) return refuse("NOT_FOUND");
  const { data, isPublic, hasPassword } = reading.resume;
  const isOpen = isPublic && !hasPassword;
  if (what === "font") return fontResponse(data, new URL(request.url).searchParams.get("face"));
  const title = data.basics.name || reading.owner.name;
  const state = `${reading.resume.id} ${reading.resume.updatedAt} ${title}`;
  // Printed pages, and what is set for them, are cached by the state of the resume; only what is not counts towards the limit.
  const known = preparedJobs.get(state);
  if (!known || !isPrinted(what, known)) {
    const wait = await takePoint("publicPdf", `${networkOf(clientOf(request.headers))}:${reading.resume.id}`);
    if (wait !== null) return refuse("TOO_MANY_REQUESTS", { "retry-after": String(wait) });
  }
  const job = known ?? (await resumeJob(db, { data, title, ownerId: reading.owner.id }));
  // Uploaded fonts change without the resume.
  if (!known && ownFontsOf(job).length === 0) preparedJobs.set(state, job);
  if (what === "pages") return pagesResponse(await printedBytes(db, "pages", job), { "cache-control": "no-cache" });
  if (what === "card")
    return new Response(new Uint8Array(await printedBytes(db, "card", job)), {
      // Only what everyone may see may be stored by caches between us and a visitor.
      headers: { "content-type": "image/png", "cache-control": isOpen ? "public, max-age=300" : "private, no-cache" },
    });
  const bytes = await printedBytes(db, "pdf", job);
  const disposition = new URL(request.url).searchParams.has("inline") ? "inline" : "attachment";
  // The public page has no scripts, so a visitor's download is counted where the file is sent.
  if (disposition === "attachment" && request.method === "GET" && reading.isCounted)
    await countVisit(db, "download", reading.resume.id, networkOf(clientOf(request.headers)));
  // The owner's name for the document, which may say whom it is for, is not for visitors.
  return pdfResponse(bytes, `${title} – ${bundleTitles(data.metadata.page.locale).resume}`, disposition);
}

/** A face of the resume's typefaces. Its address names the state of the resume, so it is cached as long as that is shown. */
async function fontResponse(data: ResumeData, requested: string | null): Promise<Response> {
  const face = WEB_FACES.find((each) => each === requested);
  const font = face ? await webFont(data, face) : null;
  if (!font) return refuse("NOT_FOUND");
  return new Response(new Uint8Array(font), {
    headers: { "content-type": "font/ttf", "cache-control": "private, max-age=604800, immutable" },
  });
}

/** All pages with their sizes, as the process wrote them. */
const pagesResponse = (json: Buffer, headers: Record<string, string>) =>
  new Response(new Uint8Array(json), { headers: { ...headers, "content-type": "application/json" } });
