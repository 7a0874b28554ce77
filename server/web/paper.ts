import { identify } from "@/server/auth/identify";
import { fileName } from "@/server/paper/file-name";
import { isResumePrinted, resumePages, resumePdfBytes, resumeThumbnail } from "@/server/paper/resume-paper";
import { takePoint } from "@/server/rate-limits";
import { readDownload } from "@/server/resumes/download-link";
import { readPublicResume } from "@/server/resumes/public";
import { readResume } from "@/server/resumes/service";
import { CLIENT_HEADER, refuse } from "./refuse";

/** The pages and files of resumes outside the API prefix: thumbnails and pages for the owner, pages and PDF of shared resumes. */
export async function paper(request: Request, path: string): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const parts = decode(path)?.slice(3) ?? [];
  const [first, second, third] = parts;
  if (!path.startsWith("/api/resumes/") || first === undefined || second === undefined) return null;
  if (parts.length === 2 && second === "pdf") return signedPdf(new URL(request.url).searchParams.get("token") ?? "", first);
  if (parts.length === 2 && (second === "thumbnail" || second === "pages")) return ownerPaper(request, first, second);
  if (parts.length === 3 && (third === "pdf" || third === "pages"))
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
  const resume = await readResume(link.userId, resumeId).catch(() => null);
  return resume
    ? pdfResponse(await resumePdfBytes({ data: resume.data, title: resume.name }), resume.name, "attachment")
    : refuse("NOT_FOUND");
}

const pdfResponse = (bytes: Buffer, name: string, disposition: "inline" | "attachment") =>
  new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `${disposition}; filename*=UTF-8''${encodeURIComponent(fileName(name, "pdf"))}`,
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    },
  });

async function ownerPaper(request: Request, id: string, what: "thumbnail" | "pages"): Promise<Response> {
  const caller = await identify(request.headers, Date.now());
  if (!caller) return refuse("UNAUTHORIZED");
  const resume = await readResume(caller.userId, id).catch(() => null);
  if (!resume) return refuse("NOT_FOUND");
  const print = { data: resume.data, title: resume.name };
  const etag = `"${what}-${Date.parse(resume.updatedAt).toString(36)}"`;
  const headers = { etag, "cache-control": "private, no-cache" };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  if (what === "pages") return Response.json({ pages: await pageSizes(print) }, { headers });
  return new Response(new Uint8Array(await resumeThumbnail(print)), { headers: { ...headers, "content-type": "image/webp" } });
}

async function sharedPaper(
  request: Request,
  address: { username: string; slug: string },
  what: "pdf" | "pages",
): Promise<Response> {
  const caller = await identify(request.headers, Date.now());
  const reading = await readPublicResume({ ...address, viewerId: caller?.userId, cookies: cookiesOf(request) });
  if (reading.kind === "missing") return refuse("NOT_FOUND");
  if (reading.kind === "password") return refuse("NEED_PASSWORD");
  if (what === "pdf" && !reading.resume.showDownloadButtons && !reading.isOwner) return refuse("NOT_FOUND");
  const { data } = reading.resume;
  const title = data.basics.name || reading.owner.name;
  const print = { data, title };
  if (!isResumePrinted(what, print)) {
    const wait = await takePoint("publicPdf", `${request.headers.get(CLIENT_HEADER)}:${reading.resume.id}`);
    if (wait !== null) return refuse("TOO_MANY_REQUESTS", { "retry-after": String(wait) });
  }
  if (what === "pages") return Response.json({ pages: await pageSizes(print) }, { headers: { "cache-control": "no-cache" } });
  return pdfResponse(
    await resumePdfBytes(print),
    title,
    new URL(request.url).searchParams.has("inline") ? "inline" : "attachment",
  );
}

async function pageSizes(
  print: Parameters<typeof resumePages>[0],
): Promise<{ svg: string; widthPt: number; heightPt: number }[]> {
  const pages = await resumePages(print);
  return pages.map((svg) => {
    const [, width, height] = /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    return { svg, widthPt: Number(width ?? 595), heightPt: Number(height ?? 842) };
  });
}

function cookiesOf(request: Request): Record<string, string> {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((part) => part.trim().split("="));
  return Object.fromEntries(pairs.map(([name, ...rest]) => [name, rest.join("=")]));
}
