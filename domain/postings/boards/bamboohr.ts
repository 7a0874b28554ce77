import { htmlToText, linesOfHtml } from "@/domain/postings/html-text";
import { joined, objectOf, textOf } from "@/domain/postings/json";
import { requirementsIn } from "@/domain/postings/requirements";
import { type Board, idsOf, pathOf } from "./board";

/** `https://{company}.bamboohr.com/careers/{number}`: the page loads the posting from `/detail` below it. */
export const bamboohr: Board = (link) => {
  const company = /^([a-z\d-]{1,60})\.bamboohr\.com$/.exec(link.hostname)?.[1];
  const [kind, id] = pathOf(link);
  if (!company || ["www", "api", "app"].includes(company) || kind !== "careers" || !/^\d{1,12}$/.test(id ?? "")) return null;
  const careers = `https://${company}.bamboohr.com/careers`;
  return {
    board: "bamboohr",
    id: id ?? "",
    address: `${careers}/${id}/detail`,
    listAddress: `${careers}/list`,
    read: readOpening,
    listed: (json) => idsOf(objectOf(json)?.result, (opening) => opening.id),
  };
};

function readOpening(json: unknown) {
  const opening = objectOf(objectOf(objectOf(json)?.result)?.jobOpening);
  if (!opening || textOf(opening.jobOpeningName) === "") return null;
  const place = objectOf(opening.location);
  const html = textOf(opening.description);
  return {
    role: textOf(opening.jobOpeningName),
    location: joined([place?.city, place?.state, place?.addressCountry]),
    salary: textOf(opening.compensation),
    requirements: requirementsIn(linesOfHtml(html)),
    jobDescription: htmlToText(html),
  };
}
