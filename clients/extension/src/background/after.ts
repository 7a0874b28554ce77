import { isWorthKeeping } from "@/clients/extension/src/fields/plan";
import { isSameQuestion, topicForStoring } from "@/clients/extension/src/fields/questions";
import { vocabulariesFor } from "@/clients/extension/src/fields/vocabulary";
import { compareJobs, type Finding, type Job } from "@/clients/extension/src/posting/compare";
import type { NewAnswer } from "@/clients/extension/src/requests";
import { Failure } from "./failure";
import { applicationOfTab, formAnswers, formFrames, rememberSent } from "./fill";
import { call, fetchPdf } from "./server";
import { readTab } from "./store";
import { callInTab } from "./tab";

/** Answers that the person typed into the form and that are not stored yet. */
export async function newAnswers(tabId: number): Promise<NewAnswer[]> {
  const frames = await formFrames(tabId);
  await rememberSent(tabId, frames);
  const { answers } = await formAnswers(null);
  return frames.flatMap(({ frameId, value: { fields, language } }) => {
    const vocabularies = vocabulariesFor(fields, language);
    return fields
      .filter((field) => isWorthKeeping(field, fields, language))
      .filter(
        ({ label, value }) =>
          !answers.some((answered) => answered.answer === value && isSameQuestion(answered.question, label, vocabularies)),
      )
      .map(({ key, label, value }) => ({
        frameId,
        key,
        topic: topicForStoring(label, vocabularies),
        question: label.slice(0, 2000),
        answer: value.slice(0, 6000),
      }));
  });
}

export async function keepAnswers(tabId: number, answers: readonly NewAnswer[]): Promise<number> {
  const { application } = await readTab(tabId);
  for (const { topic, question, answer } of answers)
    await call("/career/form-answers", {
      method: "PUT",
      body: { topic, question, answer, ...(application ? { applicationId: application.applicationId } : {}) },
    });
  return answers.length;
}

interface ResumeJobs {
  data: { sections: { experience: { hidden?: boolean; items: (Job & { hidden?: boolean; roles?: { period: string }[] })[] } } };
}

/** Compares what the portal shows with the resume of this application. Null where the page shows none of its jobs. */
export async function compareTab(tabId: number): Promise<Finding[] | null> {
  const { application } = await readTab(tabId);
  const { files } = await formAnswers(application?.applicationId ?? null);
  const resumeId = /\/resumes\/([^/]+)\/pdf/.exec(files.find(({ kind }) => kind === "resume")?.url ?? "")?.[1];
  if (!resumeId) return null;
  const { data } = await call<ResumeJobs>(`/resumes/${resumeId}`);
  const jobs = data.sections.experience.items
    .filter(({ hidden }) => !hidden)
    .map(({ company, position, period, roles }) => ({
      company,
      position,
      period: [period, ...(roles ?? []).map((role) => role.period)].join(" "),
    }));
  const texts = await callInTab(tabId, "pageText", []);
  return compareJobs(jobs, texts.map(({ value }) => value).join("\n"));
}

interface SentApplication {
  resumeId: string | null;
  status: string;
}

const MAX_NOTE = 5000;

/** Records that the application was sent: with the files that were attached, the documents as they are now, and the answers given. */
export async function recordApplied(tabId: number): Promise<void> {
  const frames = await formFrames(tabId).catch(() => []);
  await rememberSent(tabId, frames);
  const application = await applicationOfTab(tabId, frames);
  if (!application) throw new Failure("refused", chrome.i18n.getMessage("noApplication"));
  const path = `/applications/${encodeURIComponent(application.applicationId)}`;
  const { attached, sent } = await readTab(tabId);
  const stored = await call<SentApplication>(path);
  for (const { kind, name, url, base64 } of attached) {
    const form = new FormData();
    form.append("file", base64 === "" ? await fetchPdf(url) : fileOf(base64), name);
    await call(`${path}/documents/${kind}`, { method: "POST", body: form });
  }
  const resumeId = /\/resumes\/([^/]+)\/pdf/.exec(attached.find(({ kind }) => kind === "resume")?.url ?? "")?.[1];
  const links = stored.resumeId === null && resumeId ? { resumeId } : {};
  if (stored.status === "saved") await call(path, { method: "PATCH", body: { ...links, status: "applied" } });
  const text = sent
    .map(({ question, answer }) => `${question}\n${answer}`)
    .join("\n\n")
    .slice(0, MAX_NOTE);
  if (text !== "") await call(`${path}/notes`, { method: "POST", body: { text } });
}

const fileOf = (base64: string) =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: "application/pdf" });
