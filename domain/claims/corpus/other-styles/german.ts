import type { Tradesperson } from "../newer-trades/tradesperson";

export const GERMAN: Tradesperson[] = [
  {
    author: "chimney sweep, terse lines",
    source: `Schornsteinfegerin, Bezirk Lüdenbach 3, seit August 2018
Abgasmessungen, Feuerstättenschau, Kehrarbeiten, rund 1.900 Häuser
Energieberatung nebenbei gelernt, Kurs 2023 (HWK)
Lehre bei Meister Oltmann, 2015–2018, Note 1,8
Beschwerden 2021: 14, 2024: 5, nachdem Termine per SMS angekündigt wurden
Vertretung der Bezirksmeisterin im Urlaub
Keine Erfahrung mit Lüftungsanlagen. Will den Meister machen
Führerschein B`,
    supported: [
      "Kehr- und Messarbeiten in rund 1.900 Häusern",
      "Seit 2018 im Bezirk Lüdenbach 3 unterwegs",
      "Ausbildung mit 1,8 abgeschlossen (2018)",
      "Beschwerden von 14 auf 5 gesunken, seit Termine per SMS angekündigt werden",
      "Urlaubsvertretung für die Bezirksmeisterin",
      "Lüftungsanlagen: noch Neuland",
      "Kurs Energieberatung bei der HWK, 2023",
    ],
    invented: {
      number: ["Betreuung von 2.900 Häusern"],
      title: ["Bezirksmeisterin in Lüdenbach seit 2021"],
      negation: ["Reinigung und Prüfung von Lüftungsanlagen"],
      wish: ["Meisterprüfung im Handwerk bestanden"],
      superlative: ["Beste ihres Lehrjahrgangs"],
    },
    additions: ["Abgasmessungen, Feuerstättenschau und Dachreparaturen"],
  },
  {
    author: "notary's clerk, formal letter",
    source: `Notarfachangestellte, Notariat Wiebold, Celle, seit 1. Oktober 2014. Kaufverträge, Erbscheine, Grundbuchanträge, täglich etwa acht Beurkundungen vorbereitet.
Ausbildung im selben Haus 2011 bis 2014. Programm: NotarLine. Englisch B1.
2020 habe ich mit einer Kollegin das Archiv digitalisiert (6.200 Akten).
Kein Gesellschaftsrecht bisher. Ziel: Fortbildung zur Notarfachwirtin.
Ehrenamt: Kassenprüferin im Chor Sonnklang.`,
    supported: [
      "hiermit bewerbe ich mich um die von Ihnen ausgeschriebene Stelle als Notarfachangestellte.",
      "Seit nunmehr über elf Jahren bin ich im Notariat Wiebold in Celle tätig.",
      "Zu meinem Aufgabengebiet zählt die Vorbereitung von täglich rund acht Beurkundungen.",
      "Ferner bearbeite ich Kaufverträge, Erbscheine sowie Anträge an das Grundbuchamt.",
      "Gemeinsam mit einer Kollegin durfte ich im Jahr 2020 unser Archiv mit 6.200 Akten in digitale Form überführen.",
      "Der sichere Umgang mit NotarLine ist für mich eine Selbstverständlichkeit.",
      "Im Gesellschaftsrecht konnte ich bislang noch keine Erfahrungen sammeln, würde mich jedoch gern einarbeiten.",
    ],
    invented: {
      date: ["Bereits seit 2008 gehöre ich dem Notariat Wiebold an."],
      scope: ["Die Digitalisierung des Archivs habe ich im Alleingang durchgeführt."],
      degree: ["Über den Abschluss als Notarfachwirtin verfüge ich ebenfalls."],
      negation: ["Auch im Gesellschaftsrecht bin ich seit Jahren zu Hause."],
      skill: ["Verhandlungssicheres Englisch rundet mein Profil ab."],
      employer: ["Zuvor war ich bei der Kanzlei Brede & Sohn in Hannover angestellt."],
    },
    additions: ["Darüber hinaus schule ich Auszubildende und organisiere Mandantenveranstaltungen."],
  },
  {
    author: "pool attendant, answers in an interview",
    source: `Fachangestellter für Bäderbetriebe, Waldbad Ehrenfurt, 2016 bis heute
Aufsicht, Wassertechnik, Schwimmkurse für Kinder, 5 Kurse im Jahr
2 Leben gerettet (2019, 2022). Rettungsschwimmer Gold
Davor Zeitsoldat, vier Jahre, Sanitäter in Munsterlohe
Aqua-Gymnastik mache ich nicht
Möchte irgendwann einen Betrieb leiten
Kassensystem TicketFix, Dienstpläne gemeinsam mit dem Chef`,
    supported: [
      "Also, ich bin seit 2016 im Waldbad Ehrenfurt, und ich mache das wirklich gern.",
      "Fünf Schwimmkurse für Kinder sind es bei mir jedes Jahr, das macht mir am meisten Spaß.",
      "Vorher war ich vier Jahre bei der Bundeswehr, als Sanitäter.",
      "Zweimal musste ich richtig ran, 2019 und 2022, beide Male ist es gut ausgegangen.",
      "Die Dienstpläne schreibe ich zusammen mit meinem Chef.",
      "Rettungsschwimmer in Gold habe ich natürlich auch.",
      "Aqua-Gymnastik? Nein, das machen andere bei uns.",
    ],
    invented: {
      number: ["Ich hab bestimmt schon sieben Leuten das Leben gerettet."],
      superlative: ["Ich bin mit Abstand der schnellste Schwimmer bei uns."],
      wish: ["Ich leite ja auch schon seit zwei Jahren einen eigenen Betrieb."],
      negation: ["Aqua-Gymnastik mache ich dreimal die Woche."],
      causality: ["Durch meine Kurse sind die Unfälle zurückgegangen."],
      binding: ["Bei der Bundeswehr habe ich Schwimmkurse für Kinder gegeben."],
    },
    additions: ["Nebenbei repariere ich die Pumpen und betreue den Kiosk."],
  },
  {
    author: "cartographer, summary of a profile",
    source: `Kartografin, Verlag Wegweit, Kassel, seit 02/2019 – Wanderkarten 1:25.000, 18 Blätter, QGIS und Illustrator
Praktikum Landesvermessung Grünau, 2018, 6 Monate
B. Sc. Geomatik, Hochschule Falkenstein, 2017
Neue Legende für Radwege mit entworfen (2022)
Interesse an 3D-Gelände, noch keine Projekte
Reklamationen pro Blatt von 9 auf 4 gesunken
Programmieren kann ich nicht`,
    supported: [
      "Kartografin aus Leidenschaft, seit 2019 beim Verlag Wegweit in Kassel.",
      "Mein Handwerkszeug: QGIS und Illustrator.",
      "18 Wanderkarten im Maßstab 1:25.000 sind bisher unter meinen Händen entstanden.",
      "Mitgestalterin der neuen Legende für Radwege.",
      "Studium der Geomatik (B. Sc.), danach ein halbes Jahr Praktikum bei der Landesvermessung Grünau.",
      "Neugierig auf 3D-Gelände, auch wenn ein Projekt dazu noch aussteht.",
    ],
    invented: {
      number: ["28 Wanderkarten tragen meine Handschrift."],
      title: ["Leiterin der Kartenredaktion beim Verlag Wegweit."],
      degree: ["M. Sc. Geomatik, Hochschule Falkenstein."],
      wish: ["3D-Geländemodelle für mehrere Verlage erstellt."],
      scope: ["Alleinige Urheberin der neuen Legende für Radwege."],
      negation: ["Programmieren gehört zu meinem Alltag."],
      superlative: ["Eine der gefragtesten Kartografinnen Deutschlands."],
    },
    additions: ["Wanderkarten, Stadtpläne und Seekarten aus einer Hand."],
  },
  {
    author: "glassblower, as if translated",
    source: `Glasbläser, Hütte Lauterborn, seit 2012. Trinkgläser, Karaffen, im Jahr etwa 7.000 Stück. Öfen anheizen um fünf Uhr
Lehre 2008–2012 in der Glasfachschule Zwieselau, Gesellenbrief
2021 Vorführungen für Touristen begonnen, samstags, auf Englisch
Zusammenarbeit mit einer Designerin aus Prag (2023)
Bleiverglasung habe ich nicht gelernt. Traum: eigenes Atelier`,
    supported: [
      "Ich übe den Beruf des Glasbläsers in der Hütte Lauterborn aus seit dem Jahr 2012.",
      "Ungefähr 7.000 Stücke werden durch mich in einem Jahr hergestellt, Karaffen und Gläser zum Trinken.",
      "Meine Lehre ist gemacht worden an der Glasfachschule Zwieselau.",
      "An den Samstagen gebe ich Vorführungen in englischer Sprache für die Touristen.",
      "Es war mir ein Vergnügen, 2023 mit einer Designerin aus Prag zu kooperieren.",
      "Was die Bleiverglasung betrifft, so besitze ich keine Kenntnis davon.",
    ],
    invented: {
      employer: ["Ich habe gearbeitet während drei Jahren in der Manufaktur Silberthal."],
      date: ["Die Vorführungen wurden durch mich im Jahr 2016 begonnen."],
      skill: ["Ich beherrsche auch die tschechische Sprache."],
      causality: ["Durch meine Vorführungen sind die Verkäufe gestiegen."],
      superlative: ["Ich bin der erste Glasbläser der Region, der Karaffen herstellt."],
      wish: ["Ich besitze ein eigenes Atelier, in welchem ich meine Stücke verkaufe."],
      negation: ["Die Bleiverglasung von Kirchenfenstern ist mir wohl bekannt."],
    },
    additions: ["Ich entwerfe auch Schmuck und restauriere Kronleuchter."],
  },
];
