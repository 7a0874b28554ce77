import type { MailConcepts } from "./mail-concepts";

export const ITALIAN_CONCEPTS: MailConcepts = {
  foreign: `
(richiesta_di_conto|tua_identita|sua_identita|soci|presidenza|elezioni|appartamento|affitto|inquilino|locatore|casa_in|mutuo|prestito|finanziamento|carta_di_credito|assicurazione|sinistro|nido|asilo|scuola|preventivo|fornitore|gara|fattura|sconto|spedizione|pacco|dott_moss|dottore|medico|ambulatorio|dentista|visita_medica|ricetta|universita|iscrizione_al_corso|borsa_di_studio|convegno|tesseramento|la_visita|la_stanza|coinquilin*|coro|contralti|orto|mister|undici_titolari|fisioterap*|tribunale|manoscritto|romanzo|i_proprietari|palestra|posto_auto|notaio|preliminare|la_venditrice|il_venditore|prezzo_richiesto|usato|terreno|donare|donazione|donator*|sorteggio|biglietti|carta_oro|tesorier*)`,
  work: "(lavoro|colloquio|colloqui|cv|curriculum|assunzione|assunzioni|assumere|assumerti|assumerla|posizione_aperta|contratto|tempo_indeterminato|risorse_umane|hr|stipendio|ral|preavviso|selezione|candidatura|stage|tirocinio|recruiting|esperienza|settore|portfolio)",
  news: `
(suo_figlio|sua_figlia)
non mi hanno (presa|preso|scelta|scelto|assunta|assunto)
hanno (preso|scelto|assunto) (uno|una|un|qualcuno|un_altro|un_interno)
mi hanno (scartat*|rifiutat*|detto_di_no|bocciat*)`,
  pitch: `
(seguo|collaboro_con|lavoro_con|affianco|supporto) ~ (azienda|societa|cliente|startup|realta|multinazionale) ~~ (cerca|cercano|ricerca|assume)
(ti_andrebbe|le_andrebbe|saresti|sarebbe) ~ (aperta|aperto|interessat*|due_chiacchiere|valutare)
(ti|le) (mando|invio|giro) ~ (descrizione|annuncio|dettagli|job_description)
(nuova|bella|interessante) opportunita`,
  alert: `
in questo numero
gestisci [l] iscrizione
(e|altri|altre) (altri_\\d+|altre_\\d+|\\d+) (lavori|offerte|annunci|posizioni)
vedi (tutte|tutti) (le|gli|i) (offerte|annunci|lavori)
candidati tra i primi
(avvisi|avviso|alert) di lavoro`,
  chosen:
    "(scelto|scelta_e|deciso|optato|preferito|selezionato|proseguire_con|proseguiamo_con|procedere_con|procediamo_con|andiamo_avanti_con|avanti_con|orientati|individuato|assunto|ricaduta|caduta)",
  rival:
    "(altro|altra|altri|altre|un_altro|un_altra|altro_a) (candidat*|profil*|person*|risors*|figur*|collega) \n (qualcun|qualcuno) [altro|con|che|di] \n (candidato|candidata|candidati|profilo|profili|persona|risorsa) ~ (interna|interno|piu_in_linea|piu_adatt*|con_maggior*|con_piu|piu_vicin*)",
  actor: "(persona|candidat*|collega|qualcuno|figura|risorsa)",
  favoured: `
(ti|la) abbiamo ~ (scelt*|selezionat*)
abbiamo scelto te
(tra|fra|a_differenza|rispetto) ~ (candidat*|altri)`,
  better: "(meglio|piu_in_linea|piu_vicin*|piu_adatt*|piu_esperienza|maggiormente)",
  running:
    "(ancora_deciso|nulla_di_deciso|nostre_preferite|nostri_preferiti|ancora_in_corsa|ancora_in_gioco|sempre_in_corsa|ancora_nel_processo|ancora_in_valutazione|stiamo_ancora)",
  granted: "(offerto|dato|affidato|assegnato)",
  finally: "(alla_fine|infine|in_definitiva|in_ultima_analisi)",
  joins: "(entrera_in|entra_in|ha_accettato|fara_parte|ha_avuto_la_meglio|convint*)",
  addressee:
    "(poterti|poterle|offrirti|offrirle|invitarti|invitarla|tu|tua|tuo|ti|te|lei|sua|suo|la|le|candidatura|domanda|profilo)",
  onward:
    "(superato|selezionat*|proseguir*|procedere|avanti|fase_successiva|prossima_fase|scelt*|accolta|idone*|considerat*|positiv*|oltre|andare_avanti|dare_seguito|poterti_offrire|offrirti|offrirle|poterle_offrire|invitarti|invitarla)",
  refused: "(scartat*|respint*|rifiutat*|esclus*|non_idone*|esito_negativo|non_selezionat*|negativo|bocciat*)",
  post: "(posizione|ruolo|assunzioni|assunzione|ricerca|selezione|posto|offerta|vacancy)",
  stopped:
    "(bloccat*|bloccato|congelat*|sospes*|annullat*|cancellat*|gia_coperta|ricoperta|stata_coperta|in_pausa|ferm*|eliminat*|non_e_piu|assegnata|internamente|ritirat*)",
  fill: "(coperta|coprire|copriremo|ricoperta|assumere|assumeremo|confermata|attiva)",
  profile: "(profilo|percorso|esperienza|esperienze|competenze|cv|curriculum|candidatura)",
  fits: "(in_linea|corrisponde|risponde|adatto|adatta|coerente|soddisfa|rispecchia|combacia|allineat*|sufficient*|quanto_cerchiamo)",
  negation: "(non|nessun*|mai)",
  no: `
(e|sara|stavolta_e|purtroppo_e|detto) (un_no|di_no|no_questa_volta)
(esito|risposta|riscontro) [e|e_stato] (negativ*)
non (idonea|idoneo)
non ~ buone notizie
(brutte|cattive|non_ho_buone|non_sono_buone) notizie
non (e_andata|e_stato_possibile_procedere|ce_l_hai_fatta)`,
  offers: "(proposta_di|offrire|offriamo|offrirle|offrirti|proporre|proporle|proporti)",
  employment:
    "(di_assunzione|assunzione|contratto|posizione|ruolo|posto_di|tempo_indeterminato|tempo_determinato|inserimento|impiego|stage)",
  hire: `
(vogliono|vogliamo|vorrebbero|vorremmo|vuole|deciso|piacerebbe|desideriamo|desidera) ~ (assumerti|assumerla|averti|averla|inserirti|inserirla|prenderti)
(vogliamo|scegliamo|abbiamo_scelto) (te|lei)$
conferm* ~ nostra (proposta|offerta)
(posto|lavoro|ruolo) e (tuo|suo)
(abbiamo_scelto|la_scelta_e_caduta_su) te
(sei_dei_nostri|sei_assunta|sei_assunto|sei_dentro)
(benvenut*) ~ (squadra|team|bordo)`,
  meet: `
selezionat* per ~ colloquio
(vuole|vogliono|vogliamo|vorremmo|vorrebbe|vorrebbero|piacerebbe|desideriamo|desidera|desiderano|vorrei|lieti|felici) ~ (conoscerti|conoscerla|incontrarti|incontrarla|parlare|parlarti|vederti|vederla|sentirti|sentirla|intervistarti|invitarti|invitarla|fare_due_chiacchiere)
(invitiamo|preghiamo|convochiamo|chiediamo) ~ (presentarsi|presentarti|partecipare|colloquio|prova_orale)
(convocat*|invitat*) ~ (a|per|al) ~ (colloquio|prova|incontro)
(scegli|scelga|prenota|prenoti|seleziona) ~~ (momento|slot|orario|data|giorno|fascia) ~
(avrebbe|avresti|hai|ha|saresti|sarebbe|potresti|potrebbe|riesci|riesce|puoi|puo|ti_va|le_va|andrebbe) ~~ (mezz_ora|tempo|disponib*|libera|libero|momento|bene|minuti) ~~ (telefonata|chiamata|chiacchiere|parlare|colloquio|caffe|videochiamata|me|noi|conoscerci|sentirci)
(telefonata|chiamata|videochiamata|colloquio|incontro|caffe) ~ (con_me|con_noi|con_il|con_la|con_il_team)
(colloquio|incontro|telefonata) (dura|durera|si_terra|avra_luogo|e_fissato)
(ti|la|le) aspettiamo ~~ \\d+
(superato|passato) ~ (prima|seconda|successiva) (fase|tappa|selezione)
(giornata_di_selezione|prova_di_gruppo|dinamica_di_gruppo)
(ti|le) va bene ~ (videochiamata|chiamata|telefonata|colloquio|call)
(riesci|riesce|puoi|puo|potresti|potrebbe|vieni) ~ (passare|venire|fare_un_salto|venirci) ~
(vederti|vederla|conoscerti|conoscerla) di persona
(parlarne|discuterne|parlare) ~ con (te|lei) ~`,
  planned: "(colloquio|incontro|chiamata|videochiamata|intervista|telefonata|nostro_appuntamento)",
  moved:
    "(spostare|spostato|spostiamo|rinviare|rinviato|rimandare|posticip*|annullare|annullato|anticipare|cancellare|nuova_data|nuovo_orario|altra_data|altro_giorno|riprogramm*|mantenere|invece|disdire|non_riusciamo)",
  arrived: `
(cv|curriculum|domanda|candidatura|profilo) ~~ (arrivato|arrivata|ricevut*|pervenut*|registrat*|al_vaglio|inviata|inviato|in_valutazione|esame)
(ricevuto|ricezione|ricevuta) ~~ (cv|curriculum|domanda|candidatura)
(grazie|ringraziamo|ringrazio) ~~ (candidat*|candidatura|inviato|invio)
(valutare|valuteremo|valutando|esaminare|esamineremo|guardo) ~~ (cv|curriculum|domanda|candidatura|profilo)`,
  retained: `
(dati|cv|curriculum) ~ (cancellati|conservati|conservarli|conservare|eliminati|conserveremo)
(interessa|interessat*) ancora`,
};
