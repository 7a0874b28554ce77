import type { Entry } from "../pairs";

/** More people, with whom rules were changed: nothing of them is sealed. */
export const PRACTISED_WEST: Entry[] = [
  {
    source: `Sommelier's assistant, Marlow Vine Rooms, York, 2014–2017. Wine list updates, tastings on Thursdays
Head waiter, The Copper Heron, Leeds, since January 2018. 14 tables, team of 9, bookings through ResDiary
Wrote a tasting booklet for new staff in 2020
Complaints: 25 in 2019, 10 in 2022
Wine & Spirit Level 2, 2015. Fluent Italian. First aid at work
Hopes to take the Level 3 exam. Has not worked in hotels`,
    supported: [
      "I lead a team of nine at The Copper Heron, where I have been head waiter since January 2018.",
      "For newcomers, I put together a booklet on tasting in 2020.",
      "Every Thursday, I used to host tastings for our guests.",
      "My Italian is fluent, which delights many of our regulars.",
      "Complaints have more than halved since 2019.",
      "Although I have never worked in a hotel, I believe good service is the same everywhere.",
      "I would very much like to sit the Level 3 exam in the near future.",
      "Remembering a guest's favourite table is, to me, a small gesture with a big effect.",
      "In Leeds, my section of the day is the dinner rush, when I stay calm and keep an overview.",
    ],
    invented: [
      "I am a certified sommelier with Level 3.",
      "As restaurant manager I look after 14 tables.",
      "I have hosted tastings at wine fairs in Italy.",
      "My booklet brought complaints down to 10.",
      "I organised tastings every evening.",
      "Before that, I worked in a five-star hotel.",
      "In York I was head waiter.",
      "I doubled the wine list.",
      "I speak Italian and French.",
    ],
  },
  {
    source: `Augenoptikerin, Brillenstube Wiesengrund, Erfurt, 2012–2018: Sehtests, Werkstatt, Kontaktlinsen
Filialleiterin, Optik Sternwarte, Jena, seit Februar 2018: 5 Mitarbeiterinnen, Warenbestellung, Schulungen zweimal im Jahr
Neue Terminvergabe 2021 mit der Zentrale eingeführt. Wartezeit 35 Minuten (2020), 20 Minuten (2022)
Ausbildung zur Augenoptikerin, 2012. Meisterprüfung 2016
Englisch fließend. Yogalehrerin im Verein
Würde gern Hörakustik lernen. Noch keine Erfahrung mit Kinderoptik`,
    supported: [
      "Seit 2018 führe ich eine Filiale mit fünf Mitarbeiterinnen.",
      "Vor meiner jetzigen Stelle habe ich sechs Jahre lang Sehtests gemacht und in der Werkstatt gearbeitet.",
      "Zweimal im Jahr organisiere ich Schulungen für mein Team.",
      "Gemeinsam mit der Zentrale haben wir 2021 die Terminvergabe umgestellt.",
      "Unsere Kundinnen warten heute eine Viertelstunde weniger als 2020.",
      "Mit Kindern habe ich als Optikerin bislang noch nicht gearbeitet.",
      "Als Augenoptikermeisterin verbinde ich handwerkliches Können mit Freude an der Beratung.",
      "In meiner Freizeit unterrichte ich Yoga in einem Verein.",
      "Hörakustik finde ich spannend und würde mich darin gern weiterbilden.",
    ],
    invented: [
      "Ich bin Hörakustikerin.",
      "Als Bezirksleiterin bin ich für fünf Filialen verantwortlich.",
      "Die neue Terminvergabe hat die Wartezeit auf 20 Minuten verkürzt.",
      "In Erfurt leitete ich die Werkstatt.",
      "Ich habe ein Studium der Optometrie abgeschlossen.",
      "Ich habe die Terminvergabe allein eingeführt.",
      "Ich habe viele Jahre Kinderbrillen angepasst.",
      "Ich halte jeden Monat Schulungen.",
      "Unsere Filiale ist die umsatzstärkste in Thüringen.",
    ],
  },
  {
    source: `Agent d'accueil, office de tourisme des Trois Rivières, Cahors, avril 2012 – mai 2016 : renseignements, visites guidées du centre (deux par semaine), vente de billets
Chargée de communication, musée Lanterne, Rodez, depuis juin 2016 : réseaux sociaux, dossiers de presse, affiches, une stagiaire
Nuit des musées 2022 organisée avec le conservateur : 640 visiteurs
Abonnés Instagram : 2 000 en 2019, 5 000 en 2023
Licence d'histoire de l'art, université du Ségala, 2011. Anglais courant, italien débutant
Photographe amateur. Souhaite se former à la vidéo. Pas d'expérience en mécénat`,
    supported: [
      "À l'office de tourisme, je renseignais les voyageurs et conduisais deux visites guidées hebdomadaires.",
      "Depuis juin 2016, j'anime les réseaux sociaux du musée Lanterne et je rédige ses dossiers de presse.",
      "Aux côtés du conservateur, j'ai organisé la Nuit des musées 2022, qui a attiré 640 visiteurs.",
      "Le compte Instagram du musée a gagné 3 000 abonnés entre 2019 et 2023.",
      "Diplômée en histoire de l'art, je m'exprime couramment en anglais.",
      "La photographie occupe une grande partie de mes loisirs.",
      "Le mécénat est un domaine que je ne connais pas encore.",
      "J'aimerais beaucoup apprendre la vidéo.",
      "Faire aimer un lieu, trouver le mot juste et soigner chaque détail : voilà ce qui me motive.",
    ],
    invented: [
      "J'ai recherché des mécènes pour le musée.",
      "Je réalise des vidéos pour le musée.",
      "Directrice de la communication, je dirige un service de trois personnes.",
      "Mes publications ont fait passer le nombre d'abonnés de 2 000 à 5 000.",
      "Je parle couramment italien.",
      "À Cahors, j'étais responsable des dossiers de presse.",
      "J'ai organisé seule la Nuit des musées.",
      "La Nuit des musées a été la plus fréquentée de la région.",
      "Titulaire d'un master d'histoire de l'art, j'écris volontiers.",
      "J'ai exposé mes photographies à Paris.",
    ],
  },
  {
    source: `Veterinary receptionist, Pawfields Surgery, Truro, 2015–2018: phones, appointments, pet insurance forms
Practice coordinator, Harbour Vets, Falmouth, since June 2018: rota for 11 staff, stock of medicines, website updates once a week
Moved to a new booking app in 2021 together with the practice owner. No-shows: 16 % in 2020, 9 % in 2023
BTEC Animal Care, 2014. Spanish A2. Plays the cello
Would like to train in bookkeeping. Has never worked with exotic animals`,
    supported: [
      "Anxious owners and their animals have been part of my working life since 2015.",
      "I plan the shifts of eleven people and make sure that medicines never run out.",
      "Once a week I bring our website up to date.",
      "With the owner of the practice, I switched us to a new booking app in 2021.",
      "No-shows went down by seven points within three years.",
      "I can get by in Spanish and play the cello in my free time.",
      "Exotic animals would be new to me, but I learn fast.",
      "Your warm, unhurried way with clients is what drew me to your surgery.",
      "I am used to juggling ringing phones, worried faces and a full waiting room.",
    ],
    invented: [
      "As a veterinary nurse I care for animals before operations.",
      "I keep the practice's books.",
      "The new booking app cut no-shows to 9 %.",
      "I update the website every day.",
      "I speak fluent Spanish.",
      "I manage a practice with eleven vets.",
      "At Pawfields I was in charge of the medicine stock.",
      "I hold a degree in veterinary science.",
      "I was voted receptionist of the year.",
    ],
  },
  {
    source: `Gärtnerin, Baumschule Erlenhof, Bad Zwischenahn, 2010–2015. Stecklinge, Verkauf, Bewässerung
Vorarbeiterin, Stadtgrün Ludwigsau, seit März 2015. 4 Mitarbeiter, Baumpflege, Spielplätze, Winterdienst im Wechsel
Blühwiesen-Projekt mit einer Grundschule 2021. Beschwerden: 30 im Jahr 2020, 12 im Jahr 2023
Ausbildung Gärtnerin Zierpflanzenbau 2010. Motorsägenschein, Führerschein C1
Imkert in der Freizeit. Möchte die Meisterschule besuchen. Nie im Landschaftsbau gearbeitet`,
    supported: [
      "Als Vorarbeiterin leite ich vier Kollegen an und kümmere mich um Bäume und Spielplätze.",
      "Im Winter wechseln wir uns beim Räumen ab.",
      "Fünf Jahre lang habe ich in einer Baumschule Stecklinge gezogen und Kundinnen beraten.",
      "2021 haben wir mit einer Grundschule Blühwiesen angelegt.",
      "Seit 2020 gehen bei uns deutlich weniger Beschwerden ein.",
      "Den Motorsägenschein habe ich ebenso wie den Führerschein C1.",
      "Meine Bienen lehren mich Geduld.",
      "Landschaftsbau kenne ich bislang nur von außen.",
      "In einigen Jahren sehe ich mich auf der Meisterschule.",
    ],
    invented: [
      "Ich bin Gärtnermeisterin.",
      "Ich habe Gärten und Terrassen im Landschaftsbau gestaltet.",
      "Durch die Blühwiesen sank die Zahl der Beschwerden auf 12.",
      "In der Baumschule führte ich vier Mitarbeiter.",
      "Ich verkaufe meinen Honig auf drei Märkten.",
      "Ich habe Biologie studiert.",
      "Ich bin Sachverständige für Baumstatik.",
      "Ich habe das Projekt mit fünf Schulen umgesetzt.",
      "Wir wurden zur schönsten Grünanlage des Landes gekürt.",
    ],
  },
  {
    source: `Coiffeuse, salon Mèche Folle, Brest, 2011–2016. Coupes, colorations, une cinquantaine de clientes par semaine
Responsable technique, Institut Belle Rive, Quimper, depuis septembre 2016. Formation de 6 coiffeurs, choix des produits, soirées conseil tous les deux mois
Nouvelle carte de fidélité lancée avec la gérante en 2020. Clientes fidèles : 400 en 2019, 600 en 2022
BP Coiffure, 2013. Anglais scolaire
Membre d'une chorale. Aimerait apprendre le maquillage de scène. N'a jamais travaillé à domicile`,
    supported: [
      "Depuis septembre 2016, je forme six coiffeurs et je sélectionne les produits de l'institut.",
      "À Brest, je coiffais chaque semaine une cinquantaine de clientes.",
      "Le nombre de clientes fidèles a augmenté de moitié en trois ans.",
      "C'est avec la gérante que j'ai lancé la carte de fidélité.",
      "Tous les deux mois, j'anime une soirée conseil.",
      "Le maquillage de scène m'attire depuis longtemps.",
      "Je n'ai pas encore exercé à domicile.",
      "Chanter dans une chorale m'a appris à écouter les autres.",
      "Un sourire sincère et une oreille attentive valent souvent mieux qu'un long discours.",
    ],
    invented: [
      "J'ai maquillé des comédiens sur scène.",
      "Je dirige ma propre chorale.",
      "J'ai coiffé des clientes à domicile pendant deux ans.",
      "Ma carte de fidélité a attiré deux cents clientes de plus.",
      "À Brest, je formais six coiffeurs.",
      "Gérante de l'institut, je m'occupe aussi de la comptabilité.",
      "J'ai remporté un concours national de coiffure.",
      "Je parle anglais couramment.",
      "J'anime une soirée conseil chaque semaine.",
      "Je suis titulaire d'un brevet de maîtrise.",
    ],
  },
  {
    source: `Bank clerk, Cobblestone Building Society, Bury, 2009–2014. Counter service, cash desk, new accounts
Mortgage adviser, Finch & Rowe, Bolton, since October 2014. About 20 meetings a month, affordability checks, training of a junior colleague
Helped to move client files to SharePoint in 2019. Processing time: 21 days in 2018, 14 days in 2021
CeMAP certificate, 2014. Treasurer of the allotment society
Interested in green mortgages. No experience with commercial loans`,
    supported: [
      "After five years at the counter of a building society I became a mortgage adviser in 2014.",
      "I hold about twenty meetings every month and explain figures in plain language.",
      "When the client files moved to SharePoint in 2019, I lent a hand.",
      "Applications are now processed a third faster than in 2018.",
      "I have taken a junior colleague under my wing.",
      "Commercial loans are not something I have dealt with so far.",
      "I look after the finances of our allotment society.",
      "People remember how you made them feel when they bought their first home, and I keep that in mind.",
    ],
    invented: [
      "I managed the move of client files to SharePoint.",
      "I advise companies on commercial loans.",
      "I am a chartered accountant.",
      "I am the branch's top seller.",
      "I have advised families on green mortgages since 2020.",
      "I head the mortgage team at Finch & Rowe.",
      "In Bury I carried out affordability checks.",
      "I have won an industry award.",
      "Since I joined, processing times have fallen because of my checklists.",
    ],
  },
  {
    source: `Busfahrer, Stadtwerke Kranichstedt, 2008–2016. Linienverkehr, Frühschicht, Fahrkartenverkauf
Fahrdienstleiter, Verkehrsbetriebe Auental, seit August 2016. Dienstpläne für 40 Fahrer, Störungsmeldungen, Funk
Einführung des digitalen Dienstplans 2021, Mitglied der Projektgruppe. Überstunden: 900 im Jahr 2020, 650 im Jahr 2022
Berufskraftfahrer 2008. Führerschein D und CE. Polnisch Muttersprache
Schiedsrichter im Handball. Möchte Verkehrsfachwirt werden. Keine Erfahrung mit Straßenbahnen`,
    supported: [
      "Acht Jahre saß ich selbst am Steuer und verkaufte Fahrkarten, bevor ich in die Leitstelle wechselte.",
      "Heute plane ich den Einsatz von vierzig Fahrerinnen und Fahrern.",
      "Ich gehörte zur Projektgruppe, die 2021 den digitalen Dienstplan eingeführt hat.",
      "Die Überstunden gingen binnen zwei Jahren um 250 zurück.",
      "Straßenbahnen habe ich noch nie gesteuert.",
      "Auf dem Handballfeld treffe ich als Schiedsrichter Entscheidungen in Sekunden.",
      "Neben Deutsch spreche ich Polnisch als Muttersprache.",
      "Ich bleibe freundlich, auch wenn am Funk drei Stimmen gleichzeitig rufen.",
    ],
    invented: [
      "Ich habe das Projekt zum digitalen Dienstplan geleitet.",
      "Ich bin geprüfter Verkehrsfachwirt.",
      "Ich fahre auch Straßenbahn.",
      "Bei den Stadtwerken Kranichstedt plante ich die Dienste von 40 Fahrern.",
      "Mit dem neuen Dienstplan habe ich die Überstunden auf 650 gesenkt.",
      "Ich spreche Polnisch und Russisch.",
      "Ich habe Logistik studiert.",
      "Als Betriebsleiter trage ich Verantwortung für 40 Fahrer.",
      "Ich bin der dienstälteste Fahrer der Stadt.",
    ],
  },
  {
    source: `Aide à domicile, association Main Tendue, Pau, 2010–2015. Courses, repas, toilette
Responsable de secteur, Services Horizon Bleu, Tarbes, depuis janvier 2015. 22 intervenantes, plannings, visites chez les bénéficiaires
Participation à la mise en place de la télégestion en 2019. Heures non pourvues : 120 par mois en 2018, 70 en 2021
DEAVS, 2011. Permis B. Occitan lu et parlé
Randonneuse. Voudrait suivre une formation au management. Aucune expérience en établissement`,
    supported: [
      "J'ai moi-même fait les courses, préparé les repas et aidé à la toilette avant d'encadrer une équipe.",
      "Vingt-deux intervenantes comptent aujourd'hui sur les plannings que j'élabore.",
      "Je rends régulièrement visite aux bénéficiaires.",
      "J'ai pris part à la mise en place de la télégestion en 2019.",
      "Les heures non pourvues ont reculé de cinquante par mois en trois ans.",
      "Je n'ai pas travaillé en établissement jusqu'à présent.",
      "Une formation au management me permettrait d'aller plus loin.",
      "Savoir écouter, c'est déjà soulager un peu.",
    ],
    invented: [
      "J'ai mis en place la télégestion.",
      "Infirmière diplômée, j'encadre vingt-deux intervenantes.",
      "J'ai suivi une formation au management.",
      "J'ai dirigé une maison de retraite.",
      "La télégestion a permis de ramener les heures non pourvues à 70.",
      "À Pau, j'établissais les plannings.",
      "J'encadre une cinquantaine d'intervenantes.",
      "Je parle occitan et basque.",
      "Mon équipe est la plus stable du département.",
    ],
  },
];
