import { type Before, beforeStarting } from "@/clients/extension/src/fields/before";
import { guardOf } from "@/clients/extension/src/fields/guard";
import type { Fields } from "@/clients/extension/src/fields/known-value";
import { hasPhrase, plain } from "@/clients/extension/src/fields/plain";
import { type FileKind, type Plan, planFor, type Source } from "@/clients/extension/src/fields/plan";
import type { StoredAnswer } from "@/clients/extension/src/fields/questions";
import { vocabulariesFor } from "@/clients/extension/src/fields/vocabulary";
import type { ApplyStep } from "@/clients/extension/src/page/apply";
import type { DescribedFrame } from "@/clients/extension/src/page/describe";
import { applicationFor, type Listed } from "@/clients/extension/src/posting/application-for";
import type { FillResult, LeftField, TabApplication } from "@/clients/extension/src/requests";
import { Failure } from "./failure";
import { call, fetchPdf } from "./server";
import { readTab, type TabMemory, writeTab } from "./store";
import { callInTab, type InFrame } from "./tab";

export interface FormAnswers {
  fields: Fields;
  answers: StoredAnswer[];
  files: { kind: FileKind; name: string; url: string }[];
}

/** Frames with a form: those of the page's own site, and others that are large enough for a person to fill in. */
export async function formFrames(tabId: number): Promise<InFrame<DescribedFrame>[]> {
  const frames = await callInTab(tabId, "describeForm", []);
  const top = frames.find(({ frameId }) => frameId === 0)?.value.host;
  return frames.filter(({ value }) => value.host === top || value.isLarge);
}

/** What the form asks for, and frames that may hold it but cannot be reached from here. */
export async function before(tabId: number): Promise<{ form: Before; elsewhere: string[] }> {
  const frames = await formFrames(tabId);
  const fields = frames.flatMap(({ value }) => value.fields);
  const reached = new Set(frames.map(({ value }) => value.host));
  const elsewhere = frames.flatMap(({ value }) => value.frames).filter((address) => !reached.has(new URL(address).host));
  return { form: beforeStarting(fields, languageOf(frames)), elsewhere: elsewhere.slice(0, 3) };
}

const languageOf = (frames: readonly InFrame<DescribedFrame>[]): string =>
  frames.find(({ value }) => value.language !== "")?.value.language ?? "";

/** Fills the form of a tab. Sends it nothing but the values that its fields ask for. */
export async function fillForm(tabId: number): Promise<FillResult> {
  const frames = await formFrames(tabId);
  const application = await applicationOfTab(tabId, frames);
  const answers = await formAnswers(application?.applicationId ?? null);
  const today = new Date().toISOString().slice(0, 10);
  const files = answers.files.map(({ kind }) => kind);
  const result: FillResult = { filled: [], left: [], hosts: [], application };
  const pdfs = new Map<FileKind, Promise<ApplyStep["fill"]>>();
  for (const { frameId, value } of frames.filter(({ value: { fields } }) => fields.length > 0)) {
    const plan = planFor(value.fields, {
      fields: answers.fields,
      answers: answers.answers,
      files,
      language: value.language,
      today,
    });
    const steps = await Promise.all(plan.steps.map((step) => toApply(step, answers, pdfs)));
    const done = new Set((await callInTab(tabId, "apply", [steps], [frameId])).flatMap((each) => each.value));
    addTo(result, plan, { done, frameId });
    if (done.size > 0) result.hosts.push(value.host);
    await rememberAttached(tabId, steps, { plan, done, answers });
  }
  await writeTab(tabId, { at: Date.now() });
  await rememberSent(tabId, await formFrames(tabId));
  return result;
}

/** What was written, and what was not: what the page did not take counts as not filled. */
function addTo(result: FillResult, plan: Plan, { done, frameId }: { done: ReadonlySet<string>; frameId: number }): void {
  for (const { key, label, source } of plan.steps) {
    if (done.has(key)) result.filled.push({ label, source: sourceText(source) });
    else result.left.push({ key, label, reason: "unknown", offer: null, frameId });
  }
  result.left.push(...plan.left.map((left) => ({ ...left, frameId })));
}

const sourceText = (source: Source): string => chrome.i18n.getMessage(`from_${source.from}`);

async function toApply(
  { key, source, fill }: Plan["steps"][number],
  { files }: FormAnswers,
  pdfs: Map<FileKind, Promise<ApplyStep["fill"]>>,
): Promise<ApplyStep> {
  const mark = sourceText(source);
  if (fill.kind !== "file") return { key, mark, fill };
  const file = files.find(({ kind }) => kind === fill.file);
  if (!file) throw new Failure("refused");
  const pdf = pdfs.get(fill.file) ?? readFile(file);
  pdfs.set(fill.file, pdf);
  return { key, mark, fill: await pdf };
}

