import type { ResumeData } from "@/contracts/model/resume/data";
import type { NewId } from "@/domain/imports/draft";
import { type NetworkProfile, networkNamed, profileOfAddress, profileOfName } from "@/domain/imports/networks";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { withoutIconName } from "@/domain/imports/pdf/structure/contact-icons";
import { piecesApart, withoutHandles } from "@/domain/imports/pdf/structure/contact-pieces";
import { SURE, type Sureness } from "@/domain/imports/pdf/structure/evidence";
import { DOCUMENT_WORDS, nameOf } from "@/domain/imports/pdf/structure/person-name";
import { isFull } from "@/domain/imports/pdf/structure/rated-lines";
import { isPlace, isRole } from "@/domain/imports/pdf/structure/words";

/** The parts are bounded as in every address, so that long text without spaces is not searched from each of its letters to its end. */
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/u;
const PHONE = /(?<![\d\p{L}/])(?:\(?\+|00|\(?\d)[\d\s()./–‑-]{6,}\d(?!\p{L})/u;
const URL_TEXT =
  /\bhttps?:\/\/[^\s|•·,;]+|\bwww\.[^\s|•·,;]+|(?<![@\p{L}\d.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|me|de|fr|es|it|nl|co|uk|eu|app|page|info|ch|at|se|no|dk|fi|pl|pt|br|ca|us|in|ie|be|cz|gr|tr|ru|ua|jp|kr|cn|tw|il|ai|tech|design|studio|blog|online|site|games|edu|example|xyz|work|cv)(?:\/[^\s|•·,;]*)?(?=$|[\s|•·,;)])/iu;
const SEPARATOR = /\s*[|•●♦◆◇⋄∙‖]\s*|\s+[·–—/]\s+|\s{3,}/;
const LABEL =
  /^\s*(?:e-?mail(?:-adresse)?|mail|correo(?: electrónico)?|courriel|posta elettronica|phone(?: number)?|mobile|cell|tel(?:efon(?:nummer)?|éfono|éphone|efone|efono|\.)?|telephone|handy|mobil|portable|móvil|website|webseite|web|site|portfolio|homepage|url|address|adresse|anschrift|dirección|indirizzo|endereço|location|wohnort|ort|linkedin|github|git|телефон|почта|адрес|メール|電話|住所|电话|邮箱|地址|email)\s*(?:\((?:linkedin|portfolio|company|personal|blog|mobile|home|work|other|privat|mobil)\))?\s*(?:[:：]|(?<=tel|mob|fon)\.(?=\s))\s*/iu;
const LABEL_ALONE = new RegExp(`${LABEL.source.replace("(?:[:：]|(?<=tel|mob|fon)\\.(?=\\s))", "[:：.]?")}$`, "iu");
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
export function readContact(head: readonly Line[], more: readonly Line[], all: readonly Line[], newId: NewId): Contact {
  const name = nameOf(head.length > 0 ? head : all.filter((line) => line.page === 1).slice(0, 12));
  const prose = proseIn(head.filter((line) => !name.lines.includes(line)));
  const found: Found = { email: "", phone: "", location: "", headline: "", urls: [], profiles: [], rest: [], sureness: {} };
  const nameAt = head.findIndex((line) => name.lines.includes(line));
  const lines = head.filter((line) => !name.lines.includes(line) && !prose.includes(line));
  const headline = name.headline === "" ? headlineOf(head, nameAt, name.lines, prose) : [];
  for (const line of withLabels(withWholePieces([...lines.filter((each) => !headline.includes(each)), ...more])))
    takeLine(line, found);
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
      headline: name.headline === "" ? headline.map((line) => line.text).join(" ") : name.headline,
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
        fields.map(({ link }, index) => [`customFields/${index}/text`, link === "" ? SURE.byDefault : SURE.usual]),
      ),
      ...found.sureness,
      name: name.sureness,
      headline: headlineSureness(name.headline, headline, name.lines),
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

/** Running text in the head: long lines, or lines that follow one. */
function proseIn(lines: readonly Line[]): Line[] {
  const prose: Line[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const isPlain = !EMAIL.test(line.text) && !URL_TEXT.test(line.text) && !PHONE.test(line.text) && line.cells.length === 1;
    const isLong = line.text.length > 75 && !/[|•]/.test(line.text) && line.text.split(" ").length > 9;
    const follows = before !== undefined && prose.includes(before) && line.gap < 1.85 && line.font === before.font;
    const leads = lines[index + 1]?.font === line.font && /[.!?]$/.test(line.text) && line.text.split(" ").length > 6;
    if (isPlain && (isLong || follows || leads)) prose.push(line);
  });
  return prose;
}

/** The line below the name, or above it, if it is only the person's occupation. */
function headlineOf(head: readonly Line[], nameAt: number, name: readonly Line[], prose: readonly Line[]): Line[] {
  const last = name.at(-1);
  // Below the name, whatever column the lines between were counted to.
  const below = head
    .filter(
      (line) => last && !name.includes(line) && line.page === last.page && line.y > last.y && line.y < last.y + last.size * 4,
    )
    .filter((line) => last && line.left < Math.max(last.right, last.left + 120) && line.right > last.left)
    .sort((one, other) => one.y - other.y);
  const isContact = (line: Line) => EMAIL.test(line.text) || PHONE.test(line.text) || URL_TEXT.test(line.text);
  const firstContact = below.findIndex(isContact);
  const next = head[nameAt + name.length];
  const before = head[nameAt - 1];
  const isHeadline = (line: Line | undefined): line is Line =>
    line !== undefined &&
    line.page === 1 &&
    !prose.includes(line) &&
    line.cells.length === 1 &&
    line.text.length <= 120 &&
    /\p{L}{2}/u.test(line.text) &&
    !EMAIL.test(line.text) &&
    !URL_TEXT.test(line.text) &&
    !PHONE.test(line.text) &&
    !isPlace(line.text) &&
    !LABEL.test(line.text) &&
    !LABEL_ALONE.test(line.text) &&
    !line.links.some((url) => /^(?:mailto|tel):/.test(url)) &&
    !isTown(line.text, head) &&
    !/[.!?]$/.test(line.text);
  const after = [
    ...(next?.region === last?.region ? [next] : []),
    ...(firstContact < 0 ? below : below.slice(0, firstContact)),
  ].find(isHeadline);
  if (after) {
    const more = head[head.indexOf(after) + 1];
    const isWrapped =
      isHeadline(more) &&
      more.font === after.font &&
      Math.abs(more.size - after.size) < 0.3 &&
      more.gap < 1.5 &&
      more.region === after.region &&
      after.text.length > 18;
    return isWrapped ? [after, more] : [after];
  }
  return isHeadline(before) && name[0]?.gap !== undefined && name[0].gap < 3 ? [before] : [];
}

/** Below the name is a headline, or a sentence about the person and where they live. */
function headlineSureness(beside: string, lines: readonly Line[], name: readonly Line[]): number {
  const text = beside === "" ? lines.map((line) => line.text).join(" ") : beside;
  if (/\s(?:in|at|bei|chez|à|en)\s|[:,.。!?]$/.test(text) || text.length > 70) return SURE.byDefault;
  const isBelow = (lines[0]?.y ?? 0) > (name[0]?.y ?? 0);
  return beside !== "" || text.length > 45 ? SURE.likely : isBelow ? SURE.usual : SURE.byDefault;
}

/** A line of the size of the contact details next to an address or a number of the same face is rather a town. */
const isTown = (text: string, _head: readonly Line[]) =>
  /^\p{Lu}[\p{L}.-]+,\s\p{Lu}[\p{L}\s.-]+$/u.test(text) && text.split(" ").length <= 4 && !isRole(text);

/** Texts between separators that continue in the next line, in a column too narrow for them, are joined. */
function withWholePieces(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    const end = before?.cells.at(-1);
    const [start, ...others] = line.cells;
    const goesOn =
      before !== undefined &&
      end !== undefined &&
      start !== undefined &&
      before.region === line.region &&
      before.font === line.font &&
      line.gap < 1.75 &&
      Math.abs(before.left - line.left) < 2 &&
      PIECES.test(before.text) &&
      isOpenPlace(end.text.split(SEPARATOR).at(-1) ?? "", isFull(before, line));
    if (!goesOn) result.push(line);
    else {
      const text = `${end.text} ${start.text}`;
      const whole = { ...end, text, spans: [...end.spans, ...start.spans] };
      result[result.length - 1] = {
        ...line,
        cells: [...before.cells.slice(0, -1), whole, ...others],
        text: `${before.text} ${line.text}`,
        links: [...before.links, ...line.links],
      };
    }
  }
  return result;
}

