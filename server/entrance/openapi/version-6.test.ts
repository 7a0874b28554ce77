import { describe, expect, inject, test } from "vitest";
import { contract } from "@/contracts/index";
import { listOperations } from "@/server/platform/operations";
import {
  VERSION_6_ERRORS,
  VERSION_6_EXCEPTIONS,
  VERSION_6_OPERATIONS,
  VERSION_6_REQUEST_FIELDS,
  VERSION_6_RESPONSE_FIELDS,
} from "./version-6-facts";

type Json = Record<string, unknown>;
const served = inject("apiDocument") as Json;
const operations = new Map(listOperations(contract).map((one) => [`${one.method} ${one.path}`, one]));

function described(address: string): Json {
  const [method = "", path = ""] = address.split(" ");
  return ((served.paths as Json)[path] as Json)[method.toLowerCase()] as Json;
}

/** A schema with its references followed. */
function resolved(schema: unknown): Json {
  const { $ref } = schema as { $ref?: string };
  if (!$ref) return schema as Json;
  const name = $ref.split("/").at(-1) ?? "";
  return resolved(((served.components as Json).schemas as Json)[name]);
}

const jsonOf = (body: unknown) => resolved(((body as Json).content as Record<string, Json>)["application/json"]?.schema);

describe("what clients of version 6.0.0 rely on", () => {
  test("operations have their names", () => {
    for (const [operationId, address] of Object.entries(VERSION_6_OPERATIONS))
      expect([address, described(address).operationId]).toEqual([address, operationId]);
  });

  test("no two operations share a name", () => {
    const names = [...operations.values()].map(({ operationId }) => operationId);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each(VERSION_6_REQUEST_FIELDS)("%s takes %s", (address, field, { required }) => {
    const schema = jsonOf(described(address).requestBody);
    expect(schema.properties).toHaveProperty(field);
    expect(((schema.required ?? []) as string[]).includes(field)).toBe(required);
  });

  test.each(VERSION_6_RESPONSE_FIELDS)("%s responds with its fields", (address, fields) => {
    const schema = jsonOf((described(address).responses as Json)["200"]);
    expect(schema.required).toEqual(expect.arrayContaining(fields));
  });

  test.each(VERSION_6_ERRORS)("%s declares its errors", (address, codes) => {
    expect(operations.get(address)?.errors).toEqual(expect.arrayContaining(codes));
  });

  test("each exception is still one", () => {
    for (const [what, reason] of VERSION_6_EXCEPTIONS) {
      const [method, path, code] = what.split(" ");
      expect([what, operations.get(`${method} ${path}`)?.errors]).not.toEqual([what, expect.arrayContaining([code])]);
      expect(reason).not.toBe("");
    }
  });
});
