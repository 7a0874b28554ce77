import { MultiServerMCPClient } from "@langchain/mcp-adapters";
import type { Story, StoryInput } from "./story";

export async function story({ url, apiKey }: StoryInput): Promise<Story> {
  const client = new MultiServerMCPClient({
    mcpServers: { dossier: { transport: "http", url, headers: { "x-api-key": apiKey } } },
  });
  const tools = await client.getTools();
  return {
    tools: async () => tools.map(({ name, description, schema }) => ({ name, description, schema })),
    async call(name, args) {
      const tool = tools.find((entry) => entry.name === name);
      try {
        const text: unknown = await tool?.invoke(args);
        return { text: typeof text === "string" ? text : JSON.stringify(text), isError: false };
      } catch (error) {
        return { text: (error as Error).message, isError: true };
      }
    },
    close: () => client.close(),
  };
}
