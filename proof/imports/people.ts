import type { ResumeData } from "@/contracts/model/resume/data";
import { defaultResumeData } from "@/domain/default-resume";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { listToRichText, plainToRichText } from "@/domain/rich-text/from-plain";

const NO_SITE = { url: "", label: "", inlineLink: false };

interface Person {
  locale: string;
  contact: [name: string, headline: string, email: string, phone: string, location: string, site: string];
  summary: string;
  jobs: [company: string, position: string, location: string, period: string, done: string[]][];
  schools: [school: string, degree: string, area: string, location: string, period: string][];
  projects: [name: string, period: string, text: string][];
  skills: [name: string, keywords: string[]][];
  languages: [language: string, fluency: string][];
  certifications: [title: string, issuer: string, date: string][];
}

/** People of several countries and professions. All are fictional. */
const PEOPLE: Person[] = [
  {
    locale: "en-US",
    contact: [
      "Dana R. Whitcombe",
      "Backend Engineer",
      "dana@whitcombe.example",
      "(555) 014-2290",
      "Portland, OR",
      "dana-whitcombe.example.com",
    ],
    summary:
      "Backend engineer with eight years in payments and logistics. Writes small services that stay up, and documents that other people finish reading.",
    jobs: [
      [
        "Larkspur Payments Inc.",
        "Senior Backend Engineer",
        "Portland, OR",
        "06/2021 - Present",
        [
          "Own the ledger service: 40 million entries a day, four nines over three years, and no lost cent since the first release went out.",
          "Cut settlement from 26 hours to 40 minutes with a new reconciliation pipeline in Kotlin and Kafka.",
          "Interviewer and mentor for 11 engineers",
        ],
      ],
      [
        "Bluehaven Logistics",
        "Software Engineer",
        "Seattle, WA",
        "02/2018 - 05/2021",
        [
          "Built routing for 3,000 trucks in Go; saved $1.2M of fuel a year.",
          "Moved 60 cron jobs to a scheduler that tells people what failed and why.",
        ],
      ],
      ["Bluehaven Logistics", "Software Engineering Intern", "Seattle, WA", "06/2017 - 09/2017", ["Wrote the first load tests."]],
    ],
    schools: [
      ["Cascadia State University", "Master of Science", "Computer Science", "Seattle, WA", "2015 - 2017"],
      ["Willamette Community College", "Bachelor of Arts", "Philosophy", "Salem, OR", "2011 - 2015"],
    ],
    projects: [["Ledgerlint", "2022 - Present", "A linter for double-entry bookkeeping files with 900 users."]],
    skills: [
      ["Languages", ["Kotlin", "Go", "SQL"]],
      ["Infrastructure", ["Kubernetes", "Terraform", "AWS"]],
    ],
    languages: [
      ["English", "Native"],
      ["Spanish", "Conversational"],
    ],
    certifications: [["AWS Certified Solutions Architect", "Amazon Web Services", "Mar 2023"]],
  },
  {
    locale: "de-DE",
    contact: [
      "Katharina Großmann",
      "Projektleiterin Bauwesen",
      "k.grossmann@beispiel.example",
      "+49 351 555 0147",
      "01099 Dresden",
      "grossmann-bau.example.com",
    ],
    summary:
      "Bauingenieurin mit zehn Jahren Erfahrung im Brücken- und Hochbau. Termine und Kosten im Griff, auch wenn das Wetter nicht mitspielt.",
    jobs: [
      [
        "Elbufer Ingenieurbau GmbH",
        "Projektleiterin",
        "Dresden",
        "04/2019 - heute",
        [
          "Verantwortung für sechs Brückensanierungen mit einem Gesamtvolumen von 48 Mio. Euro.",
          "Führung eines Teams von zwölf Ingenieurinnen und Polieren sowie Abstimmung mit Behörden, Gutachtern und der Deutschen Bahn.",
        ],
      ],
      [
        "Hansen & Partner AG",
        "Bauleiterin",
        "Hamburg",
        "09/2014 - 03/2019",
        ["Neubau von drei Schulen, jeweils termingerecht übergeben.", "Einführung der digitalen Bauakte."],
      ],
    ],
    schools: [
      ["Technische Universität Dresden", "Diplom-Ingenieurin", "Bauingenieurwesen", "Dresden", "10/2008 - 08/2014"],
      ["Gymnasium am Wasserturm", "Abitur", "", "Leipzig", "2000 - 2008"],
    ],
    projects: [],
    skills: [
      ["Software", ["AutoCAD", "Revit", "MS Project"]],
      ["Recht", ["VOB", "HOAI"]],
    ],
    languages: [
      ["Deutsch", "Muttersprache"],
      ["Englisch", "C1"],
      ["Tschechisch", "A2"],
    ],
    certifications: [["Sicherheitskoordinatorin SiGeKo", "Bauakademie Sachsen", "05/2017"]],
  },
  {
    locale: "fr-FR",
    contact: [
      "Élodie Marchand",
      "Cheffe de projet marketing",
      "elodie.marchand@exemple.example",
      "+33 1 99 00 12 34",
      "Lyon, France",
      "elodie-marchand.example.com",
    ],
    summary:
      "Huit ans d’expérience en marketing numérique dans l’édition et le commerce. J’aime les campagnes mesurables et les équipes calmes.",
    jobs: [
      [
        "Groupe Valserine SA",
        "Cheffe de projet marketing",
        "Lyon, France",
        "03/2020 - Présent",
        [
          "Pilotage d’un budget annuel de 1,4 M€ et de cinq prestataires.",
          "Refonte du programme de fidélité, avec une hausse de 18 % des ventes récurrentes en douze mois seulement.",
        ],
      ],
      [
        "Éditions du Levant",
        "Chargée de communication",
        "Paris, France",
        "09/2015 - 02/2020",
        ["Lancement de 35 titres par an.", "Organisation du salon annuel des lecteurs."],
      ],
    ],
    schools: [
      ["Université de Bourgogne", "Master", "Marketing", "Dijon, France", "2013 - 2015"],
      ["Lycée Victor-Hugo", "Baccalauréat", "", "Besançon, France", "2010"],
    ],
    projects: [],
    skills: [
      ["Outils", ["Matomo", "HubSpot", "Figma"]],
      ["Méthodes", ["Tests A/B", "SEO"]],
    ],
    languages: [
      ["Français", "Langue maternelle"],
      ["Anglais", "C1"],
    ],
    certifications: [],
  },
  {
    locale: "en-GB",
    contact: [
      "Aoife Ní Bhriain",
      "Staff Nurse",
      "aoife.nibhriain@example.ie",
      "+353 1 555 0188",
      "Cork, Ireland",
      "aoife-nb.example.ie",
    ],
    summary: "Registered nurse in emergency and intensive care, with a habit of asking why the form exists.",
    jobs: [
      [
        "St. Brendan’s University Hospital",
        "Senior Staff Nurse",
        "Cork, Ireland",
        "August 2020 - Present",
        [
          "Shift lead for a 22-bed emergency department that sees 180 patients a day.",
          "Introduced a triage board which halved the time to first assessment from 34 to 17 minutes over one winter and has been copied by two hospitals since.",
        ],
      ],
      [
        "Mater Clinic",
        "Staff Nurse, Intensive Care",
        "Dublin, Ireland",
        "September 2016 - July 2020",
        ["Cared for ventilated patients.", "Trained 14 students"],
      ],
      [
        "Sunnyside Nursing Home",
        "Healthcare Assistant",
        "Galway, Ireland",
        "June 2013 - August 2016",
        ["Night shifts beside my studies."],
      ],
    ],
    schools: [
      ["University College Galway", "BSc (Hons)", "Nursing", "Galway, Ireland", "2012 - 2016"],
      ["Coláiste Mhuire", "Leaving Certificate", "", "Ennis, Ireland", "2006 - 2012"],
    ],
    projects: [["Handover Cards", "2021", "Printed cards for shift handovers, used on nine wards."]],
    skills: [["Clinical", ["Triage", "Ventilation", "IV therapy"]]],
    languages: [
      ["English", "Native"],
      ["Irish", "Fluent"],
    ],
    certifications: [
      ["Advanced Cardiac Life Support", "Resuscitation Council", "January 2022"],
      ["Manual Handling Instructor", "Health Service Academy", "2019"],
    ],
  },
];

