import type { CapturedFrame } from "@/clients/extension/src/page/capture";
import type { Duplicate, PostingFields, SaveResult } from "@/clients/extension/src/requests";
import { Failure } from "./failure";
import { type Captured, createApplication, fieldsOf, readPosting } from "./posting";
import { addWaiting } from "./queue";
import { writeTab } from "./store";
import { callInTab, type InFrame } from "./tab";

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

export const captureTab = async (tabId: number): Promise<Captured> => merged(await callInTab(tabId, "capture", []));

/** Saves the posting of a tab, unless it is known already or lacks what an application needs. Without the server it waits here. */
export async function savePosting(tabId: number, corrected: PostingFields | null = null): Promise<SaveResult> {
  const captured = await captureTab(tabId);
  try {
    const posting = await readPosting(captured);
    const fields = corrected ?? fieldsOf(posting);
    const shown = { posting: fields, duplicates: posting.duplicates, listedSince: captured.listedSince };
    const isSure =
      fields.company.trim() !== "" && fields.role.trim() !== "" && (corrected !== null || posting.duplicates.length === 0);
    if (!isSure) {
      const [known] = posting.duplicates;
      if (known) await rememberApplication(tabId, captured.url, known);
      return { kind: "undecided", ...shown };
    }
    const applicationId = await createApplication(captured, posting, fields);
    await rememberApplication(tabId, captured.url, { applicationId, company: fields.company, role: fields.role });
    return { kind: "saved", applicationId, ...shown };
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "offline") throw error;
    await addWaiting(captured, corrected);
    return { kind: "waiting" };
  }
}

const rememberApplication = (tabId: number, url: string, { applicationId, company, role }: Omit<Duplicate, "status">) =>
  writeTab(tabId, { application: { applicationId, company, role }, origin: new URL(url).origin });
