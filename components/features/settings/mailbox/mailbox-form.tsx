"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { MAIL_PROVIDERS } from "@/components/features/settings/mailbox/mail-providers";
import { useMailboxError } from "@/components/features/settings/mailbox/use-mailbox-error";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, Select, TextInput } from "@/components/kit/ui/field";
import { Dot } from "@/components/kit/ui/tag";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import { MAILBOX_SECURITY, type Mailbox } from "@/contracts/model/mailbox";

type Tested = Awaited<ReturnType<typeof api.mailbox.test>>;

/** Host, user name and app password, to be tested and connected. The server of a known provider is filled in from the address. */
export function MailboxForm({ mailbox }: { mailbox: Mailbox }) {
  const t = useTranslations("settings.mailbox");
  const { run, error } = useChange();
  const cache = useQueryClient();
  const [fields, setFields] = useState({
    username: mailbox.username,
    host: mailbox.host,
    port: String(mailbox.port),
    security: mailbox.security,
    folders: mailbox.folders.join(", "),
  });
  const [tested, setTested] = useState<Tested | null>(null);
  const [state, setState] = useState<"idle" | "testing" | "saving">("idle");
  const set = (more: Partial<typeof fields>) => setFields((all) => ({ ...all, ...more }));

  function inputOf(form: HTMLFormElement) {
    const password = String(new FormData(form).get("password") ?? "");
    const folders = fields.folders
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "");
    return {
      host: fields.host,
      port: Number(fields.port),
      security: fields.security,
      username: fields.username,
      ...(password === "" ? {} : { password }),
      ...(folders.length > 0 ? { folders } : {}),
    };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const isTest = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value") === "test";
    setTested(null);
    setState(isTest ? "testing" : "saving");
    await run(async () => {
      if (isTest) setTested(await api.mailbox.test(inputOf(form)));
      else {
        await api.mailbox.save(inputOf(form));
        form.reset();
        toast(t("connected"));
        await cache.invalidateQueries({ queryKey: queries.mailbox.key() });
        await api.mailbox.readNow();
        await Promise.all([
          cache.invalidateQueries({ queryKey: queries.mailbox.key() }),
          cache.invalidateQueries({ queryKey: queries.mailProposals.key() }),
        ]);
      }
    });
    setState("idle");
  }

  function fillServer() {
    const provider = MAIL_PROVIDERS.find(({ domains }) => domains.test(fields.username.split("@")[1] ?? ""));
    if (provider && fields.host === "") set({ host: provider.host, port: "993", security: "tls" });
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_96px_160px] items-start gap-3 phone:grid-cols-1">
      <Field label={t("username")} className="col-span-full">
        {(ids) => (
          <TextInput
            {...ids}
            required
            value={fields.username}
            maxLength={LIMITS.mailbox.username}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => set({ username: event.target.value })}
            onBlur={fillServer}
          />
        )}
      </Field>
      <ServerFields fields={fields} set={set} />
      <Field label={t("password")} hint={mailbox.configured ? t("passwordKept") : t("passwordHint")} className="col-span-full">
        {(ids) => (
          <TextInput
            {...ids}
            name="password"
            type="password"
            required={!mailbox.configured}
            maxLength={LIMITS.mailbox.password}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t("folders")} hint={t("foldersHint")} className="col-span-full">
        {(ids) => (
          <TextInput
            {...ids}
            value={fields.folders}
            spellCheck={false}
            onChange={(event) => set({ folders: event.target.value })}
          />
        )}
      </Field>
      <TestResult tested={tested} />
      {error ? (
        <div className="col-span-full">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
      <div className="col-span-full flex flex-wrap gap-2">
        <Button needsScript type="submit" variant="primary" disabled={state !== "idle"}>
          {t(state === "saving" ? "saving" : mailbox.configured ? "save" : "connect")}
        </Button>
        <Button needsScript type="submit" value="test" disabled={state !== "idle"}>
          {t(state === "testing" ? "testing" : "test")}
        </Button>
      </div>
    </form>
  );
}

type Server = Pick<Mailbox, "host" | "security"> & { port: string };

/** Where the mailbox is, and how the connection is encrypted. */
function ServerFields({ fields, set }: { fields: Server; set: (more: Partial<Server>) => void }) {
  const t = useTranslations("settings.mailbox");
  return (
    <>
      <Field label={t("host")}>
        {(ids) => (
          <TextInput
            {...ids}
            required
            value={fields.host}
            maxLength={LIMITS.mailbox.host}
            autoComplete="off"
            spellCheck={false}
            placeholder="imap.example.com"
            onChange={(event) => set({ host: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("port")}>
        {(ids) => (
          <TextInput
            {...ids}
            required
            type="number"
            min={1}
            max={65_535}
            value={fields.port}
            onChange={(event) => set({ port: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("security")}>
        {(ids) => (
          <Select
            {...ids}
            value={fields.security}
            onChange={(event) => set({ security: event.target.value === "starttls" ? "starttls" : "tls" })}
          >
            {MAILBOX_SECURITY.map((name) => (
              <option key={name} value={name}>
                {name === "tls" ? "TLS" : "STARTTLS"}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

const MAX_LISTED = 12;

/** Whether signing in works, and which folders there are. */
function TestResult({ tested }: { tested: Tested | null }) {
  const t = useTranslations("settings.mailbox");
  const problem = useMailboxError(tested?.error);
  return (
    <p role="status" className="col-span-full flex items-baseline gap-1.5 text-sm empty:hidden">
      {tested ? (
        <>
          <Dot state={tested.success ? "success" : "danger"} />
          <span>{tested.success ? t("works", { folders: tested.folders.slice(0, MAX_LISTED).join(", ") }) : problem}</span>
        </>
      ) : null}
    </p>
  );
}
