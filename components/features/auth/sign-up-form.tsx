"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { useFreeName } from "@/components/features/auth/use-free-name";
import { auth } from "@/components/kit/api/auth-client";
import { authErrorName, useAuthErrorText } from "@/components/kit/api/auth-error";
import { NewPasswordField } from "@/components/kit/sign-in/new-password-field";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";

const FIELDS = ["name", "username", "email", "password", "setupCode"] as const;
type FieldName = (typeof FIELDS)[number];

/** The field that a refusal speaks of. */
const FIELD_OF: Partial<Record<NonNullable<ReturnType<typeof authErrorName>>, FieldName>> = {
  nameShape: "name",
  usernameTaken: "username",
  usernameShape: "username",
  emailTaken: "email",
  emailShape: "email",
  passwordShape: "password",
  passwordCommon: "password",
  passwordPersonal: "password",
  setupCodeNeeded: "setupCode",
  setupCodeWrong: "setupCode",
};

type Problems = Partial<Record<FieldName | "form", string>>;

type Admission = {
  invitation: string | null;
  /** Whether there is a field for the set-up code of the server. */
  setupCode: "needed" | "possible" | null;
};

/** Creates an account, with an invitation or set-up code where one is needed, and continues to the documents. */
export function SignUpForm({ invitation, setupCode }: Admission) {
  const t = useTranslations("auth");
  const errorText = useAuthErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [username, setUsername] = useState("");
  const isFree = useFreeName(username);
  const usernameProblem = problems.username ?? (isFree === false ? t("errors.usernameTaken") : null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: FieldName) => String(data.get(name)).trim();
    setBusy(true);
    setProblems({});
    const fields = {
      name: text("name"),
      username: text("username").toLowerCase(),
      email: text("email"),
      password: String(data.get("password")),
    };
    const code = setupCode === null ? "" : text("setupCode");
    const more = { ...(invitation === null ? {} : { invitation }), ...(code === "" ? {} : { setupCode: code }) };
    const answer = await auth.signUp.email(Object.assign(fields, more));
    if (!answer.error) {
      // Where mail is sent, the response does not say whether the address was free.
      const { data: session, error } = await auth.getSession();
      const isIn = session !== null;
      if (error) setProblems({ form: errorText(error) });
      else if (isIn) window.location.assign("/documents");
      else setProblems({ form: t("maybeTaken", { email: fields.email }) });
      setBusy(isIn);
      return;
    }
    const name = authErrorName(answer.error.code);
    const field = (name && FIELD_OF[name]) ?? null;
    setProblems({ [field ?? "form"]: errorText(answer.error) });
    setBusy(false);
    if (field) inputOf(field)?.focus();
  }

  const inputOf = (name: FieldName) => form.current?.elements.namedItem(name) as HTMLInputElement | null;

  /** The browser's validation message is shown under its field. */
  function noteInvalid(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const invalid = FIELDS.filter((name) => inputOf(name)?.validity.valid === false);
    setProblems(Object.fromEntries(invalid.map((name) => [name, sentenceFor(name)])));
    const [first] = invalid;
    if (first) inputOf(first)?.focus();
  }

  function sentenceFor(name: FieldName): string {
    if (inputOf(name)?.validity.valueMissing) return t("missing");
    return name === "username" ? t("usernameHint") : name === "email" ? t("errors.emailShape") : t("passwordHint");
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      onInvalidCapture={noteInvalid}
      onChange={(event) => {
        const { name } = event.target as unknown as { name: FieldName };
        if (problems[name]) setProblems({ ...problems, [name]: undefined });
      }}
      method="post"
      className="mt-6 grid gap-4"
    >
      <Field label={t("name")} error={problems.name ?? null}>
        {(ids) => <TextInput {...ids} name="name" autoComplete="name" required maxLength={100} className="h-10" />}
      </Field>
      <Field
        label={t("username")}
        hint={isFree ? <span className="text-success">{t("usernameFree")}</span> : t("usernameHint")}
        error={usernameProblem}
      >
        {(ids) => (
          <TextInput
            {...ids}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={LIMITS.username.min}
            maxLength={LIMITS.username.max}
            pattern="[a-zA-Z0-9._\-]+"
            title={t("usernameHint")}
            className="h-10"
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      <Field label={t("email")} error={problems.email ?? null}>
        {(ids) => <TextInput {...ids} name="email" type="email" autoComplete="email" required className="h-10" />}
      </Field>
      <NewPasswordField label={t("password")} error={problems.password ?? null} className="h-10" />
      {setupCode === null ? null : (
        <Field
          label={t("setupCode")}
          hint={t(setupCode === "needed" ? "setupCodeNeeded" : "setupCodePossible")}
          error={problems.setupCode ?? null}
        >
          {(ids) => (
            <TextInput
              {...ids}
              name="setupCode"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required={setupCode === "needed"}
              className="h-10"
            />
          )}
        </Field>
      )}
      {problems.form ? <FieldError>{problems.form}</FieldError> : null}
      <Button needsScript type="submit" variant="primary" className="h-10" disabled={busy}>
        {busy ? t("signingUp") : t("signUp")}
      </Button>
    </form>
  );
}
