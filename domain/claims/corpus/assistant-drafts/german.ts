import type { Person } from "./person";

export const GERMAN: Person[] = [
  {
    author: "truck driver",
    source: `Berufskraftfahrer, Spedition Wiesenkamp, Soltau – seit 04/2016
Fernverkehr Skandinavien + Benelux, Sattelzug 40 t, Kühlware
ca. 120.000 km im Jahr, seit 2018 unfallfrei
Zwei neue Fahrer je zwei Wochen eingewiesen (2021, 2023)
Ladungssicherung, digitaler Tachograf, Zollpapiere Norwegen
Davor: Auslieferungsfahrer, Getränke Holthoff, 2011 bis 2016, 7,5-Tonner, rund 25 Kunden am Tag
Führerschein CE (2015), Module 95 gültig bis 2028, ADR-Schein abgelaufen 2022
gelernter Lagerist, Abschluss 2010
Spritverbrauch 29,4 l (2022), 27,8 l (2024)
Englisch gut, Norwegisch paar Brocken
Keine Kranerfahrung. Möchte später gern als Disponent arbeiten
Am liebsten Tagestouren, wegen der Familie`,
    supported: [
      "Erfahrener Berufskraftfahrer im Fernverkehr mit Schwerpunkt auf temperaturgeführten Transporten nach Skandinavien und in die Beneluxländer.",
      "Für die Spedition Wiesenkamp in Soltau bin ich seit nunmehr zehn Jahren unterwegs.",
      "Jährliche Fahrleistung von etwa 120.000 Kilometern, unfallfrei seit 2018",
      "Der digitale Tachograf und eine fachgerechte Ladungssicherung sind für mich selbstverständlich.",
      "In den Jahren 2021 und 2023 habe ich jeweils einen neuen Kollegen zwei Wochen lang eingearbeitet.",
      "Vor meinem Wechsel in den Fernverkehr belieferte ich für Getränke Holthoff fünf Jahre lang täglich um die 25 Kunden.",
      "Damals war ich mit einem 7,5-Tonner unterwegs.",
      "Die Fahrerlaubnis der Klasse CE besitze ich seit 2015.",
      "Der Kraftstoffverbrauch ging von 29,4 Litern im Jahr 2022 auf 27,8 Liter im Jahr 2024 zurück.",
      "Zollformalitäten für Norwegen sind mir vertraut.",
      "Meine ADR-Bescheinigung ist 2022 abgelaufen; eine Auffrischung wäre für mich selbstverständlich.",
      "Auch wenn ich bislang nicht mit Kranaufbauten gearbeitet habe, freue ich mich darauf, Neues zu lernen.",
      "Langfristig kann ich mir eine Tätigkeit in der Disposition gut vorstellen.",
      "Nach einer Ausbildung zum Lageristen, die ich 2010 abschloss, zog es mich bald hinter das Steuer.",
      "Zuverlässigkeit und Pünktlichkeit sind für mich keine Floskeln, sondern gelebter Alltag.",
      "Besonders reizt mich an Ihrer Anzeige, dass Sie überwiegend Tagestouren anbieten, denn so bleibt mehr Zeit für meine Familie.",
      "Auf Englisch verständige ich mich gut, auf Norwegisch reicht es für ein paar Worte.",
    ],
    invented: {
      number: ["Pro Jahr lege ich rund 180.000 Kilometer im Kühltransport zurück."],
      date: ["Bereits seit 2012 fahre ich Sattelzüge für die Spedition Wiesenkamp."],
      skill: ["Der sichere Umgang mit Ladekran und Mitnahmestapler gehört zu meinen Stärken."],
      employer: ["Zuvor war ich mehrere Jahre als Auslieferungsfahrer bei Brauerei Lüttmann beschäftigt."],
      title: ["Als Fuhrparkleiter der Spedition Wiesenkamp kenne ich den Kühltransport in allen Einzelheiten."],
      degree: ["Ich habe die Prüfung zum Meister für Kraftverkehr abgelegt."],
      superlative: ["Kein Fahrer im Betrieb verbraucht so wenig Diesel wie ich."],
      causality: ["Durch die Einweisung der neuen Fahrer sank der Spritverbrauch von 29,4 auf 27,8 Liter."],
      binding: ["Bei Getränke Holthoff transportierte ich Kühlware im 40-Tonnen-Sattelzug nach Skandinavien."],
      negation: ["Einen gültigen ADR-Schein bringe ich mit."],
      wish: ["In den letzten Jahren habe ich zusätzlich als Disponent gearbeitet und Touren geplant."],
    },
    additions: ["Kleinere Reparaturen am Fahrzeug erledige ich unterwegs selbst."],
    letter: `Sehr geehrter Herr Brandhorst,
mit großem Interesse habe ich gelesen, dass Sie Verstärkung für Ihren Fuhrpark suchen. Seit April 2016 bin ich für die Spedition Wiesenkamp im Fernverkehr tätig und transportiere Kühlware nach Skandinavien und in die Beneluxstaaten. Dabei kommen im Jahr ungefähr 120.000 Kilometer zusammen, seit 2018 ohne einen einzigen Unfall. Zwei neue Fahrer durfte ich jeweils zwei Wochen lang einweisen. Meinen Führerschein CE habe ich 2015 erworben, die Module 95 sind noch bis 2028 gültig. Da mir meine Familie wichtig ist, würde ich gern in den Tagesverkehr wechseln. Ich arbeite selbstständig, behalte auch im Stau die Ruhe und gehe mit Fahrzeug und Ware sorgsam um. Über die Einladung zu einem Gespräch freue ich mich sehr.
Mit freundlichen Grüßen`,
    paragraph: [
      ["Bei der Spedition Wiesenkamp fahre ich seit 2016 im internationalen Fernverkehr.", null],
      ["Mein Sattelzug hat 40 Tonnen, geladen habe ich Kühlware.", null],
      ["Im Jahr 2023 wurde ich zum Fahrer des Jahres gewählt.", "superlative"],
      ["Auch die Papiere für den norwegischen Zoll bereiten mir keine Schwierigkeiten.", null],
      ["Norwegisch spreche ich verhandlungssicher.", "skill"],
    ],
  },
  {
    author: "baker",
    source: `Bäckergeselle
2019–heute Backstube Ährenhof, Landshut. Teigmacher und Ofen, Schichtbeginn 1:30 Uhr
jede Nacht ca. 900 Semmeln, 160 Brote; Sauerteig in drei Stufen
Mit der Chefin ein Dinkelsortiment aufgebaut, 6 Sorten (2022)
Retouren 2021: 9 %, 2023: 6 %
Azubi im 2. Lehrjahr an der Seite, seit Sept. 2024
2015–2019 Großbäckerei Kornfeld, Regensburg – Linie 3, Laugengebäck, Maschinenführer
Lehre: Bäckerei Irlbacher, Straubing, 2012–2015, Gesellenbrief Note 2
HACCP-Schulung jährlich, Allergenkennzeichnung
Konditorei: nur Grundkenntnisse
Meisterschule geplant ab 2027
Im Verkauf habe ich nie gearbeitet`,
    supported: [
      "Bäckergeselle mit Erfahrung sowohl in der handwerklichen Backstube als auch in der industriellen Fertigung",
      "Seit 2019 bin ich in der Backstube Ährenhof in Landshut für Teige und Ofen zuständig.",
      "Nacht für Nacht entstehen dort rund 900 Semmeln und 160 Brote.",
      "Mein Sauerteig wird dreistufig geführt.",
      "2022 habe ich gemeinsam mit der Inhaberin ein Dinkelsortiment mit sechs Sorten entwickelt.",
      "Der Anteil der Retouren ist zwischen 2021 und 2023 von neun auf sechs Prozent gesunken.",
      "Seit Herbst 2024 begleite ich einen Auszubildenden im zweiten Lehrjahr.",
      "Vier Jahre lang war ich bei der Großbäckerei Kornfeld als Maschinenführer für Laugengebäck an der Linie 3 eingesetzt.",
      "Meine Gesellenprüfung habe ich 2015 mit der Note 2 bestanden.",
      "Gelernt habe ich mein Handwerk von 2012 bis 2015 in der Bäckerei Irlbacher in Straubing.",
      "An den HACCP-Schulungen nehme ich jedes Jahr teil, und auch die Kennzeichnung von Allergenen ist mir geläufig.",
      "Um halb zwei Uhr nachts beginnt meine Schicht; frühes Aufstehen schreckt mich also nicht.",
      "In der Konditorei verfüge ich über Grundkenntnisse, die ich gern ausbauen möchte.",
      "Ab 2027 plane ich den Besuch der Meisterschule.",
      "Hallo Frau Seidl, vielen Dank für Ihre schnelle Rückmeldung, der Probetag am Montag passt mir gut.",
      "Verkaufserfahrung bringe ich nicht mit, wohl aber die Bereitschaft, auch dort einmal einzuspringen.",
      "Gutes Brot braucht Zeit – diese Überzeugung teile ich mit Ihrem Haus.",
    ],
    invented: {
      number: ["Pro Nacht backe ich etwa 1.500 Semmeln."],
      date: ["Meine Ausbildung zum Bäcker habe ich 2013 abgeschlossen."],
      skill: ["Ich ziehe Schokoladendekore und modelliere Torten aus Marzipan."],
      employer: ["Nach der Lehre wechselte ich zur Großbäckerei Hasenöhrl."],
      title: ["Als Backstubenleiter im Ährenhof trage ich die Verantwortung für Teig und Ofen."],
      degree: ["Den Meisterbrief im Bäckerhandwerk habe ich in der Tasche."],
      scope: ["Das komplette Dinkelsortiment habe ich im Alleingang entwickelt."],
      causality: ["Mit dem neuen Dinkelsortiment gelang es uns, die Retouren von 9 auf 6 Prozent zu drücken."],
      binding: ["In der Großbäckerei Kornfeld führte ich den Sauerteig in drei Stufen und buk 160 Brote je Nacht."],
      negation: ["Auch hinter der Verkaufstheke habe ich schon gearbeitet."],
      wish: ["Seit diesem Jahr besuche ich berufsbegleitend die Meisterschule."],
    },
    additions: ["Außerdem übernahm ich die wöchentliche Bestellung von Mehl und Saaten."],
    letter: `Sehr geehrte Damen und Herren,
eine Backstube, in der noch mit eigenem Sauerteig gearbeitet wird, ist genau das Umfeld, das ich suche. Seit 2019 stehe ich als Bäckergeselle im Ährenhof in Landshut an Teigmaschine und Ofen. Jede Nacht backen wir etwa 160 Brote und 900 Semmeln. 2022 durfte ich zusammen mit der Chefin sechs Dinkelsorten entwickeln. Davor lernte ich als Maschinenführer in der Großbäckerei Kornfeld die andere Seite des Berufs kennen. Seit September 2024 arbeitet ein Auszubildender an meiner Seite, was mir viel Freude macht. Ich bin belastbar, sauber und auch um halb zwei Uhr nachts gut gelaunt. Gern überzeuge ich Sie bei einem Probearbeiten.
Freundliche Grüße`,
    paragraph: [
      ["Ich habe das Bäckerhandwerk in Straubing gelernt und 2015 den Gesellenbrief erhalten.", null],
      ["Danach war ich vier Jahre in einer Großbäckerei in Regensburg beschäftigt.", null],
      ["Dort leitete ich eine Schicht mit zwölf Mitarbeitern.", "scope"],
      ["Heute arbeite ich in der Backstube Ährenhof und kümmere mich um Teige und Ofen.", null],
    ],
  },
  {
    author: "backend developer",
    source: `Lebenslauf – Malte Ostendorp, Backend
Lindwurm Systems GmbH, Kassel (Versicherungssoftware), seit 10/2020, Softwareentwickler
* Kotlin, Spring Boot, PostgreSQL, Kafka
* Schadensmeldungs-API neu geschrieben (zu dritt), live seit Mai 2022
* p95 der API 840 ms (2021) / 310 ms (2023)
* Rufbereitschaft jede 5. Woche
* Code-Reviews, 2 Werkstudenten betreut
Werkstudent bei Brückner Messdaten, 2018–2020: Python-Skripte, Grafana-Dashboards
B.Sc. Informatik, Hochschule Fuldatal, 2020 – Bachelorarbeit über Zeitreihen-Kompression (1,3)
Kubernetes nur als Nutzer; Frontend: nein
Rust privat, zwei kleine Open-Source-Tools (ca. 90 Sterne)
Interesse: verteilte Systeme, Tech Lead irgendwann
Deutsch, Englisch C1`,
    supported: [
      "Backend-Entwickler mit sechs Jahren Berufspraxis in der Versicherungsbranche",
      "Mein Arbeitsalltag bei Lindwurm Systems besteht aus Kotlin, Spring Boot, PostgreSQL und Kafka.",
      "Im Dreierteam haben wir die API für Schadensmeldungen neu entwickelt; im Mai 2022 ging sie live.",
      "Die 95-Perzentil-Latenz der Schnittstelle lag 2021 bei 840 und zwei Jahre später bei 310 Millisekunden.",
      "Alle fünf Wochen übernehme ich die Rufbereitschaft.",
      "Zwei Werkstudenten habe ich fachlich begleitet, und Code-Reviews gehören für mich dazu.",
      "Während des Studiums arbeitete ich zwei Jahre bei Brückner Messdaten, wo ich Python-Skripte schrieb und Dashboards in Grafana baute.",
      "2020 schloss ich mein Informatikstudium an der Hochschule Fuldatal mit dem Bachelor ab.",
      "Thema meiner mit 1,3 bewerteten Abschlussarbeit war die Kompression von Zeitreihen.",
      "In meiner Freizeit programmiere ich in Rust und habe zwei kleine Werkzeuge als Open Source veröffentlicht.",
      "Kubernetes kenne ich aus Anwendersicht, einen Cluster habe ich damit aber noch nicht verantwortet.",
      "Frontend-Entwicklung zählt nicht zu meinem Profil.",
      "Mittelfristig würde ich gern in die Rolle eines Tech Leads hineinwachsen.",
      "Was mich an Ihrer Ausschreibung anspricht, ist der klare Fokus auf verteilte Systeme, ein Gebiet, das mich seit Langem interessiert.",
      "Ich schätze lesbaren Code, ehrliche Reviews und kurze Wege.",
      "Englisch auf dem Niveau C1 ermöglicht mir die Zusammenarbeit in internationalen Teams.",
    ],
    invented: {
      number: ["Meine Open-Source-Projekte kommen zusammen auf über 900 Sterne."],
      date: ["Die neue Schadensmeldungs-API ist seit Mai 2020 produktiv."],
      skill: ["Auf der Frontend-Seite setze ich React und TypeScript ein."],
      employer: ["Neben dem Studium schrieb ich Python-Skripte für die Nordhang Analytics AG."],
      title: ["Als Softwarearchitekt bei Lindwurm Systems arbeite ich mit Kotlin und Kafka."],
      degree: ["An der Hochschule Fuldatal erwarb ich zudem den Master in Informatik."],
      scope: ["Die API für Schadensmeldungen habe ich allein neu geschrieben."],
      causality: ["Dank der Einführung von Kafka fiel die p95-Latenz von 840 auf 310 ms."],
      binding: ["Bei Brückner Messdaten entwickelte ich Dienste in Kotlin und Spring Boot."],
      negation: ["Ich habe Kubernetes-Cluster nicht nur genutzt, sondern auch selbst betrieben."],
      wish: ["Seit zwei Jahren führe ich mein Team als Tech Lead."],
    },
    additions: ["Für neue Teammitglieder verfasste ich ein Handbuch zur lokalen Entwicklungsumgebung."],
    letter: `Hallo Frau Tiemann,
vielen Dank für das nette Telefonat, anbei wie besprochen ein paar Zeilen zu mir. Ich entwickle seit Oktober 2020 Versicherungssoftware bei Lindwurm Systems in Kassel. Wir arbeiten mit Kotlin und Spring Boot, dazu kommen PostgreSQL und Kafka. Zu dritt haben wir die API für Schadensmeldungen neu geschrieben. Davor war ich Werkstudent bei Brückner Messdaten und habe an der Hochschule Fuldatal Informatik studiert. Privat beschäftige ich mich mit Rust, zwei kleine Tools sind öffentlich. Frontend kann ich nicht anbieten, und Kubernetes kenne ich lediglich als Nutzer. Wenn das zu Ihren Vorstellungen passt, freue ich mich auf das nächste Gespräch.
Beste Grüße`,
    paragraph: [
      ["Ich bin Softwareentwickler und arbeite an Systemen für Versicherungen.", null],
      ["Das Antwortverhalten unserer API hat sich seit 2021 deutlich verbessert: p95 sank von 840 auf 310 ms.", null],
      ["Die Migration in die AWS-Cloud habe ich dabei mitgestaltet.", "skill"],
      ["Alle fünf Wochen bin ich in Rufbereitschaft.", null],
      ["Zuvor war ich vier Jahre Werkstudent bei Brückner Messdaten.", "date"],
    ],
  },
];
