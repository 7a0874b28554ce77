"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CallLimitForm } from "@/components/features/settings/ai/call-limit-form";
import { CALL_FILE_FORMATS, type CallFileFormat, readAllCalls } from "@/components/features/settings/ai/calls-file";
import { CallsTable, MonthsTable } from "@/components/features/settings/ai/calls-table";
import { Section } from "@/components/features/settings/section";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { offerFile } from "@/components/kit/downloads/files";
import { localDay } from "@/components/kit/downloads/local-day";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuItem } from "@/components/kit/ui/menu";

const PAGE = 20;

/** The record of calls to language models: sums by month, a limit, each request; to keep as a file or to delete. */
export function CallsSection() {
  const t = useTranslations("settings.ai.calls");
  const errorText = useErrorText();
  const { run } = useChange({ failure: "toast", refreshes: [queries.aiCalls.key()] });
  const [offset, setOffset] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const { data, error } = useQuery({
    ...queries.aiCalls.list.queryOptions({ input: { limit: PAGE, offset } }),
    placeholderData: (before) => before,
    refetchOnMount: "always",
  });

  async function save(format: CallFileFormat) {
    await run(async () => {
      const calls = await readAllCalls();
      const { type, write } = CALL_FILE_FORMATS[format];
      offerFile(new Blob([await write(calls)], { type }), `ai-requests-${localDay()}.${format}`);
    });
  }

  async function clear() {
    setAsking(false);
    await run(async () => {
      await api.aiCalls.clear();
      setOffset(0);
    }, t("cleared"));
  }

  return (
    <Section id="ai-calls" title={t("title")} text={t("text")}>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {data ? (
        <div className="grid grid-cols-1 gap-4">
          <CallLimitForm key={data.monthlyLimit} monthlyLimit={data.monthlyLimit} thisMonth={data.thisMonth} />
          {data.total === 0 ? (
            <p className="text-muted-foreground">{t("none")}</p>
          ) : (
            <>
              <MonthsTable months={data.months} />
              <CallsTable calls={data.calls} />
              <div className="flex flex-wrap items-center gap-2">
                <Menu
                  trigger={
                    <Button>
                      <Icon name="download-simple" />
                      {t("export")}
                    </Button>
                  }
                >
                  <MenuItem onClick={() => save("csv")}>{t("asCsv")}</MenuItem>
                  <MenuItem onClick={() => save("json")}>{t("asJson")}</MenuItem>
                </Menu>
                <Button onClick={() => setAsking(true)}>{t("clear")}</Button>
                <span className="flex-1" />
                {data.total > PAGE ? (
                  <>
                    <span className="text-muted-foreground text-xs">
                      {t("range", { from: offset + 1, to: offset + data.calls.length, total: data.total })}
                    </span>
                    <Button size="sm" disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - PAGE))}>
                      {t("newer")}
                    </Button>
                    <Button size="sm" disabled={offset + PAGE >= data.total} onClick={() => setOffset(offset + PAGE)}>
                      {t("older")}
                    </Button>
                  </>
                ) : null}
              </div>
            </>
          )}
        </div>
      ) : null}
      <Dialog open={isAsking} onOpenChange={setAsking} title={t("clearTitle")} description={t("clearText")}>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t("keep")}</Button>
          <Button variant="danger" onClick={clear}>
            {t("clear")}
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  );
}
