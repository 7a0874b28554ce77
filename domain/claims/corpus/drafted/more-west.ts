import type { Authored } from "../authors/authored";

/** Written after the rules had been changed with the first people, before they were changed with these. */
export const MORE_WEST: Record<string, Authored[]> = {
  English: [
    {
      author: "cook",
      source: `Commis chef, The Harbour Table, Whitby, May 2014 – Sept 2016: starters and pastry, 70 covers a night
Chef de partie (sauce), Alder House Hotel, York, Oct 2016 – Jan 2022. Stock orders, food hygiene records, trained 4 commis
Head of kitchen, Oakfield Care Village, since Feb 2022. Team of 6, menus for 120 residents, special diets
New allergen chart made in 2022. Resident satisfaction 3.9 in 2021, 4.4 in 2023
NVQ Level 3 Professional Cookery, Scarborough College, 2014. Food Safety Level 3
Would love to write a cookbook. No wine training`,
      supported: [
        "I trained at Scarborough College, where I completed an NVQ Level 3 in Professional Cookery.",
        "My first kitchen was The Harbour Table in Whitby, where I prepared starters and pastry for around 70 guests every evening.",
        "I then spent more than five years on the sauce section of Alder House Hotel in York.",
        "While there, I ordered stock, kept the hygiene records and trained four junior chefs.",
        "Today I run the kitchen at Oakfield Care Village with a team of six.",
        "We cook for 120 residents, many of whom need special diets.",
        "In 2022 I put together a new allergen chart for the kitchen.",
        "Satisfaction among our residents climbed from 3.9 to 4.4 between 2021 and 2023.",
        "I hold the Level 3 Food Safety certificate.",
        "Writing a cookbook is a dream of mine.",
        "I have no formal training in wine.",
        "Having worked in restaurants, hotels and care, I know that every guest has different needs.",
        "I stay organised when the kitchen gets hectic, and I never lose sight of the details.",
        "What excites me about your vacancy is the chance to combine seasonal cooking with a strong sense of community.",
      ],
      invented: {
        causality: [
          "My allergen chart lifted resident satisfaction from 3.9 to 4.4.",
          "By training commis chefs I raised resident satisfaction to 4.4.",
        ],
        wish: ["I have written a cookbook."],
        binding: ["At The Harbour Table I cooked for 120 residents.", "In York I was head of kitchen."],
        negation: ["I am a trained sommelier with wine training."],
        title: ["I was executive chef of Alder House Hotel."],
        number: ["I trained fourteen commis chefs."],
      },
    },
    {
      author: "developer",
      source: `Junior developer, Bluefin Apps, Cardiff, 08/2017 – 02/2020. Android app in Kotlin, bug fixing, unit tests
Software engineer, Merle Health, remote, since 03/2020. Python and Django, REST APIs, PostgreSQL, code reviews
Moved CI from Jenkins to GitHub Actions in 2021. Build time 25 min (2020), 9 min (2022)
Crash rate of the app: 2.1 % in 2018, 0.8 % in 2019
BSc Computer Science, Swansea University, 2017
On call every sixth week. Learning Go in the evenings. Interested in machine learning, no projects yet`,
      supported: [
        "I graduated in Computer Science from Swansea University in 2017.",
        "I started out as a junior developer at Bluefin Apps, working on an Android app written in Kotlin.",
        "There I fixed bugs and wrote unit tests.",
        "Since March 2020 I have been working remotely as a software engineer for Merle Health.",
        "I build REST APIs with Python and Django and store data in PostgreSQL.",
        "I also review the code of my colleagues.",
        "In 2021 I migrated our continuous integration from Jenkins to GitHub Actions.",
        "The build time went down from 25 to 9 minutes between 2020 and 2022.",
        "Every six weeks I am on call for a week.",
        "In my spare time I am teaching myself Go.",
        "Machine learning fascinates me, although I have not yet worked on a project in this field.",
        "I value readable code, honest feedback and a healthy dose of curiosity.",
        "The crash rate of the app dropped from 2.1% in 2018 to 0.8% a year later.",
      ],
      invented: {
        causality: [
          "My unit tests brought the crash rate down to 0.8 %.",
          "Thanks to code reviews the build time fell to 9 minutes.",
        ],
        wish: ["I have delivered several machine learning projects."],
        binding: ["At Bluefin Apps I built REST APIs with Django."],
        employer: ["I previously worked for Spotify."],
        scope: ["I built the Android app entirely by myself."],
        degree: ["I hold a master's degree in Computer Science."],
      },
    },
  ],
  German: [
    {
      author: "nurse",
      source: `Pflegefachfrau, Innere Medizin, Klinikum Auental, April 2014 – Dezember 2019
32 Betten, Schichtdienst, Wundversorgung, Medikamentengabe
Übergabebogen neu gestaltet (2017, mit der Stationsleitung). Beschwerden: 28 im Jahr 2016, 11 im Jahr 2018
Ambulante Pflege, Sozialstation Kirchberg, seit Januar 2020. Etwa 12 Hausbesuche am Tag, eigener Pkw
Examen, Pflegeschule Auental, 2014. Drei Auszubildende angeleitet
Interesse an Palliativpflege. Keine Erfahrung auf der Intensivstation. Englisch B2`,
      supported: [
        "Nach meinem Examen im Jahr 2014 arbeitete ich fast sechs Jahre in der Inneren Medizin des Klinikums Auental.",
        "Die Station hatte 32 Betten, und ich war im Schichtdienst eingesetzt.",
        "Zu meinen täglichen Aufgaben gehörten die Versorgung von Wunden und die Gabe von Medikamenten.",
        "2017 habe ich gemeinsam mit der Stationsleitung den Übergabebogen überarbeitet.",
        "Die Zahl der Beschwerden ging von 28 im Jahr 2016 auf 11 im Jahr 2018 zurück.",
        "Seit Anfang 2020 bin ich in der ambulanten Pflege bei der Sozialstation Kirchberg beschäftigt.",
        "Täglich besuche ich ungefähr zwölf Menschen zu Hause und bin dafür mit dem eigenen Auto unterwegs.",
        "Drei Auszubildende habe ich während ihrer Praxiseinsätze begleitet.",
        "Mein Englisch ist auf dem Niveau B2.",
        "Auf einer Intensivstation habe ich noch nicht gearbeitet.",
        "Die Palliativpflege liegt mir sehr am Herzen, und ich würde mich gern in diese Richtung weiterbilden.",
        "Ich arbeite strukturiert, bleibe auch in hektischen Momenten ruhig und gehe respektvoll mit Menschen um.",
        "An Ihrer Stelle reizt mich besonders die enge Zusammenarbeit mit anderen Berufsgruppen.",
      ],
      invented: {
        causality: [
          "Durch den neuen Übergabebogen gingen die Beschwerden auf 11 zurück.",
          "Meine Anleitung der Auszubildenden führte zu weniger Beschwerden.",
        ],
        wish: ["Ich bringe Erfahrung in der Palliativpflege mit."],
        binding: ["Bei der Sozialstation Kirchberg war ich für 32 Betten zuständig."],
        title: ["Ich war Stationsleiterin in der Inneren Medizin."],
        negation: ["Ich habe mehrere Jahre auf der Intensivstation gearbeitet."],
        number: ["Täglich mache ich 22 Hausbesuche."],
      },
    },
    {
      author: "electrician",
      source: `Elektroniker für Energie- und Gebäudetechnik, Elektro Haßlau, Juli 2011 – März 2018. Wohnungen und Altbauten, Zählerschränke, Kundendienst
Instandhalter, Papierfabrik Ostrach, seit April 2018. Drei Papiermaschinen, SPS-Fehlersuche, Rufbereitschaft jede vierte Woche
Ersatzteilliste in Excel aufgebaut (2020). Stillstand Maschine 2: 14 Std. im Monat 2019, 6 Std. im Monat 2022
Gesellenbrief 2011, Handwerkskammer Ulmenau. Sachkundenachweis Hochspannung fehlt
Möchte den Meister machen. Führerschein B und BE`,
      supported: [
        "Seit 2011 bin ich gelernter Elektroniker für Energie- und Gebäudetechnik.",
        "Bei Elektro Haßlau war ich fast sieben Jahre lang in Wohnungen und Altbauten im Einsatz.",
        "Dort setzte ich Zählerschränke und arbeitete im Kundendienst.",
        "In der Papierfabrik Ostrach halte ich seit April 2018 drei Papiermaschinen instand.",
        "Die Suche nach Fehlern in der SPS gehört zu meinem Alltag.",
        "Alle vier Wochen habe ich Rufbereitschaft.",
        "2020 erstellte ich eine Ersatzteilliste in Excel.",
        "Die Stillstandszeit der Maschine 2 sank zwischen 2019 und 2022 um acht Stunden pro Monat.",
        "Meinen Gesellenbrief habe ich 2011 von der Handwerkskammer Ulmenau erhalten.",
        "Ich besitze die Führerscheine der Klassen B und BE.",
        "Langfristig strebe ich den Meistertitel an.",
        "Sorgfalt und Sicherheit stehen für mich an erster Stelle.",
        "Gern überzeuge ich Sie bei einem Probearbeitstag von meinen Fähigkeiten.",
      ],
      invented: {
        causality: [
          "Dank meiner Ersatzteilliste sank der Stillstand auf 6 Stunden.",
          "Weil ich Rufbereitschaft leistete, ging der Stillstand der Maschine 2 zurück.",
        ],
        wish: ["Ich bin Elektromeister."],
        binding: ["Bei Elektro Haßlau betreute ich drei Papiermaschinen."],
        skill: ["Ich programmiere Roboter von KUKA."],
        date: ["In der Papierfabrik Ostrach arbeite ich seit 2016."],
        superlative: ["Ich war der beste Lehrling meines Jahrgangs."],
      },
    },
  ],
  French: [
    {
      author: "accountant",
      source: `Aide-comptable, cabinet Leroux & Fils, Dijon, 2012 – 2017. Saisie, TVA, bulletins de paie pour 25 clients
Comptable, Fromageries du Val, depuis avril 2017. Clôtures mensuelles, rapprochements bancaires, facturation sous Sage
Tableaux de bord créés sous Excel en 2019. Retards de paiement : 9 % en 2018, 5 % en 2021
BTS Comptabilité et gestion, lycée Montchapet, 2012
Prépare le DCG (6 unités sur 13). N'encadre personne. Attirée par le contrôle de gestion. Anglais B1`,
      supported: [
        "Titulaire d'un BTS Comptabilité et gestion, j'ai débuté ma carrière au cabinet Leroux & Fils, à Dijon.",
        "Pendant cinq ans, j'y ai assuré la saisie, la TVA et les bulletins de paie de 25 clients.",
        "Depuis 2017, je travaille comme comptable pour les Fromageries du Val.",
        "Je m'occupe des clôtures mensuelles, des rapprochements bancaires et de la facturation sur Sage.",
        "En 2019, j'ai conçu des tableaux de bord sous Excel.",
        "Entre 2018 et 2021, la part des retards de paiement est passée de 9 à 5 %.",
        "Je prépare actuellement le DCG et j'ai déjà validé six unités.",
        "Je n'ai pas encore de responsabilité d'encadrement.",
        "Le contrôle de gestion m'attire beaucoup et j'aimerais m'y consacrer.",
        "Mon niveau d'anglais est B1.",
        "Rigueur, discrétion et sens de l'organisation me caractérisent.",
        "Votre offre a retenu toute mon attention, car elle correspond à mes aspirations.",
        "Je reste à votre disposition pour un entretien à votre convenance.",
      ],
      invented: {
        causality: [
          "Mes tableaux de bord ont fait baisser les retards de paiement à 5 %.",
          "Les retards de paiement ont diminué grâce à ma rigueur dans les clôtures mensuelles.",
        ],
        wish: ["Je suis contrôleuse de gestion."],
        degree: ["J'ai obtenu le DCG."],
        binding: ["Au cabinet Leroux & Fils, je facturais sous Sage."],
        negation: ["J'encadre une équipe de trois personnes."],
        number: ["J'établissais les bulletins de paie de 52 clients."],
      },
    },
    {
      author: "cook",
      source: `Commis de cuisine, Le Petit Phare, La Rochelle, 2013 – 2015. Entrées froides, plonge en renfort
Chef de partie poissons, Hôtel des Remparts, Saint-Malo, mars 2015 – février 2020. 90 couverts, commandes de marée
Second de cuisine, Table de Margaux, Nantes, depuis mars 2020. Brigade de 7, plannings, HACCP
Carte végétale proposée en 2021. Note des clients : 4,2 en 2020, 4,7 en 2023
CAP Cuisine, lycée hôtelier de Royan, 2013
Aimerait ouvrir une table d'hôtes. Pas de formation en pâtisserie`,
      supported: [
        "J'ai obtenu mon CAP Cuisine en 2013 au lycée hôtelier de Royan.",
        "J'ai fait mes premiers pas comme commis au Petit Phare, où je préparais les entrées froides.",
        "J'ai ensuite tenu pendant cinq ans le poste des poissons à l'Hôtel des Remparts, à Saint-Malo.",
        "Je passais les commandes de marée et nous servions 90 couverts.",
        "Depuis mars 2020, je suis second de cuisine à la Table de Margaux, au sein d'une brigade de sept personnes.",
        "J'établis les plannings et je veille au respect des normes HACCP.",
        "En 2021, j'ai proposé une carte végétale.",
        "La note attribuée par les clients est passée de 4,2 en 2020 à 4,7 trois ans plus tard.",
        "Je n'ai pas suivi de formation en pâtisserie.",
        "Mon rêve est d'ouvrir un jour une table d'hôtes.",
        "Travailler dans l'urgence ne me fait pas peur, bien au contraire.",
        "Je suis convaincu que la cuisine est avant tout une affaire d'équipe.",
      ],
      invented: {
        causality: [
          "Ma carte végétale a fait monter la note des clients à 4,7.",
          "Parce que j'établissais les plannings, la note des clients est passée à 4,7.",
        ],
        wish: ["J'ai ouvert une table d'hôtes."],
        binding: ["Au Petit Phare, je dirigeais une brigade de sept personnes."],
        title: ["Je suis chef de cuisine à la Table de Margaux."],
        skill: ["Je suis pâtissier de formation."],
        date: ["Je travaille à la Table de Margaux depuis 2017."],
      },
    },
  ],
  Spanish: [
    {
      author: "nurse",
      source: `Enfermera, Urgencias, Hospital Monteverde, julio de 2013 – mayo de 2019. Triaje, vías, curas, turnos rotatorios
Enfermera domiciliaria, Centro de Salud Las Lomas, desde junio de 2019. 11 visitas al día, pacientes crónicos
Hoja de relevo rediseñada en 2017 con la supervisora. Reclamaciones: 35 en 2016, 14 en 2018
Grado en Enfermería, Universidad de Valdeoro, 2013. Tutora de 5 estudiantes en prácticas
Le interesan los cuidados paliativos. Sin experiencia en pediatría. Inglés B1`,
      supported: [
        "Soy graduada en Enfermería por la Universidad de Valdeoro desde 2013.",
        "Durante casi seis años trabajé en las urgencias del Hospital Monteverde.",
        "Realizaba el triaje, canalizaba vías y hacía curas en turnos rotatorios.",
        "Desde junio de 2019 soy enfermera domiciliaria en el Centro de Salud Las Lomas.",
        "Cada día visito a once pacientes, la mayoría con enfermedades crónicas.",
        "En 2017 rediseñé la hoja de relevo junto con la supervisora.",
        "Las reclamaciones descendieron de 35 a 14 entre 2016 y 2018.",
        "He tutorizado a cinco estudiantes durante sus prácticas.",
        "No tengo experiencia con niños.",
        "Me gustaría formarme en cuidados paliativos.",
        "Tengo un nivel B1 de inglés.",
        "La empatía y la paciencia son para mí la base de esta profesión.",
        "Estoy convencida de que puedo aportar mucho a su equipo.",
      ],
      invented: {
        causality: [
          "La nueva hoja de relevo redujo las reclamaciones de 35 a 14.",
          "Debido a mi labor de tutora, las reclamaciones bajaron a 14.",
        ],
        wish: ["He trabajado en cuidados paliativos."],
        binding: ["En el Centro de Salud Las Lomas hacía el triaje."],
        title: ["Fui supervisora de urgencias."],
        number: ["Visito a veintiún pacientes al día."],
        negation: ["Cuento con experiencia en pediatría."],
      },
    },
    {
      author: "driver",
      source: `Repartidor, Paquetería Alba, Sevilla, 2010 – 2014. Furgoneta, 60 entregas al día
Conductor de camión, Transportes Guadalmar, desde enero de 2015. Tráiler frigorífico, rutas a Francia y Portugal, tres noches fuera por semana
Curso de conducción eficiente en 2019. Consumo medio de la flota: 32 l en 2018, 29 l en 2021
Carné C+E, CAP en vigor, ADR básico. Sin accidentes con culpa. Francés básico
Le gustaría ser jefe de tráfico algún día`,
      supported: [
        "Empecé como repartidor en Paquetería Alba, donde hacía unas sesenta entregas diarias con furgoneta.",
        "Desde hace más de diez años conduzco un tráiler frigorífico para Transportes Guadalmar.",
        "Mis rutas me llevan a Portugal y a Francia.",
        "Paso tres noches a la semana fuera de casa.",
        "En 2019 realicé un curso de conducción eficiente.",
        "El consumo medio de la flota bajó de 32 litros en 2018 a 29 en 2021.",
        "Tengo el carné C+E, el CAP en vigor y el ADR básico.",
        "Nunca he tenido un accidente por mi culpa.",
        "Hablo un poco de francés.",
        "Me ilusionaría llegar a ser jefe de tráfico.",
        "Soy puntual, prudente y cuido el vehículo como si fuera mío.",
        "Por todo ello, creo que encajo bien en su empresa.",
      ],
      invented: {
        causality: [
          "Gracias al curso que hice, el consumo de la flota bajó a 29 litros.",
          "Con mi forma de conducir logré que el consumo de la flota bajara a 29 litros.",
        ],
        wish: ["Soy jefe de tráfico en Transportes Guadalmar."],
        binding: ["En Paquetería Alba conducía un tráiler frigorífico."],
        scope: ["Realizo rutas por toda Europa."],
        employer: ["También conduje para Seur."],
        superlative: ["Soy el conductor más seguro de la empresa."],
      },
    },
  ],
};
