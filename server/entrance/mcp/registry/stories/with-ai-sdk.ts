import { createMCPClient } from "@ai-sdk/mcp";
import { answerOf, type Story, type StoryInput } from "./story";

export async function story({ url, apiKey }: StoryInput): Promise<Story> {
  const client = await createMCPClient({ transport: { type: "http", url, headers: { "x-api-key": apiKey } } });
  const tools = await client.tools();
  return {
    tools: async () =>
      Object.entries(tools).map(([name, { description = "", inputSchema }]) => ({ name, description, schema: inputSchema })),
    async call(name, args) {
      const result = await tools[name]?.execute(args, { toolCallId: "1", messages: [] });
      return answerOf(result as Parameters<typeof answerOf>[0]);
    },
    resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
    prompts: async () => (await client.experimental_listPrompts()).prompts.map(({ name }) => name),
    close: () => client.close(),
  };
}
