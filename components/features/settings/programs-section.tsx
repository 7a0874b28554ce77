"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Section } from "@/components/features/settings/section";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { usePlaceWords, useScopeWords } from "@/components/kit/programs/program-words";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { toast } from "@/components/kit/ui/toast";
import type { ConnectedProgram } from "@/contracts/accounts/programs";

/** Programs that were allowed access, and a way to end it. */
export function ProgramsSection() {
  const t = useTranslations("settings.programs");
  const { data: programs, isError } = useQuery(queries.programs.list.queryOptions());
  return (
    <Section id="programs" title={t("title")} text={t("text")}>
      {isError ? <p className="text-muted-foreground">{t("failed")}</p> : null}
      {programs?.length === 0 ? <p className="text-muted-foreground">{t("none")}</p> : null}
      {programs && programs.length > 0 ? (
        <ul className="mt-2 border-t">
          {programs.map((program) => (
            <ProgramLine key={program.id} program={program} />
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function ProgramLine({ program }: { program: ConnectedProgram }) {
  const t = useTranslations("settings.programs");
  const { run } = useChange({ failure: "toast", refreshes: [queries.programs.key()] });
  const wordsOf = useScopeWords();
  const placeOf = usePlaceWords();
  const dayOf = useDay();
  const [isAsking, setAsking] = useState(false);
  const { id, name, places, scopes, connectedAt, lastUsedAt } = program;

  async function disconnect() {
    setAsking(false);
    await run(async () => {
      await api.programs.disconnect({ id });
      toast(t("disconnected", { name }));
    });
  }

  return (
    <li className="flex items-start gap-3 border-b py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="truncate font-medium">{name}</span>
          <span className="text-muted-foreground text-xs">{places.map(placeOf).join(", ")}</span>
        </p>
        <p>{wordsOf(scopes).join(" · ")}</p>
        <p className="text-muted-foreground text-xs">
          {[
            t("connected", { date: dayOf(connectedAt) }),
            lastUsedAt === null ? t("unused") : t("used", { date: dayOf(lastUsedAt) }),
          ].join(", ")}
        </p>
      </div>
      <Button variant="ghost" size="sm" aria-label={t("disconnectOf", { name })} onClick={() => setAsking(true)}>
        {t("disconnect")}
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking} title={t("askTitle", { name })} description={t("askText")}>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t("keep")}</Button>
          <Button variant="danger" onClick={disconnect}>
            {t("disconnect")}
          </Button>
        </DialogActions>
      </Dialog>
    </li>
  );
}

function useDay(): (at: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
  return (at) => format.format(new Date(at));
}
