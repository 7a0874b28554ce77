"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useRecorder } from "@/components/features/career/workspace/practise/use-recorder";
import { useHasModel } from "@/components/features/career/workspace/use-generate";
import { api } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";
import { Refusal, useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";

type SpokenAnswerProps = { applicationId: string; onText: (text: string) => void };

/** Speaks an answer instead of typing it: it becomes text, which can then be corrected. The audio is not stored. */
export function SpokenAnswer({ applicationId, onText }: SpokenAnswerProps) {
  const t = useTranslations("work.voice");
  const { run, isBusy, error } = useChange({
    explain: (error) => {
      const failure = failureOf(error);
      return failure === "PRECONDITION_FAILED" ? t("noVoice") : failure === "BAD_REQUEST" ? t("notHeard") : null;
    },
  });
  /** A recording that is not transcribed yet, so that it need not be repeated. */
  const [unheard, setUnheard] = useState<File | null>(null);
  const isListening = isBusy && unheard !== null;
  const hasModel = useHasModel();
  const recorder = useRecorder((audio) => void transcribe(audio));

  async function transcribe(audio: File) {
    setUnheard(audio);
    await run(async () => {
      const { edited } = await api.career.voice.transcribe({ audio, applicationId });
      onText(edited);
      setUnheard(null);
    });
  }

  const start = () =>
    run(() =>
      recorder.start().catch(() => {
        throw new Refusal(t("noMicrophone"));
      }),
    );

  if (hasModel === false) return <p className="text-muted-foreground text-xs">{t("noVoice")}</p>;
  if (!recorder.isPossible) return <p className="text-muted-foreground text-xs">{t("notPossible")}</p>;
  const isRecording = recorder.state === "recording";
  return (
    <div>
      <div className="flex items-center gap-3">
        <Button aria-pressed={isRecording} disabled={isListening} onClick={() => (isRecording ? recorder.stop() : void start())}>
          <Icon name={isRecording ? "stop" : "microphone"} />
          {t(isListening ? "listening" : isRecording ? "stop" : "speak")}
        </Button>
        {isRecording ? (
          <span className="text-muted-foreground tabular-nums">{t("time", { seconds: recorder.seconds })}</span>
        ) : null}
        <span role="status" className="sr-only">
          {isRecording ? t("recording") : isListening ? t("listening") : ""}
        </span>
      </div>
      {error ? (
        <div className="flex items-start gap-2">
          <FieldError>{error}</FieldError>
          {unheard && !isRecording ? (
            <Button size="xs" variant="accent" onClick={() => void transcribe(unheard)}>
              {t("again")}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
