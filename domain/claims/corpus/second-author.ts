import type { Entry } from "./pairs";

/**
 * Written by an author who had not read the rules. The first entry of each language was then used to improve them, the second was not, so that
 * its figures show what to expect.
 */
export const SECOND_AUTHOR: Record<string, [Entry, Entry]> = {
  English: [
    {
      source:
        "Support lead at Tidewell Software, March 2018 to June 2022. Answered about 40 tickets a day. Wrote the help centre from scratch. Trained six new colleagues. Before that, barista at Copper Bean, 2016–2018. BA in History, University of Leeds, 2016. Zendesk, Jira, a little SQL.",
      supported: [
        "As support lead at Tidewell Software I answered about forty tickets a day.",
        "I trained six new colleagues and wrote the help centre from scratch.",
        "I hold a BA in History from the University of Leeds.",
        "For more than four years I worked with Zendesk and Jira at Tidewell Software.",
        "Before 2018 I was a barista at Copper Bean.",
        "I would be glad to bring my support experience to your team.",
        "Helping people calmly is what I enjoy most.",
      ],
      invented: [
        "I managed a team of 25 agents at Tidewell Software.",
        "I cut response times by half.",
        "I hold an MSc in Computer Science.",
        "I have deep experience with Salesforce.",
        "I was named Employee of the Year in 2021.",
        "I worked at Zendesk before joining Tidewell.",
        "I am certified in ITIL and Scrum.",
        "I speak fluent Spanish.",
        "I have over ten years of experience in customer support.",
      ],
    },
    {
      source:
        "Electrician, self-employed since 2015. Rewired 30 flats for Marrow Housing in 2020. NVQ Level 3, Bolton College, 2013. Two apprentices. Clean driving licence.",
      supported: [
        "I have been a self-employed electrician since 2015.",
        "In 2020 I rewired thirty flats for Marrow Housing.",
        "I look after two apprentices.",
        "I earned my NVQ Level 3 at Bolton College in 2013.",
        "I have a clean driving licence and like to get things done properly.",
      ],
      invented: [
        "I rewired 300 flats for Marrow Housing.",
        "I ran a firm of twelve electricians.",
        "I hold a degree in electrical engineering.",
        "I am the leading electrician in Bolton.",
        "I know KNX and building automation inside out.",
        "I have worked for Siemens.",
        "I finished every job under budget.",
        "I passed the 18th Edition exam with distinction.",
      ],
    },
  ],
  German: [
    {
      source:
        "Sachbearbeiterin Einkauf, Werk Ostheim GmbH, 04/2017 – 09/2023. 120 Lieferanten betreut. SAP MM eingeführt. Kaufmännische Ausbildung, IHK Kassel, 2016. Englisch B2.",
      supported: [
        "Von 2017 bis 2023 war ich Sachbearbeiterin im Einkauf der Werk Ostheim GmbH.",
        "Dort betreute ich 120 Lieferanten und führte SAP MM ein.",
        "Meine kaufmännische Ausbildung habe ich 2016 bei der IHK Kassel abgeschlossen.",
        "Gut sechs Jahre habe ich im Einkauf gearbeitet.",
        "Auf ein Gespräch mit Ihnen freue ich mich sehr.",
        "Sorgfalt und Verlässlichkeit sind mir wichtig.",
      ],
      invented: [
        "Ich habe den Einkauf geleitet und fünf Mitarbeiter geführt.",
        "Die Einkaufskosten konnte ich um 15 % senken.",
        "Ich spreche verhandlungssicheres Französisch.",
        "Mein Studium der Betriebswirtschaft habe ich in Göttingen abgeschlossen.",
        "Ich verfüge über langjährige Erfahrung mit Oracle.",
        "Ich wurde als beste Mitarbeiterin ausgezeichnet.",
        "Zuvor war ich zwei Jahre bei Volkswagen tätig.",
        "Ich habe ein Budget von drei Millionen Euro verantwortet.",
      ],
    },
    {
      source:
        "Pflegefachkraft, Klinik am Deich, seit Oktober 2014. Station mit 24 Betten. Praxisanleiterin seit 2019. Examen 2014, Pflegeschule Emden.",
      supported: [
        "Seit Oktober 2014 arbeite ich als Pflegefachkraft in der Klinik am Deich.",
        "Unsere Station hat 24 Betten.",
        "Seit 2019 bin ich Praxisanleiterin.",
        "2014 habe ich mein Examen an der Pflegeschule Emden abgelegt.",
        "Die Arbeit mit Menschen liegt mir.",
      ],
      invented: [
        "Ich leite eine Station mit 48 Betten.",
        "Ich bin Stationsleiterin.",
        "Ich habe einen Bachelor in Pflegewissenschaft.",
        "Ich habe 30 Auszubildende angeleitet.",
        "Ich habe auf der Intensivstation der Charité gearbeitet.",
        "Ich besitze eine Weiterbildung in Palliativpflege.",
        "Ich beherrsche Orbis und Medico.",
      ],
    },
  ],
  French: [
    {
      source:
        "Cheffe de rang, Brasserie du Quai, Lyon, 2015 à 2021. Service de 80 couverts. Formation de trois apprentis. BTS Hôtellerie, 2014. Anglais courant.",
      supported: [
        "De 2015 à 2021, j'ai été cheffe de rang à la Brasserie du Quai à Lyon.",
        "J'assurais un service de quatre-vingts couverts.",
        "J'ai formé trois apprentis.",
        "Je suis titulaire d'un BTS Hôtellerie.",
        "Je parle couramment anglais.",
        "J'aime le contact avec les clients.",
      ],
      invented: [
        "J'ai dirigé une équipe de quinze personnes.",
        "J'ai augmenté le chiffre d'affaires de 20 %.",
        "J'ai obtenu une étoile Michelin.",
        "Je suis diplômée de l'École hôtelière de Lausanne.",
        "Je parle aussi italien et espagnol.",
        "J'ai travaillé au Ritz à Paris.",
        "Je maîtrise Lightspeed et Zelty.",
        "Forte de dix ans d'expérience, je connais bien le métier.",
      ],
    },
    {
      source:
        "Comptable, Ateliers Vernay, depuis 2018. Clôture mensuelle de deux sociétés. DCG, 2017. Sage et Excel. Mise en place de la facturation électronique en 2022.",
      supported: [
        "Depuis 2018, je suis comptable aux Ateliers Vernay.",
        "J'assure la clôture mensuelle de deux sociétés.",
        "En 2022, j'ai mis en place la facturation électronique.",
        "Je travaille avec Sage et Excel.",
        "La rigueur compte beaucoup pour moi.",
      ],
      invented: [
        "Je suis directrice financière.",
        "J'ai géré la comptabilité de douze sociétés.",
        "J'ai un master en finance.",
        "J'ai réduit les délais de clôture de cinq jours.",
        "Je connais parfaitement SAP.",
        "J'ai été auditrice chez Deloitte.",
        "J'ai reçu le prix de l'innovation.",
      ],
    },
  ],
  Spanish: [
    {
      source:
        "Profesora de matemáticas, Instituto Valdeorras, 2012–2020. Clases de 28 alumnos. Coordiné el departamento desde 2017. Licenciada en Matemáticas, Universidad de Santiago, 2011. GeoGebra.",
      supported: [
        "Fui profesora de matemáticas en el Instituto Valdeorras de 2012 a 2020.",
        "Desde 2017 coordiné el departamento.",
        "Mis clases tenían veintiocho alumnos.",
        "Soy licenciada en Matemáticas por la Universidad de Santiago.",
        "Trabajo con GeoGebra.",
        "Me gusta explicar las cosas con calma.",
      ],
      invented: [
        "Dirigí el instituto durante tres años.",
        "El 95 % de mis alumnos aprobó la selectividad.",
        "Tengo un doctorado en Matemáticas.",
        "Recibí el premio a la mejor docente.",
        "Domino Python y MATLAB.",
        "Enseñé también en el Colegio Alemán de Madrid.",
        "Publiqué cuatro libros de texto.",
        "Hablo francés con fluidez.",
      ],
    },
    {
      source:
        "Conductor de autobús, Transportes Arriaga, desde mayo de 2016. Ruta de 210 km. Sin accidentes. Permiso D, 2015. Antes, repartidor, 2013–2015.",
      supported: [
        "Desde mayo de 2016 soy conductor de autobús en Transportes Arriaga.",
        "Mi ruta tiene 210 kilómetros.",
        "Tengo el permiso D desde 2015.",
        "Antes fui repartidor durante dos años.",
        "Soy puntual y tranquilo.",
      ],
      invented: [
        "Fui jefe de tráfico.",
        "Formé a ocho conductores nuevos.",
        "He conducido más de un millón de kilómetros.",
        "También trabajé en Alsa.",
        "Tengo el permiso E y el título de mecánico.",
        "Me eligieron conductor del año.",
        "Reduje el consumo de combustible un 12 %.",
      ],
    },
  ],
};
