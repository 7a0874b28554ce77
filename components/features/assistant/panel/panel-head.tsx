"use client";

import { useTranslations } from "next-intl";
import { CostText } from "@/components/features/assistant/cost-text";
import { ThreadMenu } from "@/components/features/assistant/threads/thread-menu";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuChoice, MenuItem, MenuRule } from "@/components/kit/ui/menu";
import type { AssistantConversation, AssistantThread } from "@/contracts/model/assistant/thread";

type PanelHeadProps = {
  conversation: AssistantConversation | undefined;
  threads: readonly AssistantThread[];
  onChoose: (id: string) => void;
  onNew: () => void;
};

/** Which conversation it is, what it has cost, and the way to the others. */
export function PanelHead({ conversation, threads, onChoose, onNew }: PanelHeadProps) {
  const t = useTranslations("assistant");
  if (threads.length === 0 && !conversation) return null;
  const thread = conversation?.thread;
  const title = thread?.title ?? t("new");
  return (
    <div className="flex h-10 flex-none items-center gap-1 border-b ps-3 pe-2">
      <Menu
        className="w-72"
        trigger={
          <Button
            variant="ghost"
            size="sm"
            className="min-w-0 flex-[0_1_auto] font-normal"
            aria-label={t("panel.choose", { title })}
          >
            <span className="truncate">{title}</span>
            <Icon name="caret-down" size="xs" />
          </Button>
        }
      >
        <MenuItem icon="plus" onClick={onNew}>
          {t("new")}
        </MenuItem>
        {threads.length > 0 ? <MenuRule /> : null}
        <MenuChoice
          label={t("panel.earlier")}
          value={thread?.id ?? ""}
          options={threads.map(({ id, title: label }) => ({ value: id, label }))}
          onChange={onChoose}
        />
      </Menu>
      <span className="flex-1" />
      {conversation ? <CostText cost={conversation.cost} /> : null}
      {thread ? <ThreadMenu thread={thread} onDeleted={onNew} /> : null}
    </div>
  );
}
