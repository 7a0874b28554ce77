import type { Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { type Listening, listen } from "@/server/testing/listening";
import { mcpClient } from "@/server/testing/mcp";

withInstance();

let listening: Listening;
beforeAll(async () => {
  listening = await listen();
});
afterAll(() => listening.stop());

const ask = async (client: Client, args: Record<string, unknown>) => {
  const result = await client.callTool({ name: "career_record", arguments: args });
  const [first] = result.content as { text: string }[];
  return { isError: result.isError === true, value: result.isError ? first?.text : JSON.parse(first?.text ?? "") };
};

test("one tool lists, adds, reads and changes the record, shows where an entry is used and puts it into a resume", async () => {
  const person = await signUp();
  const client = await mcpClient(listening.url, person.key);
  expect(await ask(client, {})).toEqual({ isError: false, value: [] });
  const { value: entry } = await ask(client, { section: "experience", data: { company: "Northpine" } });
  expect(entry).toMatchObject({ revision: 1, data: { company: "Northpine" } });
  const resumeId = (await call("POST", "/resumes", { key: person.key, body: { name: "Mine", tags: [] } })).body;
  const { value: put } = await ask(client, { id: entry.id, resumeId });
  expect(put).toEqual({ itemId: expect.any(String) });
  const { value: first } = await ask(client, { resumeId, entries: [{ entryId: entry.id, position: 0 }] });
  const { body: resume } = await call("GET", `/resumes/${resumeId}`, { key: person.key });
  expect(resume.data.sections.experience.items.map(({ id }: { id: string }) => id)).toEqual([first.items[0].itemId, put.itemId]);
  await call("DELETE", `/resumes/${resumeId}/links/${first.items[0].itemId}`, { key: person.key });
  expect((await ask(client, { query: "northpine" })).value).toMatchObject([{ id: entry.id, uses: 1 }]);
  const { value: effect } = await ask(client, { id: entry.id, expectedRevision: 1, data: { company: "Southpine" } });
  expect(effect).toMatchObject({ entry: { revision: 2 }, updated: [{ resumeId, itemId: put.itemId }] });
  expect((await ask(client, { id: entry.id })).value).toMatchObject({ links: [{ resumeId, resumeName: "Mine" }] });
  expect(await ask(client, { id: entry.id, data: { company: "x" } })).toMatchObject({ isError: true });
  expect(await ask(client, { id: entry.id, expectedRevision: 1, data: {} })).toMatchObject({ isError: true });
  await client.close();
});

test("a key that may only read can list and read with it, and change nothing", async () => {
  const reader = await signUp("read");
  const client = await mcpClient(listening.url, reader.key);
  expect(await ask(client, {})).toEqual({ isError: false, value: [] });
  expect(await ask(client, { section: "skills", data: { name: "Drawing" } })).toMatchObject({ isError: true });
  expect(await ask(client, {})).toEqual({ isError: false, value: [] });
  await client.close();
});
