"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Suspense, useContext } from "react";
import { ChangeOnServerContext } from "@/components/features/editor/core/change-on-server";
import { opened } from "@/components/features/editor/core/use-editor";
import { useFreshLinks, useItemLink } from "@/components/features/editor/resume/record/use-links";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { NotSaved } from "@/components/kit/assistant/open-document";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { toast } from "@/components/kit/ui/toast";
import type { RecordLink } from "@/contracts/model/career/record";

/** It reads rich text, with a parser that few resumes need. */
const FieldDifference = lazyPart(async () => ({
  default: (await import("@/components/features/editor/resume/record/field-difference")).FieldDifference,
}));

/**
 * What an open item has to do with the career record: where else it is shown, and each field that says something else here. Typing asks
 * nothing; it changes this resume alone.
 */
export function RecordNote({ itemId }: { itemId: string }) {
  const t = useTranslations("editor.record");
  const link = useItemLink(itemId);
  const { isBusy, attempt, id } = useRecordActions();
  useFreshLinks(link !== null && link !== undefined);
  if (link === undefined) return null;
  if (link === null)
    return (
      <Button
        variant="ghost"
        size="sm"
        className="-ms-[9px] font-normal text-muted-foreground"
        disabled={isBusy}
        onClick={() => void attempt(() => api.resumes.links.link({ id, itemId, entryId: null }), t("kept"))}
      >
        <Icon name="link-simple" />
        {t("keep")}
      </Button>
    );
  return <Linked link={link} isBusy={isBusy} attempt={attempt} />;
}

type LinkedProps = { link: RecordLink } & Pick<ReturnType<typeof useRecordActions>, "isBusy" | "attempt">;

function Linked({ link, isBusy, attempt }: LinkedProps) {
  const t = useTranslations("editor.record");
  const tRecord = useTranslations("career.record");
  const { resumeId: id, itemId, entryId, wordingId, overridden, state } = link;
  const { data: entry } = useQuery(queries.career.record.read.queryOptions({ input: { id: entryId } }));
  const others = entry ? new Set(entry.links.map(({ resumeId }) => resumeId).filter((each) => each !== id)).size : 0;
  const wording = entry?.wordings.find((each) => each.id === wordingId);
  const recorded = entry ? { ...entry.data, ...wording?.data } : null;

  return (
    <section aria-label={t("title")} className="mt-3 grid gap-2 border-t pt-2.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground">
        <Icon name="link-simple" size="sm" />
        <Link href="/career/record" className="link">
          {t("linked")}
        </Link>
        {others > 0 ? <span>{t("alsoIn", { count: others })}</span> : null}
        {wording ? <span>{tRecord("byWording", { name: wording.name })}</span> : null}
        {state === "waiting" ? <span className="text-warning">{tRecord("waiting")}</span> : null}
        <span className="flex-1" />
        <Button
          size="xs"
          variant="ghost"
          disabled={isBusy}
          onClick={() => void attempt(() => api.resumes.links.unlink({ id, itemId }))}
        >
          {tRecord("unlink")}
        </Button>
      </p>
      <Suspense>
        {overridden.map((field) => (
          <FieldDifference
            key={field}
            field={field}
            section={entry?.section ?? null}
            recorded={recorded}
            isBusy={isBusy}
            onTake={() => void attempt(() => api.resumes.links.take({ id, itemId, fields: [field] }))}
            onGive={() => void attempt(() => api.resumes.links.give({ id, itemId, fields: [field] }), t("given"))}
          />
        ))}
      </Suspense>
    </section>
  );
}

/** Changes links on the server, and texts of the resume with them. */
function useRecordActions() {
  const t = useTranslations("editor.record");
  const { run, isBusy } = useChange({ failure: "toast", explain: (error) => (error instanceof NotSaved ? t("notSaved") : null) });
  const cache = useQueryClient();
  const id = useResumeEditor((state) => state.card.id);
  const change = opened(useContext(ChangeOnServerContext));

  async function attempt(work: () => Promise<unknown>, recorded?: string) {
    await run(async () => {
      await change(work);
      if (recorded !== undefined) toast(recorded);
    });
    await Promise.all(
      [queries.resumes.links.key(), queries.career.record.key()].map((queryKey) => cache.invalidateQueries({ queryKey })),
    );
  }
  return { id, isBusy, attempt };
}
