import { MCPClient } from "mcp-use";
import { answerOf, type Story, type StoryInput } from "./story";

export async function story({ url, apiKey }: StoryInput): Promise<Story> {
  const client = new MCPClient({ mcpServers: { dossier: { url, headers: { "x-api-key": apiKey } } } });
  const session = await client.createSession("dossier");
  return {
    tools: async () =>
      (await session.listTools()).map(({ name, description = "", inputSchema }) => ({ name, description, schema: inputSchema })),
    call: async (name, args) => answerOf(await session.callTool(name, args)),
    resources: async () => (await session.listResources()).resources.map(({ uri }) => uri),
    prompts: async () => (await session.listPrompts()).prompts.map(({ name }) => name),
    close: () => client.closeAllSessions(),
  };
}
