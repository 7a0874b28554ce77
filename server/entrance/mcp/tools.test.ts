import { expect, test } from "vitest";
import { contract } from "@/contracts/index";
import { apiName, apiTools, ownTools } from "@/server/entrance/mcp/tools";
import { listOperations } from "@/server/platform/operations";

const listed = [...ownTools().values()].map((tool) => tool.listed);
const named = (name: string) => ownTools().get(name)?.listed ?? expect.fail(`There is no tool ${name}.`);

test("the list has 43 tools and nine more, and fits into 8,000 tokens", () => {
  expect(listed).toHaveLength(52);
  expect(JSON.stringify(listed).length / 4).toBeLessThanOrEqual(8_000);
});

test("every argument has a description, and lists have items", () => {
  const bare = listed.flatMap(({ name, inputSchema }) =>
    Object.entries((inputSchema.properties ?? {}) as Record<string, { description?: string; type?: unknown; items?: unknown }>)
      .filter(([, field]) => !field.description || (field.type === "array" && !field.items))
      .map(([argument]) => `${name}.${argument}`),
  );
  expect(bare).toEqual([]);
});

test("tools that delete or overwrite are annotated as such, and no others are", () => {
  expect(
    listed
      .filter(({ annotations }) => annotations.destructiveHint)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    "attach_application_document",
    "career_record",
    "delete_application",
    "delete_applications",
    "delete_cover_letter",
    "delete_resume",
    "remove_application_document",
    "update_application",
    "update_applications",
    "update_interview",
  ]);
});

test("schemas are whole in themselves: no references, an object each, descriptions never empty", () => {
  for (const { listed: tool } of [...ownTools().values(), ...apiTools().values()]) {
    expect(JSON.stringify(tool.inputSchema)).not.toMatch(/\$ref|\$defs/);
    expect(tool.inputSchema.type).toBe("object");
    expect(tool.description.length).toBeGreaterThan(3);
    expect(tool.name).toMatch(/^[a-z_]{3,64}$/);
  }
});

test("hints say what an operation does", () => {
  expect(named("read_resume").annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
  expect(named("delete_application").annotations).toMatchObject({ readOnlyHint: false, destructiveHint: true });
  // A patch stores the previous state as a version; an update of an application does not.
  expect(named("apply_resume_patch").annotations).toMatchObject({ readOnlyHint: false, destructiveHint: false });
  expect(named("update_application").annotations).toMatchObject({ destructiveHint: true });
  expect(named("read_posting").annotations).toMatchObject({ openWorldHint: true });
});

test("a tool's name may fix a part of the input, which is then no argument", () => {
  expect(Object.keys(named("lock_resume").inputSchema.properties as object)).toEqual(["id"]);
  expect(named("lock_resume").inputSchema.required).toEqual(["id"]);
});

test("each operation of the API that programs can call has one tool, second addresses aside", () => {
  const operations = listOperations(contract).filter(({ meta }) => !["session", "admin"].includes(meta.access ?? ""));
  const reached = new Set([...apiTools().values()].map(({ operation }) => operation.operationId));
  const missing = operations.filter(({ operationId }) => !reached.has(operationId)).map(({ name }) => name);
  const second = operations.filter(({ operationId }) => reached.has(operationId)).map(({ inputSchema }) => inputSchema);
  // Left out are streams that never end, and addresses whose operation is there under another one.
  const unreached = operations.filter(({ name, inputSchema }) => missing.includes(name) && !second.includes(inputSchema));
  expect(unreached.filter(({ meta }) => !meta.produces?.includes("text/event-stream")).map(({ name }) => name)).toEqual([]);
});

test.each([
  ["resumes", "getResumeVersion", "api_resume_get_version"],
  ["documents", "purgeExpiredDocuments", "api_documents_purge_expired"],
  ["coverLetters", "listCoverLetters", "api_cover_letter_list"],
  ["webAccess", "getWebAccessStatus", "api_web_access_get_status"],
])("%s.%s is %s", (group, operationId, name) => {
  expect(apiName(group, operationId)).toBe(name);
  expect(apiTools().get(name)?.operation.operationId).toBe(operationId);
});
