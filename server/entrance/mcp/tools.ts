import { type AnyRouter, isProcedure } from "@orpc/server";
import { type Operation, operationOf } from "@/server/entrance/http/operations";
import { COMPOSED_TOOLS, type ComposedTool } from "@/server/entrance/mcp/composed-tools";
import { RECORD_TOOL } from "@/server/entrance/mcp/record-tool";
import { LARGE_FIELD, toolInput } from "@/server/entrance/mcp/tool-input";
import { toolOutput } from "@/server/entrance/mcp/tool-output";
import { router } from "@/server/entrance/router";
import { singleton } from "@/server/platform/singleton";

/** An operation as a tool of AI clients. */
export type Tool = {
  operation: Operation;
  /** The part of the input that the name decides, such as `isLocked` of `unlock_resume`. */
  fixed: Readonly<Record<string, unknown>>;
  /** The arguments of the operation, where the tool has others. */
  prepare?: ComposedTool["prepare"];
  /** The operation for these arguments, where the tool is several. */
  choose?: (args: Record<string, unknown>) => Operation;
  /** The result, where it differs from that of the operation. */
  show?: ComposedTool["show"];
  /** Long parts are left out of results that need not have them. */
  isBrief: boolean;
  /** As `tools/list` returns it. */
  listed: {
    name: string;
    description: string;
    inputSchema: { type: "object"; [key: string]: unknown };
    outputSchema?: { type: "object"; [key: string]: unknown };
    annotations: { readOnlyHint: boolean; destructiveHint: boolean; openWorldHint: boolean };
  };
};

type Route = { summary: string; description: string };
type Source = { group: string; operation: Operation; route: Route };

/** The tools that every client sees first: those whose names the contract gives. Source: interface-details 1.13. */
export const ownTools = () => singleton("mcp-tools", () => byName([...sources().flatMap(toolsOf), ...composedTools()]));

/** One tool for each operation of the API, named after it: `api_resume_get_version`. */
export const apiTools = () => singleton("mcp-api-tools", () => byName(apiToolsOf(sources())));

/** The tool with this name, wherever it is listed. */
export const findTool = (name: string): Tool | undefined => ownTools().get(name) ?? apiTools().get(name);

const byName = (tools: readonly Tool[]): ReadonlyMap<string, Tool> => {
  const found = new Map<string, Tool>();
  // Second addresses of an operation come with the same names.
  for (const tool of tools) if (!found.has(tool.listed.name)) found.set(tool.listed.name, tool);
  return found;
};

/** Where two operations would share a short name, the second one keeps its own in full. */
function apiToolsOf(all: readonly Source[]): Tool[] {
  const taken = new Set<string>();
  return all.flatMap((source) => {
    const name = apiName(source.group, source.operation.operationId);
    const tools = apiToolOf(source, taken.has(name) ? `api_${snake(source.operation.operationId)}` : name);
    if (tools.length > 0) taken.add(name);
    return tools;
  });
}

const sources = () =>
  singleton("mcp-sources", () => Object.entries(router).flatMap(([group, inner]) => sourcesBelow(group, inner as AnyRouter)));

function sourcesBelow(group: string, inner: AnyRouter): Source[] {
  if (!isProcedure(inner)) return Object.values(inner).flatMap((next) => sourcesBelow(group, next as AnyRouter));
  const { summary = "", description = "" } = inner["~orpc"].route;
  return [{ group, operation: operationOf(inner), route: { summary, description } }];
}

function toolsOf({ operation, route }: Source): Tool[] {
  return Object.entries(operation.meta.tools ?? {}).map(([name, fixed]) =>
    toolNamed(
      name,
      { operation, route: { ...route, summary: titleOf(name, route.summary, fixed) }, fixed, isBrief: true },
      LARGE_FIELD.ownTools,
    ),
  );
}

