import { ORPCError } from "@orpc/client";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { failureOf, useErrorText } from "@/components/kit/api/error-text";
import { AI_REFUSALS, MODEL_FAILURES } from "@/contracts/ai/refusals";

const REASONS: readonly string[] = [...MODEL_FAILURES, ...AI_REFUSALS];
export type AiFailure = (typeof MODEL_FAILURES)[number] | (typeof AI_REFUSALS)[number];

const isAiFailure = (reason: unknown): reason is AiFailure => typeof reason === "string" && REASONS.includes(reason);

/** Why a model was not called or failed: what happened and what to do, in the language of the interface. */
export function useAiErrorText(): (error: unknown) => string {
  const t = useTranslations("ai.failures");
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const { reason, retryAfter } = dataOf(error);
      if (failureOf(error) === "PRECONDITION_FAILED") return t("keyUnreadable");
      if (!isAiFailure(reason)) return errorText(error);
      if (reason === "busy" && typeof retryAfter === "number") return t("busyFor", { seconds: retryAfter });
      return t(reason);
    },
    [t, errorText],
  );
}

function dataOf(error: unknown): { reason?: unknown; retryAfter?: unknown } {
  const data: unknown = error instanceof ORPCError ? error.data : null;
  return typeof data === "object" && data !== null ? data : {};
}
