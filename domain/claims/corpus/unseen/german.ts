import type { Authored } from "../authors/authored";

export const GERMAN: Authored[] = [
  {
    author: "social worker",
    source: `Sozialarbeiterin, Jugendhilfe Ankerplatz, Bremerhaven, September 2013 – Februar 2018. Hilfepläne, Elterngespräche, Krisenintervention
Schulsozialarbeiterin, Gesamtschule Lindenhagen, Oldenburg, seit März 2018. 620 Schüler, Streitschlichtung, offene Sprechstunde zweimal pro Woche
Aufbau der Streitschlichtung mit 14 Jugendlichen im Jahr 2020
Schulverweise: 9 im Jahr 2019, 4 im Jahr 2022
Bachelor Soziale Arbeit, Hochschule Wesertal, 2013. Führerschein Klasse B
Gitarre. Möchte eine Ausbildung in systemischer Beratung machen. Keine Erfahrung in der Suchthilfe`,
    supported: [
      "In der Jugendhilfe habe ich viereinhalb Jahre lang Hilfepläne geschrieben, Eltern beraten und in Krisen einen kühlen Kopf bewahrt.",
      "Zweimal in der Woche steht meine Tür für alle offen, die etwas auf dem Herzen haben.",
      "Gemeinsam mit vierzehn Jugendlichen habe ich 2020 die Streitschlichtung auf die Beine gestellt.",
      "Die Zahl der Schulverweise ist zwischen 2019 und 2022 auf weniger als die Hälfte gesunken.",
      "Suchthilfe wäre Neuland für mich, an einer Weiterbildung in systemischer Beratung bin ich dagegen sehr interessiert.",
    ],
    invented: {
      causality: ["Durch die Streitschlichtung gingen die Schulverweise von neun auf vier zurück."],
      wish: ["Als systemische Beraterin sehe ich immer auch die Familie."],
      number: ["An meiner Schule betreue ich 820 Schüler."],
      superlative: ["Unsere Streitschlichtung gilt als die erfolgreichste in Niedersachsen."],
    },
  },
  {
    author: "carpenter",
    source: `Tischlergeselle, Holzwerkstatt Rabenau, Göttingen, 2011–2017. Möbel nach Maß, Treppen, Montage beim Kunden
Werkstattleiter, Schreinerei Findeisen, Kassel, seit Juli 2017. 6 Mitarbeiter, Angebote, Arbeitsvorbereitung, CNC-Fräse
Einführung einer neuen Materialbestellung 2020. Verschnitt: 18 % (2019), 12 % (2022)
Gesellenbrief 2011. Meisterprüfung im Tischlerhandwerk, Handwerkskammer, 2016
Prüfer für Gesellenstücke im Ehrenamt. Segelt gern
Interesse am Orgelbau. Noch nie im Ausland gearbeitet`,
    supported: [
      "Seit gut zehn Jahren bin ich im Handwerk zu Hause, heute leite ich die Werkstatt der Schreinerei Findeisen mit sechs Kolleginnen und Kollegen.",
      "Vom ersten Angebot bis zur Arbeitsvorbereitung liegt bei uns alles in einer Hand.",
      "In Göttingen fertigte ich Treppen sowie Möbel nach Maß und baute sie bei den Kunden ein.",
      "Den Umgang mit der CNC-Fräse beherrsche ich sicher.",
      "Ehrenamtlich nehme ich Gesellenstücke ab, und in meiner Freizeit zieht es mich aufs Wasser.",
    ],
    invented: {
      causality: ["Die neue Materialbestellung hat den Verschnitt von 18 auf 12 Prozent gedrückt."],
      negation: ["Auslandserfahrung bringe ich ebenfalls mit."],
      binding: ["In der Holzwerkstatt Rabenau führte ich sechs Mitarbeiter."],
      degree: ["Ich bin staatlich geprüfter Techniker der Fachrichtung Holztechnik."],
    },
  },
  {
    author: "hotel clerk",
    source: `Ausbildung zur Hotelfachfrau, Hotel Möwenstieg, Sylt, 2014–2017
Rezeptionistin, Gasthof Alpenglück, Garmisch, 2017–2020: Check-in, Reklamationen, Buchungsportale
Stellvertretende Empfangsleiterin, Hotel Drei Kronen, Erfurt, seit August 2020: 84 Zimmer, Einarbeitung neuer Kollegen, Dienstplan
Gästebewertung 8,1 (2021) und 8,7 (2023). Umstellung auf das Buchungssystem Protel 2022
Englisch verhandlungssicher, Italienisch Grundkenntnisse
Ziel: Empfangsleitung. Fortbildung Beschwerdemanagement 2021`,
    supported: [
      "Als gelernte Hotelfachfrau kenne ich den Empfang in kleinen wie in größeren Häusern.",
      "Derzeit vertrete ich im Hotel Drei Kronen die Empfangsleiterin, schreibe den Dienstplan und arbeite neue Kolleginnen ein.",
      "Beschwerden sehe ich als Gelegenheit, und 2021 habe ich mich auf diesem Gebiet fortgebildet.",
      "Die Bewertungen unserer Gäste stiegen binnen zwei Jahren um 0,6 Punkte.",
      "Englisch spreche ich verhandlungssicher, für ein freundliches Gespräch auf Italienisch reicht es auch.",
    ],
    invented: {
      title: ["Als Empfangsleiterin bin ich für 84 Zimmer verantwortlich."],
      skill: ["Ich spreche fließend Italienisch."],
      date: ["Seit 2018 arbeite ich in Erfurt."],
      scope: ["Die Umstellung auf Protel habe ich im Alleingang bewältigt."],
    },
  },
  {
    author: "lab technician",
    source: `Chemielaborantin, Farbenwerk Ostheim, Leverkusen, Februar 2012 – Juni 2019
Probenvorbereitung, HPLC, Titration, Prüfberichte
Laborantin Qualitätskontrolle, Molkerei Sonnenalm, Kempten, seit Juli 2019
50 Proben am Tag, Keimzahl, Fettgehalt, Kalibrierung der Waagen
Mitarbeit an der Akkreditierung 2021
Rückrufe: 3 im Jahr 2020, 0 im Jahr 2022
Abschluss Chemielaborantin IHK, 2012. Sicherheitsbeauftragte
Lernt Python. Ungern Schichtarbeit, aber möglich`,
    supported: [
      "Mehr als sieben Jahre lang habe ich im Farbenwerk Ostheim Proben vorbereitet, titriert und Prüfberichte verfasst.",
      "In der Molkerei untersuche ich täglich rund fünfzig Proben auf Keimzahl und Fettgehalt.",
      "An der Akkreditierung im Jahr 2021 war ich beteiligt.",
      "2022 mussten wir kein einziges Produkt zurückrufen, zwei Jahre zuvor waren es noch drei gewesen.",
      "Um Auswertungen künftig selbst zu programmieren, bringe ich mir gerade Python bei.",
    ],
    invented: {
      scope: ["Die Akkreditierung habe ich geleitet."],
      wish: ["Meine Auswertungen schreibe ich in Python."],
      employer: ["Zuvor war ich bei Bayer in Leverkusen beschäftigt."],
      binding: ["In Leverkusen prüfte ich Milch auf ihre Keimzahl."],
    },
  },
  {
    author: "warehouse worker",
    source: `Lagerhelfer, Versandhaus Klabautermann, Rostock, 2016 – 2018: Kommissionieren, Verpacken, Inventur
Fachkraft für Lagerlogistik, Getränke Hohnstein, Magdeburg, seit Januar 2019: Wareneingang, 70 Paletten pro Schicht, Staplerfahrer
Ansprechpartner für neue Aushilfen (bisher 8)
Umbau der Regale mit der Teamleitung 2022. Fehlerquote 2,1 % (2021), 1,4 % (2023)
Umschulung zur Fachkraft für Lagerlogistik, IHK, 2018. Staplerschein
Deutsch gut (B2), Muttersprache Rumänisch
Möchte Schichtleiter werden. Kein Führerschein`,
    supported: [
      "Ich habe das Lager von der Pike auf gelernt: erst als Helfer, dann mit einer Umschulung zur Fachkraft.",
      "Pro Schicht bewege ich etwa siebzig Paletten und kontrolliere den Wareneingang.",
      "Bislang habe ich acht Aushilfen als fester Ansprechpartner durch ihre ersten Wochen begleitet.",
      "Neben meiner Muttersprache Rumänisch spreche ich gut Deutsch.",
      "Mein nächstes Ziel ist die Schichtleitung, einen Führerschein besitze ich allerdings nicht.",
    ],
    invented: {
      title: ["Seit zwei Jahren bin ich als Schichtleiter tätig."],
      causality: ["Weil wir die Regale umbauten, sank die Fehlerquote auf 1,4 Prozent."],
      negation: ["Ich habe einen Führerschein und bin mobil."],
      number: ["Ich habe bereits achtzehn Aushilfen eingearbeitet."],
    },
  },
];
