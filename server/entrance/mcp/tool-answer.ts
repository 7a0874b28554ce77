import type { CallToolResult, ContentBlock } from "@modelcontextprotocol/server";

/** The result of a tool. An object is stored as the JSON text that its content shows, so that it is written once. */
export type ToolAnswer = { content: ContentBlock[]; isError?: true; structured?: string };

export const textAnswer = (text: string): ToolAnswer => ({ content: [{ type: "text", text }] });

/** JSON as text, and as an object where it is one. */
export const jsonAnswer = (json: string): ToolAnswer => ({
  ...textAnswer(json),
  ...(json.startsWith("{") && { structured: json }),
});

/** In the form that the library accepts. */
export const toResult = ({ structured, ...answer }: ToolAnswer): CallToolResult => ({
  ...answer,
  ...(structured !== undefined && { structuredContent: JSON.parse(structured) as Record<string, unknown> }),
});

/** The same as JSON text, with further fields. The object is inserted as it is: parsing and writing it would cost as much as the read. */
export function toJson({ structured, ...answer }: ToolAnswer, more: object): string {
  const json = JSON.stringify({ ...answer, ...more });
  return structured === undefined ? json : `${json.slice(0, -1)},"structuredContent":${structured}}`;
}
