import { getTranslations } from "next-intl/server";
import type { Draft } from "@/components/features/public-resume/link-comments";
import type { SharedDocument } from "@/contracts/model/share-link";
import { wordsOf } from "@/domain/share-links/places";
import { quoteRanges } from "@/domain/share-links/quotes";
import { callLink } from "./link-api";

type NewComment = { id: string; secret: string };

/** What a form of the page led to. */
type Result =
  | { kind: "done"; anchor: string; cookies: string[]; comment: NewComment | null }
  | { kind: "password"; problem: "wrong" | "often"; status: number }
  | { kind: "refused"; draft: Draft; status: number };

const COOKIE = "share_comment_";
const MAX_AGE_SECONDS = 90 * 24 * 3600;

/** Keeps the secret of a comment in the browser that made it, for this page alone. */
export const commentCookie = (path: string, { id, secret }: NewComment, url: string): string =>
  `${COOKIE}${id}=${secret}; Path=${path}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${url.startsWith("https:") ? "; Secure" : ""}`;

const secretsIn = (cookie: string | null): Map<string, string> =>
  new Map(
    (cookie ?? "").split(/;\s*/).flatMap((pair): [string, string][] => {
      const [name = "", value = ""] = pair.split("=");
      return name.startsWith(COOKIE) ? [[name.slice(COOKIE.length), value]] : [];
    }),
  );

export const ownCommentIds = (cookie: string | null): Set<string> => new Set(secretsIn(cookie).keys());

/** Does what a form asks for through the API. */
export async function handleForm(request: Request, token: string, form: FormData): Promise<Result> {
  const field = (name: string) => String(form.get(name) ?? "");
  const done = (anchor: string, cookies: string[] = [], comment: NewComment | null = null): Result => ({
    kind: "done",
    anchor,
    cookies,
    comment,
  });
  const action = field("action");
  if (action === "comment") return addComment(request, token, field, done);
  const secret = secretsIn(request.headers.get("cookie")).get(field("id")) ?? "";
  const headers = { "x-comment-secret": secret };
  const id = encodeURIComponent(field("id"));
  if (action === "reply") {
    const body = { author: field("author"), text: field("text") };
    const answer = await callLink(request, token, `/comments/${id}/replies`, { method: "POST", body });
    return answer.ok ? done(`#comment-${id}`) : refused(answer.status, { ...NOTHING, author: body.author });
  }
  if (action === "delete") {
    const answer = await callLink(request, token, `/comments/${id}`, { method: "DELETE", headers });
    return answer.ok ? done("#comments") : refused(answer.status, NOTHING);
  }
  if (action === "edit") {
    const suggestion = form.has("suggestion") ? { suggestion: lines(field("suggestion")) } : {};
    const body = { text: lines(field("text")), ...suggestion };
    const answer = await callLink(request, token, `/comments/${id}`, { method: "PATCH", headers, body });
    return answer.ok ? done(`#comment-${id}`) : refused(answer.status, NOTHING);
  }
  const answer = await callLink(request, token, "/password", { method: "POST", body: { password: field("password") } });
  if (answer.ok) return done("", answer.headers.getSetCookie());
  // A link that has ended is shown as such.
  if (answer.status === 404) return done("");
  return answer.status === 429
    ? { kind: "password", problem: "often", status: 429 }
    : { kind: "password", problem: "wrong", status: 401 };
}

type Typed = Omit<Draft, "problem">;
const NOTHING: Typed = { author: "", quote: "", text: "", suggestion: "", around: "" };
/** Browsers send line breaks as two characters. */
const lines = (text: string) => text.replaceAll("\r\n", "\n");
type Done = (anchor: string, cookies?: string[], comment?: NewComment | null) => Result;

/**
 * The reader names the words; the first text of the document that has them is what the comment is about, unless the page knows what was
 * around them.
 */
async function addComment(request: Request, token: string, field: (name: string) => string, done: Done): Promise<Result> {
  const typed: Typed = {
    author: field("author"),
    quote: field("quote"),
    text: lines(field("text")),
    suggestion: lines(field("suggestion")),
    around: field("around"),
  };
  const read = await callLink(request, token, "");
  if (!read.ok) return refused(read.status, typed);
  const shared = (await read.json()) as SharedDocument;
  const document = shared.type === "resume" ? shared.document.data : shared.document;
  const texts = wordsOf(shared.type, document);
  const found = spellingsOf(typed.quote)
    .map((quote) => ({ quote, all: texts.filter(({ words }) => quoteRanges(words, quote).length > 0) }))
    .find(({ all }) => all.length > 0);
  const around = spellingsOf(typed.around);
  const isMeant = ({ words }: { words: string }) => around.some((each) => quoteRanges(words, each).length > 0);
  const at = found?.all.find(isMeant) ?? found?.all[0];
  if (!found || !at) return refused(400, typed, "missing");
  const { quote } = found;
  const { author, text, suggestion } = typed;
  const body = {
    author,
    text,
    place: { path: at.pointer, quote },
    suggestion: suggestion.trim() === "" ? null : suggestion,
  };
  const answer = await callLink(request, token, "/comments", { method: "POST", body });
  return answer.ok ? done("#comments", [], (await answer.json()) as NewComment) : refused(answer.status, typed);
}

/** Words as they are, or as they are without the hyphens with which a drawn page divides them at the end of a line. */
const spellingsOf = (words: string): string[] => [
  words,
  words.replace(/(?<=\p{L})[-\u2010\u00ad] (?=\p{L})/gu, ""),
  words.replace(/(?<=\p{L}[-\u2010]) (?=\p{L})/gu, ""),
];

const PROBLEMS: Record<number, "often" | "full"> = { 429: "often", 409: "full" };

async function refused(status: number, typed: Typed, why?: "missing"): Promise<Result> {
  const t = await getTranslations("sharedLink");
  return { kind: "refused", status, draft: { ...typed, problem: t(why ?? PROBLEMS[status] ?? "refused") } };
}