function apiToolOf({ operation, route }: Source, name: string): Tool[] {
  // A stream that ends only with its connection has no result.
  const isEndless = operation.method === "GET" && operation.meta.produces?.includes("text/event-stream");
  // What a model reads may contain instructions, so it administers nothing.
  const isForPeople = operation.meta.access === "session" || operation.meta.access === "admin";
  if (isEndless || isForPeople || route.summary.includes("(second address)")) return [];
  return [toolNamed(name, { operation, route, fixed: {}, isBrief: false }, LARGE_FIELD.apiTools)];
}

type Named = Pick<Tool, "operation" | "fixed" | "isBrief"> & { route: Route };

function toolNamed(name: string, { operation, route, fixed, isBrief }: Named, largeField: number): Tool {
  const description = [route.summary, firstSentence(route.description)].filter(Boolean).join(". ");
  const inputSchema = withInline(toolInput(operation, Object.keys(fixed), largeField), operation);
  const outputSchema = toolOutput(operation, isBrief);
  const listed = { name, description, inputSchema, ...(outputSchema && { outputSchema }), annotations: hintsOf(operation) };
  return { operation, fixed, isBrief, listed };
}

function composedTools(): Tool[] {
  return [...COMPOSED_TOOLS, RECORD_TOOL].map(
    ({ name, operationId, description, properties, required, fixed = {}, prepare, show, ...more }) => {
      const { output, choose } = more;
      const operation = operationNamed(operationId);
      const inputSchema = { type: "object" as const, properties, required };
      const outputSchema = output && { type: "object" as const, properties: output };
      const annotations = { readOnlyHint: false, destructiveHint: more.isDestructive === true, openWorldHint: false };
      const listed = { name, description, inputSchema, ...(outputSchema && { outputSchema }), annotations };
      const chosen = choose && { choose: (args: Record<string, unknown>) => operationNamed(choose(args)) };
      return { operation, fixed, prepare, ...chosen, ...(show && { show }), isBrief: true, listed };
    },
  );
}

function operationNamed(operationId: string): Operation {
  const source = sources().find(({ operation }) => operation.operationId === operationId);
  if (!source) throw new Error(`There is no operation ${operationId}.`);
  return source.operation;
}

/** Whether an operation returns a file. */
export const producesFile = ({ meta }: Operation): boolean =>
  Boolean(meta.produces && meta.produces[0] !== "text/event-stream" && !meta.stream);

const INLINE = { type: "boolean", description: "Bytes as base64 instead of a link." };

function withInline(schema: Tool["listed"]["inputSchema"], operation: Operation): Tool["listed"]["inputSchema"] {
  return producesFile(operation) ? { ...schema, properties: { ...(schema.properties as object), inline: INLINE } } : schema;
}

/**
 * True to the operation: destructive is what deletes, and what overwrites without a version of what was there. Of resumes and letters a
 * version remains; what is in Trash can be restored, but a person should be asked.
 */
function hintsOf({ method, path, permission, meta }: Operation) {
  const keepsVersions = /^\/(resumes|cover-letters)\/\{id\}$/.test(path);
  const overwrites = ["PUT", "PATCH"].includes(method) ? !keepsVersions : meta.overwrites === true;
  return {
    readOnlyHint: permission === "read",
    destructiveHint: permission === "delete" || overwrites,
    openWorldHint: meta.limit === "ai" || meta.limit === "webAccess",
  };
}

/** `getResumeVersion` of the resumes is `api_resume_get_version`. */
export function apiName(group: string, operationId: string): string {
  const one = group.replace(/(?<!s)s$/, "");
  const noun = new RegExp(`${one.charAt(0).toUpperCase()}${one.slice(1)}s?(?=[A-Z]|$)`);
  return `api_${snake(group === "documents" ? group : one)}_${snake(operationId.replace(noun, "") || operationId)}`;
}

const snake = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    .toLowerCase();

/** The tools of one operation differ by name. */
const titleOf = (name: string, summary: string, fixed: object) =>
  Object.keys(fixed).length === 0 ? summary : name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

function firstSentence(text: string): string {
  const [sentence = ""] = text.split(/(?<=\.)\s/);
  return sentence.length <= 80 ? sentence : "";
}
