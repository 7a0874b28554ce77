import { expect, it } from "vitest";
import type { Interview } from "@/contracts/model/application-activity";
import { replacedInterview, takesFromItsTime } from "@/domain/applications/mail/moved-interview";

it.each([
  ["We have to reschedule your interview to Friday.", true],
  ["Wir müssen Ihr Vorstellungsgespräch auf Freitag verschieben.", true],
  ["Nous devons décaler votre entretien à vendredi.", true],
  ["Tenemos que aplazar tu entrevista al viernes.", true],
  ["Dobbiamo spostare il tuo colloquio a venerdì.", true],
  ["Precisamos adiar a sua entrevista para sexta.", true],
  ["We moeten je gesprek verplaatsen naar vrijdag.", true],
  ["Musimy przełożyć Pani rozmowę na piątek.", true],
  ["We would like to invite you to an interview on Friday at 10.", false],
  ["Wir laden Sie zum Vorstellungsgespräch am Freitag um 10 Uhr ein.", false],
  ["Nous vous invitons à un entretien vendredi à 10 h.", false],
  ["Te invitamos a una entrevista el viernes a las 10.", false],
  ["Ti invitiamo a un colloquio venerdì alle 10.", false],
  ["Convidamos você para uma entrevista na sexta às 10.", false],
  ["We nodigen je uit voor een gesprek op vrijdag om 10 uur.", false],
  ["Zapraszamy na rozmowę w piątek o 10.", false],
])("“%s” takes an interview from its time: %s", (text, isTaken) => {
  expect(takesFromItsTime("", text)).toBe(isTaken);
});

const interview = (id: string, at: string) => ({ id, at, type: "interview" }) as Interview;
const time = (at: string) => ({ at, durationMinutes: 60, location: "", timezone: "UTC" });
const [PAST, TUESDAY, THURSDAY] = ["2026-11-20T10:00:00.000Z", "2026-12-01T10:00:00.000Z", "2026-12-03T14:00:00.000Z"];
const receivedAt = new Date("2026-11-27T08:00:00.000Z");
const found = (change: "adds" | "moves" | "cancels", at: string | null, all: readonly Interview[], earlier: string[] = []) =>
  replacedInterview({ interviewChange: change, interview: at === null ? null : time(at), receivedAt, earlier }, all)?.id ?? null;

it("finds the interview that is moved: that of the event, else the only one ahead", () => {
  const past = interview("past", PAST);
  const tuesday = interview("tuesday", TUESDAY);
  const other = interview("other", "2026-12-02T09:00:00.000Z");
  expect(found("moves", THURSDAY, [past, tuesday])).toBe("tuesday");
  expect(found("cancels", null, [past, tuesday])).toBe("tuesday");
  expect(found("moves", THURSDAY, [past, tuesday, other])).toBeNull();
  expect(found("moves", THURSDAY, [past, tuesday, other], [TUESDAY])).toBe("tuesday");
  expect(found("adds", THURSDAY, [past, tuesday])).toBeNull();
  expect(found("adds", TUESDAY, [past, tuesday])).toBe("tuesday");
  expect(found("moves", THURSDAY, [past])).toBeNull();
});
