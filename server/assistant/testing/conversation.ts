import { type AssistantEvent, assistantEventSchema } from "@/contracts/model/assistant/event";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import { applyAssistantEvent } from "@/domain/assistant/apply-event";
import { newId } from "@/server/platform/ids";
import { API_PREFIX } from "@/server/platform/request/api-prefix";
import { call, ORIGIN, type Person, sendRequest } from "@/server/testing/instance";

export type Stream = {
  status: number;
  /** The next event; null at the end. */
  next: () => Promise<{ id: string | null; event: AssistantEvent } | null>;
  /** Closes the connection, as a browser does that goes away. */
  leave: () => Promise<void>;
};

const open = new Set<Stream>();

/** Leaves the streams that a failed test did not read to their end, so that the tests after it do not fail as well. */
export const leaveStreams = () => Promise.all([...open].map((stream) => stream.leave()));

/** Opens a stream of events as a browser would, event by event. */
export async function openStream(
  { key }: Person,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Stream> {
  const stop = new AbortController();
  const response = await sendRequest(
    new Request(`${ORIGIN}${API_PREFIX}${path}`, {
      method,
      headers: { "x-api-key": key, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: stop.signal,
    }),
  );
  if (response.status !== 200) await response.body?.cancel();
  const reader = response.status === 200 ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  let text = "";
  const next: Stream["next"] = async () => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const line = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? null;
        const data = line("data");
        if (line("event") === "message" && data !== null)
          return { id: line("id"), event: assistantEventSchema.parse(JSON.parse(JSON.parse(data))) };
        continue;
      }
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) {
        open.delete(stream);
        return null;
      }
      text += value;
    }
  };
  const leave = async () => {
    open.delete(stream);
    stop.abort();
    await reader?.cancel().catch(() => {});
  };
  const stream = { status: response.status, next, leave };
  open.add(stream);
  return stream;
}

/** Reads a stream to its end, on top of what is known already. */
export async function readAnswer(stream: Stream, from: AssistantMessage | null = null) {
  let message = from;
  const events: AssistantEvent[] = [];
  for (;;) {
    const one = await stream.next();
    if (!one) return { message, events };
    events.push(one.event);
    message = applyAssistantEvent(message, one.event);
  }
}

export const textOf = (message: AssistantMessage | null | undefined): string =>
  (message?.parts ?? []).flatMap((part) => (part.type === "text" ? part.text : [])).join("\n\n");

export async function makeThread(person: Person, body: object): Promise<string> {
  const made = await call("POST", "/agent/threads", { key: person.key, body });
  if (made.status !== 200) throw new Error(`No thread: ${made.status} ${JSON.stringify(made.body)}`);
  return made.body.id as string;
}

export const messageOf = (text: string, id = newId()) => ({ id, role: "user", parts: [{ type: "text", text }] });

export const send = (person: Person, thread: string, text: string, rest: object = {}) =>
  openStream(person, "POST", `/agent/threads/${thread}/messages`, { message: messageOf(text), ...rest });

/** Sends a message and waits for the whole answer. */
export const ask = async (person: Person, thread: string, text: string, rest: object = {}) =>
  readAnswer(await send(person, thread, text, rest));

export async function readThread(person: Person, thread: string) {
  const { body } = await call("GET", `/agent/threads/${thread}`, { key: person.key });
  return { ...body, messages: body.messages as AssistantMessage[] };
}
