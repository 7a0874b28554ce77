"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { AiTask } from "@/components/features/applications/sheet/ai/ai-task";
import { useMissing } from "@/components/features/applications/sheet/ai/missing";
import { useAiWork, type Work } from "@/components/features/applications/sheet/ai/use-ai-work";
import { refreshApplication } from "@/components/features/applications/use-applications";
import { LeftOutList } from "@/components/kit/ai/left-out-list";
import { TextSources } from "@/components/kit/ai/text-sources";
import { useStored } from "@/components/kit/ai/use-stored";
import { api } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";
import type { Application } from "@/contracts/model/application";

type MessageDraft = Awaited<ReturnType<typeof api.applicationAi.draftMessage>>;
type Kind = Parameters<typeof api.applicationAi.draftMessage>[0]["kind"];
type StoredDraft = MessageDraft & { kind: Kind };

/** A letter or a follow-up in the person's own facts. A letter is saved as a document; a follow-up is for copying. */
export function MessageDrafts({ application, ...state }: Work & { application: Application }) {
  const t = useTranslations("applicationAi.message");
  const cache = useQueryClient();
  const missingOf = useMissing();
  const work = useAiWork("message", state);
  const [draft, setDraft] = useStored<StoredDraft>(`message/${application.id}`);
  const missingLetter = missingOf(application, true);

  const ask = (kind: Kind) =>
    work.run(async (signal) => {
      setDraft({ ...(await api.applicationAi.draftMessage({ id: application.id, kind }, { signal })), kind });
      await refreshApplication(cache, application.id);
    });

  return (
    <AiTask
      title={t("title")}
      text={t("text")}
      missing={missingOf(application, false)}
      work={work}
      actions={
        <>
          <Button size="sm" disabled={work.isBlocked || missingLetter !== null} onClick={() => ask("cover-letter")}>
            {t("letter")}
          </Button>
          <Button size="sm" disabled={work.isBlocked} onClick={() => ask("follow-up")}>
            {t("followUp")}
          </Button>
          {missingLetter ? (
            <span className="text-muted-foreground text-xs">{t("letterNeeds", { what: missingLetter })}</span>
          ) : null}
        </>
      }
    >
      {draft ? <DraftView draft={draft} onChange={setDraft} onDrop={() => setDraft(null)} /> : null}
    </AiTask>
  );
}

type DraftViewProps = { draft: StoredDraft; onChange: (draft: StoredDraft) => void; onDrop: () => void };

function DraftView({ draft, onChange, onDrop }: DraftViewProps) {
  const t = useTranslations("applicationAi.message");

  async function copy() {
    try {
      await navigator.clipboard.writeText(draft.text);
      toast(t("copied"));
    } catch {
      toast(t("copyFailed"));
    }
  }

  return (
    <div className="mt-3 grid gap-2">
      <p role="status" className="text-muted-foreground text-xs">
        {t(draft.coverLetterId ? "saved" : "ready")}
      </p>
      <section
        aria-label={t("draft")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        dir="auto"
        className="max-h-72 overflow-y-auto whitespace-pre-wrap border-s-2 ps-3 [overflow-wrap:anywhere]"
      >
        {draft.text}
      </section>
      <TextSources {...draft} />
      {draft.leftOut.length > 0 ? (
        // A letter is saved already, and changed in its editor.
        <LeftOutList
          leftOut={draft.leftOut}
          {...(!draft.coverLetterId && {
            onRewritten: (text: string) => onChange({ ...draft, text: `${draft.text}\n\n${text}` }),
          })}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {draft.coverLetterId ? (
          <a href={`/letters/${draft.coverLetterId}`} className="link inline-flex h-control-sm items-center text-sm">
            {t("openLetter")}
          </a>
        ) : null}
        <Button size="sm" onClick={copy}>
          <Icon name="copy" size="sm" />
          {t("copy")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDrop}>
          {t(draft.coverLetterId ? "close" : "drop")}
        </Button>
      </div>
    </div>
  );
}
