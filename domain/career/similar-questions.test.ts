import { expect, test } from "vitest";
import { similarAnswers } from "@/domain/career/similar-questions";

const EARLIER = [
  { question: "Why do you want to work at Northpine?", answer: "You talk to your users." },
  { question: "What are your salary expectations?", answer: "72,000 a year." },
  { question: "Warum möchten Sie bei uns arbeiten?", answer: "Weil Sie zuhören." },
  { question: "当社を志望した理由は何ですか", answer: "利用者と話すからです。" },
];
const found = (question: string) => similarAnswers(question, EARLIER).map(({ answer }) => answer);

test.each([
  ["Why do you want to work with us?", "You talk to your users."],
  ["what is your salary expectation", "72,000 a year."],
  ["Warum wollen Sie bei uns arbeiten", "Weil Sie zuhören."],
  ["志望理由は何ですか", "利用者と話すからです。"],
])("“%s” finds the answer to the question that is like it", (question, answer) => expect(found(question)[0]).toBe(answer));

test("a question about something else finds nothing", () => {
  expect(found("Do you have a driving licence?")).toEqual([]);
  expect(found("")).toEqual([]);
  expect(found("??")).toEqual([]);
});

test("an answer that was given twice is offered once, and an empty one never", () => {
  const twice = [...EARLIER, ...EARLIER, { question: "Why do you want to work at Tallis?", answer: " " }];
  expect(similarAnswers("Why do you want to work at Tallis?", twice).map(({ answer }) => answer)).toEqual([
    "You talk to your users.",
  ]);
});
