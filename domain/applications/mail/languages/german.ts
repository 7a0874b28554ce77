import type { MailPhrases } from "../mail-phrases";

export const GERMAN: MailPhrases = {
  condition: `
(wenn|falls|sofern|ob|sobald|sollten_wir|sollten_sie|sollte_ihre|sollte_ihr|sollte_die|sollte_dein|sollte_deine|solltest_du|im_falle|im_fall|vorausgesetzt)`,
  harmless: `
(wenn|falls|sofern|sollten) (sie|du|ihnen|dir) ~ (interesse|interessiert|fragen|passt|einverstanden)
(wenn|falls|sofern) (es|das|der_termin) ~ passt`,
  unless: `
(noch_nicht|noch_keine|noch_keinen|keine_absage|sie_haben_sich|haben_sich|die_haben)
(freund|freundin|kollege|kollegin|bruder|schwester) ~ (absage|abgelehnt|bekommen)`,
  negation: "(nicht|kein*|weder|nie)",
  rejection: `
(wir|uns) ~ (absagen|absage_erteilen|ablehnen)
(geben|erteilen|senden) ~ absage
absage ~ bewerbung
bewerbung ~ (abgelehnt|nicht_berucksichtigen|nicht_berucksichtigt)
(wir_haben|haben_wir|haben) ~ uns ~ (andere|anderen|anderer) (kandidat*|bewerb*|person*|profil*|mitbewerb*) ~ entschieden
(wir_haben|haben_wir|haben) ~ uns ~ (anderweitig|gegen_sie|gegen_dich|gegen_ihre|gegen_deine) ~ entschieden
uns anderweitig entschieden
uns ~ (jemand|jemanden) (anderen|anderem|anders) entschieden
entschieden ~ (kandidat*|bewerb*|profilen|personen) ~ (weiterzumachen|fortzufahren|weiterzugehen|fortzusetzen|den_vorzug*)
entschieden ~~ nicht ~ (weiterzuverfolgen|fortzusetzen|weiterzumachen|fortzufahren|berucksichtigen|weiterverfolgen)
entscheidung ~ zugunsten ~ (anderen|anderer|mitbewerb*)
(wahl|entscheidung) ~~ auf (eine|einen) (andere|anderen) ~ gefallen
(andere|anderen|anderer) (kandidat*|bewerb*|person*) ~ (den_vorzug|entschieden|eingestellt|besetzt|vorgezogen)
(sie|dich|ihre|deine|ihnen|dir) ~~ nicht ~ (berucksichtigen|berucksichtigt|weiterverfolgen|engere_auswahl|ausgewahlt|anbieten|in_betracht)
(konnen|konnten|werden) ~ (bewerbung|bewerbungsverfahren|auswahlverfahren) ~ nicht ~ (berucksichtigen|weiterverfolgen|fortsetzen|fortfuhren)
keine (zusage|positive_ruckmeldung|positive_nachricht|passende_stelle) ~ (geben|machen|senden|anbieten)
(position|stelle|vakanz) ~ (vergeben|anderweitig_besetzt|bereits_besetzt|inzwischen_besetzt|intern_besetzt|zuruckgezogen|gestrichen|auf_eis_gelegt)
(stelle|position|vakanz) ~ (nicht_mehr_besetzt|nicht_besetzt|nicht_mehr_ausgeschrieben|nicht_weiter)
(profil|erfahrung|qualifikation|qualifikationen|kenntnisse) ~ nicht ~ (anforderungen|passt|passen|vorstellungen|uberein|entspricht)
(leider|bedauern) ~ mitteilen dass$`,
  offer: `
ihnen ~ (stelle|position|job|vertrag|anstellung) ~~ (anbieten|anzubieten)
(dir|euch) ~ (stelle|position|job|vertrag|anstellung) ~~ (anbieten|anzubieten)
freuen uns ~ (stelle|position) ~ anbieten
(anbei|anhang|beigefugt|beiliegend|entwurf|senden|schicken|erhalten) ~ (arbeitsvertrag*|anstellungsvertrag*|vertragsentwurf|vertragsangebot|dienstvertrag*)
(arbeitsvertrag|vertragsangebot|vertragsentwurf) ~ (anbei|anhang|beigefugt|unterschrieben|unterzeichn*)
(wir_haben_uns|haben_wir_uns|haben_uns) ~ (fur_dich|fur_sie|fur_ihre_einstellung) ~ entschieden
(du_hast|sie_haben) den job
(stelle|job) gehort (dir|ihnen)
willkommen im team`,
  interview: `
einladung ~ (gesprach|vorstellungsgesprach|interview|kennenlernen|bewerbungsgesprach|telefoninterview)
(laden|lade|einzuladen|einladen) ~~ (gesprach|vorstellungsgesprach|interview|runde|kennenlernen|bewerbungsgesprach|termin)
(gesprach|vorstellungsgesprach|interview|kennenlernen|kennenlerngesprach|bewerbungsgesprach|telefonat|runde) ~~ (einladen|einzuladen)
(wurden|mochten|wollen|wurde) ~ (dich|sie|ihnen|dir) ~ (kennenlernen|kennen_lernen|kennenzulernen|sprechen)
(freuen|wurden_uns) ~ (kennenzulernen|personliches_kennenlernen)
(terminverschiebung|terminbestatigung|terminvorschlag)
(bestatig*|erinnerung) ~ (vorstellungsgesprach|gesprachstermin|interview)
(termin|gesprach) ~ vereinbaren
(passt|hast|hatten|haben) ~ (dir|ihnen|du|sie) ~ (zeit|uhr) ~ (gesprach|videocall|telefonat|austausch|call|kennenlernen)`,
  meeting:
    "(gesprach|vorstellungsgesprach|interview|termin|telefonat|videocall|call|treffen|bewerbungsgesprach|kennenlerngesprach|gesprachstermin)",
  moving: `
(verschieb*|verschoben|verlegen|verlegt|absagen|abgesagt|vorziehen|neuer_termin|neuen_termin|umplanen|nicht_stattfinden|entfallen|ausfallen|anderen_termin)`,
  applied: `
(eingang|erhalt|eingangsbestatigung) ~ (bewerbung|unterlagen)
bewerbung ~ (erhalten|eingegangen|angekommen|eingetroffen|erreicht)
(unterlagen|bewerbungsunterlagen) ~ (erhalten|eingegangen|angekommen|eingetroffen)
(dank|danke|danken) ~ bewerbung`,
  task: `
(fehlt|fehlen|benotigen|brauchen|senden|schicken|reichen|nachreichen|ubersenden|einreichen) ~~ (zeugnis*|abschlusszeugnis|arbeitszeugnis*|unterlagen|nachweis*|kopie|referenzen|gehaltsvorstellung|dokumente)
(dauert|verzogert|verzogerung|nimmt) ~~ (langer|verzogert|zeit_in_anspruch|geplant|erwartet)
(noch_nicht|noch_keine) ~ (entschieden|entscheidung|gefallen)
entscheidung ~ noch (nicht|keine)
etwas geduld
keine absage
(test|assessment|fallstudie|aufgabe|online_test|fragebogen|testaufgabe) ~ (machen|bearbeiten|absolvieren|durchfuhren|auszufullen|losen)`,
  message: `
(melden|meldet) ~ (uns|bei_ihnen|bei_dir|sich)
(speichern|aufbewahren|aufnehmen|behalten|vorhalten)
(ihre|ihrer|deine|deiner) ~ (bewerbung|bewerbungsunterlagen)
(entscheiden|entscheidung|bescheid|ruckmeldung)`,
  topic: "(bewerb*|vorstellungsgesprach*|auswahl*|kandidat*|stelle|gesprach)",
  noise: `
(neue|neuen|passende) (stellenangebote|jobs|stellen|stellenanzeigen|jobangebote)
(jobs|stellen|stellenangebote) ~ (fur_sie|fur_dich|passend)
(newsletter|umfrage|jobalarm|job_alarm|jobagent|jobletter|webinar|passwort)
karriere newsletter
meinung zahlt`,
  bulk: `
newsletter (abbestellen|abmelden|erhalten)
(abwesenheitsnotiz|abwesenheitsnachricht|nicht_im_buro|ausser_haus|nicht_im_hause|im_urlaub_bis)
wird nicht weitergeleitet`,
  cold: `
(auf_ihr|auf_dein|ihr|dein) profil ~ (aufmerksam|gestossen|gefunden|gesehen)
(auf|uber) ~ profil ~ (aufmerksam|gestossen)
(fur_einen|fur_meinen|fur_unseren) (kunden|klienten|mandanten)`,
};
