import { LIMITS } from "@/contracts/limits";
import type { Basics } from "@/contracts/model/resume/basics";
import type { ResumeData } from "@/contracts/model/resume/data";
import { type AnonymityPreview, REMOVED_KINDS, type RemovedKind, type SharedLetter } from "@/contracts/model/share-link";
import { publicResumeData } from "@/domain/public-view";
import { anonymousLetter } from "./anonymous-letter";
import { type AnonymousOptions, anonymousResumeData } from "./anonymous-resume";
import { foldedText } from "./folded";
import { customItems, letterIdentity, resumeIdentity } from "./identity";
import type { OnRemoved } from "./redactor";

const { listed, shown } = LIMITS.shareLink.anonymity;
type Removed = AnonymityPreview["removed"];

/** What an anonymous copy of a resume removes, by kind, and what could stay. */
export function previewOfResume(data: ResumeData, options: AnonymousOptions): AnonymityPreview {
  const { onRemoved, removed } = collector();
  const { basics, picture, sections, customSections } = publicResumeData(data);
  contactsOf(basics, onRemoved);
  if (!picture.hidden && picture.url !== "") onRemoved("picture", "");
  for (const { username, network } of [...sections.profiles.items, ...customItems(customSections, "profiles")])
    onRemoved("profile", String(username || network));
  for (const { name } of [...sections.references.items, ...customItems(customSections, "references")])
    onRemoved("reference", String(name));
  anonymousResumeData(data, { ...options, onRemoved });
  return { removed: removed(), keepable: resumeIdentity(data, options.account).places };
}

export function previewOfLetter(letter: SharedLetter, options: Omit<AnonymousOptions, "hideEmployers">): AnonymityPreview {
  const { onRemoved, removed } = collector();
  const { basics, picture } = letter.style;
  contactsOf(basics, onRemoved);
  if (!picture.hidden && picture.url !== "") onRemoved("picture", "");
  const { street = "", postcode = "", city = "" } = letter.details?.senderAddress ?? {};
  onRemoved("address", [street, postcode, city].filter((line) => line !== "").join(", "));
  anonymousLetter(letter, { ...options, onRemoved });
  return { removed: removed(), keepable: letterIdentity(letter, options.account).places };
}

function contactsOf({ name, email, phone, location, website, customFields }: Basics, onRemoved: OnRemoved): void {
  onRemoved("name", name);
  onRemoved("email", email);
  onRemoved("phone", phone);
  onRemoved("address", location);
  onRemoved("link", website.url);
  for (const { text } of customFields) onRemoved("contact", text);
}

/** Counts what is removed; the same words in other cases and accents are one. */
function collector(): { onRemoved: OnRemoved; removed: () => Removed } {
  const found = new Map<string, Removed[number]>();
  const onRemoved = (kind: RemovedKind, text: string) => {
    const words = text.trim().replace(/\s+/g, " ").slice(0, shown);
    if (words === "" && kind !== "picture") return;
    const key = `${kind}\n${foldedText(words)}`;
    const known = found.get(key);
    if (known) known.count++;
    else found.set(key, { kind, words, count: 1 });
  };
  const rank = ({ kind }: Removed[number]) => REMOVED_KINDS.indexOf(kind);
  return { onRemoved, removed: () => [...found.values()].toSorted((a, b) => rank(a) - rank(b)).slice(0, listed) };
}
