"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DeliveryLog } from "@/components/features/settings/webhooks/delivery-log";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Tag } from "@/components/kit/ui/tag";
import { toast } from "@/components/kit/ui/toast";
import type { Webhook } from "@/contracts/events/webhooks";

/** One webhook: where it leads, what it sends, and what can be done with it. */
export function WebhookLine({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("settings.webhooks");
  const { run, isBusy: busy } = useChange({ failure: "toast", refreshes: [queries.webhooks.key()] });
  const [isAsking, setAsking] = useState(false);
  const [isLogOpen, setLogOpen] = useState(false);
  const { id, url, subjects, enabled } = webhook;

  async function act(work: () => Promise<string>) {
    await run(async () => {
      toast(await work());
    });
  }

  const sendTest = () =>
    act(async () => {
      const { state, responseStatus, problem } = await api.webhooks.test({ id });
      if (state === "delivered") return t("testArrived");
      if (responseStatus !== null) return t("testRefused", { status: responseStatus });
      return t("testFailed", { problem: t(`problems.${problem ?? "unreachable"}`) });
    });
  const turn = () =>
    act(async () => {
      await api.webhooks.update({ id, enabled: !enabled });
      return t(enabled ? "turnedOff" : "turnedOn");
    });
  const remove = () => {
    setAsking(false);
    // An open log would be read again although it is gone.
    setLogOpen(false);
    return act(async () => {
      await api.webhooks.remove({ id });
      return t("deleted");
    });
  };

  return (
    <li className="border-b py-2.5">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{url}</span>
        {enabled ? null : <Tag>{t("off")}</Tag>}
      </p>
      <p className="text-muted-foreground text-xs">{subjects.map((subject) => t(`of.${subject}`)).join(", ")}</p>
      <div className="-mx-2 mt-1 flex flex-wrap gap-1">
        <Button variant="ghost" size="sm" disabled={busy} onClick={sendTest}>
          {t("test")}
        </Button>
        <Button variant="ghost" size="sm" aria-expanded={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
          {t("log")}
        </Button>
        <Button variant="ghost" size="sm" disabled={busy} onClick={turn}>
          {t(enabled ? "turnOff" : "turnOn")}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          {t("delete")}
        </Button>
      </div>
      {isLogOpen ? <DeliveryLog webhookId={id} /> : null}
      <Dialog open={isAsking} onOpenChange={setAsking} title={t("deleteTitle")} description={t("deleteText", { url })}>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t("keep")}</Button>
          <Button variant="danger" onClick={remove}>
            {t("delete")}
          </Button>
        </DialogActions>
      </Dialog>
    </li>
  );
}
