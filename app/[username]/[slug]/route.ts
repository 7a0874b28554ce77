import { getLocale, getTranslations } from "next-intl/server";
import { missingPage, passwordPage } from "@/components/features/public-resume/password-page";
import { publicPage } from "@/components/features/public-resume/public-page";
import { runningServer } from "@/server/entrance/pages/running-server";

type Context = { params: Promise<{ username: string; slug: string }> };

/**
 * A shared resume at its public address. A route rather than a page: the response is one HTML document without the framework's
 * scripts, which alone would weigh more than the whole page may.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const address = await params;
  const username = address.username.toLowerCase();
  if (username !== address.username) return moved(address.slug, address.slug, publicPath(username, address.slug));
  const reading = await runningServer().sharedResume(address, request.headers);
  if (reading.kind === "missing") return missing();
  const url = new URL(request.url);
  if (reading.kind === "moved")
    return moved(address.slug, reading.slug, publicPath(reading.owner.username, reading.slug) + url.search);
  const path = publicPath(address.username, address.slug);
  if (reading.kind === "password") return askPassword(path, null, 401);
  const { resume, isOwner, fonts } = reading;
  const api = `/api/resumes${path}`;
  const shown = {
    resumeId: resume.id,
    path,
    origin: originOf(request),
    pdf: reading.mayDownload ? `${api}/pdf` : null,
    isOwner,
    isPublic: resume.isPublic,
    first: reading.isViewChosen || !isPhone(request.headers) ? reading.view : ("read" as const),
    fonts: fonts.map((font) => ({
      ...font,
      url: `${api}/font?face=${font.face}&v=${Date.parse(resume.updatedAt)}`,
    })),
    language: await getLocale(),
  };
  const t = await getTranslations("public");
  const write = async (pages: string[] | null) =>
    publicPage({
      ...shown,
      data: resume.data,
      sections: pages && pages.length > 0 ? new Map() : await runningServer().printedSections(resume.data),
      pages,
      t,
    });
  const pictures = hasForeignPicture(resume.data.picture) ? "https:" : "";
  // Pages are cached and limited where they are printed.
  const requested = url.searchParams.get("view");
  if (requested === "pages" || (requested !== "read" && shown.first === "pages"))
    return page(await write(await drawnPages(request, `${api}/pages`)), 200, pictures);
  const state = JSON.stringify([resume.updatedAt, shown]);
  const body = await runningServer().sharedPage({ resumeId: resume.id, state, headers: request.headers }, () => write(null));
  return body === null ? tooOften((await getTranslations("errors"))("TOO_MANY_REQUESTS")) : page(body, 200, pictures);
}

/** Plain, because it is made for programs that ask without end. */
function tooOften(sentence: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "retry-after": "60", "cache-control": "private, no-cache" };
  return new Response(sentence, { status: 429, headers });
}

/** Accepts the password of a protected resume and redirects back to it with the cookie that opens it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { username, slug } = await params;
  const path = publicPath(username, slug);
  const form = await request.formData().catch(() => null);
  if (!form) return askPassword(path, "wrong", 400);
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  const verify = new URL(`/api/openapi/resumes${path}/password/verify`, request.url);
  const body = JSON.stringify({ password: String(form.get("password") ?? "") });
  const answer = await runningServer().request(new Request(verify, { method: "POST", headers, body }));
  if (answer.status === 429) return askPassword(path, "often", 429);
  if (!answer.ok) return askPassword(path, "wrong", 401);
  const back = new Headers({ location: path });
  for (const cookie of answer.headers.getSetCookie()) back.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers: back });
}

/**
 * Redirects to the current address. Permanently if only the username changed; temporarily for a slug, because the old one can be
 * given to another resume later.
 */
function moved(slug: string, present: string, location: string): Response {
  const status = slug === present ? 308 : 307;
  return new Response(null, { status, headers: { location, "cache-control": "private, no-cache" } });
}

/** Printed pages are small on a phone: there they come first only if their owner chose them. */
const isPhone = (headers: Headers) => headers.get("sec-ch-ua-mobile") === "?1" || /\bMobi/.test(headers.get("user-agent") ?? "");

const publicPath = (username: string, slug: string) => `/${encodeURIComponent(username)}/${encodeURIComponent(slug)}`;

/** Gets the pages through the API, which checks access and limits; an empty list if they cannot be rendered now. */
async function drawnPages(request: Request, path: string): Promise<string[]> {
  const answer = await runningServer().request(new Request(new URL(path, request.url), { headers: request.headers }));
  if (!answer.ok) return [];
  const { pages }: { pages: { svg: string }[] } = await answer.json();
  return pages.map(({ svg }) => svg);
}

async function askPassword(path: string, problem: "wrong" | "often" | null, status: number): Promise<Response> {
  return page(passwordPage({ t: await getTranslations("public"), language: await getLocale(), path, problem }), status);
}

async function missing(): Promise<Response> {
  return page(missingPage({ t: await getTranslations("notFound"), language: await getLocale() }), 404);
}

/** A page without scripts. It loads nothing of other sites but a picture that its owner linked. */
function page(body: string, status: number, pictures: "https:" | "" = ""): Response {
  const policy = `default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: ${pictures}; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(body, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-cache",
      "content-security-policy": policy.replace(" ;", ";"),
    },
  });
}

const hasForeignPicture = ({ url, hidden }: { url: string; hidden: boolean }) => !hidden && url.startsWith("https:");

/** The origin as the visitor typed it, even behind a proxy. */
function originOf(request: Request): string {
  const host = request.headers.get("host");
  const scheme = request.headers.get("x-forwarded-proto") ?? new URL(request.url).protocol.replace(":", "");
  return host ? `${scheme}://${host}` : new URL(request.url).origin;
}
