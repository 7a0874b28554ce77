import { withEventMeta } from "@orpc/standard-server";

/**
 * Gives events that are JSON texts their sequence as id, so that a browser that connects again names the last one it has. A text itself can
 * carry no id, so it is boxed; the box is written as the text.
 */
export async function* withEventIds(events: AsyncGenerator<unknown>): AsyncGenerator<unknown> {
  for await (const event of events) {
    const id = typeof event === "string" ? /^\{"sequence":(\d+)/.exec(event)?.[1] : undefined;
    yield id === undefined ? event : withEventMeta({ toJSON: () => event }, { id });
  }
}
