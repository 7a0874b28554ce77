import type { FailureCode, Reply, RequestName, Requests } from "@/clients/extension/src/requests";
import { text } from "./dom";

/** A failure in the person's language. */
export class Refused extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
  ) {
    super(message);
  }
}

/** Asks the background. Throws Refused. */
export async function ask<Name extends RequestName>(
  name: Name,
  input: Requests[Name]["input"],
): Promise<Requests[Name]["output"]> {
  const reply = (await chrome.runtime.sendMessage({ name, input })) as Reply<Name> | undefined;
  if (reply?.ok) return reply.value;
  const code = reply?.code ?? "unexpected";
  const sentence = text(`error_${code.replaceAll("-", "_")}`);
  throw new Refused(
    code,
    code === "refused" && reply?.ok === false && reply.text !== "" ? `${sentence} ${reply.text}` : sentence,
  );
}
