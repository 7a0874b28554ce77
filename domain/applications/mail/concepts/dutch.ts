import type { MailConcepts } from "./mail-concepts";

export const DUTCH_CONCEPTS: MailConcepts = {
  foreign: `
(aanvraag_voor_een_rekening|je_identiteit|uw_identiteit|leden|voorzitterschap|verkiezing|appartement|woning|huur|huurder|verhuurder|bezichtiging|huurwoning|hypotheek|lening|krediet*|kredietaanvraag|creditcard|verzekering|schade|visum|offerte|leverancier|aanbesteding|factuur|bestelling|kortingscode|korting|levering|pakket|bij_dr|met_dr|dokter|huisarts|tandarts|praktijk|recept|universiteit|inschrijving|beurs|subsidie|opvang|school|lezing|congres|lidmaatschap|de_kamer|huisgeno*|koor|alten|volkstuin|trainer|eerste_elf|fysio*|mondhygienist*|getuige|manuscript|roman|de_verkopers|huurcontract|sportschool|parkeerplaats|notaris|koopovereenkomst|de_verkoopster|de_verkoper|vraagprijs|tweedehands|perceel|doneren|donor|bloed|loting|uitgeloot|kaarten|gouden_kaart|penningmeester)`,
  work: "(vacature|baan|functie|sollicitatiegesprek*|cv|vast_dienstverband|dienstverband|arbeidscontract|arbeidsovereenkomst|aannemen|aangenomen|werving|recruiter|recruitment|salaris|opzegtermijn|hr|talentpool|stage|vacaturestop|sollicitatie|sollicitatieprocedure|ervaring|branche|portfolio)",
  news: `
(uw|je) kind
(ben_het|ik_ben_het) niet geworden
ze hebben ~ (genomen|gekozen|aangenomen) ~
(ben|ik_ben|werd) ~ afgewezen`,
  pitch: `
(werk_samen_met|werk_voor|bemiddel_voor|in_opdracht_van) ~ (bedrijf|opdrachtgever|klant|organisatie|scale_up|start_up) ~~ (zoekt|zoeken|op_zoek)
(sta_je|sta_jij|staat_u|ben_je|bent_u) ~ (open_voor|geinteresseerd)
(stuur|stuur_ik) ~ (profiel|functieprofiel|vacaturetekst|omschrijving)
(mooie|nieuwe|leuke|interessante) (kans|uitdaging|rol) ~ (voor_je|voor_jou|voor_u)`,
  alert: `
in dit nummer
abonnement (beheren|opzeggen)
(nog|en) [nog] \\d+ (vacatures|banen)
\\d+ (nieuwe|andere) (vacatures|banen)
bekijk alle (vacatures|banen)
als een van de eersten
(jobalerts|jobalert|vacature_alerts|vacaturemail)`,
  chosen:
    "(gekozen|keuze_is|besloten|voorkeur|geselecteerd|verder_te_gaan|door_te_gaan|verder_gaan|gaan_met|gaan_door_met|verder_met|voortzetten|voort_te_zetten|aangenomen|gevallen|gegeven|gevonden)",
  rival:
    "(andere|een_andere|anderen|interne|sterkere) (kandidaat|kandidaten|sollicitant*|persoon|personen|profiel|profielen|collega) \n (iemand|een_ander|ander) [anders|met|die|wiens|intern|gekozen] \n (kandidaat|kandidaten|persoon|profiel|profielen) ~ (die_beter|die_meer|wiens|met_meer|beter_aansluit*|beter_past|beter_passen|intern)",
  actor: "(kandidaat|collega|persoon|iemand)",
  favoured: `
voor (jou|u|je) gekozen
(uit|onder|anders_dan|in_tegenstelling|boven) ~ (kandidaten|sollicitanten|anderen)`,
  better: "(beter|meer_ervaring|dichter|sterker)",
  running:
    "(nog_niets_besloten|niets_besloten|onze_favorieten|nog_steeds_in_de|nog_in_de_race|nog_in_de_procedure|nog_altijd_in|nog_in_behandeling|spreken_nog)",
  granted: "(aangeboden|gegeven|gegund)",
  finally: "(uiteindelijk|ten_slotte|tenslotte|per_saldo)",
  joins: "(team_versterken|ons_versterken|komt_ons_team|geaccepteerd|getekend|overtuigd|overtuigde)",
  addressee: "(je|jou|jouw|u|uw|sollicitatie|kandidatuur)",
  onward:
    "(geselecteerd|uitgenodigd|uitnodigen|verder|volgende_ronde|doorgaan|door_te_gaan|verder_te_gaan|in_aanmerking|meegenomen|mee_te_nemen|aangenomen|aanbieden|succesvol|vervolg|voortzetten|voort_te_zetten|gekozen)",
  refused: "(afgewezen|afgekeurd|afwijzen|afwijzing|niet_geselecteerd|afgevallen|afgesloten|afgerond_zonder)",
  post: "(functie|vacature|plek|positie|rol|procedure|baan|wervingsprocedure|werving|aanstelling)",
  stopped:
    "(vacaturestop|personeelsstop|bevroren|on_hold|stopgezet|ingetrokken|geannuleerd|vervuld|ingevuld|gepauzeerd|vervallen|geschrapt|niet_meer_beschikbaar|niet_langer_beschikbaar|intern_vervuld|intern_ingevuld|komt_te_vervallen)",
  fill: "(ingevuld|invullen|vervuld|vervullen|aannemen|doorgaan)",
  profile: "(profiel|ervaring|cv|achtergrond|kwalificaties|vaardigheden|sollicitatie|opleiding)",
  fits: "(sluit|aansluit|aan_bij|past|passen|matcht|voldoet|overeen|overeenkomt|geschikt|toereikend)",
  negation: "(niet|geen|nooit|noch)",
  no: `
niet ~ met (je|u|jou) verder
(is|wordt|het_is|was) ~ (een_nee|nee_geworden|afwijzing_geworden)
(slecht|minder_goed|geen_goed|vervelend) nieuws
(moeten|moet) ~ (afwijzen|teleurstellen)
(uitkomst|status) ~ (afgewezen|niet_geselecteerd)
(helaas|jammer) ~ (niet_gelukt|niet_geworden)`,
  offers: "(aanbod|aanbieden|aan_te_bieden|bieden)",
  employment:
    "(dienstverband|arbeidscontract|arbeidsovereenkomst|functie|baan|contract|vast_contract|aanstelling|jaarcontract|stage)",
  hire: `
(willen|wil|zouden|graag) ~ (je|jou|u) ~ (aannemen|in_dienst|erbij|in_ons_team|in_het_team|hebben)
(we|wij|ze) willen (jou|je)$
bevestig* ~ ons (aanbod|voorstel)
je [de] baan hebt
je (hebt_de_baan|de_baan_hebt)
(baan|functie|plek) is (van_jou|van_u|voor_jou)
(hebben|heeft) ~ voor (jou|u) gekozen
(je_bent_aangenomen|u_bent_aangenomen|je_hebt_de_baan|je_bent_het_geworden)
(welkom) ~ (team|boord)`,
  meet: `
geselecteerd voor ~ gesprek
(wil|willen|zou|zouden|graag) ~ (je|jou|u) ~ (leren_kennen|ontmoeten|spreken|zien|ontvangen|uitnodigen|kennismaken)
(graag_ontvangen|ontvangen_wij_u|ontvangen_we_je|verwachten_wij_u|nodigen) ~~ (gesprek|kamer|selectiecommissie|kennismaking|uit|kantoor)
(uitgenodigd|uitnodiging) ~ (voor|gesprek|kennismaking|interview)
(kies|kiest|plan|boek|reserveer|prik) ~~ (moment|tijdslot|tijdstip|datum|plekje|afspraak) ~
(heb|hebt|heeft|kun|kunt|zou|ben|bent|schikt|past) (je|u|jij|het) ~~ (tijd|half_uurtje|uurtje|ruimte|beschikbaar|gelegenheid|moment) ~~ (bellen|gesprek|kennismaken|koffie|belletje|kennismaking|spreken|videogesprek|mij|ons)
(gesprek|belletje|kennismaking|koffie|videocall|interview) ~ met (mij|ons|het_team|de|mijn|onze)
maken ~ kennis met (je|u|jou) ~
(met_je|met_u|met_jou) ~ (praten|bespreken|spreken)
(bellen|praten|kennismaken) met (mij|ons|het|mijn)
(gesprek|kennismaking|interview) (duurt|is_op|vindt_plaats)
(verwachten) ~ (je|u|jou) ~~ \\d+
(door|voorbij) de (eerste|tweede|volgende) (ronde|fase)
(selectiedag|assessmentdag|meeloopdag)
(komt|schikt|past|lukt) ~ (uit|jou|u|je) ~~ (videocall|gesprek|belletje|kennismaking|call)
(kun|kunt|kan|zou) (je|u) ~~ (langskomen|komen|langs_komen) ~
(in_het_echt|persoonlijk|live) (zien|ontmoeten|spreken)`,
  planned: "(gesprek|sollicitatiegesprek|kennismakingsgesprek|interview|kennismaking|videogesprek|onze_afspraak)",
  moved:
    "(verzet*|verplaats*|uitstel*|uitgesteld|annuleren|afzeggen|afgezegd|nieuwe_datum|nieuwe_tijd|niet_door_kan_gaan|niet_doorgaan|niet_door_laten_gaan|kan_niet_doorgaan|gaat_niet_door|niet_door_gaan|vervroeg*|ander_moment|andere_datum|schuiven|in_plaats_daarvan)",
  arrived: `
(cv|sollicitatie|gegevens|brief) ~~ (binnen|ontvangen|aangekomen|liggen_bij|ligt_bij|in_goede_orde|in_behandeling|verstuurd|verzonden)
(ontvangst|ontvangen) ~~ (sollicitatie|cv|brief)
(bedankt|dank|dankjewel|leuk) ~~ (solliciteren|gesolliciteerd|sollicitatie|vacature|gereageerd|reactie)
(bekijken|bekijk|beoordelen|kijk_er) ~~ (sollicitatie|cv|gegevens)`,
  retained: `
(gegevens|cv|data) ~ (verwijderd|bewaard|bewaren|te_bewaren|gewist|verwijderen)
nog ~ (interesse|geinteresseerd)`,
};
