import { describe, expect, it } from "vitest";
import { readMail } from "@/domain/applications/mail/mail-reading";
import { CORPUS, type CorpusMail } from "@/domain/applications/mail/testing/read-corpus";

const kindOf = ({ subject, text }: Pick<CorpusMail, "subject" | "text">) => readMail(subject, text)?.kind ?? "none";

const misses = (mails: readonly CorpusMail[], change: (mail: CorpusMail) => CorpusMail = (mail) => mail) =>
  mails
    .map((mail) => ({ mail, found: kindOf(change(mail)) }))
    .filter(({ mail, found }) => found !== mail.kind)
    .map(({ mail, found }) => `${mail.language} ${mail.kind} | ${mail.trap} | ${mail.subject}: ${found}`);

const open = CORPUS.filter(({ isSealed }) => !isSealed);
const sealed = CORPUS.filter(({ isSealed }) => isSealed);

it("reads every open mail as what it is", () => {
  expect(misses(open)).toStrictEqual([]);
});

describe("the sealed mails", () => {
  const share = (mails: readonly CorpusMail[]) => `${mails.length - misses(mails).length}/${mails.length}`;

  it("are read right in 95 of 100 cases, overall and in every language", () => {
    const by = (key: "language" | "kind") =>
      [...new Set(sealed.map((mail) => mail[key]))]
        .map((name) => `${name} ${share(sealed.filter((mail) => mail[key] === name))}`)
        .join(", ");
    process.stdout.write(`Sealed mails: ${share(sealed)} (${by("language")}; ${by("kind")})\n`);
    expect(misses(sealed).length / sealed.length).toBeLessThanOrEqual(0.05);
  });

  it.each(["rejection", "offer"])("are never taken for a %s that is none", (kind) => {
    expect(sealed.filter((mail) => kindOf(mail) === kind && mail.kind !== kind)).toEqual([]);
  });
});
