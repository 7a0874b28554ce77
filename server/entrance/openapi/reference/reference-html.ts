import { anchor, escaped, inline, paragraphs } from "./markup";
import { operationSection, type ShownOperation } from "./operation";
import { fieldsOf, type Json, typeOf } from "./schema";
import { STYLE } from "./style";

/** Addresses that the page links to. */
export type ReferenceLinks = { document: string; tryIt: string; client: string };

const METHODS = ["get", "post", "put", "patch", "delete"];

/**
 * The OpenAPI document as one page without scripts: a browser shows its first operation as soon as the first bytes arrive. Operations are
 * grouped by tag; each of them and each schema has an anchor.
 */
export function referenceHtml(document: Json, links: ReferenceLinks): string {
  const { title, version, description } = document.info as Record<string, string>;
  const components = document.components as Record<string, Record<string, Json>>;
  const tags = (document.tags as { name: string; description: string }[]).map((tag) => ({
    ...tag,
    operations: operationsOf(document, tag.name),
  }));
  const schemas = Object.entries(components.schemas ?? {});
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)} reference</title><style>${STYLE}</style></head>
<body>
<nav id="operations" aria-label="Operations"><details open class="all"><summary>${escaped(title)} ${escaped(version)}</summary>${tags.map(navigation).join("")}<ul><li><a href="#webhooks">Webhooks</a></li><li><a href="#schemas">Schemas</a></li></ul></details></nav>
<main>
<h1>${escaped(title)}</h1>
<p class="links"><a class="jump" href="#operations">All operations</a><a href="${links.tryIt}">Try it in the browser</a><a href="${links.document}">OpenAPI document</a><a href="${links.client}">TypeScript client</a></p>
${paragraphs(description)}
${tags.map((tag) => `<h2 id="${anchor("tag", tag.name)}">${escaped(tag.name)}</h2>${paragraphs(tag.description)}${tag.operations.map((each) => operationSection(each, components)).join("\n")}`).join("\n")}
<h2 id="webhooks">Webhooks</h2>
${webhooksOf(document)}
<h2 id="schemas">Schemas</h2>
${schemas.map(([name, schema]) => schemaSection(name, schema)).join("\n")}
</main>
</body>
</html>
`;
}

function operationsOf({ paths }: Json, tag: string): ShownOperation[] {
  return Object.entries(paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation && ((operation.tags ?? []) as string[])[0] === tag ? [{ method, path, operation }] : [];
    }),
  );
}

const navigation = ({ name, operations }: { name: string; operations: ShownOperation[] }) =>
  `<details><summary>${escaped(name)}</summary><ul>${operations
    .map(
      ({ operation }) =>
        `<li><a href="#${escaped(operation.operationId)}">${inline(operation.summary ?? operation.operationId)}</a></li>`,
    )
    .join("")}</ul></details>`;

const webhooksOf = ({ webhooks }: Json) =>
  Object.entries((webhooks ?? {}) as Record<string, { post?: Json }>)
    .map(([name, { post = {} }]) => {
      const content = ((post.requestBody as Json | undefined)?.content ?? {}) as Record<string, { schema?: Json }>;
      const bodies = Object.values(content).map(({ schema = {} }) => `<p class="type">${typeOf(schema)}</p>${fieldsOf(schema)}`);
      return `<section class="operation"><h3><code>${escaped(name)}</code></h3>${paragraphs(post.description ?? post.summary)}${bodies.join("")}</section>`;
    })
    .join("\n");

const schemaSection = (name: string, schema: Json) =>
  `<section class="schema" id="${anchor("schema", name)}"><h3><a href="#${anchor("schema", name)}">${escaped(name)}</a></h3>${paragraphs(schema.description)}<p class="type">${typeOf(schema)}</p>${fieldsOf(schema)}</section>`;
