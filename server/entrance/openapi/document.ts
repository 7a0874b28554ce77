import { type AnySchema, getEventIteratorSchemaDetails } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { ERRORS, type ErrorCode } from "@/contracts/errors";
import { contract } from "@/contracts/index";
import { CONDITIONAL } from "@/server/entrance/http/operations";
import { type DescribedOperation, listOperations } from "@/server/platform/operations";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import { jsonSchemaOf, nameComponents, nameRequests } from "./components";
import { errorExample, errorReference, errorSchemas } from "./error-schemas";
import { exampleDocuments } from "./examples";
import { describeForm, describeQuery } from "./forms";
import { describeHeaderComponents, describeHeaders, headersOf } from "./headers";
import { describeParameterExamples } from "./parameter-examples";
import { tidied } from "./tidy";
import { describeWebhooks } from "./webhooks";

type Json = Record<string, unknown>;

const DESCRIPTION = `Everything Dossier does is an operation here; the editor calls the same ones.

**Credentials.** Send an API key in \`x-api-key\` (made in Settings, or by a signed-in session with \`POST /auth/api-keys\`), a bearer token, or the session cookie. Keys may be read-only. Operations under \`/admin\` need a key that an administrator made for administration.

**Errors** have five keys, always: \`defined\`, \`code\`, \`status\`, \`message\`, \`data\`. \`defined\` is true for errors that the operation names. A document that does not exist and one of another account return the same 404.

**Repeating.** \`Idempotency-Key\` is ignored: after a time-out, read before you repeat a change.

**States.** Reads return an \`ETag\`. \`If-None-Match\` spares a read, and \`If-Match\` on a PUT, PATCH or DELETE of the same address returns 412 instead of changing a newer state.

**Lists** take \`limit\` (1 to 100) and \`offset\`; without both they return everything. \`X-Total-Count\` has the total.`;

const TAGS = Object.entries({
  Instance: "What this instance is and allows.",
  Account: "The account, its keys, and everything in it as one file.",
  Documents: "Resumes and letters in one list: names, tags, locks and Trash.",
  "Share links": "Addresses of a document for single readers, and what reviewers remark.",
  Webhooks: "Addresses to which changes are sent, and what was sent to them.",
  Events: "What changed, for programs that follow along.",
  Files: "Pictures and files that you upload.",
  Fonts: "Fonts of your own.",
  Templates: "Templates with their looks: fonts, palettes and spaces.",
  Resumes: "Resumes: data, sharing, checks and files.",
  "Resume versions": "Earlier states of a resume.",
  "Cover letters": "Letters: text, looks and files.",
  "Cover letter versions": "Earlier states of a letter.",
  AI: "Providers of language models, and what they are used for.",
  Integrations: "Other services that this account may use.",
  Assistant: "Conversations with the assistant: messages, proposed edits, files.",
  Applications: "Job applications: stages, timeline, files, and what was sent.",
  "Career record": "Each job, degree and skill once, and the items of resumes that are linked to it.",
  Career: "Facts, stories, preparation, schedules and notifications.",
  Administration: "People, invitations and settings of the instance, for its administrators.",
}).map(([name, description]) => ({ name, description }));

const SECURITY: Record<string, string[]>[] = [{ apiKey: [] }, { bearerAuth: [] }, { cookieAuth: [] }];

const BEARER =
  "An OAuth 2.1 access token, an API key, or a session token. Programs find the sign-in service under `/.well-known/oauth-protected-resource`: authorization code with PKCE (S256) and dynamic client registration. Scopes `api:read`, `api:write` and `api:delete` permit what the API keys' permissions of the same names do; a request that names none of them asks for all three.";

/** The OpenAPI 3.1 document, derived from the contract: schemas, examples, security and every declared response. */
export async function describeApi(): Promise<Json> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter({ maxStructureDepth: 20 })] });
  const document = tidied(
    await generator.generate(contract, {
      info: {
        title: "Dossier API",
        version: PRODUCT_VERSION,
        description: DESCRIPTION,
        contact: { name: "Whoever runs this instance" },
        license: { name: "MIT", identifier: "MIT" },
      },
      security: SECURITY,
      tags: TAGS,
      components: {
        securitySchemes: {
          apiKey: { type: "apiKey", in: "header", name: "x-api-key", description: "An API key, made in Settings." },
          bearerAuth: { type: "http", scheme: "bearer", description: BEARER },
          cookieAuth: {
            type: "apiKey",
            in: "cookie",
            name: "better-auth.session_token",
            description: "The session of a signed-in browser.",
          },
        },
      },
    }),
  ) as Json;
  const components = document.components as Json;
  const operations = listOperations(contract);
  components.schemas = errorSchemas(operations);
  components.responses = genericResponses();
  describeHeaderComponents(components);
  const examples = exampleDocuments();
  for (const operation of operations) complete(document, operation, examples);
  document.webhooks = describeWebhooks();
  nameComponents(document);
  nameRequests(document, operations);
  return document;
}

const GENERIC = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  412: "PRECONDITION_FAILED",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_SERVER_ERROR",
  503: "SERVICE_UNAVAILABLE",
  507: "INSUFFICIENT_STORAGE",
} as const satisfies Record<number, ErrorCode>;

