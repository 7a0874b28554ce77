import type { ResumeData } from "@/contracts/model/resume/data";
import type { NewId } from "@/domain/imports/draft";
import { type NetworkProfile, networkNamed, profileOfAddress, profileOfName } from "@/domain/imports/networks";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { headlineOf, headlineSureness, proseIn } from "@/domain/imports/pdf/structure/contact-headline";
import { withoutIconName } from "@/domain/imports/pdf/structure/contact-icons";
import { withLabels, withWholePieces } from "@/domain/imports/pdf/structure/contact-lines";
import { EMAIL, LABEL, LABEL_ALONE, PERSONAL, PHONE, SEPARATOR, URL_TEXT } from "@/domain/imports/pdf/structure/contact-patterns";
import { piecesApart, withoutHandles } from "@/domain/imports/pdf/structure/contact-pieces";
import { SURE, type Sureness } from "@/domain/imports/pdf/structure/evidence";
import { labelledName, withPersonalLabels } from "@/domain/imports/pdf/structure/labelled-details";
import { DOCUMENT_WORDS, isInitialsOf, nameOf } from "@/domain/imports/pdf/structure/person-name";
import { isPlace, isRole } from "@/domain/imports/pdf/structure/words";

const isOccupation = (text: string) => text.length <= 50 && /^[\p{Lu}\p{Lo}][^\d@:]*$/u.test(text);
const NETWORK_SUFFIX = /\s*\((?:linkedin|portfolio|company|personal|blog|mobile|home|work|other|rss|mobil|privat)\)\s*$/i;
const MAX_CUSTOM_FIELDS = 12;

export interface Contact {
  basics: Partial<ResumeData["basics"]>;
  /** Of the fields of `basics`. */
  sureness: Sureness;
  /** Accounts at networks, by their addresses, handles or labels. */
  profiles: NetworkProfile[];
  /** Lines of running text, which belong to the summary. */
  prose: Line[];
}

/** Name, headline and contact details from the lines outside of sections, and `more` from sections of contact details. */
export function readContact(input: readonly Line[], more: readonly Line[], all: readonly Line[], newId: NewId): Contact {
  const labelled = labelledName([...input, ...more]);
  const named = nameOf(input.length > 0 ? input : all.filter((line) => line.page === 1).slice(0, 12));
  const head = input.filter((line) => !isInitialsOf(named.text, line.text));
  const largest = head.length === input.length || head.length === 0 ? named : nameOf(head);
  // What a form calls the name is it, whatever is printed larger.
  const name = labelled ? { ...labelled, headline: "", sureness: SURE.byWords } : largest;
  const prose = proseIn(head.filter((line) => !name.lines.includes(line)));
  const found: Found = { email: "", phone: "", location: "", headline: "", urls: [], profiles: [], rest: [], sureness: {} };
  const nameAt = head.findIndex((line) => name.lines.includes(line));
  const lines = head.filter((line) => !name.lines.includes(line) && !prose.includes(line));
  const headline = name.headline === "" ? headlineOf(head, nameAt, name.lines, prose) : [];
  const details = [...lines.filter((each) => !headline.includes(each)), ...more.filter((each) => !name.lines.includes(each))];
  for (const line of withLabels(withWholePieces(withPersonalLabels(details)))) takeLine(line, found);
  // Words in brackets behind addresses, and icons with nothing but a link, are read from the links themselves.
  for (const url of [...head, ...more].flatMap((line) => line.links)) {
    if (/^mailto:/i.test(url)) found.email ||= decoded(url.slice(7).split("?")[0] ?? "");
    else if (/^tel:/i.test(url)) found.phone ||= decoded(url.slice(4));
    else if (/^https?:/i.test(url)) takeAddress(url, found);
  }
  if (found.location === "") {
    // A town alone, such as “Dresden”.
    const town = found.rest.findIndex(
      (text) => /^[\p{Lu}\p{Lo}][\p{L}\p{M}.’-]+(?:\s[\p{L}\p{M}.’-]+){0,2}$/u.test(text) && text.length <= 30,
    );
    found.location = town < 0 ? "" : (found.rest.splice(town, 1)[0] ?? "");
    found.sureness.location = SURE.byDefault;
  }
  // “Electrician · Cardiff · 07700 900144”: an occupation among the details.
  const occupation =
    name.headline === "" && headline.length === 0 ? found.rest.findIndex((text) => isRole(text) && isOccupation(text)) : -1;
  if (occupation >= 0) found.headline = found.rest.splice(occupation, 1)[0] ?? "";
  const [website = "", ...others] = found.urls.map((url) => (/^https?:/i.test(url) ? url : `https://${url}`));
  const fields = [
    ...others.map((url) => {
      const host = url.replace(/^https?:\/\/(?:www\.)?/i, "");
      return { id: newId(), icon: "", text: host.replace(/\/$/, ""), link: url };
    }),
    ...found.rest.map((text) => ({ id: newId(), icon: "", text, link: "" })),
  ].slice(0, MAX_CUSTOM_FIELDS);
  return {
    basics: {
      name: name.text,
      headline: found.headline || (name.headline === "" ? headline.map((line) => line.text).join(" ") : name.headline),
      email: found.email,
      phone: found.phone,
      location: found.location,
      website: { url: website, label: "" },
      customFields: fields,
    },
    sureness: {
      email: SURE.certain,
      // Of several addresses or numbers one was chosen.
      phone: found.rest.some((text) => PHONE.test(text)) ? SURE.likely : SURE.byWords,
      website: others.length > 0 ? SURE.likely : SURE.byWords,
      ...Object.fromEntries(
        fields.map(({ link, text }, index) => [
          `customFields/${index}/text`,
          link === "" && !PERSONAL.test(text) ? SURE.byDefault : SURE.usual,
        ]),
      ),
      ...found.sureness,
      name: name.sureness,
      headline: found.headline === "" ? headlineSureness(name.headline, headline, name.lines) : SURE.byDefault,
    },
    profiles: found.profiles,
    prose,
  };
}

