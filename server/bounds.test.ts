import { beforeAll, describe, expect, inject, test } from "vitest";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { contract } from "@/contracts/index";
import { listOperations } from "@/server/platform/operations";
import { bodiesOf, type Json, withValue } from "@/server/testing/described-bodies";
import { isItsTurn } from "@/server/testing/in-turn";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

// Every limit that the document declares for a body, at any depth: the value at the limit is accepted, and the value beyond it is
// rejected or, where reading is tolerant, falls back. No value ever causes a server error.

withInstance();

type Case = { pointer: string; at: unknown; past: unknown };

const described = bodiesOf(inject("apiDocument"));
const operations = listOperations(contract).filter(
  ({ method, meta, hasInput }) => method !== "GET" && hasInput && !meta.upload && meta.access !== "public",
);

/** Only an address that holds a picture itself may be this long; any other is shorter (server/accounts/files/inline-picture.test.ts). */
const INLINE_PICTURE = 1_000_000;

let ada: Person;

beforeAll(async () => {
  ada = await signUp("admin");
});

/** The limited places of a value, each with a value at its limit and one beyond it. */
function casesOf(input: Json, value: unknown, pointer: string, depth: number): Case[] {
  const schema = described.resolve(input);
  if (depth > 12) return [];
  const branches = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (Array.isArray(list) ? (list as Json[]) : []));
  const own: Case[] = [
    ...(schema.type === "string" &&
    typeof schema.maxLength === "number" &&
    schema.maxLength < INLINE_PICTURE &&
    !schema.pattern &&
    !schema.format &&
    !schema.enum
      ? [{ pointer, at: "x".repeat(schema.maxLength), past: "x".repeat(schema.maxLength + 1) }]
      : []),
    ...(isNumber(schema) && typeof schema.maximum === "number" && Math.abs(schema.maximum) < Number.MAX_SAFE_INTEGER
      ? [{ pointer, at: schema.maximum, past: schema.maximum + 1 }]
      : []),
    ...(isNumber(schema) && typeof schema.minimum === "number" && Math.abs(schema.minimum) < Number.MAX_SAFE_INTEGER
      ? [{ pointer, at: schema.minimum, past: schema.minimum - 1 }]
      : []),
    ...(schema.type === "array" && typeof schema.maxItems === "number" && Array.isArray(value) && value.length > 0
      ? [{ pointer, at: repeated(value, schema.maxItems, schema), past: repeated(value, schema.maxItems + 1, schema) }]
      : []),
  ];
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(([name, inner]) => {
    const known = typeof value === "object" && value !== null ? (value as Json)[name] : undefined;
    return casesOf(inner, known, `${pointer}/${name}`, depth + 1);
  });
  const items =
    Array.isArray(value) && value.length > 0 && schema.items
      ? casesOf(schema.items as Json, value[0], `${pointer}/0`, depth + 1)
      : [];
  return [...own, ...fields, ...items, ...branches.flatMap((branch) => casesOf(branch, value, pointer, depth + 1))];
}

const isNumber = ({ type }: Json) => type === "number" || type === "integer";

const repeated = (list: readonly unknown[], length: number, { items }: Json) =>
  Array.from({ length }, (_entry, index) => {
    const entry = list[index % list.length];
    const schema = described.resolve((items ?? {}) as Json);
    // An entry with a pattern, such as an address, stays one with a number behind it.
    if (typeof entry === "string" && !schema.enum) return schema.pattern ? `${entry}${index}` : `${index}`;
    return typeof entry === "object" && entry !== null && "id" in entry ? { ...entry, id: `entry-${index}` } : entry;
  });

const walkedInputs = new Set<unknown>();

/** Of many limits every second one in turn. Another address of the same input has every tenth: one schema parses both. */
const walked = operations.flatMap((operation) => {
  const body = described.bodyOf(operation);
  const all = body ? casesOf(body.schema, body.example, "", 0) : [];
  const nth = walkedInputs.has(operation.inputSchema) ? 10 : all.length > 40 ? 2 : 1;
  const cases = all.filter((_case, index) => isItsTurn(nth, index));
  walkedInputs.add(operation.inputSchema);
  return body && cases.length > 0 ? [[`${operation.method} ${operation.path}`, operation, body.example, cases] as const] : [];
});

describe.each(walked)("%s", (_name, operation, example, cases) => {
  test("accepts values at the limits and rejects values beyond them, without a server error", async () => {
    const resume = (await call("POST", "/resumes", { key: ada.key, body: { name: "Bounds" } })).body as string;
    const letter = (await call("POST", "/cover-letters", { key: ada.key, body: { name: "Bounds" } })).body.id as string;
    const own = JSON.parse(
      JSON.stringify(example).replaceAll(EXAMPLE_ID, operation.path.startsWith("/cover-letters") ? letter : resume),
    );
    const address = operation.path
      .replace("{type}", "resume")
      .replace(/\{\w+\}/g, operation.path.startsWith("/cover-letters") ? letter : resume);
    const as = operation.meta.access === "session" ? { cookie: ada.cookie } : { key: ada.key };
    const wrong: unknown[] = [];
    for (const { pointer, at, past } of cases) {
      for (const [place, value] of [
        ["at", at],
        ["past", past],
      ] as const) {
        const body = withValue(own, pointer, value);
        if (body === null) continue;
        const answer = await call(operation.method, address, { ...as, body });
        const isInvalid = answer.status === 400 && answer.body?.message === "Input validation failed";
        const received =
          isInvalid && (answer.body.data.issues as { path: unknown[] }[]).some(({ path }) => pointer.startsWith(`/${path[0]}`));
        const isUnavailable = answer.body?.code === "SEARCH_UNAVAILABLE";
        if ((answer.status >= 500 && !isUnavailable) || (place === "at" && received))
          wrong.push([place, pointer, answer.status, answer.body]);
        if (place === "past" && answer.status === 200 && !isTolerant(pointer)) wrong.push([place, pointer, "was taken"]);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  }, 240_000);
});

/** Places where interface-details 2.2 to 2.4 define a fallback for a bad value. */
const TOLERANT = [
  "columns",
  "icon",
  "iconColor",
  "website",
  "level",
  "keywords",
  "roles",
  "link",
  "fontWeights",
  "fontSize",
  "lineHeight",
  "sidebarWidth",
  "styleRules",
  "check",
  "dates",
  "marginX",
  "marginY",
  "sectionId",
  "itemId",
];

const isTolerant = (pointer: string) => pointer.split("/").some((key) => TOLERANT.includes(key));
