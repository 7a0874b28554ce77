import type { Span } from "@/server/platform/tracing/span";
import { currentSpan, startSpan } from "@/server/platform/tracing/tracing";

/**
 * Runs a statement as a span, if something is traced that it belongs to. The span names what is done to which table and holds neither the
 * statement nor its values. Statements of background work are not traced: they would be most of all spans.
 */
export function tracedQuery(args: unknown[], query: (...args: unknown[]) => unknown): unknown {
  const span = currentSpan() && spanOf(args[0]);
  if (!span) return query(...args);
  // The pool passes a callback; all other callers get a promise.
  const last = args.at(-1);
  if (typeof last === "function") {
    const ended = (error: unknown, ...rest: unknown[]) => {
      span.end(error ?? undefined);
      last(error, ...rest);
    };
    return query(...args.slice(0, -1), ended);
  }
  const answer = query(...args);
  if (answer instanceof Promise)
    answer.then(
      () => span.end(),
      (error: unknown) => span.end(error),
    );
  else span.end();
  return answer;
}

function spanOf(statement: unknown): Span | undefined {
  const text = typeof statement === "string" ? statement : (statement as { text?: unknown } | null)?.text;
  if (typeof text !== "string") return undefined;
  const { operation, table } = summaryOf(text);
  const attributes = { "db.system.name": "postgresql", "db.operation.name": operation };
  return startSpan(table ? `${operation} ${table}` : operation, {
    kind: "client",
    attributes: table ? { ...attributes, "db.collection.name": table } : attributes,
  });
}

/** The first word of a statement, and the first table that it names. */
export function summaryOf(text: string): { operation: string; table: string | null } {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "QUERY";
  const table = /\b(?:from|into|update)\s+(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?/i.exec(text)?.[1] ?? null;
  return { operation, table };
}
