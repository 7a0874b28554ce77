import { htmlToText, linesOfHtml } from "@/domain/postings/html-text";
import { joined, listOf, objectOf, textOf } from "@/domain/postings/json";
import { amountOf, payLine } from "@/domain/postings/money";
import { requirementsIn } from "@/domain/postings/requirements";
import { type Board, idsOf, isName, pathOf } from "./board";

/** `https://jobs.lever.co/{company}/{id}`, in Europe `jobs.eu.lever.co`. Source: github.com/lever/postings-api. */
export const lever: Board = (link) => {
  const region = link.hostname.match(/^jobs(\.eu)?\.lever\.co$/);
  const [company, id] = pathOf(link);
  if (!region || !isName(company) || !/^[\da-f-]{36}$/i.test(id ?? "")) return null;
  const postings = `https://api${region[1] ?? ""}.lever.co/v0/postings/${encodeURIComponent(company)}`;
  return {
    board: "lever",
    id: id ?? "",
    address: `${postings}/${id}?mode=json`,
    listAddress: `${postings}?mode=json`,
    read: (json) => readPosting(json, id ?? ""),
    listed: (json) => idsOf(json, (posting) => posting.id),
  };
};

function readPosting(json: unknown, id: string) {
  const posting = objectOf(json);
  if (!posting || textOf(posting.id) !== id) return null;
  const categories = objectOf(posting.categories);
  const pay = objectOf(posting.salaryRange);
  // The lists are bullets below a heading each, but their HTML has list items without a list around them.
  const lists = listOf(posting.lists).map(
    (list) => `<h3>${textOf(objectOf(list)?.text)}</h3><ul>${textOf(objectOf(list)?.content)}</ul>`,
  );
  const html = [textOf(posting.description), ...lists, textOf(posting.additional)].join("\n");
  const places = listOf(categories?.allLocations);
  return {
    role: textOf(posting.text),
    location: joined(
      [...(places.length > 0 ? places : [categories?.location]), textOf(posting.workplaceType) === "remote" ? "Remote" : ""],
      " · ",
    ),
    salary: pay
      ? payLine({
          from: amountOf(pay.min),
          to: amountOf(pay.max),
          currency: textOf(pay.currency),
          per: textOf(pay.interval).split("-")[1] ?? "",
        })
      : "",
    requirements: requirementsIn(linesOfHtml(html)),
    jobDescription: htmlToText(html),
  };
}
