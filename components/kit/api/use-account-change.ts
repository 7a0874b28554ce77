import { type AuthError, useAuthErrorText } from "@/components/kit/api/auth-error";
import { type Change, type ChangeOptions, Refusal, useChange } from "@/components/kit/api/use-change";

/** A change at the sign-in service, whose client returns its refusals: like any other change, in the sentences of that service. */
export function useAccountChange(options?: ChangeOptions): Omit<Change, "run"> & {
  run: (work: () => Promise<{ error: AuthError | null }>, done?: string) => Promise<boolean>;
} {
  const errorText = useAuthErrorText();
  const change = useChange(options);
  return {
    ...change,
    run: (work, done) =>
      change.run(async () => {
        const { error } = await work();
        if (error) throw new Refusal(errorText(error));
      }, done),
  };
}