const site = (address: string) => (address === "" ? NO_SITE : { url: `https://${address}`, label: "" });

/** A person as a complete resume. */
function resumeOf(person: Person): ResumeData {
  const [name, headline, email, phone, location, address] = person.contact;
  const empty = defaultResumeData({ name });
  const items = (list: Record<string, unknown>[], key: string) =>
    list.map((each, index) => ({ id: `${key}-${index}`, hidden: false, website: NO_SITE, ...each }));
  const lists: Record<string, Record<string, unknown>[]> = {
    experience: person.jobs.map(([company, position, place, period, done]) => ({
      company,
      position,
      location: place,
      period,
      description: listToRichText(done),
      roles: [],
    })),
    education: person.schools.map(([school, degree, area, place, period]) => ({
      school,
      degree,
      area,
      grade: "",
      location: place,
      period,
      description: "",
    })),
    projects: person.projects.map(([title, period, text]) => ({ name: title, period, description: plainToRichText(text) })),
    skills: person.skills.map(([title, keywords]) => ({
      icon: "",
      iconColor: "",
      name: title,
      proficiency: "",
      level: 0,
      keywords,
    })),
    languages: person.languages.map(([language, fluency]) => ({ language, fluency, level: 0 })),
    certifications: person.certifications.map(([title, issuer, date]) => ({ title, issuer, date, description: "" })),
  };
  return normaliseResumeData({
    ...empty,
    basics: { ...empty.basics, headline, email, phone, location, website: site(address) },
    summary: { ...empty.summary, content: plainToRichText(person.summary) },
    sections: Object.fromEntries(
      Object.entries(empty.sections).map(([key, section]) => [key, { ...section, items: items(lists[key] ?? [], key) }]),
    ),
    metadata: { ...empty.metadata, page: { ...empty.metadata.page, locale: person.locale } },
  });
}

/** The people of the corpus as resumes, by a short name. */
export const corpusPeople = (): [name: string, data: ResumeData][] =>
  PEOPLE.map((person) => [person.contact[0].split(" ")[0] ?? "", resumeOf(person)]);
