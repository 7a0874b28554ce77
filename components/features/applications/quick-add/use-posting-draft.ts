"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import {
  type DraftField,
  EMPTY_DRAFT,
  withLine,
  withoutPosting,
  withPosting,
  withTyped,
  withUnreadLink,
} from "@/components/features/applications/quick-add/draft";
import {
  type FallbackReason,
  type PostingInput,
  readPosting,
  typedJob,
  unreadReason,
  webAddress,
} from "@/components/features/applications/quick-add/read-posting";
import { failureOf, useErrorText } from "@/components/kit/api/error-text";
import { LIMITS } from "@/contracts/limits";
import { preciseSource } from "@/contracts/model/precise-source";

/** Why a posting could not be read, and what to do instead. */
export type Problem = { text: string; keepsLink: boolean };

/** An application being added: what was pasted, what was read of it, and what the person wrote. */
export function usePostingDraft(initialText: string) {
  const t = useTranslations("applications.quickAdd");
  const explain = useExplain();
  const [text, setText] = useState(initialText);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** A text is read by itself only once: what failed or was cancelled waits for a press. */
  const [tried, setTried] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function cancel() {
    running.current?.abort();
    running.current = null;
    setReading(false);
  }

  /** Fills what was found; the user can continue typing in the meantime. */
  async function read(input: PostingInput) {
    cancel();
    setProblem(null);
    if (input.kind === "text") setTried(input.text.trim());
    if (input.kind === "file" && input.file.size > LIMITS.posting.fileBytes) return setProblem(explain("too-large", input));
    const controller = new AbortController();
    running.current = controller;
    setReading(true);
    try {
      const posting = await readPosting(input, controller.signal);
      if (controller.signal.aborted) return;
      const { fallbackReason } = preciseSource(posting.postingSource);
      if (fallbackReason && linkOf(input) !== null) {
        setDraft(withoutPosting);
        leaveLink(input, fallbackReason);
      } else setDraft((before) => withPosting(before, posting, input.kind === "text" ? input.text.trim() : null));
      if (fallbackReason) setProblem(explain(fallbackReason, input));
      // What rules have found is there all the same.
      else if (posting.aiFailed) setProblem({ text: t("aiFailed", { reason: posting.aiFailed }), keepsLink: false });
    } catch (thrown) {
      if (controller.signal.aborted) return;
      setProblem(explain(thrown, input));
      if (input.kind === "text") setDraft(withoutPosting);
      leaveLink(input, unreadReason(thrown));
    }
    cancel();
  }

  /** A link that could not be read stays in its own field. If a retry cannot help, this one is free for the text. */
  function leaveLink(input: PostingInput, reason: FallbackReason | null) {
    const link = linkOf(input);
    if (link === null) return;
    setDraft((before) => withUnreadLink(before, link, reason));
    if (reason !== null) setText((now) => (webAddress(now) === link ? "" : now));
  }

  function write(next: string) {
    setText(next);
    const typed = typedJob(next);
    if (typed) setDraft((before) => withLine(before, typed));
  }

  const type = (field: DraftField, value: string) => setDraft((before) => withTyped(before, field, value));
  return { text, tried, write, draft, type, isReading, read, cancel, problem };
}

/** The link that was to be read, if it was one and nothing else. */
const linkOf = (input: PostingInput): string | null =>
  input.kind === "text" ? webAddress(input.text) : input.kind === "page" ? input.url : null;

function useExplain() {
  const t = useTranslations("applications.quickAdd");
  const errorText = useErrorText();
  return (cause: unknown, input: PostingInput): Problem => {
    const keepsLink = linkOf(input) !== null;
    const reason = typeof cause === "string" ? cause : unreadReason(cause);
    const instead = input.kind === "file" ? t("pasteText") : keepsLink ? t(reason === null ? "linkKeptRetry" : "linkKept") : "";
    // The generic sentence for unreadable postings is less precise than the reason.
    const isKnown = reason !== null && t.has(`unread.${reason}` as "unread.empty");
    const why =
      input.kind === "file" && reason === "too-large"
        ? t("fileTooLarge", { name: input.file.name })
        : isKnown
          ? t(`unread.${reason}` as "unread.empty")
          : failureOf(cause) === "POSTING_UNREADABLE"
            ? t("unread.unavailable")
            : errorText(cause);
    return { text: [why, instead].filter((part) => part !== "").join(" "), keepsLink };
  };
}
