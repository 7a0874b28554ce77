"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useBeginThread } from "@/components/features/assistant/threads/use-threads";
import { queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import type { AssistantTarget } from "@/components/kit/assistant/assistant-slot";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, FieldError, Select } from "@/components/kit/ui/field";

type NewConversationProps = { onClose: () => void; onBegun: (id: string) => void };

type Option = { target: Exclude<AssistantTarget, { kind: "career" }>; name: string };

const CAREER: AssistantTarget = { kind: "career" };

const optionOf = (target: AssistantTarget) => (target.kind === "career" ? "career" : `${target.kind} ${target.id}`);

/** What a new conversation is about. It reads and proposes edits within that, and nowhere else. */
export function NewConversation({ onClose, onBegun }: NewConversationProps) {
  const t = useTranslations("assistant.begin");
  const { run, isBusy, error } = useChange();
  const begin = useBeginThread();
  const { data: documents = [] } = useQuery(queries.documents.list.queryOptions({ input: { trashed: false } }));
  const { data: applications = [] } = useQuery(queries.applications.list.queryOptions({ input: {} }));
  const [target, setTarget] = useState<AssistantTarget>(CAREER);
  const of = (type: "resume" | "letter"): Option[] =>
    documents.filter((each) => each.type === type).map(({ id, name }) => ({ target: { kind: type, id }, name }));
  const groups: { name: string; options: Option[] }[] = [
    { name: t("resumes"), options: of("resume") },
    { name: t("letters"), options: of("letter") },
    {
      name: t("applications"),
      options: applications.map(
        ({ id, company, role }): Option => ({
          target: { kind: "application", id },
          name: t("application", { role, company }),
        }),
      ),
    },
  ].filter(({ options }) => options.length > 0);
  const all = groups.flatMap(({ options }) => options);

  async function start(event: FormEvent) {
    event.preventDefault();
    await run(async () => {
      onBegun((await begin(target)).id);
    });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t("title")} description={t("text")} focus="field">
      <form onSubmit={start} className="mt-4">
        <Field label={t("about")}>
          {(ids) => (
            <Select
              {...ids}
              value={optionOf(target)}
              onChange={({ target: { value } }) =>
                setTarget(all.find((each) => optionOf(each.target) === value)?.target ?? CAREER)
              }
            >
              <option value="career">{t("career")}</option>
              {groups.map(({ name, options }) => (
                <optgroup key={name} label={name}>
                  {options.map((option) => (
                    <option key={option.target.id} value={optionOf(option.target)}>
                      {option.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        {error ? <FieldError>{error}</FieldError> : null}
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={isBusy}>
            {t("begin")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
