import { htmlToText, linesOfHtml } from "@/domain/postings/html-text";
import { joined, objectOf, textOf } from "@/domain/postings/json";
import { requirementsIn } from "@/domain/postings/requirements";
import { type Board, idsOf, isName, pathOf } from "./board";

/** `https://apply.workable.com/{company}/j/{code}`, before 2021 `https://{company}.workable.com/j/{code}`. The addresses are those of its own pages. */
export const workable: Board = (link) => {
  const own = link.hostname.match(/^([a-z\d-]+)\.workable\.com$/)?.[1];
  const path = pathOf(link);
  const [company, mark, code] = own === "apply" ? path : [own, ...path];
  if (!own || ["www", "jobs", "help"].includes(own) || mark !== "j" || !isName(company) || !/^[\dA-F]{6,20}$/i.test(code ?? ""))
    return null;
  const id = (code ?? "").toUpperCase();
  const name = encodeURIComponent(company);
  return {
    board: "workable",
    id,
    address: `https://apply.workable.com/api/v2/accounts/${name}/jobs/${id}`,
    listAddress: `https://apply.workable.com/api/v1/widget/accounts/${name}`,
    read: (json) => readJob(json, id),
    listed: (json) => idsOf(objectOf(json)?.jobs, (job) => job.shortcode),
  };
};

function readJob(json: unknown, id: string) {
  const job = objectOf(json);
  if (!job || textOf(job.shortcode).toUpperCase() !== id) return null;
  const place = objectOf(job.location);
  const request = textOf(job.requirements);
  const benefits = textOf(job.benefits);
  const html = [
    textOf(job.description),
    request && `<h3>Requirements</h3>${request}`,
    benefits && `<h3>Benefits</h3>${benefits}`,
  ].join("\n");
  return {
    role: textOf(job.title),
    location: joined([place?.city, place?.region, place?.country, job.remote === true ? "Remote" : ""]),
    requirements: requirementsIn(linesOfHtml(html)),
    jobDescription: htmlToText(html),
  };
}
