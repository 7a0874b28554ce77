import type { AnyProcedure } from "@orpc/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { contract } from "@/contracts/index";
import { readFormFields, readQuery } from "@/server/entrance/http/input";
import { operationOf } from "@/server/entrance/http/operations";
import { router } from "@/server/entrance/router";
import { listOperations } from "@/server/platform/operations";

// Clients write lists in several ways. `tags=a,b` once meant one tag with a comma in it, of which there are no resumes: an empty list
// without a reason. In forms, a repeated name was refused as broken JSON. Every list of every query and form is tested.

type Fields = Record<string, { type?: string; items?: { type?: string }; anyOf?: { type?: string }[] }>;

const procedureAt = (name: string) =>
  name.split(".").reduce((node: unknown, key) => (node as Record<string, unknown>)[key], router) as AnyProcedure;

const fieldsOf = (schema: unknown) =>
  (z.toJSONSchema(schema as z.ZodType, { io: "input", unrepresentable: "any" }).properties ?? {}) as Fields;

const lists = listOperations(contract).flatMap(({ name, method, inputSchema }) => {
  if (!(inputSchema instanceof z.ZodObject)) return [];
  const operation = operationOf(procedureAt(name));
  return Object.entries(fieldsOf(inputSchema))
    .filter(([, { type, anyOf }]) => type === "array" || anyOf?.some((branch) => branch.type === "array"))
    .map(([field, { items }]) => ({
      title: `${method} ${operation.path} ${field}`,
      operation,
      field,
      isText: items?.type === "string",
    }));
});

const read = {
  query: (list: (typeof lists)[number], text: string) => readQuery(list.operation, new URLSearchParams(text)),
  form: (list: (typeof lists)[number], text: string) => {
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
    return readFormFields(list.operation, form);
  },
};

test("the lists of queries and of the form with files are among them", () => {
  expect(lists.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      "GET /resumes tags",
      "GET /applications tags",
      "GET /cover-letters/{id}/bundle attachments",
      "POST /applications tags",
      "POST /applications contacts",
    ]),
  );
});

describe.each(["query", "form"] as const)("in a %s", (kind) => {
  const texts = lists.filter(({ isText, operation }) => isText && (kind === "form" || operation.method === "GET"));

  test.each(texts)("$title means the same in every spelling", (list) => {
    const { field } = list;
    for (const text of [
      `${field}=a&${field}=b`,
      `${field}[]=a&${field}[]=b`,
      `${field}[0]=a&${field}[1]=b`,
      `${field}[1]=b&${field}[0]=a`,
      `${field}=a,b`,
      `${field}=a&${field}[]=b`,
      `${field}=["a","b"]`,
    ])
      expect([text, read[kind](list, text)]).toEqual([text, { [field]: ["a", "b"] }]);
    for (const text of [`${field}=a`, `${field}[]=a`, `${field}[0]=a`])
      expect([text, read[kind](list, text)]).toEqual([text, { [field]: ["a"] }]);
    expect(read[kind](list, `${field}=`)).toEqual({ [field]: [] });
    for (const text of [`${field}[]=a,b`, `${field}[0]=a,b`]) expect(read[kind](list, text)).toEqual({ [field]: ["a,b"] });
    expect(read[kind](list, `${field}=a,b&${field}=c`)).toEqual({ [field]: ["a,b", "c"] });
  });

  test.each(texts)("$title in a spelling that is none is refused with the ones that are", (list) => {
    const { field } = list;
    for (const text of [
      `${field}[x]=a`,
      `${field}.0=a`,
      `${field}[=a`,
      `${field}[1]=a`,
      `${field}[0]=a&${field}[]=b`,
      `${field}=["a"`,
    ])
      expect(() => read[kind](list, text), text).toThrow(
        expect.objectContaining({
          code: "BAD_REQUEST",
          data: { issues: [expect.objectContaining({ path: [field], message: expect.stringMatching(/Write |not valid JSON/) })] },
        }),
      );
  });
});

test("a list of objects is JSON text, whole or item by item, or has names in brackets", () => {
  const [list] = lists.filter(({ title }) => title === "POST /applications contacts");
  if (!list) throw new Error("The form has no contacts.");
  const one = encodeURIComponent('{"name":"Kim, Jo"}');
  for (const text of [`contacts=${one}`, `contacts=[${one}]`, `contacts[0][name]=Kim, Jo`])
    expect([text, read.form(list, text)]).toEqual([text, { contacts: [{ name: "Kim, Jo" }] }]);
  expect(read.form(list, `contacts=${one}&contacts=${one}`)).toEqual({ contacts: [{ name: "Kim, Jo" }, { name: "Kim, Jo" }] });
});
