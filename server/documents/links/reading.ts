import { LIMITS } from "@/contracts/limits";
import { EMPTY_LETTER_ORIGIN, type SharedDocument } from "@/contracts/model/share-link";
import { bundleTitles } from "@/domain/letters/bundle-titles";
import { candidateName } from "@/domain/share-links/anonymous/alias";
import { fileName } from "@/server/documents/rendering/file-name";
import { letterJob } from "@/server/documents/rendering/letter-pdf";
import { printedBytes } from "@/server/documents/rendering/printed-bytes";
import { resumeJob } from "@/server/documents/rendering/resume-pdf";
import { takeBackGuess, takeGuess } from "@/server/documents/sharing/guesses";
import { accessToken, linkCookieName, passwordMatches } from "@/server/documents/sharing/passwords";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import type { RequestContext } from "@/server/platform/request/context";
import type { TypesettingJob } from "@/typeset/job";
import { countReader } from "./count-reader";
import { openLink, requireLink, type ShownLink } from "./open-link";
import { readShown, type Shown, toSharedDocument } from "./shown";

/** What every response about a link carries: it is for one reader, so nothing else may store or find it. */
export const PRIVATE_HEADERS = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow, noarchive",
  "referrer-policy": "no-referrer",
} as const;

export function sendPrivately({ answer }: Pick<RequestContext, "answer">): void {
  for (const [name, value] of Object.entries(PRIVATE_HEADERS)) answer.set(name, value);
}

/** Whether a request is the owner's own, which is not counted. */
const isOwner = ({ caller }: Pick<RequestContext, "caller">, { userId }: ShownLink) => caller?.userId === userId;

/** Reads what a link shows and counts the view. Throws NOT_FOUND and NEED_PASSWORD. */
export async function readLink(db: Db, context: RequestContext, token: string, now: Date): Promise<SharedDocument> {
  sendPrivately(context);
  const link = await requireLink(db, token, context.cookies, now);
  const shown = await readShown(db, link);
  if (!isOwner(context, link)) await countReader(db, "view", link.id, context, now);
  return toSharedDocument(link, shown);
}

/** Opens a protected link if the password is correct. Throws NOT_FOUND, INVALID_PASSWORD and TOO_MANY_REQUESTS. */
export async function openWithPassword(
  db: Db,
  context: RequestContext,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<void> {
  sendPrivately(context);
  const opening = await openLink(db, token, {}, now);
  if (opening.kind === "missing") throw failure("NOT_FOUND");
  const { id, passwordHash } = opening.link;
  if (passwordHash === null) return;
  await takeGuess(db, context, id);
  if (!(await passwordMatches(password, passwordHash))) throw failure("INVALID_PASSWORD");
  await takeBackGuess(db, id);
  const value = accessToken(id, passwordHash, now.getTime(), LIMITS.shareAccessMs);
  context.answer.append(
    "set-cookie",
    `${linkCookieName(id)}=${value}; Path=/; Max-Age=${LIMITS.shareAccessMs / 1000}; HttpOnly; SameSite=Lax`,
  );
}

/** The PDF of what a link shows. Throws NOT_FOUND, NEED_PASSWORD, and FORBIDDEN where downloads are off. */
export async function downloadLink(db: Db, context: RequestContext, token: string, now: Date): Promise<File> {
  sendPrivately(context);
  const link = await requireLink(db, token, context.cookies, now);
  if (!link.allowDownload) throw failure("FORBIDDEN", { message: "This link allows no download." });
  const shown = await readShown(db, link);
  const bytes = await printedBytes(db, "pdf", await jobOf(db, link, shown));
  if (!isOwner(context, link)) await countReader(db, "download", link.id, context, now);
  return new File([new Uint8Array(bytes)], fileName(titleOf(link, shown), "pdf"), { type: "application/pdf" });
}

/** What a link shows as a job for the typesetter. */
export async function jobOf(db: Db, link: ShownLink, shown: Shown): Promise<TypesettingJob> {
  const title = titleOf(link, shown);
  if (shown.type === "resume") return resumeJob(db, { data: shown.document, title: personOf(link, shown), ownerId: link.userId });
  const { style, ...letter } = shown.document;
  return letterJob(db, { ...letter, name: title, style: { ...style, ...EMPTY_LETTER_ORIGIN } }, link.userId);
}

const personOf = (link: ShownLink, { type, document }: Shown): string =>
  link.isAnonymous ? candidateName(link.alias) : (type === "resume" ? document : document.style).basics.name || link.user.name;

/** The name of the file: the person and the kind of document. The owner's name for the document may say whom it is for. */
export function titleOf(link: ShownLink, shown: Shown): string {
  const titles = bundleTitles((shown.type === "resume" ? shown.document : shown.document.style).metadata.page.locale);
  return `${personOf(link, shown)} – ${titles[shown.type]}`;
}
