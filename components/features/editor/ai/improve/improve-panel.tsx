"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useAccept, writing } from "@/components/features/editor/ai/accept";
import { useDocumentText } from "@/components/features/editor/ai/document-text";
import { AskForm, type Wish } from "@/components/features/editor/ai/improve/ask-form";
import { linesOfHtml, withLine } from "@/components/features/editor/ai/improve/lines-of-html";
import { improvementKey, type Proposal } from "@/components/features/editor/ai/improve/proposal";
import { ProposalView } from "@/components/features/editor/ai/improve/proposal-view";
import { useAcceptErrorText } from "@/components/features/editor/ai/use-accept-error-text";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";
import { NeedsAi } from "@/components/kit/ai/needs-ai";
import { useAi } from "@/components/kit/ai/use-ai";
import { useStored } from "@/components/kit/ai/use-stored";
import { api } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";

type ImprovingProps = { pointer: string; where: string; html: string; onClose: () => void };

type ImprovePanelProps = ImprovingProps & {
  /** Whether it was opened by a press, and not because a proposal was left open. */
  wantsFocus: boolean;
};

const bounds = LIMITS.aiImprove;

/** Below a text: which line, what to do with it, and what the model proposes. Nothing changes before the person accepts. */
export function ImprovePanel({ pointer, where, html, wantsFocus, onClose }: ImprovePanelProps) {
  const t = useTranslations("editorAi.improve");
  const ai = useAi();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wantsFocus) panel.current?.focus();
  }, [wantsFocus]);
  const closing = () => {
    onClose();
    // The button that opened it has the focus again.
    panel.current?.parentElement?.querySelector<HTMLElement>("button[aria-expanded]")?.focus();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t("title")}
      className="col-span-full mt-2 border-y py-3 text-sm outline-hidden"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        closing();
      }}
    >
      {ai.state === "none" ? <NeedsAi what={t("open")} /> : null}
      {ai.state === "ready" ? <Improving pointer={pointer} where={where} html={html} onClose={closing} /> : null}
    </section>
  );
}

function Improving({ pointer, where, html, onClose }: ImprovingProps) {
  const t = useTranslations("editorAi.improve");
  const aiErrorText = useAiErrorText();
  const acceptErrorText = useAcceptErrorText();
  const accept = useAccept();
  const { store } = useOpenEditor();
  const textOf = useDocumentText();
  const id = useEditor((state) => state.card.id);
  const [proposal, setProposal] = useStored<Proposal>(improvementKey(id, pointer));
  const [index, setIndex] = useState(proposal?.index ?? 0);
  const [running, setRunning] = useState<AbortController | null>(null);
  const [isAccepting, setAccepting] = useState(false);
  const [hasRequested, setRequested] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const lines = linesOfHtml(html);
  const line = lines[Math.min(index, lines.length - 1)];

  async function ask(wish: Wish) {
    if (!line) return;
    const controller = new AbortController();
    setRunning(controller);
    setRequested(true);
    setError(null);
    try {
      const input = {
        line: line.text.slice(0, bounds.line),
        ...wish,
        where: where.slice(0, bounds.where),
        context: (await textOf()).slice(0, bounds.context),
      };
      const answer = await api.ai.improve(input, { signal: controller.signal });
      setProposal({ index, before: line.text, answer });
    } catch (thrown) {
      if (!controller.signal.aborted) setError(aiErrorText(thrown));
    }
    setRunning(null);
  }

  async function take(text: string) {
    const next = proposal && withLine(html, proposal.index, proposal.before, text);
    if (!proposal || next === null) return setError(t("lineGone"));
    setAccepting(true);
    setError(null);
    try {
      await accept({ name: "improveLine", target: pointer, operationsFor: writing([{ pointer, value: next }]) });
      setProposal(null);
      toast(t("accepted"), { label: t("undo"), onClick: () => store.getState().undo() });
      onClose();
    } catch (thrown) {
      setError(acceptErrorText(thrown));
    }
    setAccepting(false);
  }

  return (
    <>
      {running ? (
        <p role="status" className="flex items-center gap-2 text-muted-foreground">
          <Icon name="circle-notch" size="sm" className="text-primary-ink motion-safe:animate-spin" />
          <span className="flex-1">{t("asking")}</span>
          <Button size="xs" onClick={() => running.abort()}>
            {t("stop")}
          </Button>
        </p>
      ) : proposal ? (
        <ProposalView
          key={proposal.answer.text}
          proposal={proposal}
          wantsFocus={hasRequested}
          isAccepting={isAccepting}
          onAccept={take}
          onDrop={() => setProposal(null)}
        />
      ) : (
        <AskForm lines={lines} index={index} onLine={setIndex} onAsk={ask} onClose={onClose} />
      )}
      {error ? <FieldError>{error}</FieldError> : null}
    </>
  );
}
