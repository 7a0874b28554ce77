import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownTools } from "@/server/entrance/mcp/tools";
import { signUp, withInstance } from "@/server/testing/instance";
import { type Listening, listen } from "@/server/testing/listening";
import { expectConsole } from "@/server/testing/quiet-console";
import type { Story, StoryInput } from "./stories/story";

// `npm run test:clients` installs the clients. Each of them lists the tools, writes and reads with them, gets a PDF as a link and the
// reason for a refusal.

withInstance();

const cache = resolve(".cache/mcp-clients");
const programs = join(cache, "node_modules/.mcp");

let listening: Listening;
beforeAll(async () => {
  if (!existsSync(join(cache, "node_modules/mcp-remote")))
    throw new Error("Run `npm run test:clients`, which installs the clients.");
  listening = await listen();
});
afterAll(() => listening.stop());

test.each(["ai-sdk", "langchain", "mcp-use", "mcp-remote", "inspector"])("%s works with the tools", async (name) => {
  const { key: apiKey } = await signUp();
  // Servers of HTTP need no session, which this client remarks on.
  if (name === "mcp-use") expectConsole(/Session ID not available/);
  const client = await (await program(name))({ url: listening.url.href, apiKey, folder: cache });
  try {
    const tools = await client.tools();
    expect(tools).toHaveLength(ownTools().size);
    expect(tools.filter(({ description, schema }) => description === "" || !schema)).toEqual([]);

    const made = await client.call("create_resume", { name: "Designer" });
    const id = /"id":\s*"([0-9a-f-]{36})"/.exec(made.text)?.[1] ?? "";
    expect(id).not.toBe("");
    const item = { company: "Northpine", position: "Lead designer", description: "- Led **four** people" };
    expect((await client.call("add_resume_item", { id, section: "experience", item })).text).toContain("experience");
    expect((await client.call("read_resume", { id })).text).toContain("<strong>four</strong>");

    const pdf = await client.call("download_resume_pdf", { id });
    const link = /http:\/\/127\.0\.0\.1:\d+\/api\/tool-files\/[\w.~-]+/.exec(pdf.text)?.[0] ?? "";
    expect((await (await fetch(link)).text()).slice(0, 5)).toBe("%PDF-");
    if (pdf.links) expect(pdf.links).toEqual([link]);

    const refused = await client.call("add_resume_item", { id, section: "experience", item: { employer: "Northpine" } });
    expect(refused.text).toContain("no such field");
    expect(refused.isError).toBe(true);
    if (client.resources) expect(await client.resources()).toContain(`resume://${id}`);
    if (client.prompts) expect((await client.prompts()).length).toBeGreaterThan(2);
  } finally {
    await client.close();
  }
});

/** Packages stay external, as in real programs. */
async function program(name: string): Promise<(input: StoryInput) => Promise<Story>> {
  const outfile = join(programs, `with-${name}.mjs`);
  await build({
    entryPoints: [`server/entrance/mcp/registry/stories/with-${name}.ts`],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  return ((await import(outfile)) as { story: (input: StoryInput) => Promise<Story> }).story;
}
