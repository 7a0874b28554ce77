"use client";

import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { isPosting, typedJob, webAddress } from "@/components/features/applications/quick-add/read-posting";
import type { usePostingDraft } from "@/components/features/applications/quick-add/use-posting-draft";
import { Button } from "@/components/kit/ui/button";
import { CONTROL, LABEL } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";

/** Text of this length is a posting and no longer a company and a role. */
const MAX_TYPED = 120;

/** One field for whatever one has: a posting, its link or file, or a company and a role. */
export function PasteField({ posting }: { posting: ReturnType<typeof usePostingDraft> }) {
  const t = useTranslations("applications.quickAdd");
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const { text, write, read, cancel, isReading, draft, problem, tried } = posting;
  const isUnread = isPosting(text) && draft.readText !== text.trim();
  const readText = (next: string) => void read({ kind: "text", text: next });

  return (
    <div>
      <label htmlFor={id} className={`${LABEL} mb-1`}>
        {t("paste")}
      </label>
      <textarea
        id={id}
        rows={text.length > MAX_TYPED || text.includes("\n") ? 5 : 1}
        value={text}
        placeholder={t(problem?.keepsLink ? "pasteTextHint" : "pasteHint")}
        onChange={(event) => write(event.target.value)}
        onPaste={(event) => {
          const field = event.currentTarget;
          const pasted = event.clipboardData.getData("text");
          if (webAddress(text) !== null && pasted.includes("\n")) {
            // The text of a posting takes the place of the link that could not be read.
            event.preventDefault();
            write(pasted);
            return readText(pasted);
          }
          // What was pasted is in the field once this event is over.
          requestAnimationFrame(() => isPosting(field.value) && readText(field.value));
        }}
        onBlur={() => {
          if (isUnread && tried !== text.trim()) readText(text);
        }}
        onKeyDown={(event) => {
          // One line is typed as in a field of one line.
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || text.includes("\n")) return;
          event.preventDefault();
          if (event.repeat) return;
          if (typedJob(text) === null && isUnread) readText(text);
          else event.currentTarget.form?.requestSubmit();
        }}
        className={`${CONTROL} block min-h-control phone:min-h-[68px] resize-none px-2.5 py-1.5 leading-5`}
      />
      <div className="mt-1 flex min-h-control-sm flex-wrap items-center gap-x-1">
        {isReading ? (
          <>
            <Icon name="circle-notch" size="sm" className="motion-safe:animate-spin text-primary-ink" />
            <span className="ms-1 text-muted-foreground text-xs">{t("reading")}</span>
            <Button variant="ghost" size="sm" onClick={cancel}>
              {t("stopReading")}
            </Button>
          </>
        ) : (
          <>
            {isUnread ? (
              <Button variant="accent" size="sm" onClick={() => readText(text)}>
                {t("read")}
              </Button>
            ) : null}
            <Button variant="ghost" size="sm" className="-ms-2" onClick={() => file.current?.click()}>
              <Icon name="upload-simple" size="sm" />
              {t("chooseFile")}
            </Button>
          </>
        )}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t("chooseFile")}
        accept=".pdf,.html,.htm,.txt,application/pdf,text/html,text/plain"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = "";
          if (chosen) void read({ kind: "file", file: chosen });
        }}
      />
    </div>
  );
}
