"use client";

import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { ConversationView } from "@/components/features/assistant/conversation-view";
import { PanelHead } from "@/components/features/assistant/panel/panel-head";
import { useThreads } from "@/components/features/assistant/threads/use-threads";
import { useErrorText } from "@/components/kit/api/error-text";
import type { AssistantSlotProps } from "@/components/kit/assistant/assistant-slot";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import type { AssistantConversation, AssistantThread } from "@/contracts/model/assistant/thread";

/** The assistant beside what it is about: the newest conversation of it, or a new one. */
export function AssistantPanel({ target, document }: AssistantSlotProps) {
  const t = useTranslations("assistant");
  const errorText = useErrorText();
  const { data: threads, error, refetch } = useThreads(target);
  if (threads) return <Threads target={target} document={document} threads={threads} />;
  if (error)
    return (
      <div className="px-5 phone:px-4">
        <Empty title={t("failed")} text={errorText(error)}>
          <Button onClick={() => refetch()}>{t("retry")}</Button>
        </Empty>
      </div>
    );
  return (
    <p className="px-5 py-4 text-muted-foreground text-sm phone:px-4" aria-busy="true">
      {t("loading")}
    </p>
  );
}

/** The open conversation. `key` stays when a new one gets its id with its first message. */
type Chosen = { key: string; id: string | null };

type ThreadsProps = Pick<AssistantSlotProps, "target"> & {
  document: AssistantSlotProps["document"] | undefined;
  threads: readonly AssistantThread[];
};

function Threads({ target, document, threads }: ThreadsProps) {
  const newest = threads.find(({ status }) => status === "active");
  const [chosen, setChosen] = useState<Chosen>(() => ({ key: newest?.id ?? "new", id: newest?.id ?? null }));
  const open = useMemo(() => (document && target.kind !== "career" ? { id: target.id, document } : null), [document, target]);
  const onBegun = useCallback((id: string) => setChosen(({ key }) => ({ key, id })), []);
  const head = (conversation: AssistantConversation | undefined) => (
    <PanelHead
      conversation={conversation}
      threads={threads}
      onChoose={(id) => setChosen({ key: id, id })}
      onNew={() => setChosen({ key: `new ${Date.now()}`, id: null })}
    />
  );
  return (
    <ConversationView
      key={chosen.key}
      target={target}
      threadId={chosen.id}
      onBegun={onBegun}
      open={open}
      shown={open}
      head={head}
    />
  );
}
