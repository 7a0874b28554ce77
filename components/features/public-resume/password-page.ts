import { html } from "@/components/features/public-resume/html";
import { htmlDocument } from "@/components/features/public-resume/public-page";
import type { PublicTexts } from "@/components/features/public-resume/texts";
import type { Language } from "@/contracts/model/languages";
import { directionOf } from "@/domain/languages";

type PasswordPage = {
  t: PublicTexts;
  language: Language;
  path: string;
  problem: "wrong" | "often" | null;
  /** What is protected, where it is not the shared resume of a person. */
  title?: string;
};

/** Asks a visitor for the password. A plain form: it works without JavaScript. */
export function passwordPage({ t, language, path, problem, title = t("passwordTitle") }: PasswordPage): string {
  const message = problem === null ? null : t(problem === "wrong" ? "passwordWrong" : "passwordOften");
  return htmlDocument({
    language,
    dir: directionOf(language),
    head: html`<title>${title}</title><meta name="robots" content="noindex">`,
    body: html`<main class="form"><h1>${title}</h1><p>${t("passwordText")}</p><form method="post" action="${path}"><label for="password">${t("password")}</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="64"${
      message ? html` aria-invalid="true" aria-describedby="problem"` : null
    }>${message ? html`<p class="error" id="problem" role="alert">${message}</p>` : null}<button class="button">${t("passwordOpen")}</button></form></main>`,
  });
}

/** The page at an address where nothing is shared. */
export function missingPage({ t, language }: { t: (key: "title" | "text" | "home") => string; language: Language }): string {
  return htmlDocument({
    language,
    dir: directionOf(language),
    head: html`<title>${t("title")}</title><meta name="robots" content="noindex">`,
    body: html`<main class="form"><h1>${t("title")}</h1><p>${t("text")}</p><p style="margin-top:24px"><a href="/">${t("home")}</a></p></main>`,
  });
}
