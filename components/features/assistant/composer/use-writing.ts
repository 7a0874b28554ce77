import { useTranslations } from "next-intl";
import { type ContextChoice, USUAL_CONTEXT } from "@/components/features/assistant/composer/context-menu";
import { useAttachments } from "@/components/features/assistant/composer/use-attachments";
import type { Conversation } from "@/components/features/assistant/run/use-conversation";
import { useSend } from "@/components/features/assistant/run/use-send";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";
import { useStored } from "@/components/kit/ai/use-stored";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";

type Writing = {
  /** By which the device keeps what is being written. */
  name: string;
  threadId: string | null;
  ensureThread: () => Promise<string>;
  state: Conversation;
};

/** The message that is being written, with its files, until it is sent; and how an answer is stopped. */
export function useWriting({ name, threadId, ensureThread, state }: Writing) {
  const t = useTranslations("assistant");
  const errorText = useAiErrorText();
  const { run, isBusy: isStopping } = useChange({ failure: "toast", explain: errorText });
  const { conversation, isRunning } = state;
  const [text, keepText] = useStored<string>(`assistant/${name}/text`);
  const [context, keepContext] = useStored<ContextChoice>(`assistant/${name}/context`);
  const files = useAttachments({
    ensureThread,
    stored: conversation?.attachments,
    tooLarge: (file) => t("files.tooLarge", { name: file }),
  });
  const sending = useSend({ name, threadId, ensureThread, conversation: state });
  const isBusy = isRunning || sending.isSending;
  const chosen = context ?? USUAL_CONTEXT;

  async function say(spoken: string, withFiles: boolean): Promise<boolean> {
    const attachments = withFiles ? files.attachments : [];
    const ids = attachments.map(({ id }) => id);
    files.sent(ids, true);
    return sending.send({ text: spoken, attachments, context: chosen });
  }

  function send() {
    const spoken = (text ?? "").trim();
    keepText(null);
    void say(spoken, true);
  }

  async function stop() {
    if (!isBusy || isStopping) return;
    sending.stopSoon();
    if (!threadId) return;
    await run(async () => {
      await api.assistant.stop({ threadId });
    });
  }

  function rewrite() {
    const back = sending.takeBack();
    if (!back) return;
    keepText([back.text, text ?? ""].filter(Boolean).join("\n\n"));
    files.sent(
      back.attachments.map(({ id }) => id),
      false,
    );
  }

  return {
    files,
    sending,
    writing: {
      text: text ?? "",
      setText: (next: string) => keepText(next === "" ? null : next),
      context: chosen,
      setContext: keepContext,
    },
    say,
    send,
    stop,
    isStopping,
    rewrite,
  };
}
