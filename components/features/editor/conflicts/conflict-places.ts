import { useTranslations } from "next-intl";
import type messages from "@/messages/en.json";

type Texts = (typeof messages)["editor"];
type FieldName = keyof Texts["fields"];
type SectionName = keyof Texts["sections"];
type LetterField = "recipientName" | "recipientCompany" | "greeting" | "signOff" | "content" | "layout";

const LETTER_FIELDS: readonly string[] = ["recipientName", "recipientCompany", "greeting", "signOff", "content", "layout"];
/** Parts of the design by their group in the design panel. */
const DESIGN_GROUPS: Readonly<Record<string, "template" | "paper" | "layout" | "colour" | "type">> = {
  template: "template",
  page: "paper",
  layout: "layout",
  design: "colour",
  typography: "type",
};

/** Names the place of a conflict's pointer in words of the interface, from the whole to the part. */
export function usePlaceNames(): (pointer: string, documents: readonly unknown[]) => string[] {
  const t = useTranslations("editor");

  function field(name: string): string {
    if (name === "period" || name === "date") return t("fields.dates");
    if (name === "headline" || name === "email") return t(`basics.${name}`);
    if (name === "url") return t("fields.website");
    const key = `fields.${name as FieldName}` as const;
    return t.has(key) ? t(key) : "";
  }

  function inSection(type: string, title: string, rest: readonly string[], entries: readonly string[]): string[] {
    const key = `sections.${type as SectionName}` as const;
    const heading = title !== "" ? title : t.has(key) ? t(key) : "";
    return [heading, ...entries, ...rest.filter((name) => !name.startsWith("#") && name !== "items").map(field)];
  }

  function design(rest: readonly string[]): string[] {
    const [first = ""] = rest;
    if (first === "notes") return [t("notes.title")];
    const group = DESIGN_GROUPS[first];
    return group ? [t("design.title"), t(`design.${group}`)] : [t("design.title")];
  }

  function inDetails(name: string): string {
    if (name === "form" || name === "subject" || name === "enclosures") return t(`letter.${name}`);
    return name === "senderAddress"
      ? t("letter.sender")
      : name === "recipientAddress"
        ? t("letter.recipient")
        : t("letter.title");
  }

  return (pointer, documents) => {
    const [root = "", ...rest] = pointer.split("/").slice(1);
    const titles = titlesOf(pointer, documents);
    const found = ((): string[] => {
      if (root === "basics") return [t("basics.title"), ...titles, ...rest.filter((name) => !name.startsWith("#")).map(field)];
      if (root === "picture") return [t("picture.title")];
      if (root === "summary") return inSection("summary", "", rest, []);
      if (root === "sections") return inSection(rest[0] ?? "", "", rest.slice(1), titles);
      if (root === "customSections") return inSection("", titles[0] ?? "", rest.slice(1), titles.slice(1));
      if (root === "metadata") return design(rest);
      if (root === "links") return [t("conflict.links")];
      if (root === "style" && rest[0] === "metadata") return design(rest.slice(1));
      if (root === "style") return [t("letter.sender"), ...rest.slice(1).map(field)];
      if (root === "details") return [inDetails(rest[0] ?? "")];
      if (root === "letterDate") return [t("letter.date")];
      if (root === "recipient") return [t("letter.block")];
      return LETTER_FIELDS.includes(root) ? [t(`letter.${root as LetterField}`)] : [];
    })();
    return found.filter((name) => name !== "");
  };
}

const MAIN_FIELDS = ["title", "position", "company", "school", "organization", "name", "network", "language", "text"] as const;

/** The titles of the items on the path of a pointer. */
function titlesOf(pointer: string, documents: readonly unknown[]): string[] {
  return documents.map((document) => titlesIn(document, pointer)).sort((one, other) => other.length - one.length)[0] ?? [];
}

function titlesIn(document: unknown, pointer: string): string[] {
  const titles: string[] = [];
  let value = document;
  for (const segment of pointer.split("/").slice(1)) {
    if (Array.isArray(value)) {
      value = value.find((entry: { id?: string }) => `#${entry.id}` === segment);
      const entry = (value ?? {}) as Record<string, unknown>;
      const main = MAIN_FIELDS.map((name) => entry[name]).find((text) => typeof text === "string" && text !== "");
      if (typeof main === "string") titles.push(main);
    } else value = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[segment] : undefined;
  }
  return titles;
}
