import type { MailPhrases } from "../mail-phrases";

export const GERMAN: MailPhrases = {
  condition: `
(horen_sie|horst_du|erhalten_sie|bekommst_du) ~~ (nichts|keine)
(wenn|falls|sofern|ob|sobald|sollten_wir|sollten_sie|sollte_ihre|sollte_ihr|sollte_die|sollte_dein|sollte_deine|solltest_du|im_falle|im_fall|vorausgesetzt)
(bevor|ehe)`,
  harmless: `
(wenn|falls|sofern|sollten) (sie|du|ihnen|dir) ~ (interesse|interessiert|fragen|passt|einverstanden)
(wenn|falls|sofern) (es|das|der_termin) ~ passt
(ob|wenn|falls) (du|sie) ~ angebot ~ (annimmst|annehmen|annahmst)`,
  unless: `
(noch_nicht|noch_keine|noch_keinen|keine_absage|sie_haben_sich|haben_sich|die_haben)
(freund|freundin|kollege|kollegin|bruder|schwester) ~ (absage|abgelehnt|bekommen)
(das|unser|unseren|den|ihr|ihren|dein|deinen) [geplante|geplanten|vereinbarte|vereinbarten|morgige|morgigen|heutige|heutigen] (gesprach|vorstellungsgesprach|bewerbungsgesprach|interview|termin|gesprachstermin|telefonat) ~ (absagen|abgesagt|verschieben)
(termin|uhrzeit) ~~ ~~ anbieten
(montag|dienstag|mittwoch|donnerstag|freitag) ~~ anbieten
nicht ~ (abgelehnt|aussortiert)
(vermieter|wohnung|mietvertrag|besichtigung)
(bewerbung|unterlagen) ~ ohne
(suchen_wir_weiter|suchen_weiter|bis_sie)`,
  negation: "(nicht|kein*|weder|nie)",
  rejection: `
(ihnen|dir|euch) ~~ (absagen|absage_erteilen|abzusagen)
(bewerbung|sie|dich) ~ (ablehnen|abzulehnen)
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
(stelle|position|vakanz) ~ (nicht_mehr_besetzt|nicht_besetzt_werden|nicht_mehr_ausgeschrieben|nicht_weiter)
(profil|erfahrung|qualifikation|qualifikationen|kenntnisse) ~ nicht ~ (anforderungen|passt|passen|vorstellungen|uberein|entspricht)
(leider|bedauern) ~ mitteilen dass$
keine ~ (positive|gute|gunstige|erfreuliche|andere) (nachricht|ruckmeldung|antwort|mitteilung|nachrichten)
nicht ~ gereicht
engere (auswahl|wahl) ~ (andere|anderen|nicht)
(jemanden|jemand|kandidat*|bewerber*) (gefunden|eingestellt|ausgewahlt) ~ (der|die|mit)
(verfahren|auswahlverfahren|bewerbungsverfahren|bewerbungsprozess|bewerbung|prozess) ~ nicht ~ (fortgefuhrt|fortgesetzt|weitergefuhrt|weiterfuhren|fortfuhren|weiterverfolgt)
(stelle|position) ~ (nicht_mehr_verfugbar|intern_vergeben|intern_besetzt|entfallt|nicht_langer)
diesmal ~ (nicht_geklappt|nicht_gereicht)
(stelle|position) (bekommt|erhalt|geht_an|ubernimmt)
nicht ~ (gesprach|vorstellungsgesprach) ~ (einladen|eingeladen)
(bewerber|bewerberin|kandidat|kandidatin) ~ (uberzeugt|uberzeugte)
(kommen|kommst) ~ nicht in (frage|betracht)`,
  offer: `
ihnen ~ (stelle|position|job|vertrag|anstellung) ~~ (anbieten|anzubieten)
(dir|euch) ~ (stelle|position|job|vertrag|anstellung) ~~ (anbieten|anzubieten)
freuen uns ~ (stelle|position) ~ anbieten
(anbei|anhang|beigefugt|beiliegend|entwurf|senden|schicken|erhalten) ~ (arbeitsvertrag*|anstellungsvertrag*|vertragsentwurf|vertragsangebot|dienstvertrag*)
(arbeitsvertrag|vertragsangebot|vertragsentwurf) ~ (anbei|anhang|beigefugt|unterschrieben|unterzeichn*)
(wir_haben_uns|haben_wir_uns|haben_uns) ~ (fur_dich|fur_sie|fur_ihre_einstellung) ~ entschieden
(du_hast|sie_haben) den job
(stelle|job) gehort (dir|ihnen)
willkommen im team
(mochten|wollen|wurden) (dich|sie) ~ (einstellen|einzustellen|an_bord|fur_uns_gewinnen|in_unserem_team)
(unser|das) angebot ~ (annimmst|annehmen|annahmst)
(wahl|entscheidung) ~ auf (sie|dich) gefallen
(zusage|einstellung) ~ (bestatigen|erteilen|geben|mitteilen)
(wunschkandidat*)
(dich|sie) ~ im team haben
vertrag ~ (geht|kommt|in_der_post)
(wollen|mochten|wurden) ~ (dich|sie) ~ (einstellen|einzustellen)`,
  interview: `
einladung ~ (gesprach|vorstellungsgesprach|interview|kennenlernen|bewerbungsgesprach|telefoninterview)
(laden|lade|einzuladen|einladen) ~~ (gesprach|vorstellungsgesprach|interview|runde|kennenlernen|bewerbungsgesprach|termin)
(gesprach|vorstellungsgesprach|interview|kennenlernen|kennenlerngesprach|bewerbungsgesprach|telefonat|runde) ~~ (einladen|einzuladen)
(wurden|mochten|wollen|wurde) ~ (dich|sie|ihnen|dir) ~ (kennenlernen|kennen_lernen|kennenzulernen|sprechen)
(freuen|wurden_uns) ~ (kennenzulernen|personliches_kennenlernen)
(terminverschiebung|terminbestatigung|terminvorschlag)
(bestatig*|erinnerung) ~ (vorstellungsgesprach|gesprachstermin|interview)
(termin|gesprach) ~ vereinbaren
(passt|hast|hatten|haben) ~ (dir|ihnen|du|sie) ~ (zeit|uhr) ~ (gesprach|videocall|telefonat|austausch|call|kennenlernen)
(termin|telefoninterview|gesprach) ~ (ausmachen|abstimmen|vereinbaren|finden|abzustimmen)
(bestatig*) ~ (ihren|deinen|unseren|das|den) ~ (gesprachstermin|termin|gesprach|vorstellungsgesprach|interview)
(nachste|zweite|nachsten|zweiten) runde ~ (geschafft|weiter|dabei)
(schlage|schlagen) ~ (gesprach|telefoninterview|interview) ~ vor`,
  meeting:
    "(gesprach|vorstellungsgesprach|interview|termin|telefonat|videocall|call|treffen|bewerbungsgesprach|kennenlerngesprach|gesprachstermin)",
  moving: `
(verschieb*|verschoben|verlegen|verlegt|absagen|abgesagt|vorziehen|neuer_termin|neuen_termin|umplanen|nicht_stattfinden|entfallen|ausfallen|anderen_termin|vorzuziehen|vorgezogen|stunde_fruher|stunde_spater|minuten_spater|vorverlegen)`,
  slot: `
passt ~ (ihnen|dir) [der|am] (montag|dienstag|mittwoch|donnerstag|freitag)
(gesprach|vorstellungsgesprach|interview) ~ (mit_dir|mit_ihnen) fuhren
(gesprach|vorstellungsgesprach|interview) ~ (fuhrt|ubernimmt)
(vorbeikommen|vorbeischauen|vorbei_kommen) ~~ (sprechen|reden|unterhalten|kennenlernen|austauschen)
(gesprach|vorstellungsgesprach) ~ (stunde|minuten) (spater|fruher)`,
  applied: `
(eingang|erhalt|eingangsbestatigung) ~ (bewerbung|unterlagen)
bewerbung ~ (erhalten|eingegangen|angekommen|eingetroffen|erreicht)
(unterlagen|bewerbungsunterlagen) ~ (erhalten|eingegangen|angekommen|eingetroffen)
(dank|danke|danken) ~ bewerbung
bewerbung ~ (liegt|ist_da|gut_angekommen|bei_mir|auf_meinem_tisch)
bewerbung (ist_da|ist_bei_uns|liegt_uns_vor)`,
  task: `
(fehlt|fehlen|benotigen|brauchen|senden|schicken|reichen|nachreichen|ubersenden|einreichen) ~~ (zeugnis*|abschlusszeugnis|arbeitszeugnis*|unterlagen|nachweis*|kopie|referenzen|gehaltsvorstellung|dokumente)
(dauert|verzogert|verzogerung|nimmt) ~~ (langer|verzogert|zeit_in_anspruch|geplant|erwartet)
(noch_nicht|noch_keine) ~ (entschieden|entscheidung|gefallen)
entscheidung ~ noch (nicht|keine)
etwas geduld
keine absage
(test|assessment|fallstudie|aufgabe|online_test|fragebogen|testaufgabe) ~ (machen|bearbeiten|absolvieren|durchfuhren|auszufullen|losen)
(ansprechpartner|kontaktdaten|kontakte) ~ referenz*
referenz* ~ (nennen|geben|angeben|kontakt*)
(gehaltsvorstellung*|kundigungsfrist|gehaltswunsch)`,
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
  advert: "(jetzt_bewerben|bewerben_sie_sich|bewirb_dich)",
  bulk: `
newsletter (abbestellen|abmelden|erhalten)
(abwesenheitsnotiz|abwesenheitsnachricht|nicht_im_buro|ausser_haus|nicht_im_hause|im_urlaub_bis)
wird nicht weitergeleitet`,
  cold: `
(auf_ihr|auf_dein|ihr|dein) profil ~ (aufmerksam|gestossen|gefunden|gesehen)
(auf|uber) ~ profil ~ (aufmerksam|gestossen)
(fur_einen|fur_meinen|fur_unseren) (kunden|klienten|mandanten)`,
};
