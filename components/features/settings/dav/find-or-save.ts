import { type FormEvent, useState } from "react";
import type { Connection } from "@/components/features/settings/dav/connection-fields";
import { useChange } from "@/components/kit/api/use-change";

export type Entered = Connection & { password?: string };

type FindOrSaveProps = {
  connection: Connection;
  /** Something can be chosen and saved; until then the form only searches. */
  hasChoices: boolean;
  find: (entered: Entered) => Promise<unknown>;
  save: (entered: Entered) => Promise<unknown>;
};

/** A form with two buttons: the one with the value `find` searches, the other one saves, and the password is empty afterwards. */
export function useFindOrSave({ connection, hasChoices, find, save }: FindOrSaveProps) {
  const { run, error } = useChange();
  const [state, setState] = useState<"idle" | "finding" | "saving">("idle");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const isSearch = !hasChoices || (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value") === "find";
    const password = String(new FormData(form).get("password") ?? "");
    const entered = { ...connection, ...(password === "" ? {} : { password }) };
    setState(isSearch ? "finding" : "saving");
    const isDone = await run(() => (isSearch ? find(entered) : save(entered)));
    if (isDone && !isSearch) form.reset();
    setState("idle");
  }

  return { state, error, submit };
}
