import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { answerOf, type Story, type StoryInput } from "./story";

/** A client that supports only local programs reaches the server through mcp-remote. */
export async function story({ url, apiKey, folder }: StoryInput): Promise<Story> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const proxy = ["node_modules/mcp-remote/dist/proxy.js", url, "--header", `x-api-key:${apiKey}`, "--allow-http"];
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [...proxy, "--transport", "http-only"],
      cwd: folder,
      stderr: "ignore",
    }),
  );
  return {
    tools: async () =>
      (await client.listTools()).tools.map(({ name, description = "", inputSchema }) => ({
        name,
        description,
        schema: inputSchema,
      })),
    call: async (name, args) => answerOf(await client.callTool({ name, arguments: args })),
    resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
    prompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    close: () => client.close(),
  };
}
