import { isPrinted, printedBytes } from "@/server/documents/rendering/printed-bytes";
import type { Db } from "@/server/platform/db/client";
import { takePoint } from "@/server/platform/limits/rate-limits";
import { openLink } from "./open-link";
import { jobOf } from "./reading";
import { readShown } from "./shown";

/**
 * The pages of what a link shows, drawn. None if the link does not open with these cookies, or if the client has had too many made. The view
 * is counted where the document is read.
 */
export async function drawnPages(
  db: Db,
  token: string,
  { cookies, client }: { cookies: Record<string, string>; client: string },
  now: Date,
): Promise<string[]> {
  const opening = await openLink(db, token, cookies, now);
  if (opening.kind !== "open") return [];
  const job = await jobOf(db, opening.link, await readShown(db, opening.link));
  if (!isPrinted("pages", job) && (await takePoint("publicPdf", `${client}:page:${opening.link.id}`)) !== null) return [];
  const { pages } = JSON.parse((await printedBytes(db, "pages", job)).toString()) as { pages: { svg: string }[] };
  return pages.map(({ svg }) => svg);
}
