import type { MailPhrases } from "../mail-phrases";

export const FRENCH: MailPhrases = {
  condition: `
(faute_de|passe_ce_delai|a_defaut_de)
(si|s_il|sans_reponse|sans_nouvelles|sans_retour|en_cas|au_cas|dans_l_hypothese|lorsque|des_que|sous_reserve)
(avant_de|avant_que)`,
  harmless: `
si (vous|tu) ~ (interesse*|questions|souhaitez|disponible*|accord|etes_d_accord)
si (cela|ca|cette_date|ce_creneau) ~ convient
si vous (acceptez|accepteriez)`,
  unless: `
(pas_encore|n_est_pas_un_refus|ils_ont|elles_ont)
(ami|amie|copain|collegue|frere|soeur) ~ (refuse|retenu|ete)
(proposer|offrir) ~ (lundi|mardi|mercredi|jeudi|vendredi|creneau|horaire)
n (est|a) pas ~ (ecarte*|rejete*|refuse*)
(l_appartement|votre_location|bailleur)
(dossier|candidature) ~ (sans|incomplet*)`,
  negation: "(ne|n|pas|aucun*|jamais)",
  rejection: `
(candidature|dossier|profil) ~ (n_a_pas_ete|n_a_pu_etre|n_a_pas_pu_etre|n_est_pas|ne_sera_pas|n_a_malheureusement_pas_ete|n_a_finalement_pas_ete) ~ (retenu*|selectionne*|accepte*|aboutir)
(vous|tu) (n_avez_pas|n_as_pas|n_etes_pas) ~ (ete|retenu*|selectionne*)
(ne|n) ~ (pouvons|pourrons|sommes|allons|souhaitons|avons|poursuivrons|donnerons|donnons) ~~ (suite_favorable|suite_positive|donner_suite|donner_une_suite|poursuivre|retenir_votre|retenu_votre|suite_a_votre_candidature|vous_retenir|aller_plus_loin|continuer|vous_proposer_le_poste|vous_proposer_ce_poste)
(decide|regret) ~ de ne pas ~ (poursuivre|donner|retenir|continuer|suite|aller)
(choisi|decide|prefere|choix) ~ (poursuivre|continuer|avancer) ~ (d_autres|autre|avec_des_profils|avec_des_candidat*|avec_un_autre|avec_une_autre|profils|candidats)
(avons|ai) ~ (retenu|choisi|privilegie|selectionne|opte_pour) ~ (un_autre|une_autre|d_autres|autre|quelqu_un_d_autre|profils_plus|profil_plus|candidat_dont|candidats_dont)
choix ~ (porte|arrete) ~ (autre|d_autres|profil_plus)
(poste|offre|recrutement|processus|recherche) ~ (est|a_ete|a|ete) [desormais|deja|finalement|malheureusement|entre_temps] (pourvu*|suspendu*|annule*|gele*|retire*|supprime*|ete_pourvu*|clos|cloture|mis_en_attente|interrompu*)
cloturons ~ (dossier|candidature)
(profil|experience|parcours|competences) ne (correspond|correspondent|repond|repondent) ~ (pas|aux|a)
regret de ~ (refuser|decliner)
(ce_sera|c_est|ce_est) ~ non (pour|cette)
(avons_trouve|avons_recrute|recrute) ~ (quelqu_un|une_personne|un_candidat|une_candidate|un_profil) ~ (avec|plus|dont|d_autre)
(pas|plus) en mesure ~ (proposer|donner|retenir|poursuivre)
(ne_pouvoir|ne_pas_pouvoir|ne_pas|de_ne_pas) ~ (retenir|retenu|donner_suite|donner_une_suite|poursuivre)
pourvu* en interne
(ne_recrutons_plus|gel_des_recrutements|gel_des_embauches)
(ne|n) ~ (inviterons|convierons|inviter) ~ entretien
(candidature|processus|recrutement) ~ (s_arrete|prend_fin|se_termine) (ici|la)
poste revient a
(ne|n) ~ (pourrons|pouvons|allons) ~ pas ~ (recevoir|inviter|convier|rencontrer)
(prefere|preferer|convaincu*) ~ (une_candidate|un_candidat|autre|un_profil)
(ne|n) (donnerons|donnons|poursuivrons) ~ (suite|pas)`,
  offer: `
(vous|te) (proposer|offrir|confirmer) [le|un|ce|ton|votre] (poste|emploi|contrat|cdi|cdd|embauche|recrutement)
(joint|jointe|trouverez|trouveras|envoie|envoyons|projet) ~~ (contrat_de_travail|promesse_d_embauche|votre_contrat|lettre_d_embauche|proposition_d_embauche)
(contrat_de_travail|promesse_d_embauche|proposition_d_embauche) ~ (joint*|suivra|signe*|signer)
c est (vous|toi) que nous ~ (choisi*|retenu*)
(avons|ai) ~ (vous|te) ~ choisi* pour ~ poste
(le_poste_est|poste_est) (a_vous|pour_vous|a_toi|pour_toi)
bienvenue (dans_l_equipe|parmi_nous|dans_notre_equipe|a_bord)
(acceptez|accepter|acceptes) (notre|cette|la|l) (offre|proposition)
(confirm*) ~ (votre|ton) (embauche|recrutement|engagement)
(vous_compter|vous_accueillir|te_compter|t_accueillir) ~ (parmi_nous|equipe|rangs|collaborat*)
(vous_embaucher|t_embaucher|vous_recruter|te_recruter)
vous etes ~ premier choix
(vous|t) accueillir ~ (equipe|parmi_nous)
(voulons|souhaitons|decide) ~ (vous_embaucher|t_embaucher|vous_recruter|te_recruter)`,
  interview: `
(convier|inviter|convions|invitons|invite|convoquer|rencontrer|recevoir|convocation|invitation) ~~ (entretien|rencontre|echange|rendez_vous|entrevue)
(souhaitons|souhaiterions|aimerions|voudrions|ravis|souhaiterais|aimerais|serions) ~ (vous|te) (rencontrer|recevoir|connaitre)
(souhaitons|souhaiterions|aimerions|voudrions|aimerais|pouvons) ~ (echanger|fixer|organiser|planifier|convenir) ~ (vous|toi|entretien|rendez_vous|echange|appel)
(disponible|disponibles|libre|disponibilites) ~~ (echanger|entretien|rencontrer|appel|visio|rendez_vous|discuter|rencontre)
(confirm*|rappel) ~ (entretien|rendez_vous)
(choisissez|reservez|choisir|reserver|fixer|planifier) ~ (creneau|entretien|rendez_vous)
(propose|proposons|propos*) ~ entretien
(etape|phase|tour) ~ (suivant*|franchi*|entretien)
(confirm*) ~ (votre|notre|l) (entretien|rendez_vous)
vous (etes|avez) ~ (preselectionne*|passe_la_premiere|passe_a_l_etape)`,
  meeting: "(entretien|rendez_vous|rencontre|entrevue|echange|appel|visio)",
  moving:
    "(report*|decal*|annul*|deplac*|avancer|nouvelle_date|nouveau_creneau|nouvel_horaire|autre_date|repouss*|heure_plus_tot|heure_plus_tard|d_avancer)",
  slot: `
(lundi|mardi|mercredi|jeudi|vendredi) ~ (conviendrait|convient|possible|irait)
(vous|te) (recevra|rencontrera) ~ entretien
entretien ~ (mene|assure|conduit) par
(passer|venir) ~ (bureau|locaux|nous_voir) ~~ (parler|discuter|echanger)
entretien ~~ (heure|minutes) plus (tard|tot)`,
  applied: `
(recu|recue|reception|receptionne|enregistre*|accusons|parvenue|parvenu) ~ (candidature|dossier|cv)
(candidature|dossier|cv) ~ (recu*|enregistre*|parvenu*|transmis*|envoye*|arrive*)
(merci|remercions) ~ (candidature|postule)
l avons bien recu*
(avons|ai) ~ (votre|ta) candidature`,
  task: `
(transmettre|envoyer|fournir|faire_parvenir|manque|adresser|completer) ~~ (diplome*|piece*|copie|justificatif*|references|documents|certificat*|bulletin*|pretentions)
(prend|prendre|prendra|dure) ~ (plus_de_temps|plus_long*|plus_longtemps)
(retard|retarde)
pas encore ~ (decision|decide|pris)
(test|exercice|evaluation|etude_de_cas|questionnaire|cas_pratique) ~ (realiser|passer|completer|effectuer|remplir)
(realiser|passer|completer|effectuer|remplir) ~ (test|exercice|evaluation|questionnaire|cas_pratique)
(coordonnees|contacts|noms) ~~ (references|responsables|managers|employeurs)
(communiquer|donner|fournir|indiquer) ~ references
(pretentions_salariales|preavis)`,
  message: `
(reviendrons|revenir|reviens|revenons) ~ vers vous
(tiendrons|tiendra|tenir) ~ (informe*|courant)
(conserver|garder|conservons|gardons) ~ (candidature|cv|donnees|dossier|profil)
(votre|ta) ~ candidature
(decision|prevenu*)`,
  topic: "(candidature|candidat*|entretien|recrutement|poste|processus|selection)",
  noise: `
(nouvelles|nouvelle) offres
offres ~ (pour_vous|correspond*)
(alerte|alertes) (emploi|job)
(newsletter|enquete|sondage|mot_de_passe|webinaire|infolettre|lettre_carriere)
(votre_avis|ton_avis) (compte|nous_interesse)`,
  advert: "(postulez|postule)",
  bulk: `
recevez (cette|notre) (newsletter|lettre|infolettre)
(absent|absente|absence) ~ (bureau|jusqu_au)
(conges|vacances) jusqu`,
  cold: `
(tombe*|decouvert|vu|trouve|remarque|consulte) ~ (votre|ton) profil
(votre|ton) profil ~ (a_retenu|a_attire|interesse_un)
(recrute|recherche|cherche) ~ pour (un_client|un_de_mes_clients|mon_client|l_un_de_mes_clients)`,
};