async function readFile({ name, url }: FormAnswers["files"][number]): Promise<ApplyStep["fill"]> {
  const bytes = new Uint8Array(await (await fetchPdf(url)).arrayBuffer());
  let binary = "";
  for (let start = 0; start < bytes.length; start += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return { kind: "file", name, base64: btoa(binary) };
}

/** What a form is filled with. An application without a resume of its own gets the one that was edited last. */
export async function formAnswers(applicationId: string | null): Promise<FormAnswers> {
  const general = () => call<FormAnswers>("/career/form-answers");
  if (applicationId === null) return general();
  const own = await call<FormAnswers>(`/career/form-answers?applicationId=${encodeURIComponent(applicationId)}`).catch(
    ifGone(general),
  );
  if (own.files.some(({ kind }) => kind === "resume")) return own;
  const files = (await general()).files.filter(({ kind }) => kind === "resume");
  return { ...own, files: [...files, ...own.files] };
}

/** The application may have been deleted since it was saved from this tab. */
const ifGone = (fallback: () => Promise<FormAnswers>) => (error: unknown) => {
  if (error instanceof Failure && error.code === "refused") return fallback();
  throw error;
};

/** A page that names no application is taken to belong to the one of its tab for this long. */
const SAME_VISIT_MS = 3_600_000;

/**
 * The application that the form is for: the one whose posting the page belongs to, else the one that was saved from this tab, where the page
 * names it or comes soon after. One tab shows the postings of many companies in a day.
 */
export async function applicationOfTab(
  tabId: number,
  frames: readonly InFrame<DescribedFrame>[],
): Promise<TabApplication | null> {
  const title = frames.find(({ frameId }) => frameId === 0)?.value.title ?? "";
  const found = applicationFor((await addressOf(tabId)) ?? "", title, await call<Listed[]>("/applications?limit=100&offset=0"));
  const { application: known, at } = await readTab(tabId);
  if (found && found.id !== known?.applicationId) {
    const application = { applicationId: found.id, company: found.company, role: found.role };
    await writeTab(tabId, { application, at: Date.now(), attached: [], sent: [] });
    return application;
  }
  const words = plain(title);
  const isNamed = known !== null && (hasPhrase(words, plain(known.company)) || hasPhrase(words, plain(known.role)));
  return known && (isNamed || Date.now() - at < SAME_VISIT_MS) ? known : null;
}

async function addressOf(tabId: number): Promise<string | null> {
  return (await chrome.tabs.get(tabId)).url ?? null;
}

/** The browser keeps 10 MB for all tabs. */
const MAX_STORED = 3_000_000;

/** Keeps the very bytes that were attached: the documents may change before the person records what was sent. */
async function rememberAttached(
  tabId: number,
  steps: readonly ApplyStep[],
  { plan, done, answers }: { plan: Plan; done: ReadonlySet<string>; answers: FormAnswers },
): Promise<void> {
  const attached = plan.steps.flatMap(({ key, fill }) => {
    const file = fill.kind === "file" && done.has(key) ? answers.files.find(({ kind }) => kind === fill.file) : undefined;
    const written = steps.find((step) => step.key === key)?.fill;
    if (!file || written?.kind !== "file") return [];
    return [{ ...file, base64: written.base64.length < MAX_STORED ? written.base64 : "" }];
  });
  if (attached.length > 0) await writeTab(tabId, { attached });
}

const MAX_SENT = 100;
/** What has no place in a note: private numbers, and what the law lets people keep to themselves. */
const UNRECORDED: ReadonlySet<string | null> = new Set(["secret", "equal", "trap"]);

/** What the form contains, for the record of what was sent. */
export async function rememberSent(tabId: number, frames: readonly InFrame<DescribedFrame>[]): Promise<void> {
  const fields = frames.flatMap(({ value }) => {
    const vocabularies = vocabulariesFor(value.fields, value.language);
    return value.fields.filter(
      (field) => field.value !== "" && field.kind !== "file" && !UNRECORDED.has(guardOf(field, vocabularies)),
    );
  });
  if (fields.length === 0) return;
  const now = fields.map(({ label, hint, value }) => ({ question: label || hint, answer: value.slice(0, 2000) }));
  const before: TabMemory["sent"] = (await readTab(tabId)).sent.filter(
    ({ question }) => !now.some((each) => each.question === question),
  );
  await writeTab(tabId, { sent: [...before, ...now].slice(-MAX_SENT) });
}

/** Puts an offered value into one field, because the person pressed it. */
export async function useOffer(tabId: number, { frameId, key, offer }: LeftField): Promise<boolean> {
  if (!offer) return false;
  const mark = chrome.i18n.getMessage(offer.from === "answer" ? "from_answer" : "from_profile");
  const done = await callInTab(tabId, "apply", [[{ key, mark, fill: offer.fill }]], [frameId]);
  return done.some(({ value }) => value.includes(key));
}
