import { useTranslations } from "next-intl";
import { Field, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";

type NewPasswordFieldProps = { label: string; error?: string | null; className?: string; name?: string };

/** A password that is being chosen, with the rule it must keep. */
export function NewPasswordField({ label, error = null, className, name = "password" }: NewPasswordFieldProps) {
  const t = useTranslations("auth");
  return (
    <Field label={label} hint={t("passwordHint")} error={error}>
      {(ids) => (
        <TextInput
          {...ids}
          name={name}
          type="password"
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
