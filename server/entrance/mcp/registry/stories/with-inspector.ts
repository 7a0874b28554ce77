import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { answerOf, type Story, type StoryInput } from "./story";

/** The Inspector's command line: a process for each call. */
export async function story({ url, apiKey, folder }: StoryInput): Promise<Story> {
  async function run(method: string, more: string[] = []) {
    const program = ["node_modules/@modelcontextprotocol/inspector/cli/build/cli.js", "--cli", url, "--transport", "http"];
    const args = [...program, "--header", `x-api-key: ${apiKey}`, "--method", method, ...more];
    const options = { cwd: folder, maxBuffer: 2 ** 26 };
    return JSON.parse((await promisify(execFile)(process.execPath, args, options)).stdout);
  }
  return {
    tools: async () =>
      (await run("tools/list")).tools.map((tool: { name: string; description: string; inputSchema: unknown }) => ({
        name: tool.name,
        description: tool.description,
        schema: tool.inputSchema,
      })),
    async call(name, args) {
      const input = Object.entries(args).flatMap(([key, value]) => [
        "--tool-arg",
        `${key}=${typeof value === "string" ? value : JSON.stringify(value)}`,
      ]);
      return answerOf(await run("tools/call", ["--tool-name", name, ...input]));
    },
    resources: async () => (await run("resources/list")).resources.map(({ uri }: { uri: string }) => uri),
    prompts: async () => (await run("prompts/list")).prompts.map(({ name }: { name: string }) => name),
    close: async () => {},
  };
}
