import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { inject } from "vitest";

type Json = Record<string, unknown>;

const DOCUMENT = "openapi.json";

const validators = new Map<string, ValidateFunction>();
let loaded:
  | { document: Json; ajv: Ajv2020; routes: { pattern: RegExp; path: string; method: string; fixed: number }[] }
  | undefined;

/** Throws if the OpenAPI document does not declare the response for its operation. */
export function expectConforming(method: string, address: string, response: Response, body: unknown) {
  const { document, ajv, routes } = load();
  const pathname = address.split("?")[0] ?? "";
  const route = routes.find((candidate) => candidate.method === method && candidate.pattern.test(pathname));
  if (!route) return;
  const operation = ((document.paths as Json)[route.path] as Json)[method.toLowerCase()] as Json;
  const place = ["paths", route.path, method.toLowerCase(), "responses", String(response.status)];
  const { value: declared, at } = resolve(document, (operation.responses as Json)[String(response.status)], place);
  const where = `${method} ${route.path} ${response.status}`;
  if (!declared) throw new Error(`The document does not declare ${where}: ${JSON.stringify(body)?.slice(0, 300)}`);
  const content = declared.content as Record<string, Json> | undefined;
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (!content) {
    if ((body as Buffer).length > 0) throw new Error(`The document says that ${where} has no body; it has one.`);
    return;
  }
  if (!content[type]) throw new Error(`The document does not declare ${type || "an empty body"} for ${where}.`);
  // A file may be any bytes, even JSON.
  if (!type.includes("json") || (content[type].schema as Json).format === "binary") return;
  const validate = validators.get(where) ?? ajv.compile({ $ref: pointerTo([...at, "content", type, "schema"]) });
  validators.set(where, validate);
  if (!validate(body)) throw new Error(`${where} is not as the document says: ${ajv.errorsText(validate.errors).slice(0, 600)}`);
}

function load() {
  if (loaded) return loaded;
  const document = inject("apiDocument");
  const ajv = new Ajv2020({ strict: false, allErrors: false, inlineRefs: false, code: { optimize: false } });
  addFormats(ajv);
  // Responses are compiled as places of the whole document: its components, hundreds of them, are then read and compiled once.
  ajv.addSchema(document, DOCUMENT);
  const routes = Object.entries(document.paths as Record<string, Json>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      path,
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]+\}/g, "[^/]+")}$`),
      fixed: path.split("/").filter((part) => !part.startsWith("{")).length,
    })),
  );
  loaded = { document, ajv, routes: routes.sort((a, b) => b.fixed - a.fixed) };
  return loaded;
}

/** What is declared, and where: a response may be a reference to a component. */
function resolve(document: Json, value: unknown, at: string[]): { value: Json | undefined; at: string[] } {
  const reference = (value as Json | undefined)?.$ref;
  if (typeof reference !== "string") return { value: value as Json | undefined, at };
  const keys = reference.slice(2).split("/");
  return { value: keys.reduce<unknown>((place, key) => (place as Json)[key], document) as Json, at: keys };
}

const pointerTo = (keys: readonly string[]) =>
  `${DOCUMENT}#/${keys.map((key) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;
