import { expect } from "vitest";
import { call, type Person } from "@/server/testing/instance";

export const at = (person: Person) => ({
  get: (path: string) => call("GET", path, { key: person.key }),
  send: (method: string, path: string, body?: unknown) => call(method, path, { key: person.key, body }),
});

export const FIRST = { company: "Northpine", role: "Product Designer" };

export async function add(person: Person, input: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await at(person).send("POST", "/applications", { ...FIRST, ...input });
  expect(status).toBe(200);
  return body;
}

export const read = async (person: Person, id: string) => (await at(person).get(`/applications/${id}`)).body;
