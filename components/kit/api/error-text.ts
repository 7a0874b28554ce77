import { ORPCError } from "@orpc/client";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { referenceOf, withReference } from "@/components/kit/api/fetch-with-reference";
import { ERRORS, type ErrorCode } from "@/contracts/errors";

/** The kind of failure: a code of the catalogue, no response, or an unexpected response. */
export type Failure = ErrorCode | "STORAGE_QUOTA" | "DOCUMENT_TOO_LARGE" | "OFFLINE" | "UNKNOWN";

/** Reads a thrown value. Decided by code, never by message text. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ORPCError && isOverQuota(error)) return "STORAGE_QUOTA";
  if (error instanceof ORPCError && isLargeDocument(error)) return "DOCUMENT_TOO_LARGE";
  if (error instanceof ORPCError) return isErrorCode(error.code) ? error.code : "UNKNOWN";
  // fetch rejects with a TypeError if there was no response.
  return error instanceof TypeError ? "OFFLINE" : "UNKNOWN";
}

/** Code to sentence, in the language of the interface: what happened and what was saved. With the id to quote where the server failed. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations("errors");
  return useCallback(
    (error) => {
      const id = referenceOf(error);
      return withReference(t(failureOf(error)), id && t("reference", { id }));
    },
    [t],
  );
}

/** One code for three reasons: a single file that is too large, an account that has no room for it, and a document that is too large. */
const isOverQuota = ({ code, data }: ORPCError<string, unknown>) =>
  code === "PAYLOAD_TOO_LARGE" && typeof data === "object" && data !== null && "quotaBytes" in data;

const isLargeDocument = ({ code, data }: ORPCError<string, unknown>) =>
  code === "PAYLOAD_TOO_LARGE" && typeof data === "object" && data !== null && "maxBlocks" in data;

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
