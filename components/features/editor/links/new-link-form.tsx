"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { AnonymityChoice } from "@/components/features/editor/links/anonymity-choice";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { Switch } from "@/components/kit/ui/switch";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import type { DocumentType } from "@/contracts/model/document";
import type { Anonymity } from "@/contracts/model/share-link";

type FormProps = { type: DocumentType; id: string; onClose: () => void; onMade: () => Promise<unknown> };

const DAYS = 30;

/** A day from now, as the field of a date has it. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return new Intl.DateTimeFormat("sv-SE").format(day);
}

/** Makes a link and copies its address. It ends after 30 days unless another day is chosen. */
export function NewLinkForm({ type, id, onClose, onMade }: FormProps) {
  const t = useTranslations("editor.links");
  const { run, isBusy, error } = useChange();
  const [label, setLabel] = useState("");
  const [application, setApplication] = useState<NamedApplication | null>(null);
  const used = useUsingApplications(type, id);
  const [until, setUntil] = useState(() => dayIn(DAYS));
  const [password, setPassword] = useState("");
  const [choices, setChoices] = useState({ isAnonymous: false, allowDownload: true, allowComments: false });
  const [anonymity, setAnonymity] = useState<Anonymity>({ keep: [], remove: [] });

  async function submit(event: FormEvent) {
    event.preventDefault();
    await run(async () => {
      // To the end of that day, where the person is.
      const expiresAt = until === "" ? null : new Date(`${until}T23:59:59`).toISOString();
      const link = await api.shareLinks.create({
        type,
        id,
        label,
        ...(application?.company === label && { applicationId: application.id }),
        expiresAt,
        ...(password !== "" && { password }),
        ...choices,
        ...(choices.isAnonymous && { anonymity }),
      });
      const isCopied = await navigator.clipboard.writeText(link.url).then(
        () => true,
        () => false,
      );
      toast(t(isCopied ? "created" : "createdOnly"));
      await onMade();
      onClose();
    });
  }

  const choice = (name: keyof typeof choices, note?: string) => (
    <Switch
      checked={choices[name]}
      note={note}
      onChange={(event) => setChoices((before) => ({ ...before, [name]: event.target.checked }))}
      className="py-1.5"
    >
      {t(NAMES[name])}
    </Switch>
  );

  return (
    <form onSubmit={submit} className="mt-3 grid gap-3 rounded-md border p-3">
      <div className="grid gap-1.5">
        <Field label={t("label")} hint={t("labelHint")}>
          {(ids) => (
            <TextInput
              {...ids}
              required
              autoFocus
              maxLength={LIMITS.name.max}
              value={label}
              onChange={(event) => setLabel(event.target.value)}
            />
          )}
        </Field>
        {used.length > 0 && application === null ? (
          <fieldset className="flex flex-wrap gap-1.5" aria-label={t("usedIn")}>
            {used.map((each) => (
              <Button
                key={each.id}
                size="sm"
                onClick={() => {
                  setLabel(each.company);
                  setApplication(each);
                }}
              >
                <bdi>{each.company}</bdi>
              </Button>
            ))}
          </fieldset>
        ) : null}
      </div>
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <Field label={t("ends")} hint={t("endsHint")}>
          {(ids) => (
            <TextInput {...ids} type="date" min={dayIn(0)} value={until} onChange={(event) => setUntil(event.target.value)} />
          )}
        </Field>
        <Field label={t("withPassword")} hint={t("passwordHint")}>
          {(ids) => (
            <TextInput
              {...ids}
              type="password"
              autoComplete="new-password"
              minLength={LIMITS.password.min}
              maxLength={LIMITS.password.max}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div>
        {choice("isAnonymous", t("anonymousNote"))}
        {choices.isAnonymous ? <AnonymityChoice type={type} id={id} value={anonymity} onChange={setAnonymity} /> : null}
        {choice("allowDownload")}
        {choice("allowComments")}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button type="submit" variant="primary" disabled={isBusy || label.trim() === ""}>
          {t("create")}
        </Button>
      </div>
    </form>
  );
}

type NamedApplication = { id: string; company: string };

const MAX_OFFERED = 4;

/** The applications that the document is used in, the latest first, each company once. */
function useUsingApplications(type: DocumentType, id: string): NamedApplication[] {
  const { data = [] } = useQuery(queries.applications.list.queryOptions({ input: {}, staleTime: 60_000 }));
  const companies = new Map<string, NamedApplication>();
  for (const { id: applicationId, company, resumeId, coverLetterId } of data) {
    const name = company.trim().slice(0, LIMITS.name.max);
    if ((type === "resume" ? resumeId : coverLetterId) === id && name !== "" && !companies.has(name))
      companies.set(name, { id: applicationId, company: name });
  }
  return [...companies.values()].slice(0, MAX_OFFERED);
}

const NAMES = { isAnonymous: "makeAnonymous", allowDownload: "allowDownload", allowComments: "allowComments" } as const;
