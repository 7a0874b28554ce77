"use client";

import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { ConfirmDialog, type ConfirmFacts } from "@/components/features/settings/confirm-dialog";
import { failureOf } from "@/components/kit/api/error-text";

const Facts = createContext<ConfirmFacts | null>(null);

/** Provides the person's confirmation methods to sensitive actions. */
export const ConfirmFactsProvider = Facts.Provider;

type Answer = { error: object | null };

const isStale = ({ error }: Answer) => error !== null && "code" in error && error.code === "SESSION_NOT_FRESH";

type Confirmation = {
  /** Runs an action of the sign-in service; if it requires a fresh session, the person confirms and it runs again. */
  answered: <Given extends Answer>(act: () => Promise<Given>) => Promise<Given>;
  /** The same for an operation of the API, which throws. */
  called: <Result>(act: () => Promise<Result>) => Promise<Result>;
  /** The dialog, to be placed inside the component that acts, so that it opens over a dialog of that. */
  dialog: ReactNode;
};

/** Sensitive actions require confirmation if the sign-in was some time ago. Cancelling returns the action's error. */
export function useConfirmation(): Confirmation {
  const facts = useContext(Facts);
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(isConfirmed: boolean) => void>(() => {});

  const confirm = useCallback(() => {
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
  }, []);

  function close(isConfirmed: boolean) {
    setOpen(false);
    settle.current(isConfirmed);
  }

  return {
    async answered(act) {
      const first = await act();
      return isStale(first) && (await confirm()) ? act() : first;
    },
    async called(act) {
      try {
        return await act();
      } catch (error) {
        if (failureOf(error) !== "SESSION_NOT_FRESH" || !(await confirm())) throw error;
        return act();
      }
    },
    dialog: isOpen && facts ? <ConfirmDialog facts={facts} onClose={close} /> : null,
  };
}
