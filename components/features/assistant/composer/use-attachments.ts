import { useEffect, useRef, useState } from "react";
import { uploadAttachment } from "@/components/features/assistant/composer/upload";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { LIMITS } from "@/contracts/limits";
import type { AssistantAttachment } from "@/contracts/model/assistant/thread";

/** A file that is on its way, or could not be sent. */
export type Uploading = { key: string; name: string; share: number; error: string | null };

const bounds = LIMITS.assistant;
const NONE: readonly AssistantAttachment[] = [];

type Attaching = {
  ensureThread: () => Promise<string>;
  /** Those of the conversation that were attached before and not sent yet. */
  stored: readonly AssistantAttachment[] | undefined;
  tooLarge: (name: string) => string;
};

/** The files of the message that is being written. They are uploaded immediately, so that a reload loses none. */
export function useAttachments({ ensureThread, stored = NONE, tooLarge }: Attaching) {
  const errorText = useErrorText();
  const [added, setAdded] = useState<readonly AssistantAttachment[]>(NONE);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [uploads, setUploads] = useState<readonly Uploading[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const known = new Set(stored.map(({ id }) => id));
  const attachments = [
    ...stored.filter(({ messageId }) => messageId === null),
    ...added.filter(({ id }) => !known.has(id)),
  ].filter(({ id }) => !gone.has(id));

  const update = (key: string, change: Partial<Uploading>) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const forget = (key: string) => setUploads((before) => before.filter((each) => each.key !== key));

  async function addOne(file: File) {
    const key = `${file.name} ${file.size} ${performance.now()}`;
    const isTooLarge = file.size > bounds.file.bytes;
    setUploads((before) => [...before, { key, name: file.name, share: 0, error: isTooLarge ? tooLarge(file.name) : null }]);
    if (isTooLarge) return;
    const controller = new AbortController();
    running.current.set(key, controller);
    try {
      const threadId = await ensureThread();
      controller.signal.throwIfAborted();
      const attachment = await uploadAttachment({
        threadId,
        file,
        onProgress: (share) => update(key, { share }),
        signal: controller.signal,
      });
      setAdded((before) => [...before, attachment]);
      forget(key);
    } catch (error) {
      if (controller.signal.aborted) forget(key);
      else update(key, { error: errorText(error) });
    }
    running.current.delete(key);
  }

  return {
    attachments,
    uploads,
    isUploading: uploads.some(({ error }) => error === null),
    isFull: attachments.length + uploads.length >= bounds.attachments,
    add(files: readonly File[]) {
      const room = bounds.attachments - attachments.length - uploads.length;
      for (const file of files.slice(0, Math.max(0, room))) void addOne(file);
    },
    cancel(key: string) {
      running.current.get(key)?.abort();
      forget(key);
    },
    async remove({ id }: AssistantAttachment) {
      setGone((before) => new Set([...before, id]));
      // What could not be removed goes by itself after a day.
      await api.assistant.attachments.remove({ id }).catch(() => {});
    },
    /** They were sent with a message, or not after all. */
    sent: (ids: readonly string[], isSent: boolean) =>
      setGone((before) => new Set(isSent ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id)))),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
