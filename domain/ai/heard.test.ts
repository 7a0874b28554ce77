import { expect, test } from "vitest";
import { keepSupported } from "./supported-text";

const sources = [{ id: "resume", text: "I built harbours for eleven years." }];
const supported = (text: string, heard = "") =>
  keepSupported(text, { sources, addressed: ["Northpine"], thisYear: 2026, heard }).text;

test.each([
  ["4 December at 14:00 suits me.", "Can you come on 4 December at 14:00?"],
  ["Am 04.12.2026 um 14:30 Uhr passt es mir.", "Geht der 4.12.2026 um 14:30 Uhr?"],
  ["Le 4 décembre à 14 h me convient.", "Le 4 décembre à 14 h ?"],
  ["Dear Ms Weber, thank you.", "Regards, Ms Weber"],
])("%j may repeat when and who from a message", (text, message) => {
  expect(supported(text, message)).toBe(text);
});

test.each(["4 December at 14:00 suits me.", "Am 04.12.2026 um 14:30 Uhr passt es mir."])(
  "%j is a claim without a source",
  (text) => {
    expect(supported(text)).toBe("");
    expect(supported(text, "Can you come on 5 December at 16:30?")).toBe("");
  },
);

test("statements of a message about the user support nothing", () => {
  expect(supported("I led 50 people.", "You led 50 people, we hear.")).toBe("");
  expect(supported("I know Kubernetes.", "You surely know Kubernetes?")).toBe("");
});
