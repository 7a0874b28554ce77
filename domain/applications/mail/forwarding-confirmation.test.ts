import { expect, test } from "vitest";
import { forwardingConfirmation } from "./forwarding-confirmation";

const from = { address: "forwarding-noreply@google.com" };

test("the code of Gmail's confirmation is found in the subject of any language, else in the text", () => {
  const subject = "(#987654321) Bestätigung der Gmail-Weiterleitung: E-Mails von ida.strand@example.com empfangen";
  expect(forwardingConfirmation({ from, subject, text: "" })).toEqual({ code: "987654321", mailbox: "ida.strand@example.com" });
  const text = "ida.strand@example.com has requested to forward mail to you.\nConfirmation code: 123456789\n";
  expect(forwardingConfirmation({ from, subject: "Gmail Forwarding Confirmation", text })).toEqual({
    code: "123456789",
    mailbox: "ida.strand@example.com",
  });
});

test("other mails have no code, whatever they say", () => {
  const subject = "(#987654321) Gmail Forwarding Confirmation";
  expect(forwardingConfirmation({ from: { address: "noreply@google.com.example" }, subject, text: "" })).toBeNull();
  expect(forwardingConfirmation({ from, subject: "Hello", text: "Call 1234567890123" })).toBeNull();
});
