/** Where the server is, who calls, and in which folder the clients are installed. */
export type StoryInput = { url: string; apiKey: string; folder: string };

/** What a client shows of a result: its text, its structured content and its links, where the client passes them on. */
export type Answer = { text: string; structured?: unknown; links?: string[]; isError?: boolean };

/** One MCP client, reduced to what all of them can do. */
export type Story = {
  tools: () => Promise<{ name: string; description: string; schema: unknown }[]>;
  call: (name: string, args: Record<string, unknown>) => Promise<Answer>;
  resources?: () => Promise<string[]>;
  prompts?: () => Promise<string[]>;
  close: () => Promise<void>;
};

type Content = { type: string; text?: string; uri?: string };
type Result = { content?: unknown; structuredContent?: unknown; isError?: unknown };

/** The result of a call as the protocol defines it. */
export function answerOf({ content, structuredContent, isError }: Result): Answer {
  const blocks = (content ?? []) as Content[];
  return {
    text: blocks.flatMap(({ type, text }) => (type === "text" ? [text ?? ""] : [])).join("\n"),
    structured: structuredContent,
    links: blocks.flatMap(({ type, uri }) => (type === "resource_link" ? [uri ?? ""] : [])),
    isError: isError === true,
  };
}
