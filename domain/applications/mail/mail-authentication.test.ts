import { expect, it } from "vitest";
import { type Header, mailAuthentication } from "@/domain/applications/mail/mail-authentication";

const FROM = "jobs@northpine.example";
const own = ["imap.example.com", "example.com"];
const result = (text: string): Header => ["authentication-results", text];
const received = (by: string): Header => ["received", `from x by ${by} with ESMTP id 1`];
const read = (...headers: Header[]) => mailAuthentication(headers, FROM, own);

it.each<[string, "pass" | "fail" | "unknown", Header[]]>([
  ["passed", "pass", [result("mx.example.com; spf=pass; dmarc=pass (p=REJECT) header.from=northpine.example")]],
  ["failed", "fail", [result("mx.example.com; dmarc=fail (p=NONE) header.from=northpine.example")]],
  ["not checked", "unknown", [result("mx.example.com; spf=pass smtp.mailfrom=x@northpine.example; dkim=pass")]],
  ["no result", "unknown", [received("mx.example.com")]],
  ["an error", "unknown", [result("mx.example.com; dmarc=temperror")]],
  [
    "topmost fails, the sender's own passes",
    "fail",
    [result("mx.example.com; dmarc=fail"), received("mx.example.com"), result("mx.example.com; dmarc=pass")],
  ],
  [
    "below the server that wrote it",
    "pass",
    [received("mx.example.com"), result("mx.example.com; dmarc=pass header.from=northpine.example")],
  ],
  [
    "below another server, as a sender adds it",
    "unknown",
    [received("mx.receiver.example"), result("mx.northpine.example; dmarc=pass")],
  ],
  ["about another domain", "unknown", [result("mx.example.com; dmarc=pass header.from=evil.example")]],
  ["in a comment", "unknown", [result("mx.example.com; spf=none (dmarc=pass)")]],
  [
    "in a comment within a comment",
    "unknown",
    [result("mx.example.com; spf=none (x; dmarc=pass header.from=northpine.example (y) z)")],
  ],
  [
    "failed, after a sender's address in quotation marks that says otherwise",
    "fail",
    [result('mx.example.com; spf=pass smtp.mailfrom="x; dmarc=pass (\\"y"@evil.example; dmarc=fail')],
  ],
  ["about a domain in quotation marks", "unknown", [result('mx.example.com; dmarc=pass header.from="evil.example"')]],
  [
    "of Microsoft, without a name",
    "pass",
    [
      received("AM0PR01.eurprd01.prod.outlook.com"),
      result("spf=pass; dkim=pass; dmarc=pass action=none header.from=northpine.example"),
    ],
  ],
])("%s: %s", (_, expected, headers) => {
  expect(read(...headers)).toBe(expected);
});
