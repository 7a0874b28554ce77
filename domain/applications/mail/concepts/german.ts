import type { MailConcepts } from "./mail-concepts";

export const GERMAN_CONCEPTS: MailConcepts = {
  foreign: `
(kontoantrag|antrag_auf_ein_konto|identitat|mitglieder|vorstandswahl|wohnung|besichtigung|mieter|mieterin|vermieter*|mietvertrag|miete|makler*|kredit*|darlehen|kreditkarte|kita*|kindergarten*|krippe|krippenplatz|versicherung*|visum|auftrag|dienstleister|lieferant*|rechnung|bestellung|gutschein|rabatt|lieferung|paket|praxis|arzt|arztin|zahnarzt*|bei_dr|behandlung|kurs|studienplatz|universitat|hochschulzulassung|stipendium|zuschuss|vortrag|konferenz|mitgliedschaft|das_zimmer|wg_zimmer|mitbewohner*|chor|chorplatz|parzelle|kleingarten|pachtvertrag|trainer|ersten_elf|physiotherap*|therapeutin|prophylaxe|zahnarztpraxis|fusspflege|schoffin|manuskript|roman|verkaufer_haben|schadenfall|mitbewohnerin|fitnessstudio|stellplatz|finanzierung|notar*|kaufvertrag|verkauferin|der_verkaufer|kaufpreis|inserat|grundstuck|blutspende|spende|spender*|kartenverlosung|verlosung|eintrittskarten|goldkarte|kassenwart*|gartenverein)`,
  work: "(erstgesprach|zweitgesprach|kennenlerngesprach|telefoninterview|stelle|job|vakanz|vorstellungsgesprach*|bewerbungsgesprach*|lebenslauf|bewerbungsunterlagen|bewerbungsverfahren|einstellung|einstellen|einstellungsstopp|arbeitsvertrag|arbeitszeugnis|talentpool|gehalt|kundigungsfrist|stellenausschreibung|ausgeschriebene*|karriere|recruiting|personalabteilung|probearbeit*|erfahrung|branche|portfolio)",
  news: `
(ihr|ihrem|ihres) kind
(hab|habe) ~ absage (bekommen|gekriegt|erhalten)
(die|sie) haben (wen|jemanden|jemand|einen) ~ (genommen|eingestellt|vorgezogen)
(mich|mir) ~ (nicht_genommen|abgesagt|abgelehnt)
(wurde|bin) ~ (nicht_genommen|abgelehnt)`,
  pitch: `
(fur_ein|fur_einen|fur_eine|fur_unseren|fur_meinen) ~ (unternehmen|kunden|mandanten|firma|arbeitgeber|start_up|startup) ~ (suche|suchen|besetze|besetzen)
(suche|suchen) [ich|wir] ~ fur (ein|einen|eine|unseren|meinen) ~ (unternehmen|kunden|mandanten|firma)
(interesse|offen) ~ (unverbindlich*|austausch|neue|neues|wechsel|gesprach)
(schicke|sende) ~ (stellenprofil|stellenbeschreibung|details|profil)
(spannende|neue|neuen|interessante) (position|herausforderung|moglichkeit|rolle|aufgabe) ~ (fur_sie|fur_dich|vorstellen)`,
  alert: `
in dieser ausgabe
(abo|abonnement) (verwalten|kundigen|abbestellen)
\\d+ weitere (jobs|stellen|stellenangebote)
(und|noch) \\d+ ~ (jobs|stellen|stellenangebote)
alle (jobs|stellen|stellenangebote) (ansehen|anzeigen)
als (eine|einer) der ersten
(jobmail|jobagent|job_alert|jobletter)`,
  chosen:
    "(entschieden|genommen|ausgewahlt|gewahlt|wahl_ist|wahl_fiel|entscheidung_ist|entscheidung_fiel|vorzug|vorgezogen|eingestellt|besetzt|vergeben|weitermachen|machen_mit|weiterzumachen|fortfahren|gehen_mit|arbeiten_mit)",
  rival:
    "(andere|anderen|anderer|anderem|interne|internen|interner|externe|externen) [geeignete|geeigneten|qualifizierte|qualifizierten] (bewerb*|kandidat*|person|personen|profil|profile|mitbewerb*|kollegin|kollegen) \n (jemanden|jemand|wen) [anderen|anderes|anders|mit|der|die] \n (gegen_sie|gegen_dich|gegen_ihre|gegen_deine|gegen_eine_zusammenarbeit)",
  actor: "(kollegin|kollege|person|bewerber*|kandidat*|jemand*|mitbewerb*)",
  favoured: `
(fur_sie|fur_dich) entschieden
(unter|gegenuber|im_gegensatz|anders_als|aus) ~ (bewerb*|kandidat*)
(sie|dich|du) ~ (uberzeugt|uberzeugen_konnen)`,
  better: "(besser|naher|eher|starker|mehr_erfahrung|passender)",
  running:
    "(noch_nichts_entschieden|nichts_entschieden|noch_keine_entscheidung|unseren_favoriten|weiterhin_im_rennen|noch_im_rennen|weiter_im_rennen|noch_dabei|weiterhin_im_verfahren|noch_im_verfahren|noch_im_prozess|noch_in_der_auswahl|sprechen_noch|fuhren_noch)",
  granted: "(angeboten|gegeben|ubertragen|vergeben)",
  finally: "(am_ende|letztlich|letztendlich|schliesslich|schlussendlich|im_endeffekt|unterm_strich)",
  joins: "(rennen_gemacht|durchgesetzt|uberzeugt|uberzeugte|zugesagt|verstarkt_unser|verstarkt_uns|nase_vorn|knapp_vorn)",
  addressee: "(sie|ihnen|ihre|ihrer|ihren|dich|dir|deine|deiner|euch|bewerbung|kandidatur|bewerbungen)",
  onward:
    "(weiterverfolg*|weiter_verfolgen|berucksichtig*|engere_wahl|engere_auswahl|engeren_auswahl|engeren_wahl|nachste_runde|nachsten_runde|fortsetz*|fortfuhr*|fortzufuhren|fortzusetzen|weiterzumachen|weitermachen|ausgewahlt|in_betracht|in_frage|einladen|einzuladen|anbieten|anzubieten|weitergehen|zusagen|zusage|positiv|erfolgreich|entsprechen|eingeladen|uberzeugen)",
  refused: "(abgelehnt|abgesagt|absagen|abzusagen|absage|aussortiert|erfolglos|ausgeschieden|ablehnen|abschlagig*)",
  post: "(stelle|position|vakanz|stellen|einstellungen|einstellung|ausschreibung|besetzung|rolle|verfahren|recruiting|job)",
  stopped:
    "(einstellungsstopp*|gestrichen|gestoppt|eingefroren|auf_eis|pausiert|zuruckgezogen|aufgehoben|entfallt|weggefallen|vergeben|anderweitig_besetzt|bereits_besetzt|intern_besetzt|inzwischen_besetzt|mittlerweile_besetzt|nicht_mehr_verfugbar|abgebrochen|eingestellt_worden)",
  fill: "(besetzt|besetzen|nachbesetzt|ausgeschrieben|weiterverfolgt|eingestellt|einstellen)",
  profile: "(profil|kenntnisse|erfahrung|erfahrungen|qualifikation*|lebenslauf|werdegang|hintergrund|vorstellungen|unterlagen)",
  fits: "(passt|passen|entspricht|entsprechen|deckt|decken|ubereinstimmt|uberein|geeignet|zusagt|ausreicht|ausreichend)",
  negation: "(nicht|kein*|nie|weder)",
  no: `
(ist|leider|wird|war|diesmal|geworden) ~ (ein_nein|eine_absage|absage_geworden)
(schlechte|keine_gute|keine_guten|keine_positive|keine_positiven|unerfreuliche) (nachricht|nachrichten|neuigkeiten|ruckmeldung)
(hat|haben) [diesmal|leider] nicht (geklappt|gereicht|gepasst|sein_sollen)
(ergebnis|status|ausgang) ~ (abgelehnt|absage|negativ|nicht_ausgewahlt)`,
  offers: "(bieten|anbieten|anzubieten|vertragsangebot|stellenzusage)",
  employment:
    "(stelle|position|arbeitsvertrag*|vertrag|anstellung|festanstellung|vertragsangebot|ausbildungsplatz|arbeitsverhaltnis|job|praktikum)",
  hire: `
(mochte|mochten|wollen|will|wurden|wurde) (sie|dich) ~ (einstellen|haben|dabei_haben|dabeihaben|im_team|an_bord|gewinnen|beschaftigen)
(du|sie) (sollst|sollen) es (sein|werden)
(wir|alle) wollen dich$
bestatig* ~ unser angebot
arbeitsvertrag liegt bei
(sie|dich) ~~ als ~ begrussen
(du_hast|sie_haben) den (job|platz)
(fur_sie|fur_dich) entschieden
(freuen|freue) uns ~ (im_team|an_bord|als_kollegin|als_kollegen|als_mitarbeiter*)`,
  meet: `
(gesprach|vorstellungsgesprach|interview) ~ ausgewahlt
ausgewahlt ~ (gesprach|vorstellungsgesprach|interview)
(mochten|mochte|wollen|will|wurden|wurde|gern|gerne) ~ (personlich|live|kennenlernen|kennen_lernen|reden|sprechen|unterhalten|austauschen|telefonieren)
(mochte|mochten|wurde|wurden) (sie|dich) ~~ sehen
(bitten|bitte) ~ (sich|dich) ~~ (einzufinden|zu_erscheinen|vorzustellen)
(such|suche|suchen|wahl|wahle|wahlen|buch|buche|buchen) ~~ (slot|termin|zeitfenster|zeitpunkt) ~
(hatten|hatte|hast|haben|hattest) (sie|du) ~~ zeit ~~ (telefonat|gesprach|austausch|kaffee|call|kennenlernen|treffen|sprechen|telefonieren)
(telefonat|gesprach|austausch|call|videocall|treffen|kaffee) ~ mit (mir|uns|dem_team|herrn|frau|meiner|unserem|unserer)
(gesprach|interview|telefonat) (lauft|dauert|findet|fuhren)
(geschafft|bestanden|genommen|gemeistert) ~ (erste|ersten|zweite|zweiten|nachste) (runde|hurde|stufe|phase)
(erste|ersten|zweite|zweiten|nachste) (runde|hurde|stufe|phase) ~ (geschafft|bestanden|genommen|gemeistert|uberstanden)
(auswahltag|bewerbertag|assessment_tag|kennenlerntag)
(lust|zeit) ~ (kaffee|videocall|call|gesprach|telefonat) ~ mit
(kommst|kommen) (du|sie) ~~ (vorbei|zu_uns|nachmittag|vormittag|tag|nach|probearbeiten|kennenlernen)
(sehen|treffen) ~ (live|personlich|in_echt)
(probetag|probearbeiten|schnuppertag|hospitation|assessment_center|zweitgesprach|kennenlerntermin|erstgesprach)
(lade|laden|einladen) ~ (sie|dich) ~ (ein|gesprach|zu_uns)`,
  planned:
    "(gesprach|vorstellungsgesprach|interview|telefonat|videocall|call|treffen|bewerbungsgesprach|kennenlerngesprach|gesprachstermin|zweitgesprach|erstgesprach|telefoninterview|unser_termin|unseren_termin|vereinbarten_termin|vereinbarte_termin|termin_am)",
  moved:
    "(verschieb*|verschoben|verlegen|verlegt|absagen|abgesagt|vorziehen|neuer_termin|neuen_termin|neuen_vorschlag|umplanen|nicht_stattfinden|entfallen|ausfallen|anderen_termin|stattdessen|nicht_halten|nicht_wahrnehmen|nicht_einhalten|ersatztermin|alternativtermin|klappt_nicht|fallt_aus)",
  arrived: `
(mappe|unterlagen|bewerbung|lebenslauf|cv|bewerbungsmappe) ~~ (angekommen|eingegangen|eingetroffen|erhalten|da|hier|vorliegen|zugegangen|ubermittelt|versendet|verschickt|gesendet|abgeschickt)
(dass_du_dich|dass_sie_sich) ~~ beworben
(dein|ihr|deine|ihre) ~~ interesse ~~ (stelle|position|ausgeschriebenen|mitarbeit)
(unterlagen|bewerbung|lebenslauf) ~~ (in_ruhe|prufen|sichten|anschauen|ansehen|durchsehen)
(prufen|sichten|schauen) ~~ (unterlagen|bewerbung|lebenslauf)`,
  retained: `
(bewerbungsdaten|bewerberdaten|daten|unterlagen|profil) ~ (geloscht|gespeichert|aufbewahrt|loschen|speichern|aufbewahren)
noch ~ (interesse|interessiert)`,
};
