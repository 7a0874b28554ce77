import { htmlToText, linesOfHtml } from "@/domain/postings/html-text";
import { joined, listOf, objectOf, textOf } from "@/domain/postings/json";
import { requirementsIn } from "@/domain/postings/requirements";
import { type Board, idsOf, isName, pathOf } from "./board";

const SECTIONS = ["companyDescription", "jobDescription", "qualifications", "additionalInformation"] as const;

/** `https://jobs.smartrecruiters.com/{company}/{id}-{words}`. Source: developers.smartrecruiters.com, "Posting API". */
export const smartrecruiters: Board = (link) => {
  const [company, name] = pathOf(link);
  const id = name?.match(/^(\d{6,20}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})(?:-|$)/i)?.[1];
  if (!/^(?:jobs|careers)\.smartrecruiters\.com$/.test(link.hostname) || !isName(company) || !id) return null;
  const postings = `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(company)}/postings`;
  return {
    board: "smartrecruiters",
    id,
    address: `${postings}/${id}`,
    listAddress: `${postings}?limit=100`,
    read: (json) => readPosting(json, id),
    listed: (json) => {
      const list = objectOf(json);
      const ids = idsOf(list?.content, (posting) => posting.id);
      // A company with more postings than one page holds: those of the page are not all of them.
      return ids && typeof list?.totalFound === "number" && list.totalFound <= ids.length ? ids : null;
    },
  };
};

function readPosting(json: unknown, id: string) {
  const posting = objectOf(json);
  if (!posting || ![textOf(posting.id), textOf(posting.uuid)].includes(id)) return null;
  const place = objectOf(posting.location);
  const sections = objectOf(objectOf(posting.jobAd)?.sections);
  const html = SECTIONS.map((key) => objectOf(sections?.[key]))
    .filter((section) => section !== undefined)
    .map((section) => `<h3>${textOf(section.title)}</h3>${textOf(section.text)}`)
    .join("\n");
  const qualifications = linesOfHtml(textOf(objectOf(sections?.qualifications)?.text)).filter(({ kind }) => kind === "bullet");
  return {
    role: textOf(posting.name),
    company: textOf(objectOf(posting.company)?.name),
    location: joined(
      [
        textOf(place?.fullLocation) || joined([place?.city, place?.region, textOf(place?.country).toUpperCase()]),
        place?.remote === true ? "Remote" : "",
      ],
      " · ",
    ),
    requirements:
      qualifications.length > 0 ? listOf(qualifications.map(({ text }) => text)).map(textOf) : requirementsIn(linesOfHtml(html)),
    jobDescription: htmlToText(html),
  };
}
