"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Suspense, useMemo, useState } from "react";
import { ConversationView } from "@/components/features/assistant/conversation-view";
import { CostText } from "@/components/features/assistant/cost-text";
import { TargetLink } from "@/components/features/assistant/page/target-link";
import { ThreadMenu } from "@/components/features/assistant/threads/thread-menu";
import { targetOf } from "@/components/features/assistant/threads/use-threads";
import { queries } from "@/components/kit/api/client";
import { failureOf, useErrorText } from "@/components/kit/api/error-text";
import type { ShownDocument } from "@/components/kit/assistant/open-document";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import type { AssistantConversation } from "@/contracts/model/assistant/thread";

const DocumentPage = lazyPart(async () => ({
  default: (await import("@/components/features/assistant/page/document-page")).DocumentPage,
}));

type ThreadScreenProps = { id: string; onLeave: () => void };

/** One conversation, and where there is room the page of the document that its edits are for. */
export function ThreadScreen({ id, onLeave }: ThreadScreenProps) {
  const t = useTranslations("assistant");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(queries.assistant.read.queryOptions({ input: { id } }));
  if (data) return <OpenThread conversation={data} onLeave={onLeave} />;
  if (!error)
    return (
      <p className="px-10 py-6 text-muted-foreground phone:px-4" aria-busy="true">
        {t("loading")}
      </p>
    );
  const isMissing = ["NOT_FOUND", "BAD_REQUEST"].includes(failureOf(error));
  return (
    <div className="px-10 pt-6 phone:px-4">
      {isMissing ? (
        <Empty title={t("missing.title")} text={t("missing.text")}>
          <Button onClick={onLeave}>{t("missing.action")}</Button>
        </Empty>
      ) : (
        <Empty title={t("failed")} text={errorText(error)}>
          <Button onClick={() => refetch()}>{t("retry")}</Button>
        </Empty>
      )}
    </div>
  );
}

function OpenThread({
  conversation: { thread, document },
  onLeave,
}: {
  conversation: AssistantConversation;
  onLeave: () => void;
}) {
  const t = useTranslations("assistant");
  const [view, setView] = useState<ShownDocument | null>(null);
  const documentId = document?.id ?? null;
  const shown = useMemo(() => (documentId && view ? { id: documentId, document: view } : null), [documentId, view]);
  const target = useMemo(() => targetOf(thread), [thread]);
  const head = (now: AssistantConversation | undefined) => (
    <div className="flex h-11 flex-none items-center gap-2 border-b ps-5 pe-2 phone:ps-2">
      <Button
        variant="ghost"
        size="sm"
        shape="icon"
        aria-label={t("back")}
        className="hidden max-[900px]:inline-flex"
        onClick={onLeave}
      >
        <Icon name="caret-left" />
      </Button>
      <div className="flex min-w-0 flex-1 items-baseline gap-2">
        <h2 className="min-w-0 truncate font-semibold text-sm">{(now?.thread ?? thread).title}</h2>
        <TargetLink thread={now?.thread ?? thread} />
      </div>
      {now ? <CostText cost={now.cost} /> : null}
      <ThreadMenu thread={now?.thread ?? thread} onDeleted={onLeave} />
    </div>
  );
  return (
    <div className="flex min-h-0 flex-1 phone:pb-14">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <ConversationView target={target} threadId={thread.id} onBegun={() => {}} open={null} shown={shown} head={head} />
      </div>
      {document ? (
        <section
          aria-label={t("page", { name: document.name })}
          className="hidden min-h-0 w-[44%] flex-none border-s bg-canvas min-[1240px]:flex"
        >
          <Suspense>
            <DocumentPage key={document.id} kind={document.kind} id={document.id} onView={setView} />
          </Suspense>
        </section>
      ) : null}
    </div>
  );
}
