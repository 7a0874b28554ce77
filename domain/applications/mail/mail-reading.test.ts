import { describe, expect, it } from "vitest";
import { lessonsHash } from "@/domain/applications/mail/learned/learn-kinds";
import { VOCABULARY_LINES } from "@/domain/applications/mail/learned/vocabulary";
import weights from "@/domain/applications/mail/learned/weights.json";
import { readMail } from "@/domain/applications/mail/mail-reading";
import { LESSONS } from "@/domain/applications/mail/testing/lessons";
import {
  COMPANIES,
  CORPUS,
  type CorpusMail,
  LAST_LOOK,
  SECOND_LOOK,
  SENDERS,
  STRANGERS,
  VOICES,
} from "@/domain/applications/mail/testing/read-corpus";

// What was read right before anything had learned from a set is in docs/mail.md.

const kindOf = ({ subject, text }: Pick<CorpusMail, "subject" | "text">) => readMail(subject, text)?.kind ?? "none";

const misses = (mails: readonly CorpusMail[], change: (mail: CorpusMail) => CorpusMail = (mail) => mail) =>
  mails
    .map((mail) => ({ mail, found: kindOf(change(mail)) }))
    .filter(({ mail, found }) => found !== mail.kind)
    .map(
      ({ mail, found }) => `${mail.language} ${mail.kind} | ${mail.trap} | ${mail.subject} | ${mail.text.slice(0, 90)}: ${found}`,
    );

it("has weights of today's mails: `node scripts/learn-mails.mjs` writes them", () => {
  expect(weights.lessons).toBe(lessonsHash(LESSONS));
});

it("finds no news in a private line of somebody who has an application", () => {
  expect(readMail("Private", "Lunch on Friday?", true)).toBeNull();
  expect(readMail("Your application", "Lunch on Friday?", true)).toBeNull();
});

it("has words of every meaning in every language", () => {
  for (const { name, words } of VOCABULARY_LINES) expect([name, words.filter((each) => each !== "").length]).toEqual([name, 8]);
});

/** What a mailbox proposes that knows of whom there are applications: a message of a stranger is none. */
function proposedKind({ kind, subject, text }: CorpusMail): string {
  const found = readMail(subject, text, kind !== "none")?.kind ?? "none";
  return kind === "none" && found === "message" ? "none" : found;
}

const sealed = (mails: readonly CorpusMail[]) => mails.filter(({ isSealed }) => isSealed);

describe.each<[string, readonly CorpusMail[], right: number]>([
  ["of companies", sealed(COMPANIES), 0.93],
  ["of six kinds of senders", sealed(SENDERS), 0.97],
  ["of unusual senders", sealed(STRANGERS), 0.9],
  ["of a last look", LAST_LOOK, 0.95],
  ["of a second look", SECOND_LOOK, 0.68],
])("sealed mails %s, read as in a mailbox that knows who has an application", (name, mails, right) => {
  const read = mails.map((mail) => ({ mail, kind: proposedKind(mail) }));
  const share = (some: typeof read) => `${some.filter(({ mail, kind }) => mail.kind === kind).length}/${some.length}`;

  it(`are read right in ${Math.round(right * 100)} of 100 cases`, () => {
    const by = (key: "language" | "kind") =>
      [...new Set(mails.map((mail) => mail[key]))]
        .map((value) => `${value} ${share(read.filter(({ mail }) => mail[key] === value))}`)
        .join(", ");
    process.stdout.write(`Sealed mails ${name}: ${share(read)} (${by("language")}; ${by("kind")})\n`);
    expect(read.filter(({ mail, kind }) => mail.kind === kind).length / read.length).toBeGreaterThanOrEqual(right);
  });

  it("are never taken for a rejection that is none, and at most once for an offer", () => {
    const taken = (kind: string) => read.filter((each) => each.kind === kind && each.mail.kind !== kind).length;
    expect(taken("rejection")).toBe(0);
    expect(taken("offer")).toBeLessThanOrEqual(name === "of six kinds of senders" ? 1 : 0);
  });
});

it.each([
  ["Leider müssen wir Ihnen absagen …", "rejection"],
  ["Leider müssen wir Ihnen absagen. Viel Erfolg bei der weiteren Suche!", "rejection"],
  ["Leider erfüllen Sie die Voraussetzungen für eine Blutspende nicht.", undefined],
  ["The vendor has accepted your offer! Our solicitors will be in touch with the contract.", undefined],
])("recognizes “%s” from an unknown sender with a meaningless subject", (text, kind) => {
  expect(readMail("x", text, false)?.kind).toBe(kind);
});

describe("mails that were learned from", () => {
  it("are read right in 99 of 100 cases", () => {
    expect(misses(CORPUS).length / CORPUS.length).toBeLessThanOrEqual(0.01);
  });

  it.each(["rejection", "offer"])("are never taken for a %s that is none", (kind) => {
    expect(CORPUS.filter((mail) => kindOf(mail) === kind && mail.kind !== kind)).toEqual([]);
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
    const changed = read.filter((mail) => kindOf(change(mail)) !== mail.kind);
    expect(changed.length / read.length).toBeLessThanOrEqual(0.005);
    expect(changed.filter((mail) => ["rejection", "offer"].includes(kindOf(change(mail))))).toEqual([]);
  });
});

/** Paragraphs with lines of at most so many characters. */
const wrapped = (text: string, columns: number): string =>
  text
    .split("\n")
    .map((line) => line.replaceAll(new RegExp(`(.{1,${columns}})(?: +|$)`, "g"), "$1\n").trimEnd())
    .join("\n");