interface Found {
  email: string;
  phone: string;
  location: string;
  headline: string;
  urls: string[];
  profiles: NetworkProfile[];
  rest: string[];
  sureness: Sureness;
}

/** An address is one of an account, or one of a website; each is taken once. */
function takeAddress(url: string, found: Found): void {
  const profile = profileOfAddress(url);
  if (profile) takeProfile(profile, found);
  else if (!found.urls.some((one) => sameAddress(one, url))) found.urls.push(url);
}

function takeProfile(profile: NetworkProfile, found: Found): void {
  const known = found.profiles.find(
    ({ network, username }) => network === profile.network && username.toLowerCase() === profile.username.toLowerCase(),
  );
  if (!known) found.profiles.push(profile);
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
const sameAddress = (one: string, other: string) => {
  const plain = (url: string) =>
    url
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, "")
      .replace(/\/$/, "");
  return plain(one) === plain(other);
};

function takeLine(line: Line, found: Found): void {
  for (const cell of line.cells) {
    if (
      LABEL_ALONE.test(cell.text) ||
      networkNamed(cell.text) !== null ||
      DOCUMENT_WORDS.test(cell.text) ||
      /^\([\p{L}\s]{3,12}\)$/u.test(cell.text)
    )
      continue;
    for (const piece of piecesApart(cell).flatMap((each) => each.split(SEPARATOR))) {
      const { text: part, network } = withoutIconName(piece);
      if (networkNamed(part) !== null || LABEL_ALONE.test(part)) continue;
      // An address that is wrapped or shortened in print is whole in its link.
      const link = line.links.find(
        (url) => /^https?:/i.test(url) && isShownBy(url, part.replace(NETWORK_SUFFIX, "").replace(LABEL, "")),
      );
      if (link) takeAddress(link, found);
      else if (!takeHandle(part, network, found)) takePart(withoutHandles(part, line), found);
    }
  }
}

/** “LinkedIn: ada-byron”, or a name behind the icon of a network. */
function takeHandle(part: string, network: string | null, found: Found): boolean {
  const [, label = "", value = part] = /^([^:：]{1,24})[:：]\s*(\S+)$/.exec(part) ?? [];
  const at = networkNamed(label) ?? network;
  const username = value.trim();
  if (at === null || !/^@?[\p{L}\p{N}._-]{2,60}$/u.test(username) || profileOfAddress(username)) return false;
  if (URL_TEXT.test(username) && !/^@/.test(username)) return false;
  takeProfile(profileOfName(at, username), found);
  return true;
}

