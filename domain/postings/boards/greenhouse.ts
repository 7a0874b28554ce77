import { htmlToText, linesOfHtml } from "@/domain/postings/html-text";
import { listOf, objectOf, textOf } from "@/domain/postings/json";
import { payLine } from "@/domain/postings/money";
import { requirementsIn } from "@/domain/postings/requirements";
import { type Board, idsOf, isName, pathOf } from "./board";

// Boards of the European instance have the same address as all others.
const HOST = /^(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io$/;

/** `https://boards.greenhouse.io/{company}/jobs/{id}`, and as it is embedded in other sites. Source: developers.greenhouse.io, "Job Board API". */
export const greenhouse: Board = (link) => {
  if (!HOST.test(link.hostname)) return null;
  const [first, second, third] = pathOf(link);
  const isEmbedded = first === "embed" && second === "job_app";
  const company = isEmbedded ? link.searchParams.get("for") : second === "jobs" ? first : null;
  const id = isEmbedded ? link.searchParams.get("token") : third;
  if (!isName(company ?? undefined) || !/^\d{1,20}$/.test(id ?? "")) return null;
  const jobs = `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(company ?? "")}/jobs`;
  return {
    board: "greenhouse",
    id: id ?? "",
    address: `${jobs}/${id}?pay_transparency=true`,
    listAddress: jobs,
    read: (json) => readJob(json, id ?? ""),
    listed: (json) => idsOf(objectOf(json)?.jobs, (job) => job.id),
  };
};

function readJob(json: unknown, id: string) {
  const job = objectOf(json);
  if (!job || textOf(job.id) !== id) return null;
  const content = textOf(job.content);
  const pay = objectOf(listOf(job.pay_input_ranges)[0]);
  const cents = (value: unknown) => (typeof value === "number" ? value / 100 : undefined);
  return {
    role: textOf(job.title),
    company: textOf(job.company_name),
    location: textOf(objectOf(job.location)?.name),
    salary: pay ? payLine({ from: cents(pay.min_cents), to: cents(pay.max_cents), currency: textOf(pay.currency_type) }) : "",
    requirements: requirementsIn(linesOfHtml(content)),
    jobDescription: htmlToText(content),
  };
}
