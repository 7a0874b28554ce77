import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, TextInput } from "@/components/kit/ui/field";
import type { Forwarding } from "@/contracts/model/mailbox";

const FORWARDING = queries.mailbox.forwarding;

/** The private address to which mails can be forwarded instead of connecting a mailbox. */
export function ForwardingSection() {
  const t = useTranslations("settings.mailbox.forwarding");
  const errorText = useErrorText();
  const { data, error } = useQuery(FORWARDING.read.queryOptions());
  const { run, isBusy } = useChange({ failure: "toast", refreshes: [FORWARDING.key()] });
  return (
    <section aria-labelledby="forwarding" className="my-6">
      <h3 id="forwarding" className="mb-1 font-medium">
        {t("title")}
      </h3>
      <p className="mb-3 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {data?.address ? <Address forwarding={data} address={data.address} /> : null}
      {data && data.address === null ? (
        <Button disabled={isBusy} onClick={() => run(() => api.mailbox.forwarding.renew())}>
          {t("make")}
        </Button>
      ) : null}
    </section>
  );
}

function Address({ forwarding, address }: { forwarding: Forwarding; address: string }) {
  const t = useTranslations("settings.mailbox.forwarding");
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const tKeys = useTranslations("settings.keys");
  const { run } = useChange({
    failure: "toast",
    refreshes: [FORWARDING.key()],
    // The browser may forbid it.
    explain: (error) => (error instanceof DOMException ? tKeys("copyFailed") : null),
  });
  const moment = (at: string) => new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  const { confirmation, lastReceivedAt, lastDroppedAt } = forwarding;
  return (
    <>
      {confirmation ? (
        <p role="status" className="mb-3 max-w-[60ch] border-y py-2.5">
          {t("confirmation", { mailbox: confirmation.for || "Gmail" })}{" "}
          <strong className="select-all font-mono">{confirmation.code}</strong>
        </p>
      ) : null}
      <div className="flex max-w-[560px] items-end gap-2 phone:flex-wrap">
        <Field label={t("address")} className="flex-1 phone:basis-full">
          {(ids) => <TextInput {...ids} readOnly value={address} onFocus={({ target }) => target.select()} />}
        </Field>
        <Button onClick={() => run(() => navigator.clipboard.writeText(address), t("copied"))}>{t("copy")}</Button>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t("renew")}
        </Button>
      </div>
      <p className="mt-1 text-muted-foreground text-xs">
        {lastReceivedAt ? t("lastReceived", { when: moment(lastReceivedAt) }) : t("neverReceived")}
      </p>
      {lastDroppedAt ? <p className="text-danger text-xs">{t("dropped", { when: moment(lastDroppedAt) })}</p> : null}
      {isAsking ? <RenewDialog onClose={() => setAsking(false)} run={run} /> : null}
    </>
  );
}

type RenewProps = { onClose: () => void; run: ReturnType<typeof useChange>["run"] };

/** Asks before the present address stops working. */
function RenewDialog({ onClose, run }: RenewProps) {
  const t = useTranslations("settings.mailbox.forwarding");

  async function change(work: () => Promise<unknown>, done: string) {
    if (await run(work, done)) onClose();
  }

  return (
    <Dialog open onOpenChange={onClose} title={t("renewTitle")} description={t("renewText")}>
      <DialogActions>
        <Button onClick={onClose}>{t("keep")}</Button>
        <Button onClick={() => change(() => api.mailbox.forwarding.delete(), t("deleted"))}>{t("delete")}</Button>
        <Button variant="primary" onClick={() => change(() => api.mailbox.forwarding.renew(), t("renewed"))}>
          {t("renew")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
