import { afterAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { authCall } from "@/server/testing/auth-call";
import { startFakeSmtp } from "@/server/testing/fake-smtp";
import { call, ORIGIN, signUp, withInstance } from "@/server/testing/instance";

const smtp = await startFakeSmtp();
afterAll(() => smtp.stop());
withInstance({ SMTP_URL: smtp.url, SMTP_FROM: "Dossier <dossier@example.com>", APP_URL: ORIGIN });

const linkIn = (text: string) => /https?:\S+/.exec(text)?.[0] ?? "";
/** Opens a link from one of our mails and returns where it leads. */
const follow = async (link: string, cookie?: string) => {
  expect(link.startsWith(`${ORIGIN}/api/auth/`)).toBe(true);
  const answer = await authCall("GET", link.slice(`${ORIGIN}/api/auth/`.length), cookie ? { cookie } : {});
  return answer.headers.get("location") ?? "";
};

test("a forgotten password is replaced through the link, once, and every session ends", async () => {
  const ada = await signUp();
  await smtp.mailTo(ada.email);
  const ask = { email: ada.email, redirectTo: "/auth/reset-password" };
  expect((await authCall("POST", "request-password-reset", { body: ask })).status).toBe(200);
  const place = new URL(await follow(linkIn((await smtp.mailTo(ada.email, /Reset your/)).text)), ORIGIN);
  expect(place.pathname).toBe("/auth/reset-password");
  const token = place.searchParams.get("token");
  const reset = () => authCall("POST", "reset-password", { body: { token, newPassword: "battery staple" } });
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(400);
  expect((await call("GET", "/resumes", { cookie: ada.cookie })).status).toBe(401);
  const signIn = (password: string) => authCall("POST", "sign-in/email", { body: { email: ada.email, password } });
  expect((await signIn("correct horse")).status).toBe(401);
  expect((await signIn("battery staple")).status).toBe(200);
});

test("no response reveals whether an address has an account", async () => {
  const ada = await signUp();
  const ask = async (email: string) => (await authCall("POST", "request-password-reset", { body: { email } })).body;
  expect(await ask("nobody@example.com")).toEqual(await ask(ada.email));
});

test("a link confirms an address, and it changes when both addresses have confirmed", async () => {
  const ada = await signUp();
  await follow(linkIn((await smtp.mailTo(ada.email, /Confirm your email/)).text), ada.cookie);
  const verified = async () => (await call("GET", "/auth/account/export", { key: ada.key })).body.user;
  expect(await verified()).toMatchObject({ emailVerified: true });

  // Sign in again: the session was created before the address was confirmed.
  const { cookie } = await authCall("POST", "sign-in/email", { body: { email: ada.email, password: "correct horse" } });
  const newEmail = `new.${ada.email}`;
  expect((await authCall("POST", "change-email", { cookie, body: { newEmail } })).status).toBe(200);
  await follow(linkIn((await smtp.mailTo(ada.email, /new email address/)).text), cookie);
  expect((await verified()).email).toBe(ada.email);
  await follow(linkIn((await smtp.mailTo(newEmail, /Confirm your email/)).text), cookie);
  expect(await verified()).toMatchObject({ email: newEmail, emailVerified: true });
});

test("a mail is written in the person's language, as text and as a page that looks like the product", async () => {
  const ada = await signUp();
  const ask = async () => {
    await authCall("POST", "request-password-reset", { body: { email: ada.email, redirectTo: "/auth/reset-password" } });
    return smtp.mailTo(ada.email, /password|Passwort/);
  };
  expect((await ask()).subject).toBe("Reset your Dossier password");
  expect((await call("PUT", "/auth/account/language", { key: ada.key, body: { language: "xx" } })).status).toBe(400);
  expect((await call("PUT", "/auth/account/language", { key: ada.key, body: { language: "de" } })).status).toBe(200);
  await database().user.update({ where: { id: ada.userId }, data: { name: 'Ada "Ä" & Söhne' } });
  const { subject, text, html } = await ask();
  expect(subject).toBe("Ihr Dossier-Passwort zurücksetzen");
  expect(text).toContain('Hallo Ada "Ä" & Söhne,');
  expect(html).toContain('<html lang="de" dir="ltr">');
  expect(html).toContain("Hallo Ada &quot;Ä&quot; &amp; Söhne,");
  const address = linkIn(text);
  expect(html).toContain(`<a href="${address.replaceAll("&", "&amp;")}"`);
  // Nothing is loaded from anywhere: opening a mail cannot be tracked.
  expect(html).not.toMatch(/<img|<link|<script|url\(/);
});

test("the language of mails is that of the browser that signed up, until another one is chosen", async () => {
  const email = "zweisprachig@example.com";
  const body = { email, password: "correct horse", name: "Ida Beispiel", username: "zweisprachig" };
  const headers = { "accept-language": "de-AT, en;q=0.5" };
  await authCall("POST", "sign-up/email", { body, headers });
  const { cookie } = await authCall("POST", "sign-in/email", { body: { email, password: "correct horse" }, headers });
  expect((await smtp.mailTo(email)).subject).toBe("E-Mail-Adresse bestätigen");
  await call("PUT", "/auth/account/language", { cookie, body: { language: "en" } });
  await authCall("POST", "sign-in/email", { body: { email, password: "correct horse" }, headers });
  await authCall("POST", "request-password-reset", { body: { email, redirectTo: "/auth/reset-password" } });
  expect((await smtp.mailTo(email, /password/)).subject).toBe("Reset your Dossier password");
});
