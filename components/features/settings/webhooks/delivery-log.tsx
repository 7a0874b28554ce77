"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { toast } from "@/components/kit/ui/toast";
import type { WebhookDelivery } from "@/contracts/events/webhooks";

/** How often the log is read while it is open. */
const READ_EVERY_MS = 5_000;

/** What was sent to a webhook and how it went, the newest first. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const t = useTranslations("settings.webhooks");
  const { data: deliveries } = useQuery({
    ...queries.webhooks.deliveries.queryOptions({ input: { id: webhookId } }),
    refetchInterval: READ_EVERY_MS,
  });
  if (!deliveries) return null;
  if (deliveries.length === 0) return <p className="mt-2 text-muted-foreground">{t("nothingSent")}</p>;
  return (
    <ul aria-label={t("log")} className="mt-2 max-h-80 overflow-y-auto rounded-md bg-muted px-3 py-1">
      {deliveries.map((delivery) => (
        <DeliveryLine key={delivery.id} webhookId={webhookId} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryLine({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const t = useTranslations("settings.webhooks");
  const locale = useLocale();
  const { run } = useChange({ failure: "toast", refreshes: [queries.webhooks.key()] });
  const { id, type, state, createdAt, attempts, responseStatus, problem } = delivery;

  async function replay() {
    await run(async () => {
      await api.webhooks.replay({ id: webhookId, deliveryId: id });
      toast(t("replayed"));
    });
  }

  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" }).format(new Date(createdAt));
  return (
    <li className="flex items-center gap-3 border-b py-1.5 text-xs last:border-0">
      <div className="min-w-0 flex-1">
        <p className={state === "failed" ? "text-danger" : ""}>
          <span className="font-mono">{type}</span>: {t(`states.${state}`)}
        </p>
        <p className="text-muted-foreground">
          {[
            time,
            t("attempts", { count: attempts }),
            problem ? t(`problems.${problem}`) : null,
            responseStatus === null ? null : t("status", { status: responseStatus }),
          ]
            .filter((part) => part !== null)
            .join(", ")}
        </p>
      </div>
      {state === "pending" ? null : (
        <Button variant="ghost" size="xs" onClick={replay}>
          {t("replay")}
        </Button>
      )}
    </li>
  );
}
