"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { threadAddress, threadOf } from "@/components/features/assistant/assistant-address";
import { NewConversation } from "@/components/features/assistant/page/new-conversation";
import { ThreadList } from "@/components/features/assistant/page/thread-list";
import { ThreadScreen } from "@/components/features/assistant/page/thread-screen";
import { useThreads } from "@/components/features/assistant/threads/use-threads";
import { NeedsAi } from "@/components/kit/ai/needs-ai";
import { useAi } from "@/components/kit/ai/use-ai";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Empty } from "@/components/kit/ui/empty";
import { Icon } from "@/components/kit/ui/icon";

/** All conversations, and the one that is open beside them. */
export function AssistantScreen() {
  const t = useTranslations("assistant");
  const errorText = useErrorText();
  const ai = useAi();
  const openId = threadOf(usePathname());
  const [isBeginning, setBeginning] = useState(false);
  const { data: threads, error, refetch } = useThreads(null);
  // With the router's own state in it, the router would treat the change as its own and ignore it.
  const show = (id: string | null) => window.history.pushState(null, "", id === null ? "/assistant" : threadAddress(id));
  const isEmpty = threads?.length === 0;

  return (
    <main className="flex h-[calc(100dvh-var(--bar))] min-h-0">
      <section
        aria-labelledby="assistant-title"
        className={classNames(
          "flex min-h-0 w-[300px] flex-none flex-col border-e phone:w-full phone:border-0 phone:pb-14",
          openId && "max-[900px]:hidden",
          !openId && "max-[900px]:w-full max-[900px]:border-0",
        )}
      >
        <div className="flex items-center gap-2 px-5 pt-6 pb-3 phone:px-4 phone:pt-4">
          <h1 id="assistant-title" className="flex-1 font-semibold text-xl tracking-tight">
            {t("assistant")}
          </h1>
          <Button needsScript variant={isEmpty ? "outline" : "primary"} size="sm" onClick={() => setBeginning(true)}>
            <Icon name="plus" />
            {t("newShort")}
          </Button>
        </div>
        {error && !threads ? (
          <div className="px-5 phone:px-4">
            <Empty title={t("failedList")} text={errorText(error)}>
              <Button onClick={() => refetch()}>{t("retry")}</Button>
            </Empty>
          </div>
        ) : !threads ? (
          <p className="px-5 py-3 text-muted-foreground phone:px-4" aria-busy="true">
            {t("loading")}
          </p>
        ) : isEmpty ? (
          <p className="px-5 text-muted-foreground phone:px-4">{t("none")}</p>
        ) : (
          <ThreadList threads={threads} openId={openId} onOpen={show} />
        )}
      </section>
      <div className={classNames("flex min-h-0 min-w-0 flex-1 flex-col", !openId && "max-[900px]:hidden")}>
        {/* The list with its heading has no room beside a conversation there. */}
        {openId ? <h1 className="sr-only hidden max-[900px]:block">{t("assistant")}</h1> : null}
        {openId ? (
          <ThreadScreen key={openId} id={openId} onLeave={() => show(null)} />
        ) : (
          <div className="px-10 pt-10">
            <Empty title={t("empty.title")} text={t("empty.text")}>
              <Button needsScript variant={isEmpty ? "primary" : "outline"} onClick={() => setBeginning(true)}>
                {t("new")}
              </Button>
            </Empty>
            {ai.state === "none" ? (
              <NeedsAi what={t("starters.what")} className="max-w-[52ch] border-s-2 ps-3 text-muted-foreground text-sm" />
            ) : null}
          </div>
        )}
      </div>
      {isBeginning ? (
        <NewConversation
          onClose={() => setBeginning(false)}
          onBegun={(id) => {
            setBeginning(false);
            show(id);
          }}
        />
      ) : null}
    </main>
  );
}
