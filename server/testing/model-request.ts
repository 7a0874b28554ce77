export type Protocol = "openai" | "anthropic" | "gemini";

/** What a model was asked, whichever protocol it came by. */
export type Asked = {
  protocol: Protocol;
  text: string;
  schema: unknown;
  json: boolean;
  tool: string | null;
  stream: boolean;
  picture: boolean;
  /** Names of all tools that it may call. */
  tools: string[];
};
