import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { ERRORS, type ErrorCode } from "@/contracts/errors";
import { contract } from "@/contracts/index";
import { letterSchema } from "@/contracts/model/letter";
import { resumeDataInputSchema, resumeDataSchema } from "@/contracts/model/resume/data";
import { resumeSchema } from "@/contracts/model/resume/resume";
import { PRODUCT_VERSION } from "@/server/db/migrate";
import { exampleDocuments } from "./examples";
import { type DescribedOperation, listOperations } from "./operations";

type Json = Record<string, unknown>;

const DESCRIPTION = `Everything Dossier does is an operation here; the editor calls the same ones.

**Credentials.** Send an API key in \`x-api-key\` (made in Settings, or by a signed-in session with \`POST /auth/api-keys\`), a bearer token, or the session cookie. Keys may be read-only.

**Errors** have five keys, always: \`defined\`, \`code\`, \`status\`, \`message\`, \`data\`. \`defined\` is true for errors that the operation names. A document that does not exist and one of another account answer the same 404.

**Repeating.** \`Idempotency-Key\` is ignored: after a time-out, read before you repeat a change.

**Lists** take \`limit\` (1 to 100) and \`offset\`; without both they answer everything. \`X-Total-Count\` has the total.`;

const SECURITY: Record<string, string[]>[] = [{ apiKey: [] }, { bearerAuth: [] }, { cookieAuth: [] }];

/** The OpenAPI 3.1 document, derived from the contract: schemas, examples, security and every declared answer. */
export async function describeApi(): Promise<Json> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter({ maxStructureDepth: 20 })] });
  const document = (await generator.generate(contract, {
    info: {
      title: "Dossier API",
      version: PRODUCT_VERSION,
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    security: SECURITY,
    tags: [...new Set(listOperations(contract).flatMap((operation) => operation.tags))].map((name) => ({ name })),
    components: {
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: "x-api-key", description: "An API key, made in Settings." },
        bearerAuth: { type: "http", scheme: "bearer", description: "An API key or a session token as a bearer token." },
        cookieAuth: {
          type: "apiKey",
          in: "cookie",
          name: "better-auth.session_token",
          description: "The session of a signed-in browser.",
        },
      },
    },
    commonSchemas: {
      ResumeData: { strategy: "output", schema: resumeDataSchema },
      ResumeDataInput: { strategy: "input", schema: resumeDataInputSchema },
      Resume: { strategy: "output", schema: resumeSchema },
      CoverLetter: { strategy: "output", schema: letterSchema },
    },
  })) as unknown as Json;
  const components = document.components as Json;
  components.schemas = { ...(components.schemas as Json), Error: ERROR_SCHEMA };
  components.responses = genericResponses();
  const examples = exampleDocuments();
  for (const operation of listOperations(contract)) complete(document, operation, examples);
  return document;
}

const ERROR_SCHEMA = {
  type: "object",
  description: "Every error answer.",
  required: ["defined", "code", "status", "message", "data"],
  properties: {
    defined: { type: "boolean", description: "Whether the operation names this error." },
    code: { type: "string" },
    status: { type: "integer", description: "The HTTP status." },
    message: { type: "string", description: "A sentence for people." },
    data: { description: "More about the error, or null. For a 400 of validation: `issues`, each with path, message and code." },
  },
};

const GENERIC = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
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
        ...(status === "429" || status === "503"
          ? { headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } } }
          : {}),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}

/** Adds to an operation what its contract's route cannot say: generic answers, security, examples, files, empty bodies. */
function complete(document: Json, described: DescribedOperation, examples: Map<unknown, unknown>) {
  const { path, method, meta, errors, hasInput } = described;
  const operation = ((document.paths as Json)[path] as Json | undefined)?.[method.toLowerCase()] as Json | undefined;
  if (!operation) throw new Error(`The document lacks ${method} ${path}.`);
  if (meta.access === "public") operation.security = [];
  const success = (operation.responses as Json)["200"] as Json;
  const failed: Json = {};
  for (const [status, code] of Object.entries(GENERIC))
    if (applies(Number(status), path, method, meta.access, hasInput)) failed[status] = { $ref: `#/components/responses/${code}` };
  for (const status of new Set(errors.map((code) => ERRORS[code].status)))
    failed[status] = namedResponse(
      errors.filter((code) => ERRORS[code].status === status),
      status,
    );
  if (method === "GET" && !meta.produces)
    failed["304"] = { description: "The client's copy, named in `If-None-Match`, is current." };
  operation.responses = { "200": success, ...failed };
  if (meta.empty) success.content = undefined;
  if (meta.produces)
    success.content = Object.fromEntries(
      meta.produces.map((type) => [
        type,
        { schema: type === "application/json" ? { type: "object" } : { type: "string", format: "binary" } },
      ]),
    );
  addExamples(operation, success, described, examples);
}

function applies(status: number, path: string, method: string, access: string | undefined, hasInput: boolean): boolean {
  if (status === 401 || status === 403) return access !== "public";
  if (status === 400) return hasInput;
  if (status === 404) return hasInput || path.includes("{");
  if (status === 413 || status === 415 || status === 507) return method !== "GET";
  return true;
}

function namedResponse(codes: ErrorCode[], status: number): Json {
  const named = codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`);
  return {
    description: named.join(" "),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: { defined: true, code, status, message: ERRORS[code].message, data: null } }]),
        ),
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
  if (body && input !== undefined) body.example = input;
}
