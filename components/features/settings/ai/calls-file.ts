import { api } from "@/components/kit/api/client";
import { LIMITS } from "@/contracts/limits";

export type AiCall = Awaited<ReturnType<typeof api.aiCalls.list>>["calls"][number];
export type CallFileFormat = "csv" | "json";

/** The whole record, oldest page last, as the server hands it out. */
export async function readAllCalls(): Promise<AiCall[]> {
  const calls: AiCall[] = [];
  for (;;) {
    const page = await api.aiCalls.list({ limit: LIMITS.page.max, offset: calls.length });
    calls.push(...page.calls);
    if (page.calls.length === 0 || calls.length >= page.total) return calls;
  }
}

const COLUMNS = [
  "at",
  "purpose",
  "sent",
  "provider",
  "model",
  "inputTokens",
  "outputTokens",
  "costUsd",
  "outcome",
  "durationMs",
] as const satisfies readonly (keyof AiCall)[];

export const CALL_FILE_FORMATS: Record<
  CallFileFormat,
  { type: string; write: (calls: readonly AiCall[]) => Promise<string> | string }
> = {
  csv: {
    type: "text/csv;charset=utf-8",
    async write(calls) {
      const { writeTable } = await import("@/domain/tables/write-table");
      return writeTable(
        COLUMNS,
        calls.map((call) => COLUMNS.map((name) => String(call[name] ?? ""))),
      );
    },
  },
  json: { type: "application/json", write: (calls) => JSON.stringify(calls, null, 2) },
};
