import { useTranslations } from "next-intl";
import { Field } from "@/components/kit/ui/field";
import { PasswordInput } from "@/components/kit/ui/password-input";
import { LIMITS } from "@/contracts/limits";

type NewPasswordFieldProps = { label: string; error?: string | null; className?: string; name?: string };

/** A password that is being chosen, with the rule it must keep. */
export function NewPasswordField({ label, error = null, className, name = "password" }: NewPasswordFieldProps) {
  const t = useTranslations("auth");
  return (
    <Field label={label} hint={t("passwordHint")} error={error}>
      {(ids) => (
        <PasswordInput
          {...ids}
          name={name}
          autoComplete="new-password"
          required
          minLength={LIMITS.accountPassword.min}
          maxLength={LIMITS.accountPassword.max}
          className={className}
        />
      )}
    </Field>
  );
}
