"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { localDayOf } from "@/components/features/applications/local-days";
import { EntryDialog } from "@/components/features/applications/sheet/entry-dialog";
import { InterviewDialog } from "@/components/features/applications/sheet/interview-dialog";
import { Part, type PartProps } from "@/components/features/applications/sheet/part";
import { useSaveInterview } from "@/components/features/applications/sheet/use-save-interview";
import { stageEntries } from "@/components/features/applications/stage-moves";
import { hourOf, shortDay } from "@/components/features/applications/when";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { CONTROL, FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuItem } from "@/components/kit/ui/menu";
import { SavedField } from "@/components/kit/ui/saved-field";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import type { ActivityEntry } from "@/contracts/model/application-activity";

/** Notes, and all that happened, newest first. */
export function TimelinePart({ application, actions, now }: PartProps) {
  const t = useTranslations("applications.timeline");
  const tInterview = useTranslations("applications.interview");
  const saveInterview = useSaveInterview();
  const { run } = useChange({ failure: "toast" });
  const locale = useLocale();
  const [editing, setEditing] = useState<ActivityEntry | null>(null);
  const { id, activity, notes } = application;
  const currentStage = stageEntries(activity)[0]?.id;

  async function remove(entry: ActivityEntry) {
    await run(async () => {
      actions.keep(await api.applications.removeEntry({ id, entryId: entry.id }));
      toast(t("removed"));
    });
  }

  return (
    <>
      <Part title={t("notes")}>
        <SavedField
          label={t("notes")}
          hideLabel
          rows={3}
          value={notes}
          placeholder={t("notesHint")}
          maxLength={LIMITS.application.notes}
          save={(value) => actions.change(id, { notes: value })}
        />
      </Part>
      <Part title={t("title")}>
        <AddNote onAdd={async (text) => actions.keep(await api.applications.addNote({ id, text }))} />
        <ol className="mt-3 grid gap-1">
          {activity.map((entry) => (
            <li key={entry.id} className="group grid grid-cols-[60px_minmax(0,1fr)_auto] items-start gap-2">
              <time dateTime={entry.at} className="text-subtle-foreground text-xs leading-6">
                {shortDay(localDayOf(entry.at), locale, now)}
              </time>
              <EntryText entry={entry} />
              <Menu
                align="end"
                trigger={
                  <Button
                    variant="ghost"
                    size="xs"
                    shape="icon"
                    aria-label={t("menuOf", { day: shortDay(localDayOf(entry.at), locale, now) })}
                  >
                    <Icon name="dots-three" size="sm" />
                  </Button>
                }
              >
                {entry.type === "interview" ? (
                  <MenuItem icon="calendar-blank" onClick={() => void saveInterview(id, entry.id)}>
                    {tInterview("addToCalendar")}
                  </MenuItem>
                ) : null}
                <MenuItem icon="pencil-simple" onClick={() => setEditing(entry)}>
                  {t("edit")}
                </MenuItem>
                {entry.id === currentStage ? null : (
                  <MenuItem icon="trash" onClick={() => remove(entry)}>
                    {t("remove")}
                  </MenuItem>
                )}
              </Menu>
            </li>
          ))}
        </ol>
        {editing?.type === "interview" ? (
          <InterviewDialog
            application={application}
            interview={editing}
            onSaved={actions.keep}
            onClose={() => setEditing(null)}
          />
        ) : editing ? (
          <EntryDialog applicationId={id} entry={editing} onSaved={actions.keep} onClose={() => setEditing(null)} />
        ) : null}
      </Part>
    </>
  );
}

function EntryText({ entry }: { entry: ActivityEntry }) {
  const t = useTranslations("applications");
  const locale = useLocale();
  if (entry.type === "stage")
    return <span className="leading-6">{t("timeline.moved", { stage: t(`stages.${entry.stage}`) })}</span>;
  if (entry.type === "note") return <span className="whitespace-pre-wrap break-words leading-6">{entry.text}</span>;
  const people = entry.participants.map(({ name }) => name).join(", ");
  return (
    <span className="leading-6">
      {entry.label || t(`interviewKinds.${entry.kind}`)}
      <span className="text-muted-foreground">
        {` ${hourOf(entry.at, locale)}, ${t("timeline.minutes", { minutes: entry.durationMinutes })}`}
        {[entry.location, people, entry.notes].filter(Boolean).map((each) => `, ${each}`)}
      </span>
    </span>
  );
}

/** A note on what just happened; Ctrl and Enter add it without the mouse. */
function AddNote({ onAdd }: { onAdd: (text: string) => Promise<void> }) {
  const t = useTranslations("applications.timeline");
  const { run, isBusy: busy, error } = useChange();
  const inputId = useId();
  const [text, setText] = useState("");

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (text.trim() === "" || busy) return;
    await run(async () => {
      await onAdd(text.trim());
      setText("");
    });
  }

  return (
    <form onSubmit={submit}>
      <label htmlFor={inputId} className="sr-only">
        {t("addNote")}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          id={inputId}
          rows={1}
          value={text}
          placeholder={t("addNote")}
          maxLength={LIMITS.application.note}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
          }}
          className={`${CONTROL} field-sizing-content block max-h-48 min-h-control px-2.5 py-1.5 leading-5`}
        />
        <Button type="submit" disabled={busy || text.trim() === ""}>
          {t("add")}
        </Button>
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
    </form>
  );
}
