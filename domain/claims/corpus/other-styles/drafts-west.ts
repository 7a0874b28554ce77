import type { Practice } from "./practice-west";

/** Notes as people keep them, with what is drafted from them: to write rules with, none sealed. */
export const DRAFTS_WEST: Practice[] = [
  {
    source: `Physiotherapeut, Praxis am Ring, Detmold, 10/2017 bis jetzt – Ortho + Neuro, ca. 14 Patienten/Tag, 20 % Hausbesuche
Rückenschule VHS, 2 Kurse pro Semester seit 2019, zus. mit Kollegin
Davor Rehaklinik Teutotal, 2014–2017, Station Schlaganfall, Schichtdienst
Staatsexamen 2014, Manuelle Therapie 2018, Lymphdrainage 2016
Angefangen: Osteopathie-Ausbildung (2025), noch nicht fertig
Fußballverein SV Lippe: betreue die 2. Mannschaft ehrenamtlich
Kinder hab ich nie behandelt. Abrechnung macht die Chefin
Termintreue war 2020 bei 82 %, 2024 bei 93 %, seit wir SMS schicken
Französisch ganz gut, Polnisch ein bisschen`,
    supported: [
      "In der Praxis am Ring behandle ich seit Oktober 2017 orthopädische und neurologische Patienten.",
      "Rund ein Fünftel meiner Termine sind Hausbesuche.",
      "Pro Tag kommen etwa 14 Patientinnen und Patienten zu mir.",
      "Zusammen mit einer Kollegin gebe ich an der Volkshochschule zwei Rückenschulkurse pro Semester.",
      "Drei Jahre Reha haben mich gelehrt, auch kleine Fortschritte zu feiern.",
      "Auf der Schlaganfallstation der Rehaklinik Teutotal habe ich im Schichtdienst gearbeitet.",
      "Nach dem Staatsexamen 2014 folgten Fortbildungen in Lymphdrainage und Manueller Therapie.",
      "Derzeit absolviere ich eine Ausbildung in Osteopathie, die ich im vergangenen Jahr begonnen habe.",
      "In meiner Freizeit betreue ich die zweite Mannschaft des SV Lippe.",
      "Seit wir Erinnerungen per SMS verschicken, stieg die Termintreue von 82 auf 93 Prozent.",
      "Mit der Behandlung von Kindern habe ich bislang keine Erfahrung.",
      "Die Abrechnung liegt bei uns in den Händen der Chefin.",
      "Mein Französisch ist gut, und auf Polnisch kann ich mich ein wenig verständigen.",
      "Ich nehme mir Zeit, höre genau hin und erkläre jeden Schritt in einfachen Worten.",
      "Besonders am Herzen liegen mir Menschen, die nach einem Schlaganfall neu gehen lernen.",
      "Was mich an Ihrer Praxis reizt, ist das breite Spektrum und das junge Team.",
      "Als Physiotherapeut mit Erfahrung in Praxis und Klinik bringe ich genau das mit, was Sie suchen.",
      "Ob Hausbesuch oder Praxisalltag: Auf meine Zuverlässigkeit ist Verlass.",
      "Gern stelle ich mich Ihnen persönlich vor und freue mich auf Ihre Rückmeldung.",
      "Ein Patient sagte einmal, bei mir werde sogar die Krankengymnastik kurzweilig.",
      "Ehrenamtlich bin ich am Spielfeldrand zu finden, mit Eisspray und guter Laune.",
      "Staatlich geprüfter Physiotherapeut, fortgebildet in Manueller Therapie (2018).",
      "Der Wechsel von der Klinik in die Praxis war für mich genau die richtige Entscheidung.",
    ],
    invented: [
      "Ich bin ausgebildeter Osteopath.",
      "Bei Kindern setze ich spielerische Übungen ein und behandle sie seit Jahren.",
      "Die Abrechnung mit den Krankenkassen erledige ich selbst.",
      "Ich bin der gefragteste Therapeut der Praxis.",
      "Die Rückenschule habe ich allein ins Leben gerufen.",
      "Ich habe die Praxis am Ring mitgegründet.",
      "Durch meine Idee mit den SMS stieg die Termintreue auf 93 Prozent.",
      "Beim SV Lippe betreue ich die erste Mannschaft.",
      "Neben Ortho und Neuro behandle ich auch Sportverletzungen von Profis.",
      "In der Rehaklinik leitete ich die Station.",
      "Ich spreche fließend Polnisch.",
      "Zusätzlich organisiere ich Fortbildungen und betreue Praktikanten.",
    ],
  },
  {
    source: `Aide-soignant de nuit, clinique du Val d'Or, Mâcon, 03/2019 → auj.
Chirurgie, 28 lits, binôme avec une infirmière, 10 nuits/mois
Référent matériel de transfert depuis 2022 (avec le cadre : commande de 3 verticalisateurs)
Chutes : 19 en 2020, 8 en 2024
Avant : agent d'entretien, collège Lamartine, 2015–2019
DEAS 2018. AFGSU 2 recyclée 2024. Permis B
Concours infirmier : je le prépare pour 2027
Jamais bossé en EHPAD. Pas d'enfants malades non plus
Portugais (langue maternelle), espagnol correct
Bénévole banque alimentaire, une collecte par an`,
    supported: [
      "Depuis mars 2019, je travaille de nuit en chirurgie à la clinique du Val d'Or.",
      "En binôme avec une infirmière, je veille sur 28 lits.",
      "J'effectue en moyenne dix nuits par mois.",
      "Référent pour le matériel de transfert, j'ai participé avec le cadre à la commande de trois verticalisateurs.",
      "Le nombre de chutes est passé de 19 à 8 entre 2020 et 2024.",
      "Mon premier métier d'agent d'entretien au collège Lamartine m'a appris la rigueur et l'humilité.",
      "Titulaire du DEAS depuis 2018, j'ai actualisé mon AFGSU 2 en 2024.",
      "Je prépare actuellement le concours infirmier, que je compte passer en 2027.",
      "Je n'ai pas encore exercé en EHPAD, mais la gériatrie m'intéresse.",
      "Le portugais est ma langue maternelle et je me débrouille bien en espagnol.",
      "Chaque année, je donne un coup de main à la banque alimentaire lors de sa collecte.",
      "La nuit, il faut savoir rassurer d'une voix douce et repérer ce qui ne va pas.",
      "J'aime ce moment où le service s'apaise et où l'on peut enfin s'asseoir au chevet de quelqu'un.",
      "Ponctuel et discret, je m'adapte sans peine à un nouvel environnement.",
      "Votre établissement m'attire par sa taille humaine et sa réputation.",
      "Permis B, je peux me déplacer facilement.",
      "Aide-soignant de nuit aguerri, avec le goût du travail bien fait.",
      "Passer du ménage d'un collège aux soins a été le meilleur choix de ma vie.",
      "Les transmissions du matin, je les soigne autant que le reste.",
      "Je reste à votre écoute pour tout complément d'information.",
      "Fort de plus de sept années passées à la clinique, je souhaite aujourd'hui donner un nouvel élan à mon parcours.",
      "La pédiatrie est un domaine que je n'ai jamais abordé.",
      "À mon sens, un bon soignant est d'abord quelqu'un qui sait regarder.",
    ],
    invented: [
      "Je suis infirmier diplômé.",
      "J'ai travaillé deux ans en EHPAD.",
      "Je suis le plus ancien de l'équipe de nuit.",
      "Grâce à mon travail de référent, les chutes ont diminué.",
      "J'ai choisi seul les trois verticalisateurs.",
      "Je forme également les nouveaux collègues et je gère le stock de pansements.",
      "Cadre de nuit à la clinique du Val d'Or, j'encadre trois binômes.",
      "Au collège Lamartine, je m'occupais du matériel de transfert.",
      "J'ai fondé une antenne de la banque alimentaire.",
      "Je suis l'unique référent matériel de Mâcon.",
      "J'organise les collectes et je tiens les comptes de la banque alimentaire.",
      "Mon espagnol est bilingue.",
    ],
  },
  {
    source: `Chef de projet événementiel junior – Agence Tournesol, Nantes – sept. 2020 à ce jour
Séminaires, salons, 15 événements/an, budgets jusqu'à 40 k€, prestataires
Assistante de production, Festival des Marées, 2018–2020 (saisons), accueil artistes
Licence info-com, 2018 (Univ. de la Loire)
Satisfaction clients 4,1/5 en 2021, 4,6/5 en 2024
A aidé à refaire le site de l'agence en 2023
Excel, Canva, Trello – pas de compta
Voudrait passer à l'international. Anglais B2, allemand débutant
Trésorière du club de badminton`,
    supported: [
      "Cheffe de projet événementiel junior, j'orchestre une quinzaine d'événements chaque année.",
      "Séminaires, salons : je gère des budgets allant jusqu'à 40 000 euros et la relation avec les prestataires.",
      "J'ai rejoint l'Agence Tournesol en septembre 2020.",
      "Mes saisons au Festival des Marées, où j'accueillais les artistes, m'ont donné le goût du terrain.",
      "La satisfaction de nos clients est passée de 4,1 à 4,6 sur 5.",
      "J'ai prêté main-forte à la refonte du site de l'agence en 2023.",
      "Je manie Excel, Canva et Trello au quotidien.",
      "La comptabilité ne relève pas de mes missions.",
      "Mon souhait est de travailler un jour à l'international.",
      "Mon anglais est de niveau B2 et je débute en allemand.",
      "Trésorière de mon club de badminton, je sais aussi tenir des comptes simples.",
      "Diplômée d'une licence d'information-communication, je suis curieuse de tout.",
      "Ce qui me plaît dans ce métier, c'est qu'aucune journée ne ressemble à la précédente.",
      "Face aux imprévus du jour J, je garde la tête froide.",
      "Je serais ravie d'apporter mon énergie à vos équipes.",
      "On dit de moi que je suis organisée jusqu'au bout des ongles.",
      "Coordonner, anticiper, rassurer : voilà mon quotidien.",
      "Votre projet de salon me parle tout particulièrement.",
    ],
    invented: [
      "J'ai piloté la refonte du site de l'agence.",
      "Directrice de production du Festival des Marées, j'ai géré 200 bénévoles.",
      "J'organise des événements à l'international.",
      "Notre agence est la plus primée de Nantes grâce à moi.",
      "Je tiens la comptabilité de l'agence.",
      "Séminaires, salons et mariages.",
      "J'ai négocié des partenariats avec de grandes marques.",
      "Je parle couramment allemand.",
      "Je suis présidente du club de badminton.",
      "J'étais la première assistante à accueillir les artistes étrangers.",
      "Je rédige aussi les communiqués de presse et j'anime les réseaux sociaux.",
    ],
  },
  {
    source: `Mecánico de bicicletas, Taller Pedalea, Zaragoza, abril 2018 – hoy
Montaje, frenos, ruedas, e-bikes (curso 2021), 8 reparaciones/día
Con el dueño: puse en marcha las citas online en 2022; espera media de 9 a 4 días
Reponedor en Supermercados Alba, 2014–2018, turno de noche
ESO. Curso de mecánico de bicicletas 2017 (120 h)
Prácticas a dos chavales del instituto
Motos no toco. Quiero abrir taller propio
Catalán hablado, inglés para turistas
Voluntario en marchas ciclistas, avituallamiento`,
    supported: [
      "Desde abril de 2018 trabajo como mecánico de bicicletas en el Taller Pedalea de Zaragoza.",
      "Monto, ajusto frenos y centro ruedas: unas ocho reparaciones diarias.",
      "En 2021 me formé en bicicletas eléctricas.",
      "Junto al dueño implanté las citas por internet, y la espera media pasó de nueve a cuatro días.",
      "Antes repuse estanterías de noche en Supermercados Alba durante cuatro años.",
      "Dos alumnos del instituto han hecho prácticas conmigo.",
      "Las motos no son lo mío; no las toco.",
      "Mi ilusión es abrir algún día mi propio taller.",
      "Hablo catalán y me apaño en inglés con los turistas.",
      "Colaboro como voluntario en marchas ciclistas repartiendo avituallamiento.",
      "Cursé 120 horas de mecánica de bicicletas en 2017.",
      "Me gusta explicar al cliente qué le pasa a su bici con palabras sencillas.",
      "Soy manitas desde crío y no me da miedo ensuciarme.",
      "Trabajar de noche me enseñó disciplina y constancia.",
      "Creo que un buen mecánico escucha la bici antes de coger la herramienta.",
      "Me haría mucha ilusión formar parte de su equipo.",
      "Busco un taller donde seguir creciendo y aportar mi experiencia.",
      "Cuando algo se complica, respiro hondo y voy paso a paso.",
      "Puntual, limpio y de trato fácil.",
      "Agradezco de antemano su tiempo y quedo a su entera disposición.",
    ],
    invented: [
      "Tengo mi propio taller desde 2023.",
      "Reparo también motos y patinetes.",
      "Soy el mecánico más rápido de Zaragoza.",
      "Yo solo puse en marcha las citas online.",
      "Soy el encargado del Taller Pedalea.",
      "Gracias a mi idea la espera bajó de nueve a cuatro días.",
      "En Supermercados Alba arreglaba las bicicletas de reparto.",
      "Fui el único mecánico con curso de e-bikes.",
      "Organizo marchas ciclistas por todo Aragón.",
      "Además vendo recambios por internet y llevo las redes sociales.",
      "Montaje, frenos, ruedas y pintura de cuadros.",
      "Hice el curso para poder dar clases.",
      "No he trabajado nunca con bicicletas eléctricas.",
      "Formé a dos aprendices contratados.",
    ],
  },
  {
    source: `Auxiliar administrativa, Ayto. de Valdelagua, registro y padrón, interina desde 11/2019
atiendo ~35 personas al día, GESTIONA, certificado digital
2023: ayudé a pasar el archivo de papel a digital (4.000 expedientes)
Cajera, Droguería Lirio, 2012-2019
Grado Medio Gestión Adm. 2012, opositando para C1
Sin experiencia en contabilidad / nóminas
Rumano (materno), castellano C2
Coordino con otra madre el banco de libros del cole`,
    supported: [
      "Trabajo como auxiliar administrativa interina en el Ayuntamiento de Valdelagua desde noviembre de 2019.",
      "En registro y padrón atiendo a unas 35 personas diarias.",
      "Colaboré en la digitalización de 4.000 expedientes en 2023.",
      "Tramito con GESTIONA y con certificado digital.",
      "Durante siete años fui cajera en la Droguería Lirio.",
      "Actualmente preparo la oposición al cuerpo C1.",
      "El rumano es mi lengua materna y tengo un C2 de castellano.",
      "La contabilidad y las nóminas quedan fuera de mi experiencia.",
      "Junto con otra madre me ocupo del banco de libros del colegio.",
      "Explico cada trámite con paciencia, aunque haya cola.",
      "Sé lo que es llegar a un país y no entender un formulario, y eso me hace más cercana.",
      "Valoro el trabajo bien hecho y la palabra dada.",
      "Nunca dejo para mañana lo que puedo cerrar hoy.",
      "Su convocatoria encaja con mi perfil y con mis ganas de estabilidad.",
    ],
    invented: [
      "Dirigí la digitalización del archivo municipal.",
      "Aprobé la oposición al cuerpo C1.",
      "Llevo la contabilidad y las nóminas.",
      "Soy jefa del registro.",
      "Fundé el banco de libros del colegio.",
      "Registro, padrón y licencias de obra.",
      "Nadie en el ayuntamiento tramita tan rápido como yo.",
      "También redacto los bandos y organizo las bodas civiles.",
      "En la Droguería Lirio gestionaba expedientes.",
      "Soy funcionaria de carrera.",
    ],
  },
  {
    source: `Sous chef de partie?? -> "Chef de partie", The Marlow Arms, Whitby, Jan 2019 – now. Sauce + fish, 70 covers Fri/Sat, allergens sheet (updated it with head chef 2022)
KP then commis, Cliffside Hotel, 2015–18
NVQ L3 Professional Cookery 2018; Food hygiene L2 renewed 2024
Waste: 11 bins/wk 2021, 7 bins/wk 2024
Pastry – never done it. Wants to run own place in ten yrs
Two commis under me since last spring
Bit of Italian from a season in Trieste (summer 2018)`,
    supported: [
      "I have been a chef de partie at The Marlow Arms in Whitby since January 2019, on sauce and fish.",
      "On a Friday or Saturday we send out around seventy covers.",
      "Together with the head chef I brought our allergen sheet up to date in 2022.",
      "Waste is down from eleven bins a week to seven.",
      "I worked my way up from kitchen porter to commis at the Cliffside Hotel.",
      "Two commis have reported to me since last spring.",
      "A summer season in Trieste left me with a smattering of Italian.",
      "Pastry is the one section I haven't worked yet.",
      "In ten years I'd like to have a place of my own.",
      "My NVQ Level 3 dates from 2018 and my hygiene certificate was renewed in 2024.",
      "I like a tidy section, sharp knives and a bit of banter.",
      "Heat and noise don't bother me; chaos does.",
      "I read that you change your menu weekly, and that is exactly what I am after.",
      "I'm happy to come in for a trial shift whenever suits you.",
      "Good food starts with good manners in the kitchen.",
      "There is no better feeling than an empty plate coming back.",
      "Dependable, quick to learn and not afraid of hard graft.",
    ],
    invented: [
      "I run my own restaurant.",
      "I'm a trained pastry chef as well.",
      "As head chef I write the menus.",
      "My sauces are the best on the coast.",
      "I cut waste from eleven bins to seven on my own.",
      "I introduced the allergen sheet single-handedly.",
      "I also order the wine and train the waiting staff.",
      "I was the first chef in Whitby to track food waste.",
      "At the Cliffside Hotel I worked the fish section.",
      "Sauce, fish and grill.",
      "Six commis report to me.",
      "I have never worked as a kitchen porter.",
    ],
  },
];
