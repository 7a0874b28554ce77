import { expect, it } from "vitest";
import { readMail } from "@/components/features/applications/mail/read-mail";

const eml = (...lines: string[]) => new Blob([lines.join("\r\n")]);
const HEAD = ["From: =?utf-8?Q?Ida_Str=C3=A5nd?= <ida@northpine.example>", "Subject: Your application", "MIME-Version: 1.0"];

it("reads sender, subject, date and text of an email", async () => {
  const mail = eml(...HEAD, "Date: Fri, 20 Nov 2026 10:00:00 +0100", "Content-Type: text/plain; charset=utf-8", "", "Good news.");
  expect(await readMail(mail)).toEqual({
    from: { name: "Ida Strånd", address: "ida@northpine.example" },
    subject: "Your application",
    text: "Good news.",
    date: "2026-11-20T09:00:00.000Z",
  });
});

it("turns HTML into text, without scripts, styles and pictures", async () => {
  const html = `<style>p{}</style><script>alert(1)</script><p>Dear <b>Maren</b>,</p><p>we invite you.<img src="https://tracker.example/1.gif"></p>`;
  const mail = await readMail(eml(...HEAD, "Content-Type: text/html; charset=utf-8", "", html));
  expect(mail?.text).toBe("Dear Maren,\nwe invite you.");
  expect(mail?.date).toBeNull();
});

it("takes sender and subject from the headers of the email itself, not of one that is attached", async () => {
  const inner = ["From: someone@else.example", "Subject: Forged", "", "Inner text"];
  const mail = await readMail(
    eml(
      ...HEAD,
      'Content-Type: multipart/mixed; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain",
      "",
      "Outer text",
      "--b",
      "Content-Type: message/rfc822",
      "",
      ...inner,
      "--b--",
    ),
  );
  expect(mail).toMatchObject({ from: { address: "ida@northpine.example" }, subject: "Your application", text: "Outer text" });
});

it.each([
  ["a text", new Blob(["Hello, this is no email."])],
  ["a PDF", new Blob(["%PDF-1.7\n\u0000\u0001\u0002"])],
  ["nothing", new Blob([])],
  ["a page", new Blob(["<!doctype html><p>From: me</p>"])],
  ["headers without a sender", eml("Subject: x", "To: y@z.example", "", "text")],
])("refuses %s", async (_, file) => {
  expect(await readMail(file)).toBeNull();
});
