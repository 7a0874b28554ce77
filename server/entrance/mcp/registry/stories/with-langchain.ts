import { MultiServerMCPClient } from "@langchain/mcp-adapters";
import type { Given, Story } from "./story";

export async function story({ url, apiKey }: Given): Promise<Story> {
  const client = new MultiServerMCPClient({
    mcpServers: { dossier: { transport: "http", url, headers: { "x-api-key": apiKey } } },
  });
  const tools = await client.getTools();
  return {
    tools: async () => tools.map(({ name, description, schema }) => ({ name, description, schema })),
    async call(name, args) {
      const tool = tools.find((entry) => entry.name === name);
      try {
        const said: unknown = await tool?.invoke(args);
        return { text: typeof said === "string" ? said : JSON.stringify(said), isError: false };
      } catch (error) {
        return { text: (error as Error).message, isError: true };
      }
    },
    close: () => client.close(),
  };
}
