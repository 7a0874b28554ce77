export type Protocol = "openai" | "anthropic" | "gemini";

/** The request to a model, independent of the protocol. */
export type ModelRequest = {
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
