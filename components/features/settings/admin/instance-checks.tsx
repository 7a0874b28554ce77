"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { Dot } from "@/components/kit/ui/tag";
import type { AddressCheck, TestResult } from "@/contracts/admin/instance";

/** Tries what the instance is connected to, on request, and shows the response of the other side. */
export function InstanceChecks({ sendsMail }: { sendsMail: boolean }) {
  const t = useTranslations("admin.instance");
  return (
    <div className="mt-10 grid gap-7">
      <h3 className="font-medium">{t("checks")}</h3>
      <Check
        title={t("address")}
        text={t("addressText")}
        label={t("addressTest")}
        run={() => api.admin.instance.checkAddress({ origin: window.location.origin })}
        show={(result) => <AddressResult result={result} />}
      />
      <Check
        title={t("mail")}
        text={t(sendsMail ? "mailText" : "mailOff")}
        label={t("mailTest")}
        isOff={!sendsMail}
        run={() => api.admin.instance.testMail()}
        show={(result) => <Result result={result} />}
      />
      <Check
        title={t("storage")}
        text={t("storageText")}
        label={t("storageTest")}
        run={() => api.admin.instance.testStorage()}
        show={(result) => <Result result={result} />}
      />
    </div>
  );
}

type CheckProps<Found> = {
  title: string;
  text: string;
  label: string;
  isOff?: boolean;
  run: () => Promise<Found>;
  show: (found: Found) => ReactNode;
};

function Check<Found>({ title, text, label, isOff = false, run, show }: CheckProps<Found>) {
  const t = useTranslations("admin.instance");
  const { run: attempt, isBusy: busy, error } = useChange();
  const [found, setFound] = useState<Found | null>(null);

  async function check() {
    setFound(null);
    await attempt(async () => setFound(await run()));
  }

  return (
    <div>
      <div className="flex items-start gap-4 phone:flex-col phone:gap-2">
        <div className="min-w-0 flex-1">
          <h4>{title}</h4>
          <p className="text-muted-foreground text-xs">{text}</p>
        </div>
        {isOff ? null : (
          <Button disabled={busy} onClick={check}>
            {busy ? t("testing") : label}
          </Button>
        )}
      </div>
      <div role="status" className="mt-2">
        {found === null ? null : show(found)}
      </div>
      {error === null ? null : <FieldError>{error}</FieldError>}
    </div>
  );
}

function Result({ result: { isGood, message, ms } }: { result: TestResult }) {
  const t = useTranslations("admin.instance");
  return (
    <>
      <p className="flex items-center gap-2">
        <Dot state={isGood ? "success" : "danger"} />
        {t(isGood ? "good" : "bad", { ms })}
      </p>
      <p lang="en" className="mt-1 font-mono text-muted-foreground text-xs [overflow-wrap:anywhere]">
        {message}
      </p>
    </>
  );
}

function AddressResult({ result: { seenOrigin: origin, client, problems } }: { result: AddressCheck }) {
  const t = useTranslations("admin.instance");
  if (problems.length === 0)
    return (
      <p className="flex items-center gap-2">
        <Dot state="success" />
        {t("addressGood", { client, origin })}
      </p>
    );
  return (
    <>
      <ul className="grid gap-1">
        {problems.map(({ kind, value }) => (
          <li key={kind} className="flex items-baseline gap-2">
            <Dot state="warning" />
            <span className="[overflow-wrap:anywhere]">{t(`problems.${kind}`, { value: value ?? "" })}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted-foreground text-xs">{t("seen", { client, origin })}</p>
    </>
  );
}
