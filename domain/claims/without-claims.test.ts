import { expect, it } from "vitest";
import { withoutClaims } from "./without-claims";

const place = (text: string, words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

it("leaves out the sentences that make a claim, and keeps the others as they are", () => {
  const text = "Planned the timetable. Cut delays by 12.5 %. Led the harbour!\nWrote to Dr. Strand.";
  expect(withoutClaims(text, [place(text, "12.5 %")])).toBe("Planned the timetable. Led the harbour!\nWrote to Dr. Strand.");
  expect(withoutClaims(text, [])).toBe(text);
  expect(withoutClaims("One.\n\nTwo 12 %.\n\nThree.", [{ start: 10, end: 14 }])).toBe("One.\n\nThree.");
  expect(withoutClaims("All of it 12 %.", [{ start: 10, end: 14 }])).toBe("");
});
