"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Suspense, useContext, useState } from "react";
import { ChangeOnServerContext } from "@/components/features/editor/core/change-on-server";
import { isReadOnly } from "@/components/features/editor/core/store";
import { opened } from "@/components/features/editor/core/use-editor";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { versionsKey } from "@/components/features/editor/versions/use-versions";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import type { PageBreaks } from "@/contracts/model/resume/design-choices";

const MovedPagesDialog = lazyPart(async () => ({
  default: (await import("@/components/features/editor/resume/page-breaks/moved-pages-dialog")).MovedPagesDialog,
}));

/** Until the owner has decided: an earlier document has other page breaks now, and can keep those that it had. */
export function MovedPagesNotice() {
  const t = useTranslations("editor.pageBreaks");
  const { run, isBusy } = useChange({ failure: "toast" });
  const cache = useQueryClient();
  const change = opened(useContext(ChangeOnServerContext));
  const id = useResumeEditor((state) => state.card.id);
  const isShown = useResumeEditor((state) => state.hasPage && !isReadOnly(state));
  const [isComparing, setComparing] = useState(false);
  const { queryKey, ...query } = queries.resumes.pageBreaks.queryOptions({ input: { id } });
  // A busy server may take too long to render.
  const { data } = useQuery({ ...query, queryKey, enabled: isShown, staleTime: Number.POSITIVE_INFINITY, retry: 2 });

  const onlyLines = data?.comparison?.isOnOtherPages === false;

  async function choose(breaks: PageBreaks) {
    await run(async () => {
      await change(() =>
        api.resumes.choosePageBreaks({
          id,
          breaks,
          versionName: t(onlyLines ? `lines.versions.${breaks}` : `versions.${breaks}`),
        }),
      );
      cache.setQueryData(queryKey, (state) => state && { ...state, breaks, isDecided: true, comparison: null });
      void cache.invalidateQueries({ queryKey: versionsKey("resume", id) });
      setComparing(false);
    });
  }

  if (!isShown || !data?.comparison?.isMoved) return null;
  const choices = (
    <>
      <Button size="sm" disabled={isBusy} onClick={() => choose("earlier")}>
        {t("keep")}
      </Button>
      <Button size="sm" disabled={isBusy} onClick={() => choose("improved")}>
        {t("use")}
      </Button>
    </>
  );
  return (
    <div
      role="status"
      className="flex flex-none flex-wrap items-center gap-x-2 gap-y-1 border-b bg-muted px-5 py-1.5 text-sm phone:px-4"
    >
      <Icon name="file-text" size="sm" className="text-muted-foreground" />
      <span className="min-w-0 flex-1 phone:basis-[80%]">{t(onlyLines ? "lines.notice" : "notice")}</span>
      <Button variant="ghost" size="sm" onClick={() => setComparing(true)}>
        {t("compare")}
      </Button>
      {choices}
      {isComparing ? (
        <Suspense>
          <MovedPagesDialog
            title={t(onlyLines ? "lines.title" : "title")}
            earlier={data.earlierComposition}
            onClose={() => setComparing(false)}
          >
            {choices}
          </MovedPagesDialog>
        </Suspense>
      ) : null}
    </div>
  );
}
