import { dayIn } from "@/domain/postings/deadline";
import { htmlToText, linesOfHtml } from "@/domain/postings/html-text";
import { joined, listOf, objectOf, textOf } from "@/domain/postings/json";
import { requirementsIn } from "@/domain/postings/requirements";
import { type Board, isName, pathOf } from "./board";

const HOST = /^([a-z\d-]{1,60})\.wd\d{1,3}\.myworkdayjobs(?:-impl)?\.com$/;
const LOCALE = /^[a-z]{2}(?:-[A-Z]{2})?$/;

/**
 * `https://{company}.wd5.myworkdayjobs.com/{locale}/{site}/job/{place}/{title}_{number}`: the page itself is empty, and what it shows comes
 * from the address below `/wday/cxs`. The list of all postings answers to POST only, so the posting says whether it is still there.
 */
export const workday: Board = (link) => {
  const company = HOST.exec(link.hostname)?.[1];
  const path = pathOf(link);
  const [site, kind, ...rest] = LOCALE.test(path[0] ?? "") ? path.slice(1) : path;
  const parts = rest.at(-1) === "apply" ? rest.slice(0, -1) : rest;
  const id = /_([\w-]{1,60})$/.exec(parts.at(-1) ?? "")?.[1];
  if (!company || !isName(site) || (kind !== "job" && kind !== "details") || !id || parts.length > 2) return null;
  const address = `https://${link.hostname}/wday/cxs/${company}/${encodeURIComponent(site)}/job/${parts.join("/")}`;
  return {
    board: "workday",
    id,
    address,
    listAddress: address,
    read: (json) => readPosting(json),
    listed: (json) => (objectOf(objectOf(json)?.jobPostingInfo) ? [id] : null),
  };
};

function readPosting(json: unknown) {
  const info = objectOf(objectOf(json)?.jobPostingInfo);
  if (!info || textOf(info.title) === "") return null;
  const html = textOf(info.jobDescription);
  return {
    role: textOf(info.title),
    company: textOf(objectOf(objectOf(json)?.hiringOrganization)?.name),
    location: joined([info.location, ...listOf(info.additionalLocations)], " · "),
    deadline: dayIn(textOf(info.endDate), false),
    requirements: requirementsIn(linesOfHtml(html)),
    jobDescription: htmlToText(html),
  };
}
