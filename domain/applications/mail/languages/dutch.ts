import type { MailPhrases } from "../mail-phrases";

export const DUTCH: MailPhrases = {
  condition: `
(hoor_je|hoort_u|krijg_je|ontvangt_u) ~~ (niets|geen)
(indien|mocht_je|mocht_u|mochten_we|mochten_wij|mocht_het|mits|tenzij|zodra|wanneer|in_geval|ingeval|of_we_je|of_wij_u)
als (we|wij|je|u|jouw|uw|het|er|de)
(voordat|voor_we|alvorens)`,
  harmless: `
(als|indien|mocht) (je|u) ~ (interesse|vragen|geinteresseerd|goed_vindt|akkoord)
(als|indien) (het|dit) ~ (schikt|uitkomt|past)
(als|of) (je|u) ~ aanbod ~ (accepteert|aanneemt)`,
  unless: `
(nog_niet|nog_geen|geen_afwijzing|ze_hebben|zij_hebben)
(vriend|vriendin|collega|broer|zus) ~ (afgewezen|gekregen)
(maandag|dinsdag|woensdag|donderdag|vrijdag|tijdstip) ~ niet ~ aanbieden
niet afgewezen
(verhuurder|bezichtiging|huurwoning)
sollicitatie ~ (zonder|onvolledig)`,
  negation: "(niet|geen|nooit)",
  rejection: `
niet ~ (verder|door_te_gaan_met|door_gaan_met|verdergaan) ~ (gaan|te_gaan|met_je|met_jouw|met_uw|sollicitatie)
(gaan|zullen) ~ niet ~ verder ~ (sollicitatie|je|u|procedure|kandidatuur)
(niet|niet_voor_de_functie) [bent|ben|is] (geselecteerd|gekozen|uitgekozen|aangenomen)
(je|u|sollicitatie|kandidatuur) ~ (afgewezen|af_te_wijzen|afwijzen|niet_geselecteerd|niet_in_behandeling)
(verder|door) ~ met ~ (kandidaten|andere_kandidaten|kandidaat|sollicitanten|profielen) [die|met|van|wiens]
(gekozen|besloten|kiezen|voorkeur) ~ (voor_een_andere|voor_andere|andere_kandidaat|andere_kandidaten|iemand_anders|met_andere)
(we|wij) ~ (voor_een_andere|voor_andere|voor_iemand_anders|iemand_anders|een_andere_kandidaat) ~ (gekozen|aangenomen|besloten|kiezen)
keuze ~ op ~ (iemand_anders|andere|ander) ~ gevallen
(functie|vacature|positie|plek) ~ (is|werd|wordt) ~ (vervuld|ingevuld|ingetrokken|vervallen|gesloten|stopgezet|bevroren|on_hold|opgeschort|niet_meer_beschikbaar)
(profiel|ervaring|achtergrond) ~ (onvoldoende|niet) ~ (aan|bij|past|overeen|voldoet)
(kunnen|kan) ~ (functie|baan) ~ niet ~ aanbieden
(helaas|spijt) ~ (geen|niet) ~ (positief_antwoord|uitnodigen|uit_te_nodigen|in_aanmerking)
(het_is|is_het|wordt_het|het_wordt) ~ (een_nee|nee_geworden)
(iemand|een_kandidaat|kandidaat) (gevonden|aangenomen) ~ (met|die)
niet ~ (uit_te_nodigen|uitnodigen) ~ gesprek
buiten de (selectie|boot)
kunnen ~ (functie|baan|rol|positie) niet aanbieden
intern ~ (ingevuld|vervuld)
(procedure|sollicitatie|traject) ~ (eindigt|stopt) (hier|hierbij)
(vacaturestop|niet_meer_op_zoek)
(baan|functie) (gaat|is_gegaan|ging) naar
niet ~ (uitnodigen|uitgenodigd) ~ (gesprek|sollicitatiegesprek)
kandidaat ~~ (overtuigd|overtuigde)
(besloten|gaan) ~ niet ~ verder te gaan`,
  offer: `
(bieden|bied) ~ (je|u|jou) ~ (functie|baan|contract|positie|rol|dienstverband)
(je|u|jou) ~ (functie|baan|contract|positie|rol) ~ (aanbieden|aan_te_bieden|te_bieden)
(bijlage|bijgevoegd|bijgaand|sturen|stuur|concept|vind) ~~ (arbeidsovereenkomst|arbeidscontract|contractvoorstel|aanbiedingsbrief)
(arbeidsovereenkomst|arbeidscontract|contractvoorstel) ~ (bijlage|bijgevoegd|ondertek*|getekend)
(baan|functie) is (van_jou|voor_jou|van_u)
(hebben|we) ~ (voor_jou|voor_u) ~ gekozen
welkom (in_het_team|aan_boord|bij_het_team|in_ons_team)
(aanbod|voorstel) ~ (accepteert|aanneemt|aannemen|accepteren)
(willen|wil) ~ (je|u|jou) ~ (aannemen|in_dienst_nemen)
bevestig* ~ (aanstelling|indiensttreding|dienstverband)
eerste keus
(je|u|jou) ~ in het team hebben`,
  interview: `
(nodigen|nodig|uitnodigen|uitnodiging|uit_te_nodigen|uitgenodigd) ~~ (gesprek|sollicitatiegesprek|kennismakingsgesprek|kennismaking|interview|ronde)
(gesprek|sollicitatiegesprek|kennismaking) ~ (uitnodigen|uit_te_nodigen)
kennis ~ (maken|te_maken)
(willen|wil|zouden) ~ (je|u|jou) ~ (ontmoeten|leren_kennen|spreken)
(inplannen|plannen|afspreken|maken) ~ (gesprek|sollicitatiegesprek|afspraak|kennismaking)
(gesprek|sollicitatiegesprek|afspraak) ~ (inplannen|plannen|in_te_plannen)
(bevestig*|herinnering) ~ (gesprek|sollicitatiegesprek|afspraak)
(kun|kunt|ben|heb|schikt|past) ~ (je|u|jou) ~~ (gesprek|videogesprek|kennismaking|telefoongesprek)
(stel|stellen) ~ voor ~~ (interview|gesprek)
(door|doorgestroomd) naar de (volgende|tweede|laatste) (ronde|fase|gespreksronde)
bevestig* ~ (ons|je|uw|het) (gesprek|sollicitatiegesprek|interview)`,
  meeting: "(gesprek|sollicitatiegesprek|afspraak|kennismakingsgesprek|interview|kennismaking|videogesprek)",
  moving:
    "(verzet*|verplaats*|uitstel*|uitgesteld|annuleren|afzeggen|afgezegd|nieuwe_datum|nieuwe_tijd|niet_door_kan_gaan|niet_doorgaan|kan_niet_doorgaan|gaat_niet_door|niet_door_gaan|vervroeg*|ander_moment|andere_datum|uur_eerder|uur_later)",
  slot: `
(schikt|past|lukt) [je|u|het] (maandag|dinsdag|woensdag|donderdag|vrijdag)
(doet|voert|neemt) ~ (gesprek|sollicitatiegesprek) ~ (met_je|met_u|over)
langskomen ~~ ~ (praten|spreken|bespreken)
(gesprek|sollicitatiegesprek) ~ (uur|minuten) (later|eerder)`,
  applied: `
(ontvangst|ontvangstbevestiging|ontvangen) ~ (sollicitatie|cv)
(sollicitatie|cv) ~ (ontvangen|aangekomen|binnengekomen|bevestigd)
(bedankt|dank|leuk) ~ (sollicitatie|gesolliciteerd|solliciteren)
bevestiging van (je|uw|jouw) sollicitatie
(sollicitatie|cv|brief) ~ (is_binnen|binnen)
sollicitatie ~ (verstuurd|verzonden)
hebben je sollicitatie en
hebben uw sollicitatie en`,
  task: `
(ontvangen|sturen|opsturen|aanleveren|ontbreekt|ontbreken|toesturen|nodig|uploaden) ~~ (diploma|kopie|documenten|bewijs|referenties|getuigschrift*|cijferlijst|vog)
(duurt|kost|neemt) ~~ langer
(vertraging|vertraagd)
(nog_geen|nog_niet) ~ (besluit|beslissing|besloten|keuze)
(assessment|test|opdracht|casus_opdracht|vragenlijst|online_assessment) ~ (maken|in_te_vullen|voltooien|afronden|doen)
volgende stap ~ (assessment|test|opdracht)
(gegevens|contactgegevens|namen) ~~ (referenties|referentie|leidinggevenden)
(sturen|geven|doorgeven|opgeven) ~ referenties
(salariswens|salarisindicatie|opzegtermijn)`,
  message: `
(laten|laat) ~ weten
(contact|bericht) ~ op
(bewaren|houden|bewaard)
(je|jouw|uw) ~ (sollicitatie|kandidatuur)
(beslissing|terugkoppeling)`,
  topic: "(sollicit*|kandida*|gesprek|selectie*|functie|vacature)",
  noise: `
(nieuwe|nieuwste) (vacatures|banen)
(vacatures|banen) ~ (voor_jou|voor_u|passen)
(vacature_alert|job_alert|vacaturemelding|jobalert|vacature_alerts)
(nieuwsbrief|enquete|wachtwoord|webinar)
mening telt`,
  advert: "(solliciteer_nu|solliciteer_direct|solliciteer)",
  bulk: `
(ontvangt|ontvang) (deze|onze) nieuwsbrief
(afwezig|niet_op_kantoor|met_vakantie_tot|op_vakantie_tot)`,
  cold: `
(je|jouw|uw) profiel ~ (tegen|gezien|gevonden|linkedin)
(zoek|zoeken) ~ voor (een_klant|mijn_klant|een_opdrachtgever|een_van_mijn)`,
};
