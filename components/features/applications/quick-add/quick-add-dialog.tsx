"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { type ReadPosting, readPosting, typedJob, webAddress } from "@/components/features/applications/quick-add/read-posting";
import { sameJob } from "@/components/features/applications/select-applications";
import { refreshApplications, useApplications } from "@/components/features/applications/use-applications";
import { FOLDER } from "@/components/features/applications/use-tracker-address";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { CONTROL, Field, FieldError, LABEL, Select, TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import { STAGES, type Stage } from "@/contracts/model/application";

type Draft = { company: string; role: string; sourceUrl: string; status: Stage };
const EMPTY: Draft = { company: "", role: "", sourceUrl: "", status: "saved" };
/** Text of this length is a posting and no longer a company and a role. */
const MAX_TYPED = 120;

/** Adds an application: from a pasted posting, from a link, or by hand. What was read can be corrected. */
export function QuickAddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("applications.quickAdd");
  const tApplications = useTranslations("applications");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const router = useRouter();
  const { data: all } = useApplications();
  const [text, setText] = useState("");
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [read, setRead] = useState<ReadPosting | null>(null);
  const [state, setState] = useState<"idle" | "reading" | "adding">("idle");
  const [error, setError] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const same = sameJob(all ?? [], draft.company, draft.role);
  const missing = (field: "company" | "role") => (isChecked && draft[field].trim() === "" ? t(`missing.${field}`) : null);
  const badLink = draft.sourceUrl.trim() !== "" && webAddress(draft.sourceUrl) === null ? tApplications("field.notALink") : null;

  function write(next: string) {
    setText(next);
    const typed = typedJob(next);
    if (typed) setDraft((before) => ({ ...before, ...typed }));
  }

  /** Fills what was found and leaves what the person wrote. */
  async function readText(pasted: string) {
    setState("reading");
    setError(null);
    try {
      const found = await readPosting(pasted);
      setRead(found);
      setDraft((before) => ({
        ...before,
        company: found.company || before.company,
        role: found.role || before.role,
        sourceUrl: found.sourceUrl ?? before.sourceUrl,
      }));
    } catch (thrown) {
      setError(errorText(thrown));
    }
    setState("idle");
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (draft.company.trim() === "" || draft.role.trim() === "" || badLink) return;
    setState("adding");
    setError(null);
    try {
      const isPosting = typedJob(text) === null && text.trim() !== "";
      const found = read ?? (isPosting ? await readPosting(text) : null);
      const id = await api.applications.create({
        company: draft.company,
        role: draft.role,
        status: draft.status,
        sourceUrl: webAddress(draft.sourceUrl) ?? "",
        ...(found && {
          location: found.location,
          salary: found.salary,
          requirements: found.requirements,
          jobDescription: found.jobDescription.slice(0, LIMITS.jobDescription.max),
          postingSource: found.postingSource,
        }),
      });
      await refreshApplications(cache);
      toast(t("added", { company: draft.company.trim() }), {
        label: tApplications("open"),
        onClick: () => router.push(`${FOLDER}/${id}`),
      });
      onClose();
    } catch (thrown) {
      setError(errorText(thrown));
      setState("idle");
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} className="w-[520px]" focus="field">
      <form onSubmit={submit} noValidate className="mt-3 grid gap-3">
        <PasteField text={text} isBusy={state === "reading"} onText={write} onPaste={readText} />
        <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
          {(["company", "role"] as const).map((field) => (
            <Field key={field} label={tApplications(`fields.${field}`)} error={missing(field)}>
              {(ids) => (
                <TextInput
                  {...ids}
                  value={draft[field]}
                  maxLength={LIMITS.application.line}
                  onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <Field label={tApplications("fields.sourceUrl")} error={isChecked ? badLink : null}>
            {(ids) => (
              <TextInput
                {...ids}
                inputMode="url"
                value={draft.sourceUrl}
                maxLength={LIMITS.application.url}
                onChange={(event) => setDraft({ ...draft, sourceUrl: event.target.value })}
              />
            )}
          </Field>
          <Field label={tApplications("stage")}>
            {(ids) => (
              <Select
                {...ids}
                value={draft.status}
                onChange={(event) => setDraft({ ...draft, status: event.target.value as Stage })}
              >
                {STAGES.map((stage) => (
                  <option key={stage} value={stage}>
                    {tApplications(`stages.${stage}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {same ? (
          <p role="status" className="flex items-start gap-1.5 text-warning text-xs">
            <Icon name="warning" size="sm" className="mt-px" />
            <span>
              {t("duplicate", { company: same.company, role: same.role, stage: tApplications(`stages.${same.status}`) })}
            </span>
          </p>
        ) : null}
        {error ? <FieldError>{error}</FieldError> : null}
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={state !== "idle"}>
            {t(state === "adding" ? "adding" : "add")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type PasteFieldProps = { text: string; isBusy: boolean; onText: (text: string) => void; onPaste: (text: string) => void };

/** One field for whatever one has: a posting, its link, or a company and a role. */
function PasteField({ text, isBusy, onText, onPaste }: PasteFieldProps) {
  const t = useTranslations("applications.quickAdd");
  const id = useId();
  return (
    <div>
      <div className="mb-1 flex items-baseline gap-2">
        <label htmlFor={id} className={LABEL}>
          {t("paste")}
        </label>
        <span role="status" className="text-subtle-foreground text-xs">
          {isBusy ? t("reading") : ""}
        </span>
      </div>
      <textarea
        id={id}
        rows={text.length > MAX_TYPED ? 5 : 1}
        value={text}
        placeholder={t("pasteHint")}
        onChange={(event) => onText(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          if (typedJob(pasted) === null) onPaste(pasted);
        }}
        onKeyDown={(event) => {
          // One line is typed as in a field of one line.
          if (event.key !== "Enter" || event.shiftKey || text.includes("\n")) return;
          event.preventDefault();
          if (typedJob(text) === null && text.trim() !== "") onPaste(text);
          else event.currentTarget.form?.requestSubmit();
        }}
        className={`${CONTROL} block min-h-control resize-none px-2.5 py-1.5 leading-5`}
      />
    </div>
  );
}
