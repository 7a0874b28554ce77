import { htmlToText, linesOfHtml } from "@/domain/postings/html-text";
import { joined, listOf, objectOf, textOf } from "@/domain/postings/json";
import { requirementsIn } from "@/domain/postings/requirements";
import { type Board, decoded, idsOf, pathOf } from "./board";

/** `https://jobs.ashbyhq.com/{company}/{id}`. All postings of a company are in one response. Source: developers.ashbyhq.com, "Job Postings API". */
export const ashby: Board = (link) => {
  const [first, id = ""] = pathOf(link);
  const company = decoded(first);
  // Names of boards there may hold spaces.
  if (link.hostname !== "jobs.ashbyhq.com" || !company || !/^[\p{L}\d][\p{L}\d ._-]{0,99}$/u.test(company)) return null;
  if (!/^[\da-f-]{36}$/i.test(id)) return null;
  const jobs = `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(company)}`;
  return {
    board: "ashby",
    id: id.toLowerCase(),
    address: `${jobs}?includeCompensation=true`,
    listAddress: jobs,
    read: (json) => readJob(json, id.toLowerCase()),
    listed: (json) => idsOf(objectOf(json)?.jobs, (job) => job.id),
  };
};

function readJob(json: unknown, id: string) {
  const job = listOf(objectOf(json)?.jobs)
    .map(objectOf)
    .find((each) => textOf(each?.id).toLowerCase() === id);
  if (!job) return null;
  const compensation = objectOf(job.compensation);
  const html = textOf(job.descriptionHtml);
  const others = listOf(job.secondaryLocations).map((each) => objectOf(each)?.location);
  return {
    role: textOf(job.title),
    location: joined([job.location, ...others, job.isRemote === true ? "Remote" : ""], " · "),
    salary: textOf(compensation?.scrapeableCompensationSalarySummary) || textOf(compensation?.compensationTierSummary),
    requirements: requirementsIn(linesOfHtml(html)),
    jobDescription: html === "" ? textOf(job.descriptionPlain) : htmlToText(html),
  };
}
