import type { Authored } from "../authors/authored";

export const GERMAN: Authored[] = [
  {
    author: "nurse",
    source: `Gesundheits- und Krankenpflegerin, Kardiologie, St.-Anschar-Klinik, 09/2017 – 04/2023
Station mit 22 Betten, Nacht- und Wochenenddienste
Wundversorgung, Infusionen, Blutentnahmen
Praxisanleitung für 6 Auszubildende
Mitarbeit an der Prüfung der Medikamentenpläne 2021; Fehler von 14 auf 5 im Monat gesunken
Pflegehelferin, Seniorenheim Am Deich, 2015 – 2017
Examen, Pflegeschule Wesermünde, 2017
Keine Erfahrung in der Kinderheilkunde. Möchte Intensivpflege lernen`,
    supported: [
      "Mehr als fünf Jahre habe ich als Krankenschwester auf der kardiologischen Station der St.-Anschar-Klinik gearbeitet.",
      "Auf der Station gab es zweiundzwanzig Betten; ich übernahm auch Nachtdienste und Wochenenden.",
      "Ich versorgte Wunden, legte Infusionen und nahm Blut ab.",
      "Sechs Azubis habe ich in der Praxis angeleitet.",
      "Davor half ich im Seniorenheim Am Deich in der Pflege.",
      "Mit kranken Kindern habe ich bisher nicht gearbeitet.",
    ],
    invented: {
      number: ["Auf meiner Station standen 32 Betten.", "Ich habe sechzehn Auszubildende angeleitet."],
      date: ["Die Klinik habe ich im Juni 2024 verlassen."],
      title: ["Ich war Stationsleiterin der Kardiologie."],
      degree: ["Ich habe Pflegewissenschaft studiert."],
      causality: ["Weil ich Auszubildende anleitete, sanken die Fehler."],
      negation: ["In der Kinderheilkunde bin ich zu Hause."],
      wish: ["Ich habe eine Weiterbildung in Intensivpflege."],
      binding: ["Im Seniorenheim Am Deich arbeitete ich in der Kardiologie."],
    },
  },
  {
    author: "electrician",
    source: `Elektroniker für Energie- und Gebäudetechnik, Elektro Wiesner, 2013 – 2021
Neubauten verkabelt, Zählerschränke gesetzt, Störungen behoben
Baustellen mit zwei bis vier Leuten
Seit Oktober 2021 Servicetechniker bei Solarwerk Nord: Photovoltaik auf Einfamilienhäusern, etwa 60 Anlagen im Jahr
Kundendienst im Umkreis von 80 km, Rufbereitschaft alle drei Wochen
Gesellenbrief 2013, Handwerkskammer Flensburg. Führerschein B und BE
Meisterschule geplant`,
    supported: [
      "Acht Jahre lang war ich bei Elektro Wiesner als Elektriker beschäftigt.",
      "Ich habe Leitungen in Neubauten gezogen, Zählerschränke montiert und Fehler gesucht.",
      "Seit Herbst 2021 installiere ich bei Solarwerk Nord Solaranlagen auf Einfamilienhäusern.",
      "Pro Jahr kommen rund sechzig Anlagen zusammen.",
      "Alle drei Wochen habe ich Rufbereitschaft.",
      "Meine Gesellenprüfung legte ich 2013 vor der Handwerkskammer Flensburg ab.",
      "Die Meisterschule möchte ich noch besuchen.",
    ],
    invented: {
      number: ["Ich betreue Kunden im Umkreis von 180 km."],
      skill: ["Ich programmiere SPS-Steuerungen."],
      employer: ["Bei Siemens habe ich Neubauten verkabelt."],
      title: ["Ich bin Elektromeister.", "Als Bauleiter führte ich die Baustellen von Elektro Wiesner."],
      scope: ["Jede Photovoltaikanlage der Firma habe ich allein montiert."],
      binding: ["Bei Elektro Wiesner habe ich Photovoltaikanlagen gebaut."],
      wish: ["Die Meisterschule habe ich abgeschlossen."],
    },
  },
  {
    author: "youth",
    source: `Realschule Birkenfeld, Abschluss 2025, Durchschnitt 2,1
Schülerpraktikum: zwei Wochen Kfz-Werkstatt Paulsen, Mai 2024
Reifen gewechselt, Ölstand geprüft, Werkstatt aufgeräumt
Ferienjob: Gärtnerei Lohse, Sommer 2024, Pflanzen gegossen und verkauft
Klassensprecher in der 9. Klasse. Jugendfeuerwehr seit 2020
Mathe und Technik mag ich. Kein Führerschein`,
    supported: [
      "Im Jahr 2025 habe ich die Realschule Birkenfeld mit einem Notendurchschnitt von 2,1 beendet.",
      "In einem zweiwöchigen Praktikum in der Autowerkstatt Paulsen durfte ich Reifen wechseln und den Ölstand kontrollieren.",
      "In den Sommerferien jobbte ich in der Gärtnerei Lohse, goss Pflanzen und half beim Verkauf.",
      "In der neunten Klasse war ich Klassensprecher.",
      "Bei der Jugendfeuerwehr mache ich seit 2020 mit.",
      "Am liebsten habe ich Mathematik und Technik.",
    ],
    invented: {
      number: ["Mein Notendurchschnitt beträgt 1,2."],
      date: ["Der Jugendfeuerwehr gehöre ich seit 2017 an."],
      skill: ["In der Werkstatt habe ich Motoren instand gesetzt."],
      employer: ["Im Sommer jobbte ich im Gartencenter Dehner."],
      degree: ["Ich habe das Abitur."],
      superlative: ["Ich war der beste Schüler meiner Klasse."],
      negation: ["Ich habe einen Führerschein."],
      title: ["Ich war Schülersprecher."],
    },
  },
  {
    author: "polished",
    source: `Sachbearbeiterin Einkauf, Möllers Verpackungen GmbH, Januar 2019 – heute
Angebote von rund 35 Lieferanten verglichen
Bestellungen in SAP angelegt, Liefertermine überwacht
Kartonagen neu ausgeschrieben; Kosten sanken dadurch um 8 Prozent
Vertretung der Teamleiterin
Kauffrau für Büromanagement, Kreisverwaltung Halden, 2016 – 2019
Bürgeranfragen, Rechnungen geprüft
Englisch verhandlungssicher`,
    supported: [
      "In meiner aktuellen Funktion als Einkaufssachbearbeiterin bei Möllers Verpackungen vergleiche ich die Offerten von etwa 35 Zulieferern.",
      "Darüber hinaus lege ich Bestellungen in SAP an und behalte Liefertermine stets im Blick.",
      "Durch die Neuausschreibung der Kartonagen konnten die Kosten um acht Prozent gesenkt werden.",
      "Bei Abwesenheit meiner Teamleiterin vertrete ich sie.",
      "Zuvor war ich in der Kreisverwaltung Halden tätig, wo ich Anfragen von Bürgern beantwortete und Rechnungen kontrollierte.",
      "Verhandlungen auf Englisch führe ich sicher.",
    ],
    invented: {
      number: ["Die Kosten konnte ich um 18 Prozent senken."],
      title: ["Als Teamleiterin im Einkauf verantworte ich die Kartonagen."],
      degree: ["Mein Betriebswirtschaftsstudium schloss ich mit Auszeichnung ab."],
      causality: ["Dadurch, dass ich Liefertermine überwachte, sanken die Kosten um 8 Prozent."],
      scope: ["Den gesamten Einkauf der Möllers Verpackungen GmbH steuere ich eigenverantwortlich allein."],
      skill: ["Außerdem beherrsche ich Power BI."],
      superlative: ["Ich erziele die niedrigsten Preise der gesamten Branche."],
      binding: ["In der Kreisverwaltung Halden legte ich Bestellungen in SAP an."],
      date: ["Bei Möllers Verpackungen bin ich seit 2016."],
    },
  },
  {
    author: "translated",
    source: `Primary school teacher, Oakfield Primary, Sept 2018 – July 2024
Taught a class of 27, ages 8 to 9
Ran the chess club and the summer fair with two colleagues
Introduced reading buddies; library loans doubled
Teaching assistant, Millbrook School, 2016 – 2018
PGCE, University of Leeds, 2018. BA History
No experience of secondary schools`,
    supported: [
      "Von September 2018 bis Juli 2024 unterrichtete ich an der Grundschule Oakfield Primary.",
      "Meine Klasse hatte 27 Kinder im Alter von acht und neun Jahren.",
      "Ich leitete die Schach-AG und richtete mit zwei Kolleginnen das Sommerfest aus.",
      "Durch die Lesepatenschaften, die ich einführte, verdoppelte sich die Zahl der Ausleihen.",
      "Vorher war ich zwei Jahre Unterrichtsassistent an der Millbrook School.",
      "Ich habe einen Bachelor in Geschichte.",
    ],
    invented: {
      number: ["Ich unterrichtete eine Klasse mit 37 Kindern."],
      title: ["Ich war Schulleiter der Oakfield Primary."],
      employer: ["Zuvor arbeitete ich an der Riverside Academy."],
      negation: ["An weiterführenden Schulen habe ich viel Erfahrung gesammelt."],
      causality: ["Dank des Schachclubs verdoppelten sich die Ausleihen."],
      binding: ["An der Millbrook School leitete ich den Schachclub."],
      degree: ["Ich habe in Geschichte promoviert."],
      scope: ["Das Sommerfest habe ich im Alleingang organisiert."],
      wish: ["Ich bin ausgebildeter Sonderpädagoge."],
    },
  },
];
