import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { type Letter, letterOf } from "./letter";
import { SPANISH } from "./spanish";

/** Honest letters: all that they say of the person is in the source of the same hand. */
export const WESTERN_LETTERS: Letter[] = [
  letterOf(
    "English",
    ENGLISH,
    "nurse",
    `Dear Ms Holloway,
I would like to apply for the post of staff nurse on your ward. Between 2017 and 2023 I nursed in Cardiology at St Brannoc Hospital. The unit was small, only twelve beds, so everybody had to pitch in, nights and weekends included. My daily routine included wound care, intravenous lines and blood draws. I precepted six new graduates, and I found that explaining a procedure sharpens one's own practice. In 2021 I was involved in an audit of the drug charts. I got my start as a bank nurse at Penrose Care Home. I graduated from the University of Plymouth with a BSc in Nursing. My BLS certificate is in place. I should say openly that I have no paediatric experience. What draws me to your hospital is its reputation for taking time with patients. I can start at short notice and am happy to come in for a trial shift. Kind regards`,
  ),
  letterOf(
    "English",
    ENGLISH,
    "chef",
    `Dear Mr Ashgrove,
Ever since I first stood at a stove, I have loved the rhythm of a busy kitchen. At The Copper Pan in Aldermoor I started with vegetables and later graduated to sauces. On a Saturday night the eight of us would send out some 110 covers, and nobody ever lost their temper. Since May 2019 I have been sous-chef at Hotel Marrowby, where the head chef and I write the lunch menu together. Ordering the fish is one of my favourite chores. I would not have believed how much a set of scales can teach you. After I started weighing what came back on the plates, we cut our food waste by a fifth. I trained at Westhaven Catering College. At home I speak Portuguese, which comes in handy in many a kitchen. I have never run a kitchen on my own, and I will not pretend otherwise. But I would love to take that step, and I believe your bistro is the right place for it. May I cook for you one afternoon?`,
  ),
  letterOf(
    "English",
    ENGLISH,
    "developer",
    `Dear Hiring Team,
I was thrilled to come across your opening for a platform engineer, as it aligns perfectly with both my background and my ambitions. In my current role as a backend developer at Fennel Software, I develop and maintain Go and PostgreSQL services behind a booking app with approximately 40,000 users. One accomplishment I look back on with particular satisfaction is the migration of our nightly jobs from cron to Temporal, which reduced the run time from 95 to 35 minutes. Being on call one week in four has given me a healthy respect for clear logs and boring solutions. Prior to this, I completed an internship at the Museum of Tides, creating a small React site for visitors. I hold a BSc in Computer Science from the University of Kent. For my final-year project I built a route planner for cyclists. Beyond my day-to-day responsibilities, I am reading about Rust, although I have not used it at work. I thrive in teams that communicate openly and give honest feedback. I am confident that my pragmatic mindset would be a great addition to your team. I would welcome the opportunity to discuss how I can contribute to your roadmap. Thank you for your time and consideration.`,
  ),
  letterOf(
    "English",
    ENGLISH,
    "driver",
    `Hello,
I saw your ad for a night driver and I am interested. I have been with Tolland Haulage since 2016 and hold a class C+E licence. Most nights I do Bristol to Leeds and back, five nights a week. I have had no accidents. I load and secure machine parts, up to 24 tonnes, and I keep the digital tachograph paperwork in order. Two new drivers learned the routes with me. Before that I drove a van for Quickdrop Parcels for four years. That was about 130 parcels a day, so I do not mind being busy. I have had a forklift licence since 2018. I have not done the ADR training yet, but I am willing to. I am looking for a firm closer to home. You can reach me any day after two in the afternoon.`,
  ),
  letterOf(
    "German",
    GERMAN,
    "nurse",
    `Sehr geehrte Frau Brinkmann,
Ihre Anzeige für die Innere Medizin hat mich sofort angesprochen. Von 2017 bis 2023 habe ich in der Kardiologie der St.-Anschar-Klinik gepflegt. Auf einer Station mit 22 Betten lernt man schnell, Prioritäten zu setzen. Nacht- und Wochenenddienste waren für mich selbstverständlich. Zu meinem Alltag gehörten die Wundversorgung, Infusionen und Blutentnahmen. Als Praxisanleiterin begleitete ich sechs Auszubildende, was mir große Freude bereitet hat. An der Überprüfung der Medikamentenpläne habe ich 2021 mitgewirkt. Meine ersten Schritte in der Pflege machte ich im Seniorenheim Am Deich. Mein Examen habe ich an der Pflegeschule Wesermünde abgelegt. In der Kinderheilkunde habe ich keine Erfahrung, das möchte ich offen sagen. Die Intensivpflege würde ich gern lernen. Zuhören und Humor halte ich in unserem Beruf für unverzichtbar. Über ein Kennenlernen würde ich mich sehr freuen.`,
  ),
  letterOf(
    "German",
    GERMAN,
    "electrician",
    `Guten Tag Herr Thomsen,
ich suche eine neue Stelle als Elektroniker und habe gehört, dass Sie Leute brauchen. Gelernt und gearbeitet habe ich bei Elektro Wiesner. Dort habe ich von 2013 bis 2021 Neubauten verkabelt, Zählerschränke gesetzt und Störungen behoben. Meistens waren wir zu zweit bis zu viert auf der Baustelle. Seit Oktober 2021 baue ich als Servicetechniker bei Solarwerk Nord Photovoltaik auf Einfamilienhäuser. Im Jahr sind das ungefähr 60 Anlagen. Im Kundendienst fahre ich bis zu 80 Kilometer weit. Rufbereitschaft alle drei Wochen bin ich gewohnt. Meinen Gesellenbrief habe ich seit 2013. Den Anhängerführerschein BE besitze ich auch. Später will ich noch die Meisterschule besuchen. Ich packe gern mit an und rede mit den Kunden so, dass sie es verstehen. Rufen Sie mich einfach an.`,
  ),
  letterOf(
    "German",
    GERMAN,
    "youth",
    `Sehr geehrte Damen und Herren,
hiermit bewerbe ich mich um einen Ausbildungsplatz als Kfz-Mechatroniker. Die Realschule Birkenfeld habe ich 2025 mit einem Schnitt von 2,1 abgeschlossen. Schon als Kind habe ich gern geschraubt und wollte immer wissen, wie etwas funktioniert. In meinem Schülerpraktikum in der Kfz-Werkstatt Paulsen habe ich zwei Wochen lang mitgeholfen. Ich habe Reifen gewechselt, den Ölstand geprüft und am Abend die Werkstatt aufgeräumt. Im Sommer 2024 hatte ich einen Ferienjob in der Gärtnerei Lohse. Dort habe ich Pflanzen gegossen und verkauft und gemerkt, dass mir der Kontakt mit Kunden liegt. In der Jugendfeuerwehr bin ich seit 2020, da muss man sich aufeinander verlassen können. In der neunten Klasse haben mich meine Mitschüler zum Klassensprecher gewählt. Meine Lieblingsfächer sind Mathe und Technik. Einen Führerschein habe ich noch nicht. Ich bin pünktlich, mache mich gern schmutzig und lerne schnell. Über eine Einladung zum Probearbeiten freue ich mich.`,
  ),
  letterOf(
    "German",
    GERMAN,
    "polished",
    `Sehr geehrte Frau Dr. Lindner,
mit großer Begeisterung habe ich Ihre Ausschreibung zur Einkäuferin gelesen, denn sie verbindet genau das, was mich beruflich antreibt: Struktur, Verhandlungsgeschick und Teamarbeit. Derzeit bin ich als Sachbearbeiterin im Einkauf bei der Möllers Verpackungen GmbH beschäftigt. Zu meinen Kernaufgaben zählen der Vergleich der Angebote von rund 35 Lieferanten sowie das Anlegen von Bestellungen in SAP. Ebenso überwache ich Liefertermine und sorge so für reibungslose Abläufe. Besonders stolz bin ich darauf, dass wir nach der Neuausschreibung der Kartonagen die Kosten um 8 Prozent senken konnten. In Abwesenheit meiner Teamleiterin übernehme ich deren Vertretung. Während meiner Zeit in der Kreisverwaltung Halden habe ich Bürgeranfragen bearbeitet und Rechnungen geprüft. Diese Station hat meinen Blick für Details geschärft. Englisch beherrsche ich verhandlungssicher. Ich zeichne mich durch eine lösungsorientierte Denkweise und ein hohes Maß an Eigeninitiative aus. Gerne überzeuge ich Sie in einem persönlichen Gespräch von meinen Stärken. Ich freue mich auf Ihre Rückmeldung.`,
  ),
  letterOf(
    "French",
    FRENCH,
    "nurse",
    `Madame, Monsieur,
Votre annonce pour un poste en médecine interne a retenu toute mon attention. De 2017 à 2023, j'ai exercé comme infirmière en cardiologie à la clinique des Aubépines. Dans un service de douze lits, on apprend vite à s'organiser. Les nuits et les week-ends faisaient partie de mon quotidien. Je réalisais pansements, perfusions et prises de sang. J'ai encadré six étudiants, et transmettre ce que l'on sait est un vrai bonheur. En 2021, j'ai participé à l'audit des prescriptions. J'avais commencé comme aide-soignante à la résidence du Lavoir. Mon diplôme d'État, je l'ai obtenu à l'IFSI de Quimper en 2017. Je n'ai pas d'expérience en pédiatrie, je préfère le dire franchement. Je souhaite me former à la réanimation. L'écoute et la bonne humeur me semblent indispensables dans notre métier. Je reste à votre disposition pour un entretien.`,
  ),
  letterOf(
    "French",
    FRENCH,
    "chef",
    `Chère Madame Fontanel,
La cuisine est pour moi une histoire de partage. Au Pot de Grès, à Sarlande, j'ai débuté aux légumes puis je suis passé aux sauces. Nous étions huit et le samedi nous envoyions environ 110 couverts, dans une ambiance toujours bienveillante. Depuis mai 2019, je suis second de cuisine à l'hôtel Marenval. J'y élabore la carte du midi avec le chef et je m'occupe des commandes de poisson. En 2022, le simple fait de peser les restes nous a permis de réduire le gaspillage d'un cinquième. J'ai passé mon CAP au lycée hôtelier de Brive. Chez moi, on parle portugais à table. Je n'ai encore jamais dirigé une cuisine seul. C'est pourtant mon rêve, et votre maison me paraît l'endroit idéal pour franchir le pas. J'aime les équipes où l'on goûte, où l'on discute et où l'on rit. Je serais heureux de venir cuisiner pour vous.`,
  ),
  letterOf(
    "French",
    FRENCH,
    "driver",
    `Bonjour,
Je vous écris au sujet de votre offre de conducteur de nuit. Je travaille chez Transports Vaubrun depuis 2016 et j'ai le permis CE. Je fais surtout Nantes – Lyon aller-retour, cinq nuits par semaine. Je n'ai eu aucun accident. Je charge et j'arrime moi-même des pièces de machines, jusqu'à 24 tonnes. Le chronotachygraphe numérique n'a pas de secret pour moi. J'ai montré le travail à deux nouveaux conducteurs. Avant, j'étais livreur chez Colivite, de 2012 à 2016. C'était environ 130 colis par jour, donc le rythme ne me fait pas peur. J'ai le CACES chariot depuis 2018. Je n'ai pas encore la formation ADR mais je veux bien la suivre. Je cherche une entreprise plus proche de chez moi. Vous pouvez me joindre l'après-midi.`,
  ),
  letterOf(
    "French",
    FRENCH,
    "clerk",
    `Madame la Directrice,
C'est avec un vif intérêt que j'ai pris connaissance de votre offre d'assistante de direction, qui correspond pleinement à mes aspirations. Actuellement assistante administrative à la mairie de Valbonnet, j'assure l'accueil du public, soit une quarantaine de personnes par jour. Je prends également en charge le courrier, l'agenda des élus et la tenue des archives. J'ai contribué, aux côtés du service informatique, à la dématérialisation des dossiers d'état civil. Le délai de réponse est ainsi passé de dix à quatre jours, ce dont je suis particulièrement fière. Mon passage à la Supérette Duval, en tant qu'hôtesse de caisse, m'a appris à garder le sourire en toutes circonstances. Titulaire d'un BTS gestion de la PME, je maîtrise Word, Excel et Outlook. Mon anglais reste scolaire. Rigoureuse et discrète, je sais hiérarchiser les priorités. Votre établissement, reconnu pour son sens du service, me donne envie de m'investir durablement. Je me tiens à votre entière disposition pour échanger de vive voix. Je vous prie d'agréer, Madame la Directrice, l'expression de mes salutations distinguées.`,
  ),
  letterOf(
    "Spanish",
    SPANISH,
    "nurse",
    `Estimada señora Quiroga:
Su anuncio para Medicina Interna me llamó la atención enseguida. Entre 2017 y 2023 ejercí de enfermera en la unidad de Cardiología del Hospital San Telmo. Con solo doce camas, allí todas teníamos que arrimar el hombro. Trabajé noches y fines de semana sin problema. Hacía curas, canalizaba vías y realizaba extracciones de sangre. Fui tutora de seis estudiantes y descubrí que enseñar obliga a hacer bien las cosas. En 2021 colaboré en la revisión de las prescripciones. Mis primeros pasos los di como auxiliar en la Residencia Los Tilos. Me gradué en Enfermería por la Universidad de Oviedo en 2017. No tengo experiencia en pediatría, prefiero decirlo con franqueza. Sí me gustaría formarme en cuidados intensivos. Creo que escuchar es la mitad de nuestro oficio. Quedo a su disposición para una entrevista.`,
  ),
  letterOf(
    "Spanish",
    SPANISH,
    "teacher",
    `Estimado equipo de selección:
Les escribo con mucha ilusión porque su editorial lleva años en mi mesilla de noche. De 2016 a 2022 fui profesora de Lengua en el IES Ribera Alta. Mis alumnos tenían entre 14 y 16 años, y los grupos eran de veintiocho. Con dos compañeros coordiné el periódico escolar, una aventura de la que guardo muy buen recuerdo. También puse en marcha un club de lectura, y los préstamos de la biblioteca se duplicaron. Desde 2022 trabajo como correctora autónoma para varias editoriales. Corrijo sobre todo novela y libro de texto. Me licencié en Filología Hispánica en la Universidad de Salamanca. Leo y hablo francés con un nivel B2. Nunca he enseñado a adultos, aunque la idea no me asusta. Disfruto cuidando cada coma y cada matiz. Estaría encantada de hacer una prueba. Muchas gracias por su tiempo.`,
  ),
  letterOf(
    "Spanish",
    SPANISH,
    "driver",
    `Hola:
Les escribo por el puesto de conductor de noche. Estoy en Transportes Bermeo desde 2016 y tengo el permiso C+E. Hago sobre todo Bilbao – Valencia, ida y vuelta, cinco noches por semana. No he tenido accidentes. Cargo y sujeto piezas de maquinaria de hasta 24 toneladas. Manejo el tacógrafo digital sin problemas. A dos conductores nuevos les enseñé las rutas. Antes fui repartidor en Paqueya durante cuatro años. Eran unos 130 paquetes al día, así que el trabajo no me asusta. Tengo el carné de carretillero desde 2018. El curso ADR aún no lo he hecho, pero estoy dispuesto a hacerlo. Busco una empresa más cerca de casa. Pueden llamarme por las tardes.`,
  ),
  letterOf(
    "Spanish",
    SPANISH,
    "youth",
    `Buenos días:
Me dirijo a ustedes para solicitar unas prácticas en su clínica. Acabo de terminar la ESO en el Instituto Valdelagua con una nota media de 7,8. Desde pequeño me encantan los animales, y por eso quiero dedicarme a cuidarlos. En mayo de 2024 hice dos semanas de prácticas en Veterinaria Colmenar. Limpié jaulas, paseé perros y atendí el teléfono. Aprendí que con los dueños también hace falta mucha paciencia. En verano trabajé en la Heladería Nieve, durante los meses de julio y agosto. Fui delegado de clase en tercero. Juego al baloncesto desde 2019 en el club de mi barrio. Mi asignatura favorita es la Biología. Tengo un nivel A2 de inglés. Soy puntual y aprendo rápido. Me haría mucha ilusión que me dieran una oportunidad.`,
  ),
];
