import { describe, expect, it } from "vitest";
import { mailTime } from "@/domain/applications/mail/mail-time";

/** A Friday. */
const SENT = new Date("2026-11-27T09:00:00.000Z");
const timeOf = (text: string, zone = "Europe/Berlin", subject = "") => mailTime(subject, text, SENT, zone);

describe("a time that a mail gives", () => {
  it.each([
    ["The interview is on Tuesday 12 January at 14:00 CET.", "2027-01-12T13:00:00.000Z"],
    ["We would like to meet you on December 3rd at 2 pm.", "2026-12-03T13:00:00.000Z"],
    ["Does Tuesday at 3:30 pm work for you?", "2026-12-01T14:30:00.000Z"],
    ["Your interview: Thursday, 3 Dec 2026, 10.30am.", "2026-12-03T09:30:00.000Z"],
    ["Can you come tomorrow at 11am?", "2026-11-28T10:00:00.000Z"],
    ["Date: 3 December 2026\nTime: 14:00 GMT", "2026-12-03T14:00:00.000Z"],
    ["Das Gespräch findet am 14.01. um 10 Uhr statt.", "2027-01-14T09:00:00.000Z"],
    ["Wir laden Sie am Donnerstag, den 3. Dezember 2026, um 14:30 Uhr ein.", "2026-12-03T13:30:00.000Z"],
    ["Passt Ihnen Dienstag um 15 Uhr?", "2026-12-01T14:00:00.000Z"],
    ["Hast du morgen um 9.30 Uhr Zeit?", "2026-11-28T08:30:00.000Z"],
    ["L'entretien aura lieu jeudi 3 décembre à 15 h.", "2026-12-03T14:00:00.000Z"],
    ["Nous vous proposons le 3/12/2026 à 9h45.", "2026-12-03T08:45:00.000Z"],
    ["Seriez-vous disponible mardi à 15h30 ?", "2026-12-01T14:30:00.000Z"],
    ["La entrevista será el jueves 3 de diciembre a las 10:00.", "2026-12-03T09:00:00.000Z"],
    ["¿Te viene bien el martes a las 4 de la tarde?", "2026-12-01T15:00:00.000Z"],
    ["Il colloquio è fissato per giovedì 3 dicembre alle ore 11.", "2026-12-03T10:00:00.000Z"],
    ["Ti va bene martedì alle 15:30?", "2026-12-01T14:30:00.000Z"],
    ["A entrevista será na quinta-feira, 3 de dezembro, às 15h.", "2026-12-03T14:00:00.000Z"],
    ["Pode ser na terça às 10h30?", "2026-12-01T09:30:00.000Z"],
    ["Het gesprek is op donderdag 3 december om 14.00 uur.", "2026-12-03T13:00:00.000Z"],
    ["Kun je dinsdag om 10 uur?", "2026-12-01T09:00:00.000Z"],
    ["Rozmowa odbędzie się w czwartek 3 grudnia o godz. 10:00.", "2026-12-03T09:00:00.000Z"],
    ["Czy pasuje Ci wtorek o 15:00?", "2026-12-01T14:00:00.000Z"],
    ["Zapraszamy 14.12.2026 o godzinie 9.", "2026-12-14T08:00:00.000Z"],
    ["Could you come on Thursday at half past two?", "2026-12-03T13:30:00.000Z"],
    ["Come on Thursday, half ten.", "2026-12-03T09:30:00.000Z"],
    ["Shall we say Thursday at three o'clock?", "2026-12-03T14:00:00.000Z"],
    ["Thursday, 3 December, quarter past 4", "2026-12-03T15:15:00.000Z"],
    ["Kommen Sie am Mittwoch um halb drei vorbei.", "2026-12-02T13:30:00.000Z"],
    ["Passt Ihnen Mittwoch, Viertel nach zehn?", "2026-12-02T09:15:00.000Z"],
    ["Kunt u woensdag om half drie?", "2026-12-02T13:30:00.000Z"],
    ["Woensdag half 11 op kantoor, schikt dat je?", "2026-12-02T09:30:00.000Z"],
    ["Proszę przyjść w środę o wpół do trzeciej.", "2026-12-02T13:30:00.000Z"],
    ["Mercredi à dix heures et demie, cela vous va ?", "2026-12-02T09:30:00.000Z"],
    ["El miércoles a las cuatro y media.", "2026-12-02T15:30:00.000Z"],
    ["Mercoledì alle tre e mezza?", "2026-12-02T14:30:00.000Z"],
    ["Quarta-feira às duas e meia?", "2026-12-02T13:30:00.000Z"],
    ["Übermorgen um 10 Uhr?", "2026-11-29T09:00:00.000Z"],
    ["Can we talk the day after tomorrow at 11 am?", "2026-11-29T10:00:00.000Z"],
    ["Pojutrze o 10:00?", "2026-11-29T09:00:00.000Z"],
    ["Your interview moved from Tuesday 1 December at 10:00 to Thursday 3 December at 14:00.", "2026-12-03T13:00:00.000Z"],
    ["It takes place on Thursday, 3 December at 14:00 instead of Tuesday at 10:00.", "2026-12-03T13:00:00.000Z"],
    ["Wir verlegen Ihr Gespräch vom 1.12. um 10 Uhr auf den 3.12. um 14 Uhr.", "2026-12-03T13:00:00.000Z"],
    ["Votre entretien du 1er décembre à 10 h est déplacé au 3 décembre à 14 h.", "2026-12-03T13:00:00.000Z"],
    ["Tu entrevista se traslada del 1 de diciembre a las 10:00 al 3 de diciembre a las 14:00.", "2026-12-03T13:00:00.000Z"],
    ["Il colloquio è spostato dal 1 dicembre alle 10 al 3 dicembre alle 14:00.", "2026-12-03T13:00:00.000Z"],
    [
      "Je gesprek is verplaatst van dinsdag 1 december 10.00 uur naar donderdag 3 december 14.00 uur.",
      "2026-12-03T13:00:00.000Z",
    ],
    ["A entrevista de 1 de dezembro às 10h passou para 3 de dezembro às 14h.", "2026-12-03T13:00:00.000Z"],
    ["Rozmowa została przeniesiona z 1 grudnia, godz. 10:00, na 3 grudnia, godz. 14:00.", "2026-12-03T13:00:00.000Z"],
  ])("is read from “%s”", (text, at) => {
    expect(timeOf(text)?.at).toBe(at);
  });

  it("has the zone that is named with it, else that of the reader", () => {
    expect(timeOf("Interview on 3 December at 9 am ET.")).toMatchObject({
      at: "2026-12-03T14:00:00.000Z",
      timezone: "America/New_York",
    });
    expect(timeOf("Interview on 3 December at 10:00 London time.")).toMatchObject({
      at: "2026-12-03T10:00:00.000Z",
      timezone: "Europe/London",
    });
    expect(timeOf("Interview on 3 December at 10:00 (UTC+2).")?.at).toBe("2026-12-03T08:00:00.000Z");
    expect(timeOf("Interview on 3 December at 10:00.", "America/Chicago")).toMatchObject({
      at: "2026-12-03T16:00:00.000Z",
      timezone: "America/Chicago",
    });
  });

  it("counts summer time of its own day", () => {
    expect(timeOf("Interview on 30 March 2027 at 10:00.")?.at).toBe("2027-03-30T08:00:00.000Z");
  });

  it("has the length that the mail gives", () => {
    expect(timeOf("Thursday 3 December, 14:00-14:45.")).toMatchObject({ at: "2026-12-03T13:00:00.000Z", durationMinutes: 45 });
    expect(timeOf("A 30-minute call on Thursday 3 December at 14:00.")?.durationMinutes).toBe(30);
    expect(timeOf("Donnerstag, 3.12., von 14 bis 15:30 Uhr.")).toMatchObject({
      at: "2026-12-03T13:00:00.000Z",
      durationMinutes: 90,
    });
  });
});

it.each([
  ["two offered times", "Tuesday 1 December at 10:00 or Wednesday 2 December at 14:00?"],
  ["three in a list", "Bitte wählen Sie:\n\n1.12. um 10 Uhr\n\n2.12. um 11 Uhr\n\n3.12. um 12 Uhr"],
  ["a deadline", "Please reply by Friday 4 December, 12:00."],
  ["a German deadline", "Bitte melden Sie sich bis Freitag, 4. Dezember, 12 Uhr."],
  ["a time that has passed", "Thank you for the interview on 20 November 2026 at 10:00."],
  ["a span to choose from", "Are you free on Tuesday between 14:00 and 16:00?"],
  ["a day without a time", "Can you come on 3 December?"],
  ["a time without a day", "We call at 14:00."],
  ["a day that is another weekday", "Interview on Monday 3 December 2026 at 14:00."],
  ["a date that may be the third or the twelfth", "The interview is on 03/12 at 14:00, and you can bring the portfolio."],
  ["next Saturday said on a Friday", "Are you free next Saturday at 10:00?"],
  ["hours, not a time", "We respond within 48 h. The interview is on 3 December."],
])("gives no time for %s", (_, text) => {
  expect(timeOf(text)).toBeNull();
});
