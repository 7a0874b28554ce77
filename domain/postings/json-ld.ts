import { dayIn } from "@/domain/postings/deadline";
import type { Found } from "@/domain/postings/found";
import { decodeEntities, linesOfHtml } from "@/domain/postings/html-text";
import { type Json, joined, listOf, objectOf, textOf } from "@/domain/postings/json";
import { amountOf, payLine } from "@/domain/postings/money";
import { linesToText } from "@/domain/postings/page/lines";
import { requirementsIn } from "@/domain/postings/requirements";

/** The content of the first JobPosting in a page's JSON-LD. Source: schema.org/JobPosting. */
export function readJsonLd(scripts: readonly string[]): Found | null {
  for (const script of scripts) {
    const posting = findPosting(parseForgiving(script));
    if (posting) return readPosting(posting);
  }
  return null;
}

/** JSON as pages really hold it: in comments or CDATA, with its quotes as entities, with bare line breaks, with a comma too many. */
function parseForgiving(script: string): unknown {
  const bare = withoutWrapping(script.trim());
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what makes such JSON invalid.
  const flat = bare.replace(/[\u0000-\u001f]+/g, " ");
  const attempts = [() => bare, () => flat, () => flat.replace(/,(?=\s?[}\]])/g, ""), () => decodeEntities(flat)];
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt());
    } catch {
      // The next attempt forgives more; the last one that fails leaves nothing.
    }
  }
  return undefined;
}

const OPENING = /^(?:<!--|\/\*\s?<!\[CDATA\[\s?\*\/|\/\/\s?<!\[CDATA\[|<!\[CDATA\[)/;
const CLOSING = /(?:-->|(?:\/\/|\/\*)?\s?\]\]>(?:\s?\*\/)?)$/;

const withoutWrapping = (text: string): string => text.replace(OPENING, "").replace(CLOSING, "").trim().replace(/;$/, "");

/** Values looked at before a page counts as made to keep its reader busy. */
const MAX_VALUES = 20_000;

/** A JobPosting anywhere in the value: in a list, in `@graph`, below another entity. */
function findPosting(value: unknown): Json | undefined {
  const waiting: unknown[] = [value];
  for (let seen = 0; waiting.length > 0 && seen < MAX_VALUES; seen++) {
    const next = waiting.shift();
    const entity = objectOf(next);
    if (entity && listOf(entity["@type"]).some((type) => /(?:^|[/:#])JobPosting$/.test(textOf(type)))) return entity;
    const children = entity ? Object.values(entity) : Array.isArray(next) ? next : [];
    if (waiting.length < MAX_VALUES) waiting.push(...children.slice(0, 1000).filter((child) => typeof child === "object"));
  }
  return undefined;
}

function readPosting(posting: Json): Found {
  const lines = linesOfHtml(textOf(posting.description));
  const named = ["qualifications", "skills", "experienceRequirements", "educationRequirements"].flatMap((key) =>
    listed(posting[key]),
  );
  const bulleted = requirementsIn(lines);
  return {
    role: decodeEntities(textOf(posting.title) || textOf(posting.name)),
    company: decodeEntities(nameOf(posting.hiringOrganization)),
    location: decodeEntities(locationOf(posting)),
    salary: salaryOf(posting.baseSalary) || salaryOf(posting.estimatedSalary),
    requirements: bulleted.length > 0 ? bulleted : named,
    jobDescription: linesToText(lines),
    deadline: dayIn(textOf(posting.validThrough), false),
    contact: contactOf(posting.applicationContact),
  };
}

function contactOf(value: unknown): Found["contact"] {
  const contact = objectOf(listOf(value)[0]);
  if (!contact) return null;
  const [name, email, phone] = [contact.name, contact.email, contact.telephone].map((each) =>
    decodeEntities(textOf(each)).slice(0, 200),
  );
  return name || email || phone ? { name: name ?? "", email: email ?? "", phone: phone ?? "" } : null;
}

/** The lines of a text, or of an entity's description. Categories of occupations and the like are no requirements. */
function listed(value: unknown): string[] {
  return listOf(value).flatMap((each) => {
    const text = textOf(each) || textOf(objectOf(each)?.description) || textOf(objectOf(each)?.name);
    return linesOfHtml(text).map((line) => line.text);
  });
}

const nameOf = (value: unknown): string => {
  const [first] = listOf(value);
  return textOf(first) || textOf(objectOf(first)?.name) || textOf(objectOf(first)?.legalName);
};

function locationOf(posting: Json): string {
  const places = listOf(posting.jobLocation).slice(0, 5).map(placeOf);
  const isRemote = listOf(posting.jobLocationType).some((type) => /TELECOMMUTE|remote/i.test(textOf(type)));
  const regions = places.some((place) => place !== "") ? [] : listOf(posting.applicantLocationRequirements).map(nameOf);
  return joined([...places, isRemote ? joined(["Remote", joined(regions)], " – ") : ""], " · ");
}

function placeOf(value: unknown): string {
  const place = objectOf(value);
  if (!place) return textOf(value);
  const [address] = listOf(place.address);
  const parts = objectOf(address);
  if (!parts) return textOf(address) || textOf(place.name);
  return (
    joined([parts.addressLocality, parts.addressRegion, textOf(parts.addressCountry) || nameOf(parts.addressCountry)]) ||
    textOf(place.name)
  );
}

function salaryOf(value: unknown): string {
  const [first] = listOf(value);
  const salary = objectOf(first);
  if (!salary) return textOf(first);
  const [amount] = listOf(salary.value ?? salary);
  const range = objectOf(amount);
  const single = amountOf(range ? (range.value ?? range.price) : amount);
  return payLine({
    from: amountOf(range?.minValue ?? range?.minPrice ?? salary.minValue) ?? single,
    to: amountOf(range?.maxValue ?? range?.maxPrice ?? salary.maxValue),
    currency: textOf(salary.currency) || textOf(salary.priceCurrency) || textOf(range?.currency),
    per: textOf(range?.unitText) || textOf(salary.unitText) || textOf(salary.duration),
  });
}
