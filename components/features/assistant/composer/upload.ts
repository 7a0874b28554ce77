import { ORPCError } from "@orpc/client";
import { addressOf } from "@/components/kit/api/address";
import type { AssistantAttachment } from "@/contracts/model/assistant/thread";

type Upload = { threadId: string; file: File; onProgress: (share: number) => void; signal: AbortSignal };

/** Sends a file to a conversation and reports progress, which `fetch` cannot. Throws what the API's client throws. */
export async function uploadAttachment({ threadId, file, onProgress, signal }: Upload): Promise<AssistantAttachment> {
  const data = await base64Of(file);
  signal.throwIfAborted();
  const body = JSON.stringify({ threadId, filename: file.name, mediaType: file.type || "application/octet-stream", data });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(
      "POST",
      addressOf(({ assistant }) => assistant.attachments.add),
    );
    request.setRequestHeader("content-type", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status === 200 ? resolve(answerOf(request)) : reject(errorOf(request)));
    request.onerror = () => reject(new TypeError("The file could not be sent."));
    request.onabort = () => reject(new DOMException("Removed", "AbortError"));
    signal.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}

const answerOf = ({ responseText }: XMLHttpRequest) => JSON.parse(responseText) as AssistantAttachment;

function errorOf({ status, responseText }: XMLHttpRequest): Error {
  try {
    const { code, message, data } = JSON.parse(responseText) as { code: string; message: string; data: unknown };
    return new ORPCError(code, { status, message, data });
  } catch {
    return new Error(`The server answered ${status}.`);
  }
}

/** The bytes of a file in base64, read by the browser itself. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error ?? new Error("The file could not be read."));
    reader.readAsDataURL(file);
  });
}
