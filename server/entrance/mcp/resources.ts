import {
  type ListResourcesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
} from "@modelcontextprotocol/server";
import type { StandardResponse } from "@orpc/standard-server";
import { translate } from "@/server/entrance/http/translate";
import type { Asking } from "@/server/entrance/mcp/asking";
import { ask } from "@/server/entrance/mcp/call-tool";
import { openToolFile, tokenOfLink } from "@/server/entrance/mcp/file-link";
import { ownTools } from "@/server/entrance/mcp/tools";
import { resumeJsonSchema } from "@/server/entrance/openapi/resume-json-schema";
import { ReadyJson } from "@/server/platform/request/ready-json";

export const SCHEMA_URI = "resume://_meta/schema";
const JSON_TYPE = "application/json";
const PAGE = 100;

export const RESOURCE_TEMPLATES = [
  {
    name: "resume",
    title: "A resume",
    uriTemplate: "resume://{id}",
    description: "A whole resume as JSON: its data, its design and its settings.",
    mimeType: JSON_TYPE,
  },
];

const SCHEMA = {
  uri: SCHEMA_URI,
  name: "schema",
  title: "Schema of resume data",
  description: "The JSON Schema of `data` of a resume. Read it before you create, import or patch one.",
  mimeType: JSON_TYPE,
};

/** The schema and the caller's resumes, most recently edited first, in pages of 100. */
export async function listResources(cursor: string | undefined, asking: Asking): Promise<ListResourcesResult> {
  const offset = cursor === undefined ? 0 : Number(cursor);
  if (!Number.isSafeInteger(offset) || offset < 0) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "Unknown cursor.");
  const resumes = (await json("list_resumes", { limit: PAGE, offset }, asking)) as { id: string; name: string }[];
  const listed = resumes.map(({ id, name }) => ({ uri: `resume://${id}`, name, mimeType: JSON_TYPE }));
  return {
    resources: offset === 0 ? [SCHEMA, ...listed] : listed,
    ...(resumes.length === PAGE ? { nextCursor: String(offset + PAGE) } : {}),
  };
}

/** The text of a resource. Throws for those that do not exist, or belong to someone else. */
export async function readResource(uri: string, asking: Asking): Promise<ReadResourceResult> {
  if (uri === SCHEMA_URI) return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(resumeJsonSchema()) }] };
  const token = tokenOfLink(asking.app, uri);
  if (token !== null) return { contents: [await fileContents(uri, token, asking)] };
  const id = /^resume:\/\/([\w-]{1,64})$/.exec(uri)?.[1];
  if (!id) throw new ResourceNotFoundError(uri);
  return { contents: [{ uri, mimeType: JSON_TYPE, text: await textOf("read_resume", { id }, asking, uri) }] };
}

/** A file that a tool has linked to. */
async function fileContents(uri: string, token: string, { client }: Asking) {
  const file = await openToolFile(token, client).catch((error) => {
    throw new ProtocolError(ProtocolErrorCode.InvalidRequest, translate(error).message);
  });
  if (typeof file === "string") throw new ResourceNotFoundError(uri);
  return { uri, mimeType: file.type, blob: Buffer.from(await file.arrayBuffer()).toString("base64") };
}

const json = async (tool: string, args: object, asking: Asking) => JSON.parse(await textOf(tool, args, asking));

async function textOf(name: string, args: object, asking: Asking, uri = ""): Promise<string> {
  const tool = ownTools().get(name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  const { status, body } = await ask(tool.operation, { ...args }, asking).catch((error): StandardResponse => {
    const { status, code, message } = translate(error);
    return { status, headers: {}, body: { code, message } };
  });
  if (status === 404) throw new ResourceNotFoundError(uri);
  if (status >= 400) {
    const { code, message } = body as { code: string; message: string };
    throw new ProtocolError(ProtocolErrorCode.InvalidRequest, `${message} (${code})`);
  }
  return body instanceof ReadyJson ? body.bytes.toString() : JSON.stringify(body);
}
