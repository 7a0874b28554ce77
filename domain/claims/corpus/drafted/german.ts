import type { Authored } from "../authors/authored";

export const GERMAN: Authored[] = [
  {
    author: "cook",
    source: `Koch, Gasthof Lindenau, August 2012 – Mai 2017. Kalte Küche, später Saucen und Fleisch; bis zu 130 Essen am Tag
Souschef, Hotel Bergkranz, seit Juni 2017. Brigade von 9, Dienstpläne, Wareneinkauf, HACCP
2020 neue Lieferanten aus der Region ausgewählt. Wareneinsatz 2019: 34 %, 2021: 29 %
Zwei Lehrlinge ausgebildet, beide mit bestandener Prüfung
Kochlehre, Hotel Seeblick, Abschluss 2012. Ausbildereignung (AEVO) 2018
Interesse an veganer Küche, bisher keine Erfahrung damit`,
    supported: [
      "Meine Kochlehre habe ich 2012 im Hotel Seeblick abgeschlossen.",
      "Im Gasthof Lindenau war ich zunächst für die kalte Küche und später für Saucen und Fleischgerichte zuständig.",
      "An starken Tagen bereiteten wir dort bis zu 130 Gerichte zu.",
      "Seit mehreren Jahren bin ich als Souschef im Hotel Bergkranz tätig und arbeite in einem neunköpfigen Küchenteam.",
      "Zu meinen Aufgaben gehören die Erstellung der Dienstpläne, der Einkauf der Waren und die Einhaltung der HACCP-Vorgaben.",
      "Ich habe zwei Auszubildende begleitet, die beide ihre Prüfung bestanden haben.",
      "Die Ausbildereignungsprüfung habe ich 2018 abgelegt.",
      "Im Jahr 2020 wählte ich neue regionale Lieferanten aus.",
      "Mit der veganen Küche habe ich noch keine Erfahrung, sie interessiert mich aber sehr.",
      "Auch wenn es hektisch wird, behalte ich einen kühlen Kopf und ein offenes Ohr für mein Team.",
    ],
    invented: {
      causality: [
        "Durch die Auswahl neuer Lieferanten konnte ich den Wareneinsatz von 34 auf 29 % senken.",
        "Dank meiner Dienstpläne sank der Wareneinsatz bis 2021 auf 29 %.",
      ],
      wish: ["Ich habe fundierte Erfahrung in der veganen Küche.", "In der veganen Küche bin ich zu Hause."],
      binding: ["Im Gasthof Lindenau schrieb ich die Dienstpläne."],
      title: ["Als Küchenchef leite ich die Küche des Hotels Bergkranz."],
      number: ["Ich habe fünf Lehrlinge ausgebildet."],
      degree: ["Ich bin geprüfter Küchenmeister."],
    },
  },
  {
    author: "teacher",
    source: `Lehrerin für Mathematik und Physik, Gymnasium Weidach, seit September 2013
Klassenleitung 7b, seit 2018 Mitglied der Steuergruppe Digitalisierung
Physik-AG mit 18 Schülerinnen und Schülern
Tablet-Konzept für die Mittelstufe mitgeschrieben (2020). Durchfallquote Mathematik: 11 % (2018), 6 % (2022)
Referendariat: Realschule Ostheim, 2011–2013
Lehramt an Gymnasien, Universität Talheim, 1. Staatsexamen 2011
Möchte in die Lehrerfortbildung wechseln. Englisch C1`,
    supported: [
      "Seit über zehn Jahren unterrichte ich Mathematik und Physik am Gymnasium Weidach.",
      "Als Klassenlehrerin der 7b begleite ich Jugendliche nicht nur fachlich.",
      "Außerdem leite ich eine Physik-AG, an der 18 Jugendliche teilnehmen.",
      "Seit 2018 arbeite ich in der Steuergruppe für Digitalisierung mit.",
      "Am Tablet-Konzept für die Mittelstufe war ich 2020 als Mitautorin beteiligt.",
      "Mein Referendariat absolvierte ich von 2011 bis 2013 an der Realschule Ostheim.",
      "Studiert habe ich in Talheim, wo ich 2011 das Erste Staatsexamen ablegte.",
      "Ich spreche sehr gut Englisch (C1).",
      "Gern würde ich mein Wissen künftig in der Fortbildung von Lehrkräften weitergeben.",
      "Guter Unterricht lebt für mich davon, dass Fehler erlaubt sind.",
    ],
    invented: {
      causality: [
        "Mein Tablet-Konzept führte dazu, dass die Durchfallquote in Mathematik auf 6 % sank.",
        "Die Durchfallquote sank von 11 auf 6 %, weil ich die Klassenleitung übernahm.",
      ],
      wish: ["Ich arbeite in der Lehrerfortbildung."],
      binding: ["An der Realschule Ostheim leitete ich eine Physik-AG."],
      date: ["Am Gymnasium Weidach unterrichte ich seit 2009."],
      skill: ["Ich programmiere mit meinen Klassen in Python."],
      scope: ["Das Tablet-Konzept habe ich allein verfasst."],
    },
  },
  {
    author: "clerk",
    source: `Sachbearbeiterin Einkauf, Möller Pumpenbau GmbH, 03/2015 – 12/2020
Angebote einholen, Bestellungen in SAP MM, Rechnungsprüfung, rund 60 Lieferanten
Sachbearbeiterin, Bürgeramt Neufurt, seit 01/2021
Ausweise, Meldewesen, Beschwerden; etwa 45 Anliegen am Tag
Online-Terminvergabe mit eingeführt (2022). Mittlere Wartezeit: 50 Minuten (2021), 20 Minuten (2023)
Kauffrau für Büromanagement, IHK Altmark, 2015
Russisch (Muttersprache), Deutsch (C2). Keine Führungserfahrung, Interesse an einer Teamleitung`,
    supported: [
      "Ich bin gelernte Kauffrau für Büromanagement und habe meinen IHK-Abschluss 2015 gemacht.",
      "Knapp sechs Jahre lang arbeitete ich im Einkauf der Möller Pumpenbau GmbH.",
      "Dort holte ich Angebote ein, legte Bestellungen in SAP MM an und prüfte Rechnungen.",
      "Dabei stand ich mit ungefähr 60 Lieferfirmen in Kontakt.",
      "Heute kümmere ich mich im Bürgeramt Neufurt um Ausweise, Ummeldungen und Beschwerden.",
      "Pro Tag bearbeite ich circa 45 Anliegen von Bürgerinnen und Bürgern.",
      "2022 habe ich an der Einführung der Online-Terminvergabe mitgewirkt.",
      "Russisch ist meine Muttersprache, Deutsch beherrsche ich auf dem Niveau C2.",
      "Personalverantwortung hatte ich bislang nicht, könnte mir eine Teamleitung aber gut vorstellen.",
      "Aus der Industrie und der Verwaltung bringe ich Genauigkeit und Freude am Umgang mit Menschen mit.",
    ],
    invented: {
      causality: [
        "Dadurch, dass ich die Online-Terminvergabe einführte, sank die Wartezeit von 50 auf 20 Minuten.",
        "Mit der Online-Terminvergabe habe ich die Wartezeit um 30 Minuten verkürzt.",
      ],
      wish: ["Ich leite ein Team im Bürgeramt Neufurt."],
      binding: [
        "Im Bürgeramt Neufurt betreue ich rund 60 Lieferanten.",
        "Bei Möller Pumpenbau bearbeitete ich 45 Anliegen am Tag.",
      ],
      negation: ["Ich verfüge über mehrjährige Führungserfahrung."],
      employer: ["Zuvor war ich im Einkauf von Siemens tätig."],
    },
  },
  {
    author: "developer",
    source: `Ich bin Softwareentwickler. Von 2014 bis 2019 habe ich bei der Nordwerk Logistik AG in Kiel eine Lagerverwaltung in Java und Oracle gepflegt, im Team mit fünf anderen.
Seit Oktober 2019 arbeite ich bei Pixelhain in Lübeck an einem Webshop mit TypeScript, React und Node.js. 2021 habe ich die Suche auf Elasticsearch umgestellt. Die Ladezeit der Startseite lag 2020 bei 4,2 Sekunden und 2022 bei 1,8 Sekunden. Der Umsatz des Shops ist 2022 um 15 % gestiegen.
Bachelor Informatik, Fachhochschule Westkoog, 2014. In meiner Freizeit lerne ich Rust. Mit Kubernetes habe ich noch nicht gearbeitet, das reizt mich.`,
    supported: [
      "Ich verfüge über einen Bachelorabschluss in Informatik von der FH Westkoog.",
      "Fünf Jahre lang betreute ich bei Nordwerk Logistik in Kiel ein Lagerverwaltungssystem auf Basis von Java und Oracle.",
      "Wir waren dort zu sechst im Team.",
      "Derzeit entwickle ich bei Pixelhain in Lübeck einen Onlineshop mit TypeScript, React und Node.js.",
      "Im Jahr 2021 stellte ich die Produktsuche auf Elasticsearch um.",
      "Zwischen 2020 und 2022 ging die Ladezeit der Startseite von 4,2 auf 1,8 Sekunden zurück.",
      "Privat beschäftige ich mich mit Rust.",
      "Kubernetes habe ich beruflich noch nicht eingesetzt, möchte es aber gern kennenlernen.",
      "Sauberer Code und ehrliches Feedback sind mir wichtig.",
      "Über eine Einladung zu einem persönlichen Gespräch freue ich mich sehr.",
    ],
    invented: {
      causality: ["Weil ich die Suche auf Elasticsearch umstellte, stieg der Umsatz um 15 %."],
      wish: ["Ich betreibe unsere Anwendungen auf Kubernetes.", "In Rust bin ich ein erfahrener Entwickler."],
      binding: ["Bei Nordwerk Logistik entwickelte ich mit React und Node.js."],
      superlative: ["Ich habe den schnellsten Webshop der Branche gebaut."],
      negation: ["Mit Kubernetes arbeite ich täglich."],
      title: ["Als Teamleiter führte ich fünf Entwickler."],
    },
  },
];
