import type { Dates } from "@/contracts/model/resume/dates";
import { writeRichText } from "@/domain/rich-text/clean";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { richTextTree } from "@/domain/rich-text/tree";

export type JsonValue = string | number | boolean | JsonValue[] | { [key: string]: JsonValue | undefined };
type JsonRecord = Record<string, JsonValue | undefined>;

/** A list of the format: `profiles` is part of the person, the others are beside it. */
export type JsonResumeList =
  | "work"
  | "volunteer"
  | "education"
  | "awards"
  | "certificates"
  | "publications"
  | "skills"
  | "languages"
  | "interests"
  | "references"
  | "projects"
  | "profiles";

/** How a section is read from JSON Resume and written to it. A section without one is in `x-dossier` only. */
export interface JsonResumeSection<Item> {
  list: JsonResumeList;
  /** What the list is called in older files. */
  older?: readonly string[];
  read: (entry: Record<string, unknown>) => Record<string, unknown>;
  /** The entries of an item; empty values are left out afterwards. */
  write(item: Item): JsonRecord[];
}

/** The same for code that handles every section alike. */
export type AnyJsonResumeSection = Omit<JsonResumeSection<never>, "write"> & { write(item: object): JsonRecord[] };

export const period = ({ start, end }: Dates) => ({ startDate: start ?? "", endDate: end ?? "" });

/** Paragraphs as the summary, list items as highlights. */
export function prose(html: string): { summary: string; highlights: string[] } {
  const blocks = richTextTree(html);
  const isList = (node: (typeof blocks)[number]) => node.type === "element" && (node.tag === "ul" || node.tag === "ol");
  const highlights = blocks.flatMap((node) =>
    node.type === "element" && isList(node)
      ? node.children.map((item) => richTextToPlain(writeRichText([item])).replace(/^• /, ""))
      : [],
  );
  return { summary: richTextToPlain(writeRichText(blocks.filter((node) => !isList(node)))), highlights };
}
