import type { Practice } from "./practice-west";

/** A second round of the same: people checked after rules had been changed with the first. None is sealed. */
export const DRAFTS_AGAIN: Practice[] = [
  {
    source: `Infirmière scolaire, lycée Saint-Exupère, Cholet, depuis 09/2017 (1 150 élèves)
~25 passages/jour, 3 PAI en moyenne par classe, dépistages vue/audition en seconde
Projet « sommeil » 2022 avec deux profs de SVT : 12 classes touchées
avant : infirmière urgences, CH de Belmont, 2009–2017, nuits puis jour
DEI 2009, DU santé des ados 2020, moniteur PSC1 (forme ~40 élèves/an)
pas de santé au travail. pas de management
voudrait reprendre un master santé publique
passages pour maux de ventre : -30 % entre 2021 et 2024
Piano en amateur, chorale`,
    supported: [
      "Infirmière scolaire au lycée Saint-Exupère de Cholet depuis la rentrée 2017, je veille sur quelque 1 150 élèves.",
      "Chaque jour, environ vingt-cinq jeunes poussent la porte de mon infirmerie.",
      "Je réalise les dépistages de la vue et de l'audition en classe de seconde.",
      "En 2022, j'ai mené avec deux professeurs de SVT un projet sur le sommeil qui a touché douze classes.",
      "Huit années aux urgences m'ont donné le sens des priorités.",
      "De nuit comme de jour, j'ai appris à garder mon calme aux urgences du CH de Belmont.",
      "Monitrice PSC1, je forme une quarantaine d'élèves chaque année.",
      "Mon DU en santé des adolescents, obtenu en 2020, a enrichi ma pratique.",
      "Les passages pour maux de ventre ont reculé de 30 % entre 2021 et 2024.",
      "La santé au travail serait pour moi une découverte.",
      "Je n'ai pas encadré d'équipe jusqu'à présent.",
      "Reprendre des études et préparer un master en santé publique fait partie de mes projets.",
      "Derrière un mal de ventre se cache souvent autre chose, et je prends le temps d'écouter.",
      "À côté de mon métier, je chante dans une chorale et joue du piano.",
      "Je crois à la prévention par petites touches, au détour d'une conversation.",
      "Votre annonce évoque un poste tourné vers la prévention, ce qui fait écho à mes convictions.",
      "Les parents savent qu'ils peuvent m'appeler à tout moment.",
      "Je serais heureuse d'échanger avec vous de vive voix.",
    ],
    invented: [
      "J'ai exercé trois ans en santé au travail.",
      "Je suis titulaire d'un master en santé publique.",
      "J'encadre deux infirmières et une secrétaire.",
      "Mon projet sommeil est le plus suivi de l'académie.",
      "J'ai conçu seule le projet sur le sommeil.",
      "Grâce à mon projet, les maux de ventre ont reculé de 30 %.",
      "J'anime également des ateliers de cuisine et je gère la pharmacie.",
      "J'ai été cadre aux urgences de Belmont.",
    ],
  },
  {
    source: `Conducteur de ligne (agroalimentaire), Biscuiterie Kerlann, Quimper, 2016 →
Ligne 4, 3x8, 6 opérateurs, nettoyage, contrôles poids, petits réglages
TRS 71 % (2021) / 78 % (2024) depuis le nouveau four
Formation sauveteur secouriste (SST) 2019, CACES 1-3-5 jusqu'en 2028
intérim 2012-2016 : conserverie, abattoir, entrepôt
Bac pro PSPA 2012
Délégué du personnel suppléant depuis 2022
Maintenance lourde : non. Veut passer chef d'équipe
Participé au passage à SAP (tests, 2023)`,
    supported: [
      "Je conduis la ligne 4 de la Biscuiterie Kerlann à Quimper depuis 2016.",
      "En 3x8, je travaille avec six opérateurs.",
      "Contrôles de poids, nettoyage et petits réglages rythment mes journées.",
      "Le TRS est monté de 71 à 78 % depuis l'arrivée du nouveau four.",
      "Sauveteur secouriste du travail depuis 2019, je suis aussi titulaire des CACES 1, 3 et 5.",
      "Mes missions d'intérim m'ont conduit d'une conserverie à un abattoir, puis dans un entrepôt.",
      "Suppléant du délégué du personnel depuis 2022, je suis à l'écoute de mes collègues.",
      "J'ai pris part aux tests lors du passage à SAP.",
      "La maintenance lourde ne relève pas de mes compétences.",
      "Mon objectif est de devenir chef d'équipe.",
      "Le travail posté ne me fait pas peur.",
      "Ponctuel, je n'aime pas laisser un problème en plan.",
      "Bac pro en poche, j'ai tout de suite voulu travailler.",
      "On apprend beaucoup en changeant d'usine, ne serait-ce qu'à s'adapter.",
      "Je me réjouis à l'idée de visiter votre site.",
    ],
    invented: [
      "Je suis chef d'équipe sur la ligne 4.",
      "J'ai piloté le passage à SAP.",
      "Délégué du personnel titulaire, je négocie les accords.",
      "Ma ligne est la plus performante de l'usine.",
      "Je réalise la maintenance lourde des fours.",
      "J'ai fait monter le TRS de 71 à 78 %.",
      "Je forme aussi les intérimaires et rédige les procédures.",
    ],
  },
  {
    source: `Verwaltungsfachangestellter, Bürgeramt Wernsdorf, 08/2015 – heute: Ausweise, Meldewesen, ca. 45 Vorgänge/Tag
Seit 2021 Ansprechpartner Onlinetermine; Wartezeit 50 min → 20 min
Ausbildung Stadt Wernsdorf 2012–15 (Note 2,1)
Wahlvorstand (Schriftführer) bei 5 Wahlen
Angefangen 2024: Angestelltenlehrgang II, Abschluss vorauss. 2026
Standesamt – nie gemacht. Personal hatte ich noch keins zu führen
Türkisch (Muttersprache), Englisch B2
Sportabzeichen-Prüfer im TSV`,
    supported: [
      "Im Bürgeramt Wernsdorf bin ich seit August 2015 für Ausweise und das Meldewesen zuständig.",
      "Rund 45 Vorgänge pro Tag gehen über meinen Schreibtisch.",
      "Seit 2021 bin ich der Ansprechpartner für Onlinetermine.",
      "Die Wartezeit hat sich von 50 auf 20 Minuten verkürzt.",
      "Meine Ausbildung bei der Stadt Wernsdorf habe ich 2015 mit der Note 2,1 abgeschlossen.",
      "Bei fünf Wahlen war ich als Schriftführer im Wahlvorstand.",
      "Berufsbegleitend besuche ich den Angestelltenlehrgang II, den ich voraussichtlich 2026 abschließe.",
      "Im Standesamt war ich bisher nicht eingesetzt.",
      "Führungsverantwortung hatte ich noch nicht, traue sie mir aber zu.",
      "Meine Muttersprache Türkisch hilft mir am Schalter beinahe täglich.",
      "Englisch spreche ich auf dem Niveau B2.",
      "Im TSV nehme ich das Sportabzeichen ab.",
      "Auch wenn es einmal laut wird, bleibe ich freundlich und sachlich.",
      "Bürgernähe ist für mich mehr als ein Schlagwort.",
      "Gesetze verständlich zu erklären, macht mir Freude.",
      "Ihre Stellenausschreibung hat mich sofort angesprochen, weil sie Verwaltung und Beratung verbindet.",
      "Nach zehn Jahren am selben Ort möchte ich mich neuen Aufgaben stellen.",
      "Mein Schreibtisch ist aufgeräumt, mein Kalender auch.",
      "Ein Lächeln kostet nichts und öffnet manche Tür.",
    ],
    invented: [
      "Im Standesamt habe ich Trauungen durchgeführt.",
      "Ich leite ein Team von vier Mitarbeitenden.",
      "Den Angestelltenlehrgang II habe ich erfolgreich abgeschlossen.",
      "Ich habe die Onlinetermine allein eingeführt.",
      "Kein Bürgeramt im Kreis arbeitet so schnell wie meines.",
      "Durch mich sank die Wartezeit auf 20 Minuten.",
      "Neben Ausweisen bearbeite ich auch Gewerbeanmeldungen.",
      "Als Wahlvorsteher leitete ich fünf Wahlen.",
    ],
  },
  {
    source: `Tierpflegerin, Zoo Lindenau, seit 3/2014. Revier Huftiere, 9 Arten, 34 Tiere
Fütterung, Reinigung, Training f. Blutabnahme bei Giraffen (seit 2020, mit Tierarzt)
Schaufütterung So 11 Uhr, ~80 Besucher
Azubi-Anleitung: bisher 4
Vorher Ausbildung Tierpark Hohenfels 2011–14; Praktikum Wildstation 2010
Gabelstapler, Führerschein BE
Raubtiere: keine Berechtigung. Reptilien interessieren mich
Personalrat, Ersatzmitglied
2023 Auslandsaufenthalt Namibia, 6 Wochen, Naturschutzprojekt`,
    supported: [
      "Als Tierpflegerin im Zoo Lindenau betreue ich seit März 2014 das Huftierrevier mit neun Arten und 34 Tieren.",
      "Zu meinem Tagesablauf gehören Fütterung und Reinigung.",
      "Gemeinsam mit dem Tierarzt trainiere ich seit 2020 Giraffen für die Blutabnahme.",
      "Jeden Sonntag um elf Uhr begeistere ich rund 80 Besucherinnen und Besucher bei der Schaufütterung.",
      "Vier Auszubildende durfte ich bereits anleiten.",
      "Gelernt habe ich im Tierpark Hohenfels.",
      "Ein sechswöchiger Aufenthalt in einem Naturschutzprojekt in Namibia hat 2023 meinen Blick geweitet.",
      "Mit dem Gabelstapler und dem Anhänger komme ich gut zurecht.",
      "Für Raubtiere habe ich keine Berechtigung.",
      "Reptilien finde ich faszinierend und würde gern mehr über sie lernen.",
      "Im Personalrat bin ich Ersatzmitglied.",
      "Wer mit Giraffen arbeitet, lernt Geduld.",
      "Frühes Aufstehen und Arbeit bei Regen gehören für mich einfach dazu.",
      "Nach einem Praktikum in der Wildstation stand für mich fest: Das ist mein Beruf.",
      "Tiere verstehen, Menschen begeistern – das beschreibt mich am besten.",
      "Ich würde mich freuen, Ihren Zoo bei einem Probetag kennenzulernen.",
    ],
    invented: [
      "Ich bin Revierleiterin im Zoo Lindenau.",
      "Löwen und Tiger füttere ich an den Wochenenden.",
      "Reptilien pflege ich seit zwei Jahren.",
      "In Namibia leitete ich ein Naturschutzprojekt.",
      "Ich bin die beliebteste Pflegerin des Zoos.",
      "Bei der Schaufütterung begrüße ich 180 Gäste.",
      "Außerdem schreibe ich die Texte für die Gehegeschilder.",
      "Im Personalrat bin ich Vorsitzende.",
    ],
  },
];
