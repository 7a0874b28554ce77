import { createHash } from "node:crypto";
import { getLocale, getTranslations } from "next-intl/server";
import { commentsHtml, type Draft } from "@/components/features/public-resume/link-comments";
import { endedPage, type LinkContent, linkPage } from "@/components/features/public-resume/link-page";
import { passwordPage } from "@/components/features/public-resume/password-page";
import { SELECT_WORDS } from "@/components/features/public-resume/select-words";
import type { ShareComment, SharedDocument } from "@/contracts/model/share-link";
import { runningServer } from "@/server/entrance/pages/running-server";
import { commentCookie, handleForm, ownCommentIds } from "./forms";
import { callLink } from "./link-api";

type Context = { params: Promise<{ token: string }> };

const NO_DRAFT: Draft = { author: "", quote: "", text: "", suggestion: "", around: "", problem: null };

/** A document that was shared with one reader. A route rather than a page, like the public page: one HTML document that needs no script. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return show(request, (await params).token, NO_DRAFT, 200);
}

/** The forms of the page: the password, a comment, a reply, and the change or deletion of an own comment. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const path = pathOf(token);
  const form = await request.formData().catch(() => null);
  if (!form) return show(request, token, NO_DRAFT, 400);
  const result = await handleForm(request, token, form);
  if (result.kind === "password") return askPassword(viewPath(request, path), result.problem, result.status);
  if (result.kind === "refused") return show(request, token, result.draft, result.status);
  const headers = new Headers({ ...HEADERS, location: `${viewPath(request, path)}${result.anchor}` });
  for (const cookie of result.cookies) headers.append("set-cookie", cookie);
  if (result.comment) headers.append("set-cookie", commentCookie(path, result.comment, request.url));
  return new Response(null, { status: 303, headers });
}

/** The forms lead back to the view that they were sent from. */
const isTextView = ({ url }: Request) => new URL(url).searchParams.get("view") === "text";
const viewPath = (request: Request, path: string) => (isTextView(request) ? `${path}?view=text` : path);

const pathOf = (token: string) => `/s/${encodeURIComponent(token)}`;

async function show(request: Request, token: string, draft: Draft, status: number): Promise<Response> {
  const path = pathOf(token);
  const answer = await callLink(request, token, "");
  if (answer.status === 401) return askPassword(viewPath(request, path), null, 401);
  if (!answer.ok) return ended(answer.status === 404 ? 404 : 503);
  const shared = (await answer.json()) as SharedDocument;
  const pages = isTextView(request) ? null : await runningServer().linkPages(token, request.headers);
  const language = await getLocale();
  const t = await getTranslations("sharedLink");
  const comments = shared.allowComments ? await commentsOf(request, token) : null;
  const own = ownCommentIds(request.headers.get("cookie"));
  const body = linkPage({
    content: await contentOf(shared, pages !== null && pages.length > 0),
    path,
    pdf: shared.allowDownload ? `/api/openapi/share-links/${encodeURIComponent(token)}/pdf` : null,
    pages,
    talk: comments && commentsHtml({ comments, own, draft, path: viewPath(request, path), language, t }),
    language,
    t,
    words: await getTranslations("public"),
  });
  const picture = shared.type === "resume" ? shared.document.data.picture.url : "";
  return page(body, status, { pictures: picture.startsWith("https:") ? "https:" : "", script: SCRIPT });
}

async function contentOf(shared: SharedDocument, isDrawn: boolean): Promise<LinkContent> {
  if (shared.type === "resume") {
    const { data } = shared.document;
    return { type: "resume", data, sections: isDrawn ? new Map() : await runningServer().printedSections(data) };
  }
  return {
    type: "letter",
    letter: shared.document,
    paragraphs: isDrawn ? [] : await runningServer().letterParagraphs(shared.document),
  };
}

async function commentsOf(request: Request, token: string): Promise<ShareComment[]> {
  const answer = await callLink(request, token, "/comments");
  return answer.ok ? ((await answer.json()) as ShareComment[]) : [];
}

async function askPassword(path: string, problem: "wrong" | "often" | null, status: number): Promise<Response> {
  const title = (await getTranslations("sharedLink"))("passwordTitle");
  return page(passwordPage({ t: await getTranslations("public"), language: await getLocale(), path, problem, title }), status);
}

async function ended(status: number): Promise<Response> {
  return page(endedPage({ t: await getTranslations("sharedLink"), language: await getLocale() }), status);
}

/** For one reader: stored nowhere, found by no search engine, and the next site does not learn the address. */
const HEADERS = {
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow, noarchive",
} as const;

/** The only script that may run, by its content. */
const SCRIPT = `'sha256-${createHash("sha256").update(SELECT_WORDS).digest("base64")}'`;

type Allowed = { pictures?: "https:" | ""; script?: string };

function page(body: string, status: number, { pictures = "", script = "'none'" }: Allowed = {}): Response {
  const policy = `default-src 'none'; script-src ${script}; style-src 'unsafe-inline'; img-src 'self' data: ${pictures}; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  const headers = {
    ...HEADERS,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.replace(" ;", ";"),
  };
  return new Response(body, { status, headers });
}
