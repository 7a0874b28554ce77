"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useMemo, useRef, useState } from "react";
import { useApplicationActions } from "@/components/features/applications/use-application-actions";
import { useApplications } from "@/components/features/applications/use-applications";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { CONTROL, Field, FieldError, Select } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import type { Application } from "@/contracts/model/application";
import { type Mail, mailProposal, proposeFromMail } from "@/domain/applications/mail/propose-from-mail";

/** What a dropped email would change, of which application. Nothing happens before it is confirmed. */
export function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const t = useTranslations("applicationMail");
  const tApplications = useTranslations("applications");
  const { run, isBusy, error } = useChange();
  const actions = useApplicationActions();
  const { data: all = [] } = useApplications();
  const likely = useMemo(() => proposeFromMail(mail, all), [mail, all]);
  const [chosenId, setChosenId] = useState(likely[0]?.applicationId ?? "");
  const [isMoving, setMoving] = useState(true);
  const [note, setNote] = useState(() => mailProposal(mail, null).note);
  /** A note that is there already is not added twice when the stage fails and is tried again. */
  const noted = useRef<string | null>(null);
  const chosen = all.find(({ id }) => id === chosenId);
  const change = chosen ? mailProposal(mail, chosen).change : null;
  const willMove = change !== null && isMoving;
  const willNote = note.trim() !== "";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!chosen || !(willMove || willNote) || isBusy) return;
    await run(async () => {
      if (willNote && noted.current !== chosen.id) {
        actions.keep(await api.applications.addNote({ id: chosen.id, text: note.trim(), ...dateOf(mail) }));
        noted.current = chosen.id;
      }
      if (willMove)
        await actions.change(chosen.id, {
          status: change.stage,
          ...(change.closedReason ? { closedReason: change.closedReason } : {}),
        });
      toast(t("done", { company: chosen.company }));
      onClose();
    });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} className="w-[560px]">
      <form onSubmit={submit} className="mt-3 grid gap-3">
        <MailHead mail={mail} />
        <ApplicationChoice
          all={all}
          likelyIds={likely.map(({ applicationId }) => applicationId)}
          {...{ chosenId, setChosenId }}
        />
        {change ? (
          <Checkbox checked={isMoving} onChange={(event) => setMoving(event.target.checked)}>
            {change.closedReason
              ? t("closeWith", { reason: tApplications(`reasons.${change.closedReason}`) })
              : t("move", { stage: tApplications(`stages.${change.stage}`) })}
          </Checkbox>
        ) : chosen ? (
          <p className="text-muted-foreground text-xs">{t("noChange", { stage: tApplications(`stages.${chosen.status}`) })}</p>
        ) : null}
        <Field label={t("note")} hint={t("noteHint")}>
          {(ids) => (
            <textarea
              {...ids}
              rows={6}
              value={note}
              maxLength={LIMITS.application.note}
              onChange={(event) => setNote(event.target.value)}
              className={`${CONTROL} block resize-y px-2.5 py-1.5 leading-5`}
            />
          )}
        </Field>
        {error ? <FieldError>{error}</FieldError> : null}
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={!chosen || !(willMove || willNote) || isBusy}>
            {t(isBusy ? "saving" : "confirm")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The note is in the timeline at the time of the mail; a clock that runs ahead puts nothing into the future. */
const dateOf = ({ date }: Mail) => (date !== null && Date.parse(date) <= Date.now() ? { date } : {});

const MAX_PREVIEW = 280;

/** Who wrote, when, about what, and how it begins: as plain text, whatever the mail has in it. */
function MailHead({ mail: { from, subject, text, date } }: { mail: Mail }) {
  const t = useTranslations("applicationMail");
  const locale = useLocale();
  const begins = text.replace(/\s+/g, " ").trim();
  return (
    <div className="rounded-md bg-muted px-3 py-2.5">
      <p className="flex gap-3 text-muted-foreground text-xs">
        <span className="min-w-0 flex-1 break-words">{from.name === "" ? from.address : `${from.name} <${from.address}>`}</span>
        {date ? (
          <time dateTime={date} className="flex-none">
            {new Date(date).toLocaleDateString(locale, { day: "numeric", month: "short", year: "numeric" })}
          </time>
        ) : null}
      </p>
      <p className="break-words font-medium">{subject === "" ? t("noSubject") : subject}</p>
      <p className="mt-1 break-words text-muted-foreground text-sm">
        {begins.slice(0, MAX_PREVIEW)}
        {begins.length > MAX_PREVIEW ? "…" : ""}
      </p>
    </div>
  );
}

type ChoiceProps = {
  all: readonly Application[];
  likelyIds: readonly string[];
  chosenId: string;
  setChosenId: (id: string) => void;
};

/** The likeliest applications first, then all others by name. */
function ApplicationChoice({ all, likelyIds, chosenId, setChosenId }: ChoiceProps) {
  const t = useTranslations("applicationMail");
  const tApplications = useTranslations("applications");
  const locale = useLocale();
  const likely = likelyIds.flatMap((id) => all.find((each) => each.id === id) ?? []);
  const others = useMemo(
    () => all.filter(({ id }) => !likelyIds.includes(id)).sort((a, b) => a.company.localeCompare(b.company, locale)),
    [all, likelyIds, locale],
  );
  const option = ({ id, company, role, status }: Application) => (
    <option key={id} value={id}>
      {t("option", { company, role, stage: tApplications(`stages.${status}`) })}
    </option>
  );
  return (
    <Field label={t("application")} hint={likely.length === 0 ? t("noneLikely") : undefined}>
      {(ids) => (
        <Select {...ids} value={chosenId} onChange={(event) => setChosenId(event.target.value)}>
          {likely.length === 0 ? <option value="">{t("choose")}</option> : null}
          {likely.length > 0 ? <optgroup label={t("likely")}>{likely.map(option)}</optgroup> : null}
          {others.length > 0 ? <optgroup label={t(likely.length > 0 ? "others" : "all")}>{others.map(option)}</optgroup> : null}
        </Select>
      )}
    </Field>
  );
}
