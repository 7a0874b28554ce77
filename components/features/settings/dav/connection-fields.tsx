import { useTranslations } from "next-intl";
import { useDavError } from "@/components/features/settings/dav/use-dav-error";
import { Field, TextInput } from "@/components/kit/ui/field";
import { Dot } from "@/components/kit/ui/tag";
import { LIMITS } from "@/contracts/limits";

export type Connection = { url: string; username: string };

type ConnectionFieldsProps = {
  of: "calendar" | "contacts";
  connection: Connection;
  /** A saved password stays if none is entered. */
  hasPassword: boolean;
  onChange: (connection: Connection) => void;
};

/** Address of the server, user name, and the app password, which the form reads as `password`. */
export function ConnectionFields({ of, connection, hasPassword, onChange }: ConnectionFieldsProps) {
  const t = useTranslations(`settings.${of}`);
  const tCalendar = useTranslations("settings.calendar");
  const tMailbox = useTranslations("settings.mailbox");
  return (
    <>
      <Field label={t("url")} hint={t("urlHint")}>
        {(ids) => (
          <TextInput
            {...ids}
            required
            type="url"
            value={connection.url}
            maxLength={LIMITS.davAccount.url}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...connection, url: event.target.value })}
          />
        )}
      </Field>
      <Field label={tMailbox("username")}>
        {(ids) => (
          <TextInput
            {...ids}
            required
            value={connection.username}
            maxLength={LIMITS.davAccount.username}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...connection, username: event.target.value })}
          />
        )}
      </Field>
      <Field label={tMailbox("password")} hint={hasPassword ? tMailbox("passwordKept") : tCalendar("passwordHint")}>
        {(ids) => (
          <TextInput
            {...ids}
            name="password"
            type="password"
            required={!hasPassword}
            maxLength={LIMITS.davAccount.password}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
    </>
  );
}

/** Whether signing in works. */
export function TestResult({ of, tested }: { of: "calendar" | "contacts"; tested: { success: boolean; error?: string } | null }) {
  const t = useTranslations(`settings.${of}`);
  const problem = useDavError(of, tested?.error);
  return (
    <p role="status" className="flex items-baseline gap-1.5 text-sm empty:hidden">
      {tested ? (
        <>
          <Dot state={tested.success ? "success" : "danger"} />
          <span>{tested.success ? t("works") : problem}</span>
        </>
      ) : null}
    </p>
  );
}
