import { htmlToText, linesOfHtml } from "@/domain/postings/html-text";
import { joined, objectOf, textOf } from "@/domain/postings/json";
import { amountOf, payLine } from "@/domain/postings/money";
import { requirementsIn } from "@/domain/postings/requirements";
import { type Board, idsOf, isName, pathOf } from "./board";

/** `https://{company}.recruitee.com/o/{slug}`. Source: docs.recruitee.com, "Careers Site API". */
export const recruitee: Board = (link) => {
  const company = link.hostname.match(/^([a-z\d-]+)\.recruitee\.com$/)?.[1];
  const path = pathOf(link);
  const slug = path[path.indexOf("o") + 1];
  if (!company || ["www", "api", "docs", "app"].includes(company) || !path.includes("o") || !isName(slug)) return null;
  const offers = `https://${company}.recruitee.com/api/offers`;
  return {
    board: "recruitee",
    id: slug,
    address: `${offers}/${encodeURIComponent(slug)}`,
    listAddress: `${offers}/`,
    read: (json) => readOffer(json, slug),
    listed: (json) => idsOf(objectOf(json)?.offers, (offer) => offer.slug),
  };
};

function readOffer(json: unknown, slug: string) {
  const offer = objectOf(objectOf(json)?.offer);
  if (!offer || textOf(offer.slug) !== slug) return null;
  const pay = objectOf(offer.salary);
  const request = textOf(offer.requirements);
  const html = [textOf(offer.description), request && `<h3>Requirements</h3>${request}`].join("\n");
  return {
    role: textOf(offer.title),
    company: textOf(offer.company_name),
    location: joined(
      [joined([offer.city, offer.country]) || textOf(offer.location), offer.remote === true ? "Remote" : ""],
      " · ",
    ),
    salary: pay
      ? payLine({ from: amountOf(pay.min), to: amountOf(pay.max), currency: textOf(pay.currency), per: textOf(pay.period) })
      : "",
    requirements: requirementsIn(linesOfHtml(html)),
    jobDescription: htmlToText(html),
  };
}