/** “Location Leeds”: in a column of labels, one that nearly touches its text is still a label. */
function withLabels(lines: readonly Line[]): Line[] {
  if (lines.filter(({ cells: [first] }) => first && LABEL_ALONE.test(first.text)).length < 2) return [...lines];
  return lines.map((line) => {
    const [first, ...others] = line.cells;
    const [, label = "", text = ""] = /^(\p{L}[\p{L}-]+)\s+(\S.*)$/u.exec(first?.text ?? "") ?? [];
    if (!first || !LABEL_ALONE.test(label)) return line;
    return { ...line, cells: [{ ...first, text: `${label}: ${text}`, spans: first.spans.slice(-1) }, ...others] };
  });
}

/** Places are what continues in the next line: “New York,” or, at the end of the room, “São”. */
const isOpenPlace = (text: string, isAtEnd: boolean) =>
  /^[\p{L}\s.’'-]+,$/u.test(text) || (isAtEnd && /^\p{Lu}[\p{L}.’']*(?:[\s,]+\p{Lu}[\p{L}.’']*)*$/u.test(text));

const PIECES = /\s[|•●·]\s|\s[|•●·]$/;

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

function takeRest(left: string, part: string, isLabelled: boolean, found: Found): void {
  const rest = left
    .replace(LABEL, "")
    .replaceAll(/^[\s,;:|()–—-]+|[\s,;:|(–—-]+$/g, "")
    .replaceAll(/\s+/g, " ");
  if (rest === "" || !/[\p{L}\p{N}]/u.test(rest)) return;
  const isTownLike =
    !/[.!?]$|\s(?:in|at|bei|chez|for|and|und)\s/.test(rest) &&
    /^\p{L}[\p{L}\p{M}\s.’'-]*(?:[,،、]\s*\p{L}[\p{L}\p{M}\s.’'()-]*){1,3}(?:\s\d[\d\s-]*)?$/u.test(rest) &&
    !isRole(rest);
  if (
    found.location === "" &&
    (isPlace(rest) || isTownLike || (isLabelled && /adr|addr|anschr|dirección|indiri|ende|loca|ort|адрес|住所|地址/i.test(part)))
  ) {
    found.location = rest;
    found.sureness.location = isPlace(rest) || isLabelled ? SURE.byWords : SURE.usual;
  } else found.rest.push(rest);
}

/** The label at the beginning of a contact detail, such as “E-mail:”; empty without one. */
export const contactLabel = (text: string): string => (LABEL_ALONE.exec(text) ?? LABEL.exec(text))?.[0] ?? "";
