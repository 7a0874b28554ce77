import type { MailPhrases } from "../mail-phrases";

export const ITALIAN: MailPhrases = {
  condition: `
(in_assenza_di|in_mancanza_di|non_ricevendo|trascorsi|decorsi)
(se|qualora|nel_caso|in_caso|laddove|quando|non_appena|purche)
(prima_di|prima_che)`,
  harmless: `
se (hai|ha|sei|e|ti|le|vuoi|desidera|questo) ~ (interess*|domande|disponibile|accordo|va_bene|orario)
se (accetti|accetta|accettare)`,
  unless: `
(non_ancora|ancora_non|hanno)
non ~ ancora
non e un rifiuto
(amico|amica|collega|fratello|sorella) ~ (scart*|rifiut*)
(offrirle|offrirti|proporle|proporti) ~ (lunedi|martedi|mercoledi|giovedi|venerdi|orario)
non e stat* (scartat*|rifiutat*|respint*)
(appartamento|affitto|inquilino)
(candidatura|domanda) ~ (senza|incompleta)`,
  negation: "(non|nessun*|mai)",
  rejection: `
non (sei|e|siete) ~ stat* ~ (selezionat*|scelt*)
(candidatura|domanda|profilo) ~ non ~ (selezionat*|accolt*|accettat*|proseguir*|scelt*|idone*)
(candidatura|domanda) ~ (rifiutata|respinta|scartata)
(deciso|scelto|ritenuto|abbiamo_preferito) ~ non ~ (procedere|proseguire|andare_avanti|continuare|dare_seguito)
non (possiamo|potremo|siamo|procederemo|proseguiremo|intendiamo|e_possibile|daremo) ~ (procedere|proseguire|dare_seguito|offrirle|offrirti|andare_avanti|candidatura|proporle|seguito)
(deciso|scelto|preferito|optato) ~ (proseguire|procedere|continuare|andare_avanti|per) ~ (altr*|profili_piu|profili_con|candidati_con|candidati_la_cui|candidati_che|profilo_piu)
(abbiamo|ho) ~ (scelto|selezionato|assunto|preferito|individuato) ~ (un_altro|un_altra|altri|altra|altro|altre)
(scelta|decisione) ~ (caduta|ricaduta) ~ (altr*|profilo_piu)
(posizione|ricerca|ruolo|posto|selezione) ~ (e|sono|ha) [gia] [stat*] [nel_frattempo|gia|temporaneamente] [stat*] (copert*|sospes*|annullat*|chius*|congelat*|ritirat*|assegnat*)
(profilo|esperienza|competenze) non ~ (corrisponde|corrispondono|rispecchia|e_in_linea|soddisfa|risponde)
e un no
(abbiamo_trovato|abbiamo_assunto|trovato) ~ (qualcuno|una_persona|un_candidato|una_candidata|un_profilo) ~ (con|piu|che)
(sua|tua) non e stata (scelta|selezionata)
non siamo in grado di (offrir*|propor*|proseguire)
non (andremo_avanti|proseguiremo|procederemo|continueremo|andiamo_avanti)
(assegnat*|copert*) ~ internamente
(processo|selezione|candidatura) ~ (termina|finisce|si_conclude|si_ferma) qui
non (invitarla|invitarti|convocarla) ~ colloquio
blocco delle assunzioni
(posto|ruolo|posizione) (va|andra|e_andato|e_andata) a
non ~ (invitarla|invitarti|convocarla|convocarti|incontrarla|incontrarti) ~ colloquio
non riteniamo ~ (seguito|proseguire|procedere)
(convinto|convinti|preferito) ~ (una_candidata|un_candidato|un_altro|un_altra)
non (intendiamo|vogliamo) ~ (proseguire|procedere)`,
  offer: `
(offrirle|offrirti|proporle|proporti|ti_offriamo|le_offriamo|ti_proponiamo|le_proponiamo) ~ (posizione|ruolo|posto|lavoro|contratto|assunzione)
(allegato|allego|alleghiamo|inviamo|invio|bozza|trovi|trova) ~ (contratto_di_lavoro|lettera_di_assunzione|lettera_di_impegno|tuo_contratto|suo_contratto|proposta_di_assunzione)
(contratto_di_lavoro|lettera_di_assunzione|proposta_di_assunzione) ~ (allegat*|firm*)
(posto|lavoro) e (tuo|suo)
(abbiamo_scelto_te|abbiamo_scelto_lei|abbiamo_deciso_di_assumerti|abbiamo_deciso_di_assumerla)
benvenut* (nel_team|a_bordo|in_squadra|nella_squadra)
(accetti|accetta|accettare) (la_nostra|la|questa) (offerta|proposta)
(vogliamo|vorremmo|felici_di|lieti_di) (averti|averla|accoglierti|accoglierla|assumerti|assumerla)
conferm* ~ (assunzione|inserimento)
prima scelta
(averti|averla) ~ (squadra|team)
(vogliamo|vorremmo|deciso_di) (assumerti|assumerla)`,
  interview: `
(invitarla|invitarti|invitiamo|convocarla|convocarti|convocazione|invito|convochiamo) ~ (colloquio|incontro|chiamata|videochiamata|intervista)
(vorremmo|piacerebbe|vogliamo|vorrei|lieti) ~ (conoscerti|conoscerla|incontrarti|incontrarla|parlare_con_te|parlare_con_lei)
(fissare|organizzare|programmare|concordare|pianificare) ~ (colloquio|chiamata|incontro|videochiamata)
(conferm*|promemoria) ~ (colloquio|appuntamento)
(disponibile|disponibilita|liber*) ~~ (colloquio|videochiamata|chiamata|incontro|incontrarci)
(propongo|proponiamo|proporti|proporle) ~ (colloquio|chiamata|incontro|videochiamata)
(superato|passato|passata) ~ (prima|prossima|seconda|successiva) (fase|selezione|tappa)
conferm* ~ (colloquio|appuntamento)`,
  meeting: "(colloquio|incontro|appuntamento|chiamata|videochiamata|intervista)",
  moving:
    "(spostare|spostato|spostiamo|rinviare|rinviato|rimandare|posticip*|annullare|annullato|anticipare|cancellare|nuova_data|nuovo_orario|altra_data|riprogramm*|ora_prima|ora_piu_tardi|ora_dopo)",
  slot: `
(lunedi|martedi|mercoledi|giovedi|venerdi) ~ (andrebbe|va|potrebbe) ~ bene
(fara|fare|farti|condurra|fargli|farle) ~ colloquio
(passare|venire) ~ (ufficio|sede) ~~ (parlare|parlarne|discutere)
colloquio ~ (ora|minuti) (piu_tardi|prima|dopo)`,
  applied: `
(ricevuto|ricezione|ricevuta) ~ (candidatura|cv|curriculum|domanda)
(candidatura|cv|curriculum|domanda) ~ (ricevut*|inviat*|arrivat*|registrat*|pervenut*)
(grazie|ringraziamo) ~ (candidatura|candidat*|candidarti)
abbiamo la (tua|sua) (candidatura|domanda)`,
  task: `
(inviarci|inviare|invia|mandarci|fornire|fornirci|manca|mancano|trasmettere|serve) ~~ (diploma|copia|certificat*|documenti|documentazione|referenze|attestat*|laurea)
(piu_tempo|piu_a_lungo|ritardo|rallent*)
(non_abbiamo_ancora|non_e_ancora|ancora_non) ~ (decision*|deciso|preso)
(test|prova|esercizio|questionario|valutazione|caso_pratico) ~ (completare|svolgere|compilare|effettuare|sostenere)
(completare|svolgere|compilare|effettuare|sostenere) ~ (test|prova|esercizio|questionario)
(contatti|recapiti|nomi) ~~ (referenze|responsabili|referenti)
(darci|fornirci|indicarci|inviarci) ~ referenze
(richiesta_economica|preavviso|aspettative_economiche|ral_attuale)`,
  message: `
(faremo_sapere|aggiorneremo|contatteremo|comunicheremo|ricontatteremo|avviseremo)
(conservare|tenere|mantenere|terremo) ~ (candidatura|cv|dati)
(tua|sua) ~ candidatura`,
  topic: "(candidat*|colloquio|selezione|posizione|ruolo)",
  noise: `
(nuove|nuovi) (offerte|annunci|posizioni|lavori)
(offerte|annunci) ~ (per_te|per_lei|in_linea)
(avviso|avvisi|alert) (lavoro|di_lavoro)
(newsletter|sondaggio|questionario_di_gradimento|password|webinar)
opinione conta`,
  advert: "(candidati_ora|candidati_subito|invia_la_tua_candidatura)",
  bulk: `
(ricevi|riceve) questa newsletter
(fuori_ufficio|fuori_sede|in_ferie|assente_fino|assente_dall_ufficio)`,
  cold: `
(visto|notato|trovato|visionato) ~ (tuo|suo) profilo
(cerco|cerchiamo|ricerchiamo|seleziono) ~ per (un_mio|un_nostro|un|il_mio) cliente`,
};
