import { isRecord } from "@/domain/is-record";

type Source = Record<string, unknown>;

/** Values looked at before a file counts as made to keep its reader busy. */
const MAX_VALUES = 20_000;

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const isOf = (entity: Source, type: string) =>
  listOf(entity["@type"]).some((each) => typeof each === "string" && each.replace(/^.*[/:#]/, "") === type);
const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value).trim() : "");
/** The name of an entity, or a plain text instead of one. */
const nameOf = (value: unknown): string =>
  listOf(value)
    .map((each) => (isRecord(each) ? textOf(each.name) || textOf(each["@value"]) : textOf(each)))
    .filter((each) => each !== "")
    .join(", ");
const namesOf = (value: unknown): string[] =>
  listOf(value)
    .map(nameOf)
    .filter((each) => each !== "");

/** A schema.org Person anywhere in the value, as a JSON Resume. undefined without one. References by `@id` are not followed. */
export function personOfJsonLd(value: unknown): Source | undefined {
  const waiting: unknown[] = [value];
  for (let seen = 0; waiting.length > 0 && seen < MAX_VALUES; seen++) {
    const next = waiting.shift();
    if (isRecord(next) && isOf(next, "Person") && nameOf(next.name || next.givenName) !== "") return asJsonResume(next);
    const children = isRecord(next) ? Object.values(next) : Array.isArray(next) ? next : [];
    waiting.push(...children.slice(0, 1000).filter((child) => typeof child === "object"));
  }
  return undefined;
}

function asJsonResume(person: Source): Source {
  const name =
    nameOf(person.name) || [nameOf(person.givenName), nameOf(person.familyName)].filter((part) => part !== "").join(" ");
  const work = [...listOf(person.worksFor), ...listOf(person.hasOccupation)].flatMap((each) => workOf(each, person));
  return {
    basics: {
      name,
      label: nameOf(person.jobTitle),
      email: textOf(listOf(person.email)[0]).replace(/^mailto:/i, ""),
      phone: textOf(listOf(person.telephone)[0]),
      url: textOf(listOf(person.url)[0]),
      image: imageOf(person.image),
      summary: textOf(person.description),
      location: placeOf(person.address ?? person.homeLocation),
      profiles: listOf(person.sameAs).flatMap((each) => (textOf(each) === "" ? [] : [{ url: textOf(each) }])),
    },
    work,
    education: listOf(person.alumniOf).flatMap(schoolOf),
    skills: namesOf(person.knowsAbout),
    languages: namesOf(person.knowsLanguage).map((language) => ({ language })),
    awards: namesOf(person.award).map((title) => ({ title })),
    certificates: listOf(person.hasCredential).flatMap((each) =>
      isRecord(each)
        ? [{ name: nameOf(each), issuer: nameOf(each.recognizedBy), date: textOf(each.dateCreated), url: textOf(each.url) }]
        : [],
    ),
    volunteer: listOf(person.memberOf).flatMap((each) => (nameOf(each) === "" ? [] : [{ organization: nameOf(each) }])),
  };
}

const imageOf = (value: unknown): string => {
  const [first] = listOf(value);
  return isRecord(first) ? textOf(first.url) || textOf(first.contentUrl) : textOf(first);
};

/** Roles wrap their organisation in a property of the same name, with the dates beside it. */
const unwrapped = (value: unknown, property: string): [Source, Source] | null => {
  if (!isRecord(value)) return null;
  const inner = value[property];
  return isRecord(inner) ? [inner, value] : [value, value];
};

const datesOf = (role: Source) => ({ startDate: textOf(role.startDate), endDate: textOf(role.endDate) });

function workOf(value: unknown, person: Source): Source[] {
  if (!isRecord(value)) return textOf(value) === "" ? [] : [{ name: textOf(value), position: nameOf(person.jobTitle) }];
  const [organisation, role] = unwrapped(value, "worksFor") ?? [value, value];
  const occupation = isRecord(value.hasOccupation) ? value.hasOccupation : null;
  const isOccupation = isOf(value, "Occupation") || occupation !== null;
  const position = nameOf(role.roleName) || nameOf(role.jobTitle) || nameOf(occupation ?? (isOccupation ? value : undefined));
  return [
    {
      name: isOccupation ? nameOf(value.worksFor ?? value.hiringOrganization) : nameOf(organisation),
      position: position || (role === organisation ? nameOf(person.jobTitle) : ""),
      location: placeOf(organisation.address ?? organisation.location ?? value.occupationLocation),
      url: textOf(organisation.url),
      summary: textOf(role.description) || textOf(occupation?.description),
      ...datesOf(role),
    },
  ];
}

function schoolOf(value: unknown): Source[] {
  const [school, role] = unwrapped(value, "alumniOf") ?? [{ name: textOf(value) }, {}];
  if (nameOf(school) === "") return [];
  return [
    {
      institution: nameOf(school),
      studyType: nameOf(role.roleName),
      location: placeOf(school.address),
      url: textOf(school.url),
      ...datesOf(role),
    },
  ];
}

/** An address or a place, as JSON Resume has it. */
function placeOf(value: unknown): Source | string {
  const [first] = listOf(value);
  if (!isRecord(first)) return textOf(first);
  if (isRecord(first.address)) return placeOf(first.address);
  if (textOf(first.name) !== "" && !isOf(first, "PostalAddress")) return textOf(first.name);
  return {
    address: textOf(first.streetAddress),
    postalCode: textOf(first.postalCode),
    city: textOf(first.addressLocality),
    region: textOf(first.addressRegion),
    countryCode: nameOf(first.addressCountry),
  };
}
