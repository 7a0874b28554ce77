import type { Draft } from "./drafts";

/** Honest letters that the vocabulary was widened with. */
export const MORE_DRAFTS: Record<string, Draft[]> = {
  English: [
    {
      source: `Registered Nurse, St Aldhelm Hospital, 2016 – 2021
Cared for up to 9 patients per shift on the cardiology ward
Introduced a handover checklist with the ward sister
Supervised student nurses
Healthcare Assistant, Meadow House, 2013 – 2016
Helped 20 residents with washing, dressing and meals
Diploma of Higher Education in Nursing, University of Bath, 2016`,
      letter: `Dear Mrs Thornton,
When I read about the vacancy on your website, I knew straight away that I wanted to apply. As a registered nurse at St Aldhelm Hospital, I cared for up to nine patients per shift on the cardiology ward between 2016 and 2021. Together with the ward sister I introduced a handover checklist. Supervising student nurses was one of the most rewarding parts of my role. Prior to this I was a healthcare assistant at Meadow House, supporting 20 residents with washing, dressing and meals. My diploma in nursing from the University of Bath has given me a solid foundation. People tell me that I remain composed even on hectic days, and that patients feel safe with me. I believe that small gestures matter as much as medical knowledge. Your hospital's reputation for treating people with dignity strongly appeals to me. I am available from next month and happy to work weekends. Please do not hesitate to contact me should you require anything further.`,
    },
    {
      source: `Research Assistant, Institute of Marine Ecology, Plymouth, 2018 – 2022
Collected water samples on 14 field trips
Analysed data in R and wrote two papers with my supervisor
Teaching assistant for first-year statistics
MSc Marine Biology, University of Plymouth, 2018
Diving licence, Norwegian (basic)`,
      letter: `I am excited to submit my application for the research position in your group. From 2018 to 2022 I worked as a research assistant at the Institute of Marine Ecology in Plymouth. I took part in 14 field trips, during which I collected water samples. Afterwards I analysed the data in R, and my supervisor and I wrote two papers. I was also a teaching assistant for first-year statistics, an experience that taught me how to break complicated ideas into simple steps. I obtained my MSc in Marine Biology from the University of Plymouth. In addition, I hold a diving licence and speak basic Norwegian. What fascinates me about science is that every answer raises new questions. I would be honoured to contribute to your work, and I am confident that my curiosity would be an asset. I would be glad to tell you more in person.`,
    },
  ],
  German: [
    {
      source: `Elektronikerin für Betriebstechnik, Stahlbau Wittmer, 2016 – 2021
Wartung von 30 Schaltanlagen
Fehlersuche im Schichtbetrieb, Bereitschaftsdienst
Mitarbeit bei der Umstellung auf LED-Beleuchtung
Ausbildung zur Elektronikerin, Berufsschule Siegen, 2012 – 2016
Führerschein Klasse B, Englisch B1`,
      letter: `Sehr geehrter Herr Lohse,
als ich Ihre Ausschreibung entdeckte, war mir sofort klar, dass diese Stelle zu mir passt. Von 2016 bis 2021 war ich als Elektronikerin für Betriebstechnik bei Stahlbau Wittmer beschäftigt. Zu meinen Aufgaben gehörten die Wartung von 30 Schaltanlagen und die Fehlersuche im Schichtbetrieb. Den Bereitschaftsdienst habe ich gern übernommen. Auch an der Umstellung auf LED-Beleuchtung habe ich mitgewirkt. Meine Ausbildung absolvierte ich von 2012 bis 2016 an der Berufsschule in Siegen. Ich besitze den Führerschein der Klasse B und verfüge über Englischkenntnisse auf dem Niveau B1. Vorgesetzte beschreiben mich als zuverlässig, umsichtig und belastbar. Auch in stressigen Momenten behalte ich einen kühlen Kopf. An Ihrem Betrieb gefällt mir besonders, dass Wert auf ein gutes Miteinander gelegt wird. Für Rückfragen stehe ich Ihnen jederzeit gern zur Verfügung.`,
    },
    {
      source: `Erzieherin, Kita Regenbogen, August 2014 – Juli 2021
Gruppe mit 22 Kindern zwischen drei und sechs Jahren
Eltern­gespräche geführt, Sommerfest organisiert
Sprachförderung für acht Kinder
Staatlich anerkannte Erzieherin, Fachschule Trier, 2014
Gitarre, Erste-Hilfe-Kurs 2020`,
      letter: `Mit Begeisterung habe ich gelesen, dass Sie Verstärkung für Ihre Einrichtung suchen. Sieben Jahre lang war ich Erzieherin in der Kita Regenbogen, wo ich eine Gruppe mit 22 Kindern zwischen drei und sechs Jahren betreute. Ich habe Elterngespräche geführt und das Sommerfest organisiert. Besonders am Herzen lag mir die Sprachförderung, an der acht Kinder teilnahmen. 2014 schloss ich die Fachschule in Trier als staatlich anerkannte Erzieherin ab. Einen Erste-Hilfe-Kurs habe ich zuletzt 2020 besucht. Ich spiele Gitarre und singe gern mit den Kindern. Mir ist es ein Anliegen, dass jedes Kind sich angenommen fühlt. Konflikte sehe ich als Gelegenheit, miteinander zu wachsen. Ich würde mich sehr freuen, Sie und Ihr Team bald kennenzulernen.`,
    },
  ],
  French: [
    {
      source: `Infirmière, Hôpital Sainte-Marthe, 2016 – 2021
Prise en charge de 9 patients par poste en cardiologie
Encadrement d'étudiants infirmiers
Aide-soignante, Résidence Les Prés, 2013 – 2016
Accompagnement de 20 résidents pour la toilette et les repas
Diplôme d'État d'infirmier, IFSI de Tours, 2016
Anglais (notions)`,
      letter: `Madame Thierry,
C'est avec un vif intérêt que j'ai découvert votre offre d'emploi. De 2016 à 2021, j'ai exercé comme infirmière à l'Hôpital Sainte-Marthe, où je prenais en charge neuf patients par poste en cardiologie. L'encadrement d'étudiants infirmiers a été l'un des aspects les plus enrichissants de mon travail. Avant cela, j'étais aide-soignante à la Résidence Les Prés et j'accompagnais vingt résidents pour la toilette et les repas. J'ai obtenu mon diplôme d'État d'infirmier à l'IFSI de Tours en 2016. J'ai aussi des notions d'anglais. On me décrit comme une personne posée, fiable et à l'écoute. Même dans les moments de tension, je garde mon sang-froid. Les valeurs de votre établissement rejoignent les miennes. Je me tiens à votre disposition pour vous rencontrer. Veuillez agréer, Madame, mes salutations respectueuses.`,
    },
    {
      source: `Conducteur de bus, Réseau Azalée, depuis mai 2015
Ligne de 18 km, 140 passagers par jour
Aucun accident en six ans
Accueil des nouveaux conducteurs
Livreur, Boulangerie Fontaine, 2012 – 2015
Permis D, 2014`,
      letter: `Monsieur Garnier,
Votre entreprise recherche un conducteur sérieux et ponctuel, et je crois correspondre à ce profil. Depuis mai 2015, je conduis un bus pour le Réseau Azalée. Ma ligne fait 18 kilomètres et je transporte environ 140 passagers par jour. En six ans, je n'ai eu aucun accident. J'accueille volontiers les nouveaux conducteurs. Auparavant, j'étais livreur à la Boulangerie Fontaine, de 2012 à 2015. Je suis titulaire du permis D depuis 2014. Le contact avec les usagers me plaît et je sais rester aimable en toute circonstance. La sécurité passe toujours en premier à mes yeux. Je peux commencer dès le mois prochain. Dans l'espoir d'une réponse favorable, je vous adresse mes sincères salutations.`,
    },
  ],
  Spanish: [
    {
      source: `Enfermera, Hospital Santa Marta, 2016 – 2021
Atención a 9 pacientes por turno en cardiología
Tutora de estudiantes de enfermería
Auxiliar, Residencia Los Prados, 2013 – 2016
Ayuda a 20 residentes con el aseo y las comidas
Grado en Enfermería, Universidad de Burgos, 2016
Inglés básico`,
      letter: `Estimada señora Robles:
Con gran interés he leído su oferta de empleo. Entre 2016 y 2021 trabajé como enfermera en el Hospital Santa Marta, donde atendía a nueve pacientes por turno en cardiología. Ser tutora de estudiantes de enfermería fue una de las partes más enriquecedoras de mi trabajo. Antes fui auxiliar en la Residencia Los Prados y ayudaba a veinte residentes con el aseo y las comidas. Obtuve el grado en Enfermería en la Universidad de Burgos en 2016. También tengo un inglés básico. Quienes me conocen dicen que soy serena, cercana y de confianza. Incluso en momentos de tensión conservo la calma. Los valores de su centro coinciden con los míos. Estoy disponible a partir del próximo mes. Agradezco de antemano su tiempo y quedo a su disposición para cualquier consulta.`,
    },
    {
      source: `Electricista, Montajes Lezama, 2014 – 2020
Mantenimiento de 30 cuadros eléctricos
Guardias de fin de semana
Colaboración en el cambio a iluminación LED
Grado medio de Electricidad, Instituto de Lorca, 2014
Carné B, inglés B1`,
      letter: `Apreciado señor Ibáñez:
Al ver su anuncio supe enseguida que este puesto encaja conmigo. De 2014 a 2020 fui electricista en Montajes Lezama. Entre mis tareas estaban el mantenimiento de 30 cuadros eléctricos y las guardias de fin de semana. Además, colaboré en el cambio a iluminación LED. Estudié el grado medio de Electricidad en el Instituto de Lorca, que terminé en 2014. Dispongo de carné B y de un nivel B1 de inglés. Mis jefes me describen como una persona fiable, prudente y resolutiva. Me adapto con rapidez a los imprevistos. Lo que más me atrae de su empresa es el buen ambiente. Me haría mucha ilusión formar parte de su equipo. Reciba un cordial saludo.`,
    },
  ],
  Arabic: [
    {
      source: `ممرضة، مستشفى الرحمة، 2016 – 2021
رعاية تسعة مرضى في كل نوبة في قسم القلب
الإشراف على طلاب التمريض
مساعدة تمريض، دار السكينة، 2013 – 2016
مساعدة 20 مقيما في الوجبات
بكالوريوس التمريض، جامعة عمان، 2016
الإنجليزية (أساسي)`,
      letter: `السيدة الفاضلة،
اطلعت باهتمام بالغ على إعلان الوظيفة في موقعكم. بين 2016 و2021 عملت ممرضة في مستشفى الرحمة حيث كنت أرعى تسعة مرضى في كل نوبة في قسم القلب. كان الإشراف على طلاب التمريض من أجمل جوانب عملي. قبل ذلك كنت مساعدة تمريض في دار السكينة وساعدت عشرين مقيما في الوجبات. حصلت على بكالوريوس التمريض من جامعة عمان عام 2016. لدي معرفة أساسية بالإنجليزية. يصفني زملائي بالهدوء والصدق. أحافظ على هدوئي حتى في اللحظات الصعبة. تتفق قيم مؤسستكم مع قيمي. يمكنني البدء في الشهر القادم. أرجو قبول فائق التقدير والاحترام.`,
    },
  ],
  Japanese: [
    {
      source: `看護師、聖愛病院、2016年〜2021年
循環器病棟で1勤務につき9名の患者を担当
看護学生の指導
介護助手、緑の家、2013年〜2016年
入居者20名の食事と入浴を介助
看護学士、山手大学、2016年
英語（基礎）`,
      letter: `このたび、貴院のホームページで求人を拝見し、応募させていただきました。2016年から2021年まで聖愛病院で看護師として勤務し、循環器病棟で1勤務につき9名の患者を担当しておりました。看護学生の指導にも携わり、大きなやりがいを感じました。それ以前は緑の家で介護助手として、入居者20名の食事と入浴を介助していました。2016年に山手大学で看護学士を取得しました。英語は基礎的な会話ができます。周囲からは落ち着いていて頼りになると言われます。慌ただしい時でも冷静さを保つよう心がけています。貴院の理念に深く共感しております。ご検討のほど、よろしくお願いいたします。`,
    },
  ],
};