function genericResponses(): Json {
  return Object.fromEntries(
    Object.entries(GENERIC).map(([status, code]) => [
      code,
      {
        description: ERRORS[code].message,
        headers: headersOf("RequestId", ...(status === "429" || status === "503" ? ["RetryAfter"] : [])),
        content: { "application/json": { schema: errorReference(code) } },
      },
    ]),
  );
}

/** Adds to an operation what its contract's route cannot express: generic responses, security, examples, files, empty bodies. */
function complete(document: Json, described: DescribedOperation, examples: Map<unknown, unknown>) {
  const { path, method, meta, errors, hasInput } = described;
  const operation = ((document.paths as Json)[path] as Json | undefined)?.[method.toLowerCase()] as Json | undefined;
  if (!operation) throw new Error(`The document lacks ${method} ${path}.`);
  if (meta.access === "public") operation.security = [];
  const success = (operation.responses as Json)["200"] as Json;
  const failed: Json = {};
  for (const [status, code] of Object.entries(GENERIC))
    if (applies(Number(status), { path, method, access: meta.access, hasInput, isRead: isReadAt(document, path) }))
      failed[status] = { $ref: `#/components/responses/${code}` };
  for (const status of new Set(errors.map((code) => ERRORS[code].status)))
    failed[status] = namedResponse(
      errors.filter((code) => ERRORS[code].status === status),
      status,
    );
  if (method === "GET" && !meta.produces)
    failed["304"] = {
      description: "The client's copy, named in `If-None-Match`, is current.",
      headers: headersOf("RequestId", "ETag"),
    };
  operation.responses = { "200": success, ...failed };
  if (meta.empty) {
    delete success.content;
    success.description = "Done; the answer is empty.";
  }
  if (meta.produces)
    success.content = Object.fromEntries(
      meta.produces.map((type) => [type, { schema: type === "text/event-stream" ? eventOf(described) : A_FILE }]),
    );
  addExamples(operation, success, described, examples);
  describeQuery(operation, success, meta.query ?? []);
  describeForm(operation);
  describeLists(operation);
  describeHeaders(operation, success, described, isReadAt(document, path));
  describeParameterExamples(operation, described);
  if (isSecondAddress(operation)) operation.deprecated = true;
}

/** The other spelling of an operation, which stays for clients that know it. New clients take the first. */
const isSecondAddress = ({ summary }: Json) => /\(second (address|method)\)$/.test(String(summary));

/** A download is a file in every format, including JSON: clients keep its bytes. */
const A_FILE = { type: "string", format: "binary" };

/** The schema of a single event of a stream, which generators with stream support use. */
function eventOf({ outputSchema, operationId }: DescribedOperation) {
  const event = getEventIteratorSchemaDetails(outputSchema as AnySchema)?.yields;
  if (!event) throw new Error(`${operationId} is described as a stream of events, but its output is none.`);
  return jsonSchemaOf(event, "output");
}

/** Lists in a query are written `tags=a&tags=b`, which every generator knows; objects `words[greeting]=a`. */
function describeLists(operation: Json) {
  for (const parameter of (operation.parameters ?? []) as Json[]) {
    delete parameter.allowEmptyValue;
    delete parameter.allowReserved;
    const isObject = (parameter.schema as Json | undefined)?.type === "object";
    if (parameter.style === "deepObject" && !isObject) Object.assign(parameter, { style: "form", explode: true });
  }
}

/** Whether the address can be read, so that `If-Match` of a write can name its state. */
const isReadAt = (document: Json, path: string) => "get" in ((document.paths as Json)[path] as Json);

type Facts = { path: string; method: string; access: string | undefined; hasInput: boolean; isRead: boolean };

function applies(status: number, { path, method, access, hasInput, isRead }: Facts): boolean {
  if (status === 401 || status === 403) return access !== "public";
  if (status === 400) return hasInput;
  if (status === 404) return hasInput || path.includes("{");
  if (status === 412) return isRead && CONDITIONAL.has(method);
  if (status === 413 || status === 415 || status === 507) return method !== "GET";
  return true;
}

function namedResponse(codes: ErrorCode[], status: number): Json {
  const named = codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`);
  const generic = (GENERIC as Record<number, ErrorCode | undefined>)[status];
  const schemas = [...new Set([...codes, ...(generic ? [generic] : [])])].map(errorReference);
  return {
    description: named.join(" "),
    headers: headersOf("RequestId", ...(status === 429 ? ["RetryAfter"] : [])),
    content: {
      "application/json": {
        schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas },
        examples: Object.fromEntries(codes.map((code) => [code, { value: errorExample(code) }])),
      },
    },
  };
}

function addExamples(operation: Json, success: Json, described: DescribedOperation, examples: Map<unknown, unknown>) {
  const answer = (success.content as Record<string, Json> | undefined)?.["application/json"];
  const output = described.meta.example?.output ?? examples.get(described.outputSchema);
  if (answer && output !== undefined) answer.example = output;
  const body = ((operation.requestBody as Json | undefined)?.content as Record<string, Json> | undefined)?.["application/json"];
  const input = described.meta.example?.input ?? examples.get(described.inputSchema);
  if (body && input !== undefined) body.example = withoutPath(input, described.path);
}

/** Path parameters are not part of the body. */
function withoutPath(input: unknown, path: string): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`{${name}}`)));
}
