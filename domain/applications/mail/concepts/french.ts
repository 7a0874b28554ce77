import type { MailConcepts } from "./mail-concepts";

export const FRENCH_CONCEPTS: MailConcepts = {
  foreign: `
(ouverture_de_compte|votre_identite|adherents|presidence|election|appartement|logement|locataire|bailleur|loyer|agence_immobiliere|demande_de_pret|votre_pret|credit|creche|ecole|carte_bancaire|assurance|sinistre|visa|devis|prestataire|fournisseur|appel_d_offres|facture|reduction|livraison|colis|avec_le_dr|cabinet_medical|dentiste|consultation|ordonnance|formation_universitaire|universite|bourse|subvention|adhesion|la_chambre|coloc*|bail|chorale|choeur|parcelle|entraineur|onze_de_depart|kine|dentaire|assises|manuscrit|roman|les_vendeurs|salle_de_sport|place_de_parking|location|proprietaire|notaire|compromis|la_vendeuse|le_vendeur|prix_demande|petite_annonce|terrain|don_du_sang|donner_votre_sang|donneur*|tirage_au_sort|billets|carte_or|tresoriere|tresorier)`,
  work: "(poste|emploi|entretien|entretiens|cv|embauche|embauches|recrut*|contrat_de_travail|cdi|cdd|salaire|preavis|vivier|ressources_humaines|rh|offre_d_emploi|experience|secteur|portfolio|stage|alternance|carriere|debriefing)",
  news: `
votre enfant
(je_ne_suis|j_ai|je_n_ai|je_me_suis) ~ (pas_prise|pas_pris|pas_retenue|pas_eu|refuse*|fait_recaler)
ils (ont_pris|ont_choisi|ont_prefere) ~ (quelqu_un|un|une|interne)
(pas_prise|pas_pris|recalee|recale)$`,
  pitch: `
(accompagne|travaille_avec|travaille_pour|collabore_avec) ~ (societe|entreprise|client|start_up|startup|scale_up|groupe) ~~ (recrute|cherche|recherche|recrutent)
(seriez_vous|serais_tu|etes_vous|es_tu) ~ (ouverte|ouvert|a_l_ecoute|interesse*)
(envoie|envoyer|transmets|transmettre|adresser) ~ (fiche_de_poste|descriptif|details)
(nouvelle|belle|super) opportunit*`,
  alert: `
dans ce numero
gerer mon abonnement
(et|plus) \\d+ autres (offres|postes|emplois)
\\d+ (autres|nouvelles) (offres|postes|emplois)
voir (toutes|tous) les (offres|postes|emplois)
parmi les premiers
(alertes|alerte) emploi`,
  chosen:
    "(choisi|choisie|choix_s_est|decide|retenu|prefere|opte|selectionne|poursuivons_avec|poursuivre_avec|poursuivons|continuons_avec|avancons_avec|engage|donne_suite)",
  rival:
    "(autre|autres|d_autres|un_autre|une_autre) [plus] (candidat|candidats|candidate|candidates|candidature|candidatures|profil|profils|personne|personnes) \n (quelqu_un) [d_autre|en_interne|avec|qui|de] \n (candidat|candidats|candidate|profils|profil|personne) ~ (plus_proche*|correspondant_mieux|dont|en_interne|interne)",
  actor: "(personne|candidat*|collegue|quelqu_un|profil)",
  favoured: `
(vous|t) avons ~ (choisi*|selectionne*|retenue|retenu)
(parmi|contrairement|par_rapport) ~ (candidat*|autres)`,
  better: "(davantage|mieux|plus_proche*|plus_pres|plus_adapte*|plus_d_experience)",
  running:
    "(rien_n_est_decide|pas_encore_de_decision|nos_favoris|nos_favorites|recevons_encore|toujours_en_lice|encore_en_lice|toujours_dans_la_course|encore_dans_la_course|toujours_en_cours|rencontrons_encore|toujours_dans_le_processus)",
  granted: "(propose|offert|confie|attribue)",
  finally: "(finalement|au_final|en_definitive|au_bout_du_compte|en_fin_de_compte|in_fine)",
  joins: "(rejoindra|rejoint|a_accepte|a_signe|l_a_emporte|l_emporte|a_fait_la_difference|prendra_le_poste|integre|integrera)",
  addressee: "(vous|votre|vos|te|t|ta|toi|candidature|dossier|votre_profil|la_votre)",
  onward:
    "(retenu|retenue|retenus|retenir|suite|donner_suite|poursuivre|poursuivrons|favorable|favorablement|selectionne|selectionnee|etape_suivante|prochaine_etape|aller_plus_loin|plus_loin|positive|positivement|continuer|proposer|convenir)",
  refused:
    "(refuse|refusee|rejete|rejetee|ecarte|ecartee|pas_retenue|pas_ete_retenue|non_retenue|non_retenu|defavorable|infructueuse|declinee|cloture*)",
  post: "(poste|postes|recrutement|recrutements|embauche|embauches|offre|mission|processus)",
  stopped:
    "(gele|gelee|geles|gelees|suspendu|suspendue|annule|annulee|supprime|supprimee|pourvu|pourvue|abandonne|abandonnee|stoppe|stoppes|en_pause|en_interne|plus_a_pourvoir|plus_d_actualite|plus_disponible|arrete*)",
  fill: "(pourvu|pourvoir|pourvue|maintenu|ouvert|recruter|recrutons)",
  profile: "(profil|parcours|experience|experiences|competences|qualifications|cv|candidature)",
  fits: "(correspond|correspondent|repond|repondent|convient|adequation|aligne|colle|en_phase|a_la_hauteur|ce_que_nous|nos_attentes|nos_besoins|suffisant*)",
  negation: "(pas|ne|n|non|aucun*|jamais)",
  no: `
(c_est|ce_sera|est|c_etait) [malheureusement|donc|un] non
(reponse|retour|decision|avis) [est] (negative|negatif|defavorable)
(resultat|statut) ~ (refuse*|rejete*|non_retenu*|defavorable)
(mauvaise|pas_de_bonne|pas_une_bonne) nouvelle
(n_irons|n_iront|ne_pourrons|ne_souhaitons) pas ~ (plus_loin|avec_vous|votre)`,
  offers: "(proposition|proposer|proposons|offrir|offrons|promesse)",
  employment: "(d_embauche|embauche|poste|cdi|cdd|contrat|contrat_de_travail|emploi|stage|alternance|en_qualite_de)",
  hire: `
(souhaite|souhaitent|souhaitons|veut|veulent|voulons|aimerait|aimerions|veux) ~ (vous|te) (recruter|embaucher|engager|prendre|integrer|compter)
(tu_as|vous_avez) (le_poste|l_emploi|decroche)
c_est (toi|vous) (qu_on|que_nous|qu_ils) [veut|voulons|veulent|avons] ~
(toi|vous) qu on (veut|prend|garde)
(c_est_bon|c_est_oui|tu_es_prise|tu_es_pris|vous_etes_prise|vous_etes_pris|vous_etes_embauchee|vous_etes_recrutee)
(vous|t) ~ (avons|a) (choisie|choisi|retenue_pour_le_poste|retenu_pour_le_poste)
confirm* ~ notre (proposition|offre)
(bienvenue) ~ (equipe|parmi_nous|bord)`,
  meet: `
retenu* pour ~ (entretien|rencontre)
(souhaite|souhaitent|souhaitons|veut|veulent|voulons|aimerait|aimerions|aimerais|serions|serait) ~ (vous|te|votre|ta) ~ (rencontrer|connaissance|connaitre|voir|parler|echanger|entendre)
(en_discuter|discuter|en_parler|parler) ~ avec (vous|toi) ~
(faire|fassions) ~ connaissance
(vous|te|t) ~ (presenter|convier|convie|convions|invite|invitons|inviter|recevoir|rencontrer) ~~ (entretien|jury|salle|locaux|bureaux|equipe|echange|visio|decembre|janvier|\\d+)
(choisissez|choisis|reservez|reserve|selectionnez|prenez) ~~ (creneau|moment|horaire|date|rendez_vous) ~
(auriez_vous|aurais_tu|avez_vous|as_tu|seriez_vous|serais_tu|etes_vous) ~~ (creneau|disponible|libre|dispo|moment|temps|demi_heure) ~~ (appel|entretien|echange|echanger|discuter|parler|cafe|visio|rencontr*|moi|nous)
(appel|echange|entretien|visio|rencontre|cafe) ~ avec (moi|nous|notre|l_equipe|la|le|mon|ma|m|mme)
(echange|entretien|visio|rendez_vous) (dure|durera|aura_lieu|se_deroulera|se_tiendra)
(attendons|recevrons|accueillerons) ~~ (janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|lundi|mardi|mercredi|jeudi|vendredi|\\d+)
(passe|reussi|franchi) ~ (premiere|seconde|deuxieme) (etape|phase)
(journee_de_selection|journee_de_recrutement|mise_en_situation)
(pouvez_vous|peux_tu|pourriez_vous|pourrais_tu) ~~ (venir|passer) ~~ (journee|apres_midi|matinee|bureaux|locaux|equipe|voir|nous)
(votre|ton) ~ (profil|cv|parcours) ~ interesse ~`,
  planned: "(entretien|rencontre|entrevue|echange|appel|visio|notre_rendez_vous)",
  moved:
    "(report*|decal*|annul*|deplac*|avancer|nouvelle_date|nouveau_creneau|nouvel_horaire|autre_date|autre_creneau|repouss*|a_la_place|pas_maintenir|pas_malheureusement_maintenir|pas_assurer|maintenir|empech*)",
  arrived: `
(cv|dossier|candidature) ~~ (bien_arrive|bien_arrivee|bien_recu|bien_recue|bien_parvenu|bien_parvenue|entre_les_mains|enregistre*|arrive|transmise|envoyee)
(bien_recu|bien_arrive) ~~ (cv|dossier|candidature)
(accuse*|accuser|accusons) ~~ reception ~~ (candidature|dossier|cv)
(merci|remercions|remercie) ~~ (postule|postuler|candidater|candidature|candidate)
(etudier|etudions|etudierons|examiner|regarder|regarde) ~~ (votre|ta|ton) ~~ (candidature|cv|dossier)`,
  retained: `
(donnees|cv|dossier|candidature) ~ (supprimee*|conservee*|conserver|conservions|effacee*|conservation)
toujours ~ interesse*`,
};
