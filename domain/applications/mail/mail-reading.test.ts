import { describe, expect, it } from "vitest";
import { readMail } from "@/domain/applications/mail/mail-reading";
import { CORPUS, type CorpusMail, VOICES } from "@/domain/applications/mail/testing/read-corpus";

// The first look at the sealed halves is in docs/career.md: later figures are of rules that knew the same traps in the open half.

const kindOf = ({ subject, text }: Pick<CorpusMail, "subject" | "text">) => readMail(subject, text)?.kind ?? "none";

const misses = (mails: readonly CorpusMail[], change: (mail: CorpusMail) => CorpusMail = (mail) => mail) =>
  mails
    .map((mail) => ({ mail, found: kindOf(change(mail)) }))
    .filter(({ mail, found }) => found !== mail.kind)
    .map(
      ({ mail, found }) => `${mail.language} ${mail.kind} | ${mail.trap} | ${mail.subject} | ${mail.text.slice(0, 90)}: ${found}`,
    );

const open = CORPUS.filter(({ isSealed }) => !isSealed);
const sealed = CORPUS.filter(({ isSealed }) => isSealed);

it("reads every open mail as what it is", () => {
  expect(misses(open)).toStrictEqual([]);
});

describe("the sealed mails", () => {
  const share = (mails: readonly CorpusMail[]) => `${mails.length - misses(mails).length}/${mails.length}`;

  it("are read right in 95 of 100 cases, and in 90 in every language", () => {
    const by = (key: "language" | "kind") =>
      [...new Set(sealed.map((mail) => mail[key]))]
        .map((name) => `${name} ${share(sealed.filter((mail) => mail[key] === name))}`)
        .join(", ");
    process.stdout.write(`Sealed mails: ${share(sealed)} (${by("language")}; ${by("kind")})\n`);
    expect(misses(sealed).length / sealed.length).toBeLessThanOrEqual(0.05);
    for (const language of new Set(sealed.map((mail) => mail.language))) {
      const mails = sealed.filter((mail) => mail.language === language);
      expect(misses(mails).length / mails.length, language).toBeLessThanOrEqual(0.1);
    }
  });

  it.each(["rejection", "offer"])("are never taken for a %s that is none", (kind) => {
    expect(sealed.filter((mail) => kindOf(mail) === kind && mail.kind !== kind)).toEqual([]);
  });
});

// The first look at these: 122 of 240, 68 of 112, 73 of 104, 57 of 96 and 40 of 48 (docs/mail.md). Since then rules have been written that know them.
describe("mails in many voices", () => {
  it("are read right in 95 of 100 cases", () => {
    process.stdout.write(`Voices: ${VOICES.length - misses(VOICES).length}/${VOICES.length}\n`);
    expect(misses(VOICES).length / VOICES.length).toBeLessThanOrEqual(0.05);
  });

  it.each(["rejection", "offer"])("are never taken for a %s that is none", (kind) => {
    expect(VOICES.filter((mail) => kindOf(mail) === kind && mail.kind !== kind)).toEqual([]);
  });
});

it("has at least 20 mails of each language, with every kind among them", () => {
  for (const language of ["en", "de", "fr", "es", "it", "pt", "nl", "pl"]) {
    const mails = CORPUS.filter((mail) => mail.language === language);
    expect(mails.length).toBeGreaterThanOrEqual(20);
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(
      new Set(["applied", "interview", "offer", "rejection", "message", "none"]),
    );
  }
});

it.each([
  "The role is filled with exciting challenges and we would love to interview you.",
  "Unlike the previous position, which has been filled, this one is still open.",
  "Please do not go ahead with the online test yet.",
  "Your application will not be considered complete without a CV.",
  "We decided to move the interview to another person's calendar.",
  "Wir können Ihre Bewerbung ohne Lebenslauf nicht berücksichtigen.",
  "We offer you a contract of employment with 30 days of holiday. Apply now!",
  "Ofrecemos contrato de trabajo indefinido. Inscríbete en la oferta.",
  "Offriamo contratto di lavoro a tempo indeterminato.",
  "Oferecemos contrato de trabalho sem termo. Candidate-se!",
  "Oferujemy umowę o pracę i benefity. Aplikuj!",
  "Wij bieden je een contract voor een jaar. Solliciteer nu!",
])("takes “%s” neither for a rejection nor for an offer", (text) => {
  expect(["rejection", "offer"]).not.toContain(readMail("", text)?.kind);
});

it("quotes the sentence that says so, as it was written and at most 500 characters of it", () => {
  const text = "Dear Ida,\n\nthank you for coming in. Unfortunately, we went\nwith someone else. Best, Tom";
  expect(readMail("Hello", text)).toEqual({ kind: "rejection", sentence: "Unfortunately, we went with someone else." });
  const endless = `Unfortunately, we went with someone else, ${"and so on, ".repeat(100)}`;
  expect(readMail("", endless)?.sentence).toHaveLength(500);
});

describe("the meaning does not depend on", () => {
  const read = CORPUS.filter((mail) => kindOf(mail) === mail.kind);
  const earlier = "Unfortunately, we decided to proceed with other candidates. We are pleased to offer you the position.";

  it.each<[string, (mail: CorpusMail) => CorpusMail]>([
    ["the case", (mail) => ({ ...mail, subject: mail.subject.toUpperCase(), text: mail.text.toUpperCase() })],
    ["where lines are wrapped", (mail) => ({ ...mail, text: wrapped(mail.text, 38) })],
    ["line ends of Windows", (mail) => ({ ...mail, text: mail.text.replaceAll("\n", "\r\n") })],
    ["a mail quoted below", (mail) => ({ ...mail, text: `${mail.text}\n\n> ${earlier}\n> ${earlier}` })],
    [
      "a reply's history",
      (mail) => ({ ...mail, text: `${mail.text}\n\nOn Mon, 2 Nov 2026 Tom <t@x.example> wrote:\n${earlier}` }),
    ],
    ["a signature", (mail) => ({ ...mail, text: `${mail.text}\n-- \nTom Poole\n${earlier}` })],
    ["words around it", (mail) => ({ ...mail, text: `Hello from the 4th floor.\n\n${mail.text}\n\nTom Poole, room 12.` })],
    ["decomposed accents", (mail) => ({ ...mail, text: mail.text.normalize("NFD"), subject: mail.subject.normalize("NFD") })],
  ])("%s", (_, change) => {
    expect(misses(read, change)).toEqual([]);
  });
});

/** Paragraphs with lines of at most so many characters. */
const wrapped = (text: string, columns: number): string =>
  text
    .split("\n")
    .map((line) => line.replaceAll(new RegExp(`(.{1,${columns}})(?: +|$)`, "g"), "$1\n").trimEnd())
    .join("\n");
