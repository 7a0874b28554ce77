import { describe, expect, it } from "vitest";
import { matchMail, onlyMatch } from "@/domain/applications/mail/match-mail";
import { MATCHING, type MatchingCase } from "@/domain/applications/mail/testing/read-matching";

const found = MATCHING.map((each) => {
  const matches = matchMail(each.mail, each.applications);
  return { ...each, matches, sure: onlyMatch(matches), name: `${each.mail.from.name}: ${each.mail.subject} (${each.trap})` };
});

const isRight = ({ truth, matches, sure }: (typeof found)[number]): boolean =>
  truth.length === 0
    ? sure === null && !matches.some(({ isIdentified }) => isIdentified)
    : truth.includes(matches[0]?.applicationId ?? "");

const isWronglySure = ({ truth, sure }: { truth: MatchingCase["truth"]; sure: string | null }): boolean =>
  sure !== null && (truth.length !== 1 || truth[0] !== sure);

describe.each([
  ["open", found.filter(({ isSealed }) => !isSealed)],
  ["sealed", found.filter(({ isSealed }) => isSealed)],
])("the %s mails for a list of applications", (_, cases) => {
  it("have the right one first in 95 of 100 cases", () => {
    const wrong = cases.filter((each) => !isRight(each)).map(({ name }) => name);
    expect(wrong.length / cases.length, wrong.join("\n")).toBeLessThanOrEqual(0.05);
  });

  it("are sure of more than half, and never of a wrong one", () => {
    expect(cases.filter(isWronglySure).map(({ name }) => name)).toEqual([]);
    expect(cases.filter(({ sure }) => sure !== null).length).toBeGreaterThan(cases.length / 2);
  });
});
