"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { auth } from "@/components/kit/api/auth-client";
import { useAuthErrorText } from "@/components/kit/api/auth-error";
import { usePlaceWords, useScopeWords } from "@/components/kit/programs/program-words";
import { SignInAgainDialog } from "@/components/kit/sign-in/sign-in-again-dialog";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import type { ConnectedProgram, ProgramPlace } from "@/contracts/accounts/programs";

/** The request of a program. */
export type AskingProgram = { name: string; place: ProgramPlace; scopes: ConnectedProgram["scopes"] };

type Choice = "allow" | "deny";

/** A person decides whether a program may use their account. */
export function ConsentForm({ program, userId }: { program: AskingProgram; userId: string }) {
  const t = useTranslations("consent");
  const wordsOf = useScopeWords();
  const placeOf = usePlaceWords();
  const [busy, setBusy] = useState<Choice | null>(null);
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [mustConfirm, setMustConfirm] = useState(false);
  const failureText = useFailureText();

  async function decide(choice: Choice) {
    setBusy(choice);
    setError(null);
    setMustConfirm(false);
    // The request as the server signed it, which is in the address of this page.
    const oauth_query = window.location.search.slice(1);
    const body = { accept: choice === "allow", account: userId, oauth_query };
    const answer = await auth.$fetch<{ url: string }>("/oauth2/consent", { method: "POST", body });
    if (answer.data) {
      setDone(true);
      window.location.assign(answer.data.url);
      return;
    }
    setBusy(null);
    const failure: Failure = answer.error;
    if (failure.code === "SESSION_NOT_FRESH") setMustConfirm(true);
    else setError(failureText(failure));
  }

  return (
    <>
      <section aria-labelledby="consent-may" className="mt-6 rounded-lg border bg-card p-4">
        <h2 id="consent-may" className="font-medium">
          {t("may")}
        </h2>
        <ul className="mt-2 grid gap-1.5">
          {wordsOf(program.scopes).map((words) => (
            <li key={words} className="flex gap-2 text-base">
              <Icon name="check" size="sm" className="mt-1 flex-none text-muted-foreground" />
              {words}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-muted-foreground">
          {t(program.scopes.includes("offline_access") ? "untilDisconnected" : "forAnHour")}
        </p>
      </section>
      <p className="mt-4 flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
        <Icon name="warning" size="sm" className="mt-0.5 flex-none" />
        <span>{t("warning", { place: placeOf(program.place) })}</span>
      </p>
      {error ? (
        <div className="mt-4">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
      {isDone ? (
        <p role="status" className="mt-6 text-base">
          {t("done", { name: program.name })}
        </p>
      ) : (
        <div className="mt-6 grid grid-cols-2 gap-3">
          <Button needsScript className="h-10" disabled={busy !== null} onClick={() => decide("deny")}>
            {t(busy === "deny" ? "denying" : "deny")}
          </Button>
          <Button needsScript variant="primary" className="h-10" disabled={busy !== null} onClick={() => decide("allow")}>
            {t(busy === "allow" ? "allowing" : "allow")}
          </Button>
        </div>
      )}
      <p className="mt-4 text-muted-foreground text-xs">{t("later")}</p>
      {mustConfirm ? (
        <SignInAgainDialog
          userId={userId}
          reason="confirm"
          isStored={false}
          onSignedIn={() => decide("allow")}
          onLater={() => setMustConfirm(false)}
        />
      ) : null}
    </>
  );
}

type Failure = { code?: string; status: number };

function useFailureText(): (failure: Failure) => string {
  const t = useTranslations("consent");
  const errorText = useAuthErrorText();
  return (failure) => {
    if (failure.code === "ACCOUNT_CHANGED") return t("otherAccount");
    if (failure.status === 400) return t("expired");
    return failure.status === 401 ? t("signedOut") : errorText(failure);
  };
}
