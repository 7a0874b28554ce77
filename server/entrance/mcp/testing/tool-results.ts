import type { Client } from "@modelcontextprotocol/client";
import { expect } from "vitest";

export type Result = Awaited<ReturnType<Client["callTool"]>>;

export const textOf = (result: Result): string => {
  const [first] = result.content;
  return first?.type === "text" ? first.text : expect.fail(`no text: ${JSON.stringify(result).slice(0, 300)}`);
};

export const json = (result: Result) => JSON.parse(textOf(result));
