import type { CapturedFrame } from "@/clients/extension/src/page/capture";
import { Failure } from "./failure";
import type { Captured } from "./posting";
import type { InFrame } from "./tab";

const MAX_HTML = 2 * 1024 * 1024;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The page of a tab with its frames, as one document. */
export function merged(frames: readonly InFrame<CapturedFrame>[]): Captured {
  const top = frames.find(({ frameId }) => frameId === 0)?.value;
  if (!top || !/^https?:/.test(top.url)) throw new Failure("no-access");
  const shown = frames.filter(({ frameId, value }) => frameId === 0 || value.isLarge).map(({ value }) => value);
  // Companies show the postings of a portal in a frame of their own page: what is read first is the frame that is about a job.
  const [first = top, ...rest] = shown.toSorted((a, b) => weightOf(b) - weightOf(a));
  let html = `<!doctype html><html><head>${[first, ...rest].map(({ head }) => head).join("")}</head>${first.body}</html>`;
  for (const { body } of rest) {
    const next = html.replace("</html>", () => `<section>${body}</section></html>`);
    if (bytesOf(next) < MAX_HTML) html = next;
  }
  while (bytesOf(html) >= MAX_HTML) html = html.slice(0, Math.floor(html.length * 0.8));
  const listedSince = shown.map((each) => each.listedSince).find(Boolean) ?? "";
  return { url: top.url.slice(0, 4000), title: first.title || top.title, html, listedSince };
}

const weightOf = ({ head, body }: CapturedFrame): number => (head.includes("JobPosting") ? 10_000_000 : 0) + body.length;
