import type { Outline } from "@/domain/ai/tailoring/outline";
import { matchText } from "@/domain/job-match/match";
import { richTextToPlain } from "@/domain/rich-text/plain";

/** A wording that the career record has for an item's text; `itemId` is `summary` for that one. */
export type RecordWording = { itemId: string; name: string; html: string };

/** The wordings that have more of a posting's terms than the texts that are there, by the reference of the text. */
export function betterWordings(
  { texts }: Outline,
  wordings: readonly RecordWording[],
  posting: string,
): Map<string, RecordWording> {
  const found = (html: string) => matchText(richTextToPlain(html).split("\n"), posting).found.length;
  const better = new Map<string, RecordWording>();
  for (const { ref, itemId, roleId, html } of texts) {
    if (roleId !== null) continue;
    let best = -1;
    for (const wording of wordings) {
      if (wording.itemId !== (itemId ?? "summary") || wording.html === html) continue;
      if (best < 0) best = found(html);
      const count = found(wording.html);
      if (count <= best) continue;
      best = count;
      better.set(ref, wording);
    }
  }
  return better;
}
