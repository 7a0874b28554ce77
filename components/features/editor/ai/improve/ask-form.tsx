"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { Line } from "@/components/features/editor/ai/improve/lines-of-html";
import { Button } from "@/components/kit/ui/button";
import { LABEL, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";

export type Wish = { action: "verb" | "result" | "shorter" | "custom"; request?: string };

type AskFormProps = {
  lines: readonly Line[];
  index: number;
  onLine: (index: number) => void;
  onAsk: (wish: Wish) => void;
  onClose: () => void;
};

/** Which line, and what to do with it: one click requests it. */
export function AskForm({ lines, index, onLine, onAsk, onClose }: AskFormProps) {
  const t = useTranslations("editorAi.improve");
  const id = useId();
  const [request, setRequest] = useState("");
  const own = request.trim();
  const askOwn = () => own !== "" && onAsk({ action: "custom", request: own });
  return (
    <>
      {lines.length > 1 ? (
        <fieldset className="mb-3">
          <legend className={`${LABEL} mb-1`}>{t("line")}</legend>
          {lines.map((line, at) => (
            <label
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place; two may say the same.
              key={at}
              className="flex min-h-6 cursor-pointer items-start gap-2 py-1 phone:min-h-11 phone:items-center"
            >
              <input
                type="radio"
                name={id}
                checked={at === Math.min(index, lines.length - 1)}
                onChange={() => onLine(at)}
                className="mt-[3px] size-3.5 flex-none accent-(--primary) phone:mt-0"
              />
              <span className="line-clamp-2 [overflow-wrap:anywhere]">{line.text}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className="flex flex-wrap gap-1.5">
        {(["verb", "result", "shorter"] as const).map((action) => (
          <Button key={action} size="xs" onClick={() => onAsk({ action })}>
            {t(`actions.${action}`)}
          </Button>
        ))}
      </div>
      <div className="mt-2 flex items-end gap-1.5">
        <div className="min-w-0 flex-1">
          <label htmlFor={`${id}-own`} className={`${LABEL} mb-1`}>
            {t("own")}
          </label>
          <TextInput
            id={`${id}-own`}
            value={request}
            maxLength={LIMITS.aiImprove.request}
            onChange={(event) => setRequest(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing || event.repeat) return;
              event.preventDefault();
              askOwn();
            }}
          />
        </div>
        <Button disabled={own === ""} onClick={askOwn}>
          {t("ask")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
      {lines[index]?.hasMarks ? <p className="mt-2 text-muted-foreground text-xs">{t("marks")}</p> : null}
    </>
  );
}
