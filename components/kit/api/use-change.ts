import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useErrorText } from "@/components/kit/api/error-text";
import { toast } from "@/components/kit/ui/toast";

export type ChangeOptions = {
  /** Where a failure appears: in a toast, or as the returned `error`, for the form or field that caused it. */
  failure?: "toast" | "error";
  /** What is loaded again afterwards, whether the change succeeded or not. */
  refreshes?: readonly QueryKey[];
  /** A sentence for failures that mean something special here, otherwise null. */
  explain?: (error: unknown) => string | null;
};

/** A reason why a change is not made, in the words that are shown. */
export class Refusal extends Error {}

export type Change = {
  /** Runs a change, and says so if a sentence is given. Resolves to whether it succeeded; failures are shown, never thrown. */
  run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>;
  isBusy: boolean;
  /** The failure of the last run as a sentence, or null. */
  error: string | null;
  /** Takes the failure back, because what it was about has changed. */
  reset: () => void;
};

/** A change on the server: one state of progress, one way to report failures, and what it makes out of date is loaded again. */
export function useChange({ failure = "error", refreshes = [], explain }: ChangeOptions = {}): Change {
  const errorText = useErrorText();
  const cache = useQueryClient();
  const textOf = (error: unknown) => (error instanceof Refusal ? error.message : (explain?.(error) ?? errorText(error)));
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    // Offline, the change fails at once instead of waiting for the network.
    networkMode: "always",
    onError: (thrown) => {
      if (failure === "toast") toast(textOf(thrown));
    },
    onSettled: () => Promise.all(refreshes.map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
  const run = useCallback(
    (work: () => Promise<unknown>, done?: string) =>
      mutateAsync(async () => {
        await work();
        if (done !== undefined) toast(done);
      }).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  );
  return { run, isBusy: isPending, error: failure === "error" && error ? textOf(error) : null, reset };
}
