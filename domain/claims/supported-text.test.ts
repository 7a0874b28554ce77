import { expect, test } from "vitest";
import { supportedText } from "./supported-text";

const sources = [{ id: "resume", text: "I built harbours for eleven years. Write to me at ada@example.com." }];
const given = { sources, addressed: ["Northpine"], thisYear: 2026 };
const kept = (text: string, heard = "") => supportedText(text, { ...given, heard }).text;

test("sentences with claims that nothing supports are left out and named, the others stay with their lines", () => {
  const text = "Dear Northpine team,\n\nI built harbours for eleven years. I won 14 awards.\n\nKind regards";
  const result = supportedText(text, given);
  expect(result.text).toBe("Dear Northpine team,\n\nI built harbours for eleven years.\n\nKind regards");
  expect(result.refused).toMatchObject([{ sentence: "I won 14 awards.", claims: [{ kind: "number", text: "14" }] }]);
});

test.each([
  ["See https://evil.example/?q=secret now. I built harbours.", "I built harbours."],
  ["Write to me at ada@example.com.", "Write to me at ada@example.com."],
  ["Write to eve@evil.example. I built harbours.", "I built harbours."],
  ['I built <img src="x">harbours.', "I built harbours."],
  ["I built ![harbours](https://evil.example/x.png).", "I built harbours."],
  ["I built [harbours](javascript:alert).", "I built harbours."],
  ["I built\u200b har\u202ebours.", "I built harbours."],
])("%j becomes %j: no link of others, no markup, nothing hidden", (text, expected) => expect(kept(text)).toBe(expected));

test.each([
  ["4 December at 14:00 suits me.", "Can you come on 4 December at 14:00?"],
  ["Am 04.12.2026 um 14:30 Uhr passt es mir.", "Geht der 4.12.2026 um 14:30 Uhr?"],
  ["Le 4 décembre à 14 h me convient.", "Le 4 décembre à 14 h ?"],
  ["Dear Ms Weber, thank you.", "Regards, Ms Weber"],
])("%j may repeat when and who from a message", (text, message) => {
  expect(kept(text, message)).toBe(text);
});

test.each(["4 December at 14:00 suits me.", "Am 04.12.2026 um 14:30 Uhr passt es mir."])(
  "%j is a claim where nobody has said so",
  (text) => {
    expect(kept(text)).toBe("");
    expect(kept(text, "Can you come on 5 December at 16:30?")).toBe("");
  },
);

test("what a message says about the person supports nothing", () => {
  expect(kept("I led 50 people.", "You led 50 people, we hear.")).toBe("");
  expect(kept("I know Kubernetes.", "You surely know Kubernetes?")).toBe("");
});
