import { createHmac, randomBytes } from "node:crypto";
import { recordOpened } from "@/server/documents/application-links";
import { hasRoomToWrite } from "@/server/platform/data-folder/free-space";
import { type Db, transaction } from "@/server/platform/db/client";
import { isFirstOfDay } from "@/server/platform/limits/rate-limits";
import { singleton } from "@/server/platform/singleton";

/** Programs that fetch pages for previews, search and monitoring name themselves. People's browsers inside other programs do not match. */
const ROBOTS =
  /bot\b|bot[/_-]|crawl|spider|slurp|preview|prerender|facebookexternalhit|facebookcatalog|meta-externalagent|whatsapp\/|telegram|skypeuri|slack-imgproxy|slackbot|discord|embedly|iframely|vkshare|redditbot|pinterestbot|bitlybot|headless|lighthouse|pingdom|uptime|monitor|validator|archiver|feedfetcher|google-read-aloud|googleother|google-inspectiontool|mediapartners|safelinks|proofpoint|barracuda|mimecast|urlscan|scanner/i;

export type Reader = { client: string; userAgent: string; headers: { get: (name: string) => string | null } };

/** Whether a person may be behind a request, rather than a robot or a browser that loads ahead. */
export const isPerson = ({ userAgent, headers }: Reader): boolean =>
  !ROBOTS.test(userAgent) &&
  !/prefetch|prerender|preview/i.test(`${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`);

/**
 * Counts a reader's view or download of a link, once a day (UTC). What is stored for that day is a hash of the network with a salt that is
 * replaced the next day: nobody can find the address by it afterwards.
 */
export async function countReader(db: Db, what: "view" | "download", linkId: string, reader: Reader, now: Date): Promise<void> {
  // A full disk must not prevent reading.
  if (!isPerson(reader) || !hasRoomToWrite()) return;
  const salt = await saltOf(db, now.toISOString().slice(0, 10));
  const known = createHmac("sha256", salt).update(`${linkId}\n${reader.client}`).digest("base64url").slice(0, 22);
  if (!(await isFirstOfDay(`link-${what}:${known}`, now))) return;
  const day = new Date(now.toISOString().slice(0, 10));
  const where = { id: linkId };
  if (what === "download") await db.shareLink.updateMany({ where, data: { downloads: { increment: 1 } } });
  else await transaction(db, (tx) => countView(tx, where, day));
}

/** Exactly one view is the first: it is recorded with the application. */
async function countView(tx: Db, where: { id: string }, day: Date): Promise<void> {
  const data = { views: { increment: 1 }, lastViewedOn: day };
  const select = { views: true, userId: true, applicationId: true, label: true };
  const [link] = await tx.shareLink.updateManyAndReturn({ where, data, select });
  if (link?.views !== 1 || link.applicationId === null) return;
  const { userId, applicationId, label } = link;
  await recordOpened(tx, userId, { applicationId, label, day: day.toISOString().slice(0, 10) });
}

const KEY = "reader-salt";

/** The salt of a day, which all instances share. That of the day before is overwritten. */
async function saltOf(db: Db, day: string): Promise<string> {
  const cache = singleton<{ day: string; salt: string }>("reader-salt", () => ({ day: "", salt: "" }));
  if (cache.day === day) return cache.salt;
  const made = `${day} ${randomBytes(16).toString("base64url")}`;
  // Hand-written: whichever instance is first decides, in one statement. An instance whose clock is behind does not bring a day back.
  const rows = await db.$queryRaw<{ value: string }[]>`
    insert into instance_setting as s (key, value) values (${KEY}, ${made})
    on conflict (key) do update set value = case when left(s.value, 10) >= ${day} then s.value else excluded.value end
    returning value`;
  const [, salt = ""] = (rows[0]?.value ?? made).split(" ");
  Object.assign(cache, { day, salt });
  return salt;
}
