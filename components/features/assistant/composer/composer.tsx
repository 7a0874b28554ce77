"use client";

import { useTranslations } from "next-intl";
import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { AttachmentList } from "@/components/features/assistant/composer/attachment-list";
import { type ContextChoice, ContextMenu, type ContextPart } from "@/components/features/assistant/composer/context-menu";
import { isSendKey } from "@/components/features/assistant/composer/send-key";
import type { Attachments } from "@/components/features/assistant/composer/use-attachments";
import { useAwaitedField } from "@/components/kit/assistant/assistant-request";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import { LIMITS } from "@/contracts/limits";

type ComposerProps = {
  text: string;
  onText: (text: string) => void;
  files: Attachments;
  parts: readonly ContextPart[];
  context: ContextChoice;
  onContext: (context: ContextChoice) => void;
  isRunning: boolean;
  isStopping: boolean;
  onSend: () => void;
  onStop: () => void;
};

/** The file types that a model accepts. */
const ACCEPTED = ".pdf,.docx,.txt,.md,.png,.jpg,.jpeg,.webp,.gif";

/** The input: Enter sends, Shift and Enter begin a line, Escape stops the answer. Files come by button, drop and paste. */
export function Composer(props: ComposerProps) {
  const { text, onText, files, parts, context, onContext, isRunning, isStopping, onSend, onStop } = props;
  const t = useTranslations("assistant.composer");
  const chooser = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOver, setOver] = useState(false);
  useAwaitedField(() => field.current?.focus());
  const canSend = !isRunning && !files.isUploading && text.trim() !== "";

  function takeDrop(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    files.add([...event.dataTransfer.files]);
    field.current?.focus();
  }

  function takePaste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    files.add(pasted);
  }

  return (
    <section
      aria-label={t("title")}
      className="flex-none border-t bg-background px-3 pt-2.5 pb-3"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={takeDrop}
    >
      <div
        className={classNames(
          "mx-auto max-w-[70ch] rounded-md bg-card shadow-[inset_0_-1px_0_0_var(--input),inset_0_0_0_1px_var(--border)] has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-ring",
          isOver && "outline-2 outline-primary-ink outline-dashed",
        )}
      >
        <AttachmentList files={files} />
        <textarea
          ref={field}
          rows={2}
          aria-label={t("message")}
          placeholder={t("placeholder")}
          maxLength={LIMITS.assistant.text}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onPaste={takePaste}
          onKeyDown={(event) => {
            if (event.key === "Escape" && isRunning) {
              event.preventDefault();
              event.stopPropagation();
              onStop();
            }
            if (!isSendKey(event)) return;
            event.preventDefault();
            if (canSend) onSend();
          }}
          className="field-sizing-content block max-h-48 min-h-14 w-full resize-none bg-transparent px-2.5 pt-2 pb-1 text-base leading-5 outline-hidden placeholder:text-subtle-foreground phone:text-lg"
        />
        <div className="flex items-center gap-0.5 px-1 pb-1">
          <Button
            variant="ghost"
            size="sm"
            shape="icon"
            aria-label={t("attach")}
            disabled={files.isFull}
            onClick={() => chooser.current?.click()}
          >
            <Icon name="paperclip" />
          </Button>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            accept={ACCEPTED}
            onChange={({ target }) => {
              files.add([...(target.files ?? [])]);
              target.value = "";
              field.current?.focus();
            }}
          />
          <ContextMenu parts={parts} value={context} onChange={onContext} />
          <span className="min-w-0 flex-1 truncate px-1 text-end text-subtle-foreground text-xs phone:invisible">
            {isRunning ? t("stopKeys") : text === "" ? "" : t("sendKeys")}
          </span>
          {isRunning ? (
            <Button size="sm" disabled={isStopping} onClick={onStop}>
              <Icon name="stop" size="sm" />
              {t("stop")}
            </Button>
          ) : (
            <Button size="sm" variant="ink" shape="icon" aria-label={t("send")} disabled={!canSend} onClick={onSend}>
              <Icon name="arrow-up" />
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
