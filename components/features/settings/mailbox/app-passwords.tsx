import { useTranslations } from "next-intl";
import { MAIL_PROVIDERS } from "@/components/features/settings/mailbox/mail-providers";

const STEPS = ["one", "two", "three"] as const;

type Provider = (typeof MAIL_PROVIDERS)[number]["id"];

/** Making the password and entering it are the same nearly everywhere. */
function placeOf(id: Provider, step: (typeof STEPS)[number]) {
  if (id === "outlook") return `outlook.${step}` as const;
  if (step === "one") return `${id}.one` as const;
  return id === "gmx" && step === "two" ? ("gmx.two" as const) : step;
}

/** How to get an app password from the large providers, in three steps each. */
export function AppPasswords() {
  const t = useTranslations("settings.mailbox.providers");
  return (
    <div className="mt-6">
      <h3 className="mb-1 font-medium">{t("title")}</h3>
      <p className="mb-2 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      {MAIL_PROVIDERS.map(({ id, name, host, address }) => (
        <details key={id} className="border-t py-2 last:border-b">
          <summary className="cursor-pointer font-medium">{name}</summary>
          <ol className="mt-2 grid list-decimal gap-1 ps-5">
            {STEPS.map((step) => (
              <li key={step} className="break-words">
                {t.rich(placeOf(id, step), {
                  link: (text) => (
                    <a href={address} target="_blank" rel="noreferrer" className="link">
                      {text}
                    </a>
                  ),
                  host,
                })}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