/** Whether a text is an address or a part of it. */
const isShownBy = (url: string, text: string) => {
  const plain = text
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./, "")
    .replace(/[-/]$/, "")
    .trim();
  return plain.length > 3 && !plain.includes(" ") && url.toLowerCase().includes(plain);
};

/** Takes addresses, numbers and a place out of a part of a line. */
function takePart(part: string, found: Found): void {
  if (PERSONAL.test(part)) {
    found.rest.push(part.trim());
    return;
  }
  const isLabelled = LABEL.test(part);
  let left = part.replace(NETWORK_SUFFIX, "").replace(LABEL, "");
  const take = (pattern: RegExp) => {
    const text = pattern.exec(left)?.[0] ?? "";
    if (text !== "") left = left.replace(text, " ‖ ");
    return text.trim();
  };
  const email = take(EMAIL);
  if (found.email === "") found.email = email;
  else if (email !== "" && email !== found.email) found.rest.push(email);
  for (let url = take(URL_TEXT); url !== ""; url = take(URL_TEXT)) takeAddress(url, found);
  const phone = take(PHONE);
  if (found.phone === "") found.phone = phone;
  else if (phone !== "" && phone !== found.phone) found.rest.push(phone);
  // The text before an address and the text after it are two texts.
  const isOnly = !left.includes("‖");
  for (const each of left.split("‖")) takeRest(each, part, isLabelled && isOnly, found);
}

const ADDRESS = /^\p{L}?.{3,60}[,\s]\s?(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[\p{L}\s.’'-]+$/u;
/** “Glasgow, G1 2AB”, “37000 Tours”. */
const POSTCODE =
  /^\p{Lu}[\p{L}\s.’'-]+,?\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$|^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[\p{L}\s.’'-]+$|^\p{Lu}[\p{L}\s.’'-]+,\s[A-Z]{2}\s\d{5}(?:-\d{4})?$/u;
const STREET = /^\d{1,4}\s?\p{L}?,?\s+\p{L}[\p{L}\s.’'-]{3,40}$|^\p{Lu}[\p{L}\s.’'-]{3,40}\s\d{1,4}\s?\p{L}?$/u;
const LICENCE = /^(?:permis|führerschein|driving|carnet|patente|prawo jazdy|rijbewijs|körkort|carta de condução)/iu;

function takeRest(left: string, part: string, isLabelled: boolean, found: Found): void {
  const rest = left
    .replace(LABEL, "")
    .replaceAll(/^(?:[\s,;:|()–—-]|(?!〒)\p{So}|\ufe0f)+|[\s,;:|(–—-]+$|(?<=\p{L})\s*(?!〒)\p{So}$/gu, "")
    .replaceAll(/\s+/g, " ");
  if (rest === "" || (networkNamed(rest) !== null && rest !== part.trim()) || !/[\p{L}\p{N}]/u.test(rest)) return;
  if (ADDRESS.test(rest) && !/^(?:19|20)\d{2}/.test(rest) && found.sureness.location !== SURE.byWords) {
    // A street and a town with its postal code are surer than what merely looks like a town.
    if (found.location !== "") found.rest.push(found.location);
    found.location = rest;
    found.sureness.location = SURE.byWords;
    return;
  }
  const isTownLike =
    !LICENCE.test(rest) &&
    !/[.!?]$|\s(?:in|at|bei|chez|for|and|und)\s/.test(rest) &&
    /^\p{L}[\p{L}\p{M}\s.’'-]*(?:[,،、]\s*\p{L}[\p{L}\p{M}\s.’'()-]*){1,3}(?:\s\d[\d\s-]*)?$/u.test(rest) &&
    !isRole(rest);
  if (
    found.location === "" &&
    (isPlace(rest) ||
      isTownLike ||
      POSTCODE.test(rest) ||
      (isLabelled && /adr|addr|anschr|dirección|indiri|ende|loca|ort|адрес|住所|地址/i.test(part)))
  ) {
    // A street in the line above is a part of the address.
    const street = STREET.test(found.rest.at(-1) ?? "") ? `${found.rest.pop()}, ` : "";
    found.location = `${street}${rest}`;
    found.sureness.location = isPlace(rest) || isLabelled || POSTCODE.test(rest) ? SURE.byWords : SURE.usual;
  } else found.rest.push(rest);
}
