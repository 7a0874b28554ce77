"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Refusal, useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";

type FormDialogProps = {
  title: ReactNode;
  description?: ReactNode;
  className?: string;
  /** The verbs at its end. */
  cancel: string;
  save: string;
  /** False while something is missing. */
  isReady?: boolean;
  /** Saves; then the dialog closes. A returned sentence is the reason why it does not, `"stay"` keeps it open, thrown values are shown as errors. */
  onSave: () => Promise<string | undefined>;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with fields that are saved together: nothing is sent twice, and what was typed stays until it is saved. */
export function FormDialog({ cancel, save, isReady = true, onSave, onClose, children, ...dialog }: FormDialogProps) {
  const { run, isBusy, error } = useChange();

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog that was opened from another one is inside its form for React.
    event.stopPropagation();
    await run(async () => {
      const answer = await onSave();
      if (answer === undefined) return onClose();
      if (answer !== "stay") throw new Refusal(answer);
    });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} focus="field" {...dialog}>
      <form onSubmit={submit} className="mt-4 grid gap-3">
        {children}
        {error ? <FieldError>{error}</FieldError> : null}
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="primary" disabled={isBusy || !isReady}>
            {save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type NameDialogProps = {
  title: string;
  description?: string;
  /** Of the field. */
  label: string;
  cancel: string;
  save: string;
  /** The name so far. */
  start?: string;
  maxLength: number;
  /** Gets a name without space around it. The dialog stays open where it returns false. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a name. */
export function NameDialog({ label, start = "", maxLength, onSave, ...dialog }: NameDialogProps) {
  const [name, setName] = useState(start);
  return (
    <FormDialog
      {...dialog}
      isReady={name.trim() !== ""}
      onSave={async () => ((await onSave(name.trim())) === false ? "stay" : undefined)}
    >
      <Field label={label}>
        {(ids) => (
          <TextInput {...ids} required maxLength={maxLength} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
    </FormDialog>
  );
}
