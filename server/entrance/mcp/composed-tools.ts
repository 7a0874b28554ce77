import { DOCUMENT_TYPES } from "@/contracts/model/document";
import { isSectionKey, SECTION_FORMS, SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { resumes } from "@/contracts/resumes/resumes";
import { shareLinks } from "@/contracts/sharing/links";
import { emptyItem } from "@/domain/sections/empty-item";
import type { Asking } from "@/server/entrance/mcp/asking";
import { operationIdOf } from "@/server/entrance/mcp/operation-id";
import { database } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";

type Arguments = Record<string, unknown>;

/** A tool that is an operation with its own arguments or result, because those of the operation are too large for a model. */
export type ComposedTool = {
  name: string;
  operationId: string;
  description: string;
  properties: Record<string, object>;
  required: readonly string[];
  /** Its most important fields, where the result is always an object. */
  output?: Record<string, object>;
  /** It may overwrite something that has no versions. */
  isDestructive?: boolean;
  /** The operation for these arguments, where the tool is several. `operationId` is then the one that needs the widest permission. */
  choose?: (args: Arguments) => string;
  fixed?: Readonly<Arguments>;
  /** The arguments of the operation. */
  prepare: (args: Arguments) => Arguments;
  /** The result, derived from that of the operation. */
  show?: (body: unknown, asking: Asking) => Promise<object>;
};

const RESUME_ID = { type: "string", description: "Id of the resume." };
const fieldsOf = (key: (typeof SECTION_KEYS)[number]) => SECTION_FORMS[key].fields.map(({ name }) => name);
/** Most sections have all of these; the list of tools has no room to repeat them. */
const COMMON = ["dates", "website", "description"];
/** What a model rarely writes is accepted without being listed. */
function listedFields(key: (typeof SECTION_KEYS)[number]): string[] {
  const names: string[] = fieldsOf(key).filter((name) => !/^(icon|iconColor|roles)$/.test(name));
  const hasAll = COMMON.every((name) => names.includes(name));
  return hasAll ? [...names.filter((name) => !COMMON.includes(name)), "…"] : names;
}

export const COMPOSED_TOOLS: readonly ComposedTool[] = [
  {
    name: "add_resume_item",
    operationId: operationIdOf(resumes.patch),
    description: "Add one item to a section. Omitted fields are empty",
    properties: {
      id: RESUME_ID,
      section: { type: "string", description: "One below." },
      item: {
        type: "object",
        description: `Its fields. ${SECTION_KEYS.map((key) => `${key}: ${listedFields(key).join(", ")}`).join("; ")}. …: ${COMMON.join(", ")}. dates: {start: "2022-03", end, present}; website: {url, label}; level: 0 to 5; keywords: list; description: Markdown or HTML.`,
      },
      isFirst: { type: "boolean", description: "Put it first." },
    },
    required: ["id", "section", "item"],
    output: { id: { type: "string" }, changed: { type: "array" } },
    prepare: ({ id, section, item, isFirst }) => ({
      id,
      operations: [{ op: "add", path: `/sections/${section}/items/${isFirst === true ? 0 : "-"}`, value: itemOf(section, item) }],
    }),
  },
  {
    name: "publish_resume",
    operationId: operationIdOf(resumes.update),
    description: "Publish a resume. Returns its public address",
    properties: {
      id: RESUME_ID,
      slug: { type: "string", description: "Last part of the address; stays if omitted." },
    },
    required: ["id"],
    output: { id: { type: "string" }, url: { type: "string" } },
    fixed: { isPublic: true },
    prepare: ({ id, slug }) => ({ id, ...(slug !== undefined && { slug }) }),
    show: publicAddress,
  },
  {
    name: "share_document",
    operationId: operationIdOf(shareLinks.create),
    description: "Make an address of a document for one reader",
    properties: {
      type: { type: "string", enum: DOCUMENT_TYPES, description: "Kind." },
      id: { type: "string", description: "From a list." },
      label: { type: "string", description: "Whom it is for." },
      expiresAt: { type: "string", description: "ISO 8601." },
      isAnonymous: { type: "boolean", description: "Hides names." },
      allowComments: { type: "boolean", description: "Takes comments." },
    },
    required: ["type", "id", "label"],
    output: { id: { type: "string" }, url: { type: "string" } },
    // Passwords are for people to set, not for models to read.
    prepare: ({ type, id, label, expiresAt = null, isAnonymous = false, allowComments = false }) => ({
      type,
      id,
      label,
      expiresAt,
      isAnonymous,
      allowComments,
    }),
  },
];

/** The item with a value for every field. Throws BAD_REQUEST for a section or field that does not exist. */
function itemOf(section: unknown, item: unknown): object {
  if (typeof section !== "string" || !isSectionKey(section))
    throw invalid(["section"], `There is no such section. Sections: ${SECTION_KEYS.join(", ")}.`);
  if (typeof item !== "object" || item === null || Array.isArray(item)) throw invalid(["item"], "An item is an object.");
  const empty = emptyItem(section, newId());
  const args = item as Arguments;
  const unknown = Object.keys(args).find((name) => !Object.hasOwn(empty, name));
  if (unknown !== undefined)
    throw invalid(["item", unknown], `Items of ${section} have no such field. Fields: ${fieldsOf(section).join(", ")}.`);
  const { dates, website } = empty;
  return {
    ...empty,
    ...args,
    ...(args.dates !== undefined && { dates: { ...(dates as object), ...(args.dates as object) } }),
    ...(args.website !== undefined && { website: { ...(website as object), ...(args.website as object) } }),
    // Dates decide what is printed; without them the text does.
    ...(args.dates === undefined && { dates: undefined }),
  };
}

const invalid = (path: readonly string[], message: string) =>
  failure("BAD_REQUEST", { message: "Input validation failed", data: { issues: [{ code: "custom", path, message }] } });

async function publicAddress(body: unknown, { app, caller }: Asking): Promise<object> {
  const { id, slug, updatedAt } = body as { id: string; slug: string; updatedAt: string };
  const { username } = await database().user.findUniqueOrThrow({ where: { id: caller.userId }, select: { username: true } });
  return { id, url: `${app}/${username}/${slug}`, updatedAt };
}
