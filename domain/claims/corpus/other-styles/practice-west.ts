export type Practice = { source: string; supported: string[]; invented: string[] };

/** People with whom rules were written: none of their sentences is sealed. */
export const PRACTICE_WEST: Practice[] = [
  {
    source: `Gärtnerische Vorarbeiterin, Stadtgrün Möllenbeck, seit Mai 2019
Pflege von 14 Parks und zwei Friedhöfen, Baumpflanzungen, Team von fünf Leuten
Giftfreie Unkrautbekämpfung 2021 gemeinsam mit der Amtsleitung eingeführt, Kosten minus 18 %
Landschaftsgärtnerin, Garten Rieckmann, 2013–2019: Teiche, Pflasterarbeiten, Privatkunden
Gesellenprüfung 2013. Motorsägenschein. Pflanzenschutz-Sachkunde bis 2027
Führt einmal im Monat Schulklassen durch den Kräutergarten
Noch keine Erfahrung mit Dachbegrünung. Möchte Technikerin werden
Russisch Muttersprache, Deutsch C1`,
    supported: [
      "Mit großer Freude habe ich Ihre Ausschreibung gelesen und bewerbe mich hiermit als Vorarbeiterin.",
      "Gegenwärtig kümmere ich mich mit meinem fünfköpfigen Team um 14 Parks und zwei Friedhöfe.",
      "Sechs Jahre lang habe ich für Privatkunden gepflastert und Teiche angelegt.",
      "Mein beruflicher Werdegang begann 2013 bei Garten Rieckmann, wo ich meine Liebe zu Teichen entdeckte.",
      "An der Einführung der giftfreien Unkrautbekämpfung war ich maßgeblich beteiligt.",
      "Im Zuge der Umstellung konnten die Kosten um 18 Prozent gesenkt werden.",
      "Jeden Monat begleite ich eine Schulklasse durch unseren Kräutergarten und beantworte geduldig alle Fragen der Kinder.",
      "Meine Muttersprache ist Russisch; Deutsch beherrsche ich auf dem Niveau C1.",
      "Den Motorsägenschein bringe ich selbstverständlich mit.",
      "Die Sachkunde im Pflanzenschutz ist noch bis 2027 gültig.",
      "Was Dachbegrünung angeht, betrete ich Neuland, doch ich lerne schnell.",
      "Mein Ziel ist es, mich zur Technikerin weiterzubilden.",
      "Ich mag es, wenn am Ende des Tages sichtbar ist, was wir geschafft haben.",
      "Wind und Wetter machen mir nichts aus, im Gegenteil.",
      "Vorarbeiterin im Stadtgrün Möllenbeck; davor Landschaftsgärtnerin mit Schwerpunkt Teichbau.",
      "Na ja, angefangen habe ich mit Pflasterarbeiten, und irgendwann zog es mich ins Grüne der Stadt.",
      "Gerne überzeuge ich Sie in einem persönlichen Gespräch von meinen Fähigkeiten.",
      "Bäume pflanzen, Parks pflegen, Menschen anleiten: das ist genau mein Ding.",
      "Verlässlichkeit, ein freundlicher Umgangston und ein Auge fürs Detail zeichnen mich aus.",
      "Ich bin es gewohnt, früh aufzustehen und bei jedem Wetter draußen zu sein.",
    ],
    invented: [
      "Ich bin die einzige Vorarbeiterin mit Pflanzenschutz-Sachkunde.",
      "Die giftfreie Unkrautbekämpfung war meine Idee, und ich habe sie ohne fremde Hilfe eingeführt.",
      "Als erste Frau in Möllenbeck leite ich ein Gartenteam.",
      "Dachbegrünungen plane und baue ich seit drei Jahren.",
      "Als staatlich geprüfte Technikerin kenne ich mich mit Planung aus.",
      "Neben Parks pflege ich auch Sportplätze und Spielplätze.",
      "Für Privatkunden baute ich Teiche, Mauern und Saunen.",
      "Ich habe niemals auf Friedhöfen gearbeitet.",
      "Kaum jemand kennt heimische Stauden so gut wie ich.",
      "Unter meiner Führung wurde der Kräutergarten zum schönsten der Region.",
      "Ich leite die Abteilung Stadtgrün mit allen fünf Teams.",
    ],
  },
  {
    source: `Responsable de rayon fleurs, Jardinerie Belombre, Vannes, depuis octobre 2018
Équipe de 4 personnes, commandes, mise en rayon, conseils, ateliers couronnes de Noël (depuis 2021, avec une collègue)
Pertes : 15 % en 2019, 8 % en 2023
Vendeuse, Fleurs Amandine, 2012–2018 : bouquets, mariages, livraisons
CAP fleuriste 2012, permis B. Tutrice de deux apprenties
Ne s'occupe pas de l'animalerie. Aimerait passer un brevet professionnel
Breton courant, anglais scolaire`,
    supported: [
      "Votre annonce a retenu toute mon attention, car elle correspond en tout point à ce que je recherche.",
      "Je m'appuie sur une solide expérience de la vente acquise chez Fleurs Amandine, où j'ai passé six ans.",
      "Depuis l'automne 2018, je suis responsable du rayon fleurs à la Jardinerie Belombre.",
      "J'y encadre une équipe de quatre personnes et je passe les commandes.",
      "Avec une collègue, j'anime chaque année des ateliers de couronnes de Noël qui rencontrent un vrai succès.",
      "Les pertes ont presque été divisées par deux entre 2019 et 2023.",
      "Deux apprenties ont pu compter sur moi comme tutrice.",
      "Composer un bouquet pour un mariage reste à mes yeux un moment magique.",
      "Je parle couramment le breton, et mon anglais est d'un niveau scolaire.",
      "L'animalerie ne fait pas partie de mes attributions.",
      "J'envisage de préparer un brevet professionnel.",
      "Dotée d'un bon sens du contact, j'aime écouter les gens avant de les conseiller.",
      "On m'a toujours dit que j'étais quelqu'un de posé et de souriant.",
      "Bref, les fleurs, c'est toute ma vie depuis mon CAP en 2012.",
      "Mon parcours m'a appris à garder mon sang-froid les jours d'affluence.",
      "Je me tiens à votre entière disposition pour convenir d'un rendez-vous à votre convenance.",
      "Rigoureuse dans la tenue des stocks comme dans les commandes, je veille au moindre détail.",
      "Bouquets, mariages, livraisons : mes débuts de vendeuse m'ont tout appris.",
      "Je serais honorée de mettre ce savoir-faire au service de votre maison.",
      "Nos clients viennent souvent avec une idée floue ; les aider à la préciser me ravit.",
    ],
    invented: [
      "Je suis la seule de la jardinerie à savoir composer un bouquet.",
      "C'est moi qui ai fondé les ateliers de couronnes de Noël.",
      "Mon rayon est le plus rentable de Bretagne.",
      "Je m'occupe aussi de l'animalerie le week-end.",
      "J'ai obtenu mon brevet professionnel l'an dernier.",
      "Chez Fleurs Amandine, je faisais des bouquets, des mariages et des enterrements.",
      "Je gère également la serre et le site internet.",
      "Personne ne connaît mieux les plantes que moi.",
      "Je n'ai jamais travaillé dans la vente.",
      "J'ai négocié les contrats avec les producteurs hollandais.",
      "Directrice de la jardinerie, j'encadre tous les rayons.",
      "Grâce à mes ateliers, les pertes ont reculé.",
    ],
  },
  {
    source: `Recepcionista de clínica dental, Clínica Molar, Burgos, desde enero de 2019
Citas, cobros, presupuestos, unas 60 llamadas al día, programa Gesden
Recordatorios por WhatsApp desde 2021, propuestos con la higienista: ausencias del 14 al 6 %
Antes: teleoperadora, Atiende+, 2015–2019, turno de tarde
Técnico en Gestión Administrativa, 2014. Inglés B1, portugués hablado en casa
Sin formación sanitaria. Le gustaría estudiar para higienista
Sustituye a la gerente en verano`,
    supported: [
      "Por la presente les hago llegar mi interés en la vacante de recepcionista publicada en su página.",
      "Llevo desde principios de 2019 en la Clínica Molar, donde gestiono citas, cobros y presupuestos.",
      "Cada día respondo a unas sesenta llamadas sin perder la sonrisa.",
      "Junto con la higienista propuse los recordatorios por WhatsApp, y las ausencias bajaron del 14 al 6 %.",
      "Con anterioridad pasé cuatro años en Atiende+ como teleoperadora.",
      "En casa hablamos portugués, y mi inglés es de nivel B1.",
      "Cuando llega el verano me toca sustituir a la gerente.",
      "Me encantaría formarme como higienista el día de mañana.",
      "No tengo formación sanitaria, pero sé tranquilizar a quien llega nervioso.",
      "La gente me suele decir que transmito calma.",
      "Trabajar por la tarde nunca me ha supuesto un problema.",
      "Soy de las que dejan la mesa recogida antes de irse.",
      "Me considero una persona organizada, cercana y muy constante.",
      "Manejo con soltura el programa Gesden.",
      "Pues empecé cogiendo teléfonos, y de ahí a la clínica.",
      "Quedo a la espera de sus noticias y les agradezco de antemano el tiempo dedicado a leerme.",
      "Mi titulación es la de Técnico en Gestión Administrativa.",
      "Recepcionista con vocación de servicio y buena memoria para los nombres.",
    ],
    invented: [
      "Soy la única que sabe usar Gesden en la clínica.",
      "Los recordatorios por WhatsApp fueron idea mía y los puse en marcha sola.",
      "Soy higienista titulada.",
      "Soy la gerente de la clínica desde 2022.",
      "También preparo el instrumental y ayudo en las radiografías.",
      "Nadie atiende mejor el teléfono que yo.",
      "Cobros, presupuestos y nóminas.",
      "Tengo formación sanitaria como auxiliar.",
      "Fui la primera recepcionista de Burgos en usar WhatsApp.",
      "En Atiende+ coordinaba el turno de tarde.",
      "Me ocupo asimismo de la limpieza y de los pedidos de material.",
      "He creado la página web de la clínica.",
    ],
  },
  {
    source: `Museum front-of-house assistant, Tollgate Museum, Durham, since May 2018
Tickets, cloakroom, shop till, guided tours on Sundays (about 20 people), opening and closing
Helped set up audio guides in five languages in 2022
Complaints about queues: 41 in 2019, 17 in 2023
Before: cinema usher, The Regal, 2015–2018
BA History, 2015. Fire marshal. Welsh fluent, French a little
No curatorial work so far. Hopes to do an MA in museum studies`,
    supported: [
      "Please accept this letter as an expression of my sincere interest in the vacancy.",
      "For the past seven years I have welcomed visitors at the Tollgate Museum in Durham.",
      "On Sundays I lead tours for groups of around twenty.",
      "Alongside tickets and the cloakroom, I look after the till in the shop.",
      "I lent a hand when the audio guides were set up in five languages.",
      "Complaints about queues have more than halved since 2019.",
      "So yeah, I started as an usher at The Regal and never looked back.",
      "I hold a BA in History and act as a fire marshal.",
      "I'm fluent in Welsh and can get by in a little French.",
      "Curatorial work is something I have yet to try.",
      "One day I would love to take an MA in museum studies.",
      "What I enjoy most is the moment a shy visitor finally asks a question.",
      "I am often the person who unlocks in the morning and locks up at night.",
      "Queues never rattle me; a smile and a clear answer go a long way.",
      "Front-of-house all-rounder: tickets, tours, till.",
      "Colleagues would describe me as unflappable and kind.",
      "It would be an honour to discuss with you how I might be of service.",
      "I always arrive ten minutes early, out of habit.",
    ],
    invented: [
      "I am the only guide at the museum who speaks Welsh.",
      "I led the introduction of audio guides in five languages.",
      "I founded the Sunday tours.",
      "I have curated two small exhibitions.",
      "I completed an MA in museum studies.",
      "Nobody at the museum knows its history better than I do.",
      "My tours are the most popular in the county.",
      "Tickets, cloakroom and event catering.",
      "I also write the labels and train volunteers.",
      "I have never worked at a till.",
      "As front-of-house manager I run the rota.",
      "My audio guides cut complaints about queues.",
      "At The Regal I led guided tours.",
    ],
  },
];
