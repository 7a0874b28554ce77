import { escaped, example, inline, paragraphs } from "./markup";
import { boundsOf, fieldsOf, type Json, typeOf } from "./schema";

export type ShownOperation = { method: string; path: string; operation: Json };

type Components = Record<string, Record<string, Json>>;

/** An operation: address, parameters, body, responses, and a call of it. */
export function operationSection({ method, path, operation }: ShownOperation, components: Components): string {
  const id = String(operation.operationId);
  return `<section class="operation" id="${escaped(id)}">
<h3><a href="#${escaped(id)}">${inline(operation.summary ?? id)}</a>${operation.deprecated ? ' <b class="deprecated">second address</b>' : ""}</h3>
<p class="address"><b class="method ${method}">${method.toUpperCase()}</b> <code>${escaped(path).replaceAll("/", "<wbr>/")}</code></p>
${paragraphs(operation.description)}${isOpen(operation) ? "<p>Needs no credentials.</p>" : ""}
${parametersOf(operation)}${bodyOf(operation, components)}${responsesOf(operation, components)}
</section>`;
}

const isOpen = ({ security }: Json) => Array.isArray(security) && security.length === 0;

function parametersOf({ parameters }: Json): string {
  const shown = ((parameters ?? []) as Json[]).filter(({ $ref }) => $ref === undefined);
  if (shown.length === 0) return "";
  const rows = shown.map((parameter) => {
    const schema = (parameter.schema ?? {}) as Json;
    const bounds = boundsOf(schema);
    const about = parameter.description ?? schema.description;
    const required = parameter.required === true ? ' <b class="required">required</b>' : "";
    return `<dt><code>${escaped(parameter.name)}</code> <span class="type">${escaped(parameter.in)}, ${typeOf(schema)}</span>${required}</dt><dd>${bounds ? `<p class="bounds">${bounds}</p>` : ""}${about ? `<p>${inline(about)}</p>` : ""}${fieldsOf(schema, 1)}</dd>`;
  });
  return `<h4>Parameters</h4><dl class="fields">${rows.join("")}</dl>`;
}

type Content = Record<string, { schema?: Json; example?: unknown }>;

/** The body with its fields. Its schema is named after the operation; the fields are shown here too. */
function bodyOf({ requestBody }: Json, { schemas = {} }: Components): string {
  const content = ((requestBody as Json | undefined)?.content ?? {}) as Content;
  return Object.entries(content)
    .map(([type, { schema = {}, example: value }]) => {
      const named = schemas[nameOf(schema)];
      const fields = isRequestSchema(nameOf(schema)) && named ? fieldsOf(named) : fieldsOf(schema);
      return `<h4>Body <code>${escaped(type)}</code> ${typeOf(schema)}</h4>${fields}${details("Example", value)}`;
    })
    .join("");
}

const nameOf = ({ $ref }: Json) =>
  String($ref ?? "")
    .split("/")
    .at(-1) ?? "";

const isRequestSchema = (name: string) => name.endsWith("Request");

/** The responses of the operation itself, then the errors that many operations have, in a line. */
function responsesOf({ responses }: Json, components: Components): string {
  const all = Object.entries((responses ?? {}) as Record<string, Json>);
  const rows = all
    .filter(([, { $ref }]) => $ref === undefined)
    .map(([status, { description, content }]) => {
      const shown = Object.entries((content ?? {}) as Content);
      const types = shown.map(([type, { schema }]) =>
        type === "application/json" ? typeOf(schema) : `<code>${escaped(type)}</code>`,
      );
      const [, first] = shown[0] ?? [];
      const inner = status === "200" && first ? fieldsOf(first.schema ?? {}) + details("Example", first.example) : "";
      const text = description === "OK" ? "" : `<p>${inline(description)}</p>`;
      return `<dt><code>${escaped(status)}</code> <span class="type">${types.join(" | ")}</span></dt><dd>${text}${inner}</dd>`;
    });
  const generic = all.flatMap(([status, { $ref }]) => {
    if ($ref === undefined) return [];
    const content = (components.responses?.[String($ref).split("/").at(-1) ?? ""]?.content ?? {}) as Content;
    return [`<code>${escaped(status)}</code> ${typeOf(content["application/json"]?.schema)}`];
  });
  const also = generic.length === 0 ? "" : `<p class="type">Errors: ${generic.join(", ")}</p>`;
  return `<h4>Responses</h4><dl class="fields">${rows.join("")}</dl>${also}`;
}

const details = (title: string, value: unknown) =>
  value === undefined ? "" : `<details><summary>${title}</summary>${example(value)}</details>`;
