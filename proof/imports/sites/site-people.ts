import type { MakerPerson, Moment, Span } from "@/proof/imports/makers/person";
import { randomOf } from "@/proof/imports/makers/random";

type Pick = <T>(list: readonly T[]) => T;

/** Every second word of a list is kept for the sealed half, so that no rule can be written with a look at it. */
const ofHalf = <T>(list: readonly T[], half: "open" | "sealed"): T[] =>
  list.filter((_, index) => index % 2 === (half === "open" ? 0 : 1));

const list = (text: string) => text.split("|").map((each) => each.trim());

const FIRST = list(
  "Odalys|Bertrand|Nneka|Casimir|Yewande|Torvald|Marisol|Fenwick|Ilka|Rasheed|Perpetua|Anselm|Siobhan|Dmitri|Wren|Otis",
);
const LAST = list(
  "Vantongeren|Okonjo-Reyes|Halloran|de la Brisa|Szymczak|O’Dowd|Brightwell|Ferreira Lima|Aldous|van den Heuvel|Quist|Mbeki-Ross",
);
const TITLES = list(
  `Barista|Second Violin|Sous Chef|Head of Year 9|VP, Growth|Actuary|Member of Technical Staff|Deckhand|Paralegal|SRE II|Ward Sister|
Stage Manager|Postdoctoral Fellow|Quantity Surveyor|Senior Product Designer|Data Engineer|Store Manager|Teaching Assistant|Founder & CEO|
Mechanical Engineering Intern|Customer Success Lead|Chief of Staff|Electrician’s Mate|Software Engineer (Contract)|Marketing Coordinator|
Dental Hygienist|Lecturer in Applied Linguistics|Junior Accountant|Tree Surgeon|Executive Assistant to the CFO|Bus Driver|Policy Adviser|
Full Stack Developer|Night Porter|Scrum Master|Curator of Prints|Account Executive, EMEA|Welder|Principal, Strategy Practice|UX Researcher`,
);
const ORGANISATIONS = list(
  `Larkspur & Finch|Tolvane|Brightwater Bank|Saint Orla’s Hospital|Kestrel Robotics, Inc.|City of Harrowgate|Ministry of Fisheries|Self-employed|
The Copper Kettle|Nine Lanterns|Osk|University of Tarnwick|Bluebell Nursery School|Hollis, Drake and Partners LLP|Rail Union East (RUE)|
Quillfeather|Northmoor NHS Trust|Vireo Labs GmbH|Pelham Street Theatre|Amberline Logistics S.A.|Halcyon|Fjordkraft Energi AS|Mosswood College|
Ironbridge Steel Co.|Peregrine Air|Dovetail Joinery|Zephyr & Sons Ltd|Open Harvest Foundation|Marchbank Consulting Group|Tidewater Regional Airport|
Lumen|Sable Point Partners|Greenacre Primary School|Corvid Systems|Atelier Nord|Harbor Light Books|Institute for Soil Research|Pixel & Thread|
Wexcombe Borough Council|Stellar Foods plc`,
);
const PLACES = list(
  `Leeds, UK|Austin, TX|Remote|Zürich, Switzerland|New York, NY|Bengaluru, India|Lisbon|São Paulo, Brazil|Glasgow|Berlin, Germany|Portland, Oregon|
Cork, Ireland|Toronto, ON|Oslo, Norway|Singapore|Cape Town, South Africa`,
);
const SCHOOLS = list(
  `University of Tarnwick|Mosswood College|Greystone Institute of Technology|Pendle Polytechnic|Royal Academy of Strings|Eastmere Community College|
Technische Universität Aldenburg|École supérieure de Valmont|Hartwell High School|Saint Brannock’s School of Nursing|Universidad del Norte Claro|
Conway State University`,
);
const DEGREES = list(
  "BSc|MA|Bachelor of Science|PhD|B.A.|Diploma|Master of Engineering|BTEC Level 3|Associate of Arts|MSc|A-Levels|MBA",
);
const AREAS = list(
  "Computer Science|Marine Biology|History|Business Administration|Violin Performance|Mathematics and Philosophy|Civil Engineering|Nursing|Economics|Fine Art|Linguistics|Hospitality",
);
const POINTS = list(
  `Cut the cost of deliveries by 12% in eight months.|Ran the weekly rota for fourteen people across two sites.|Between 2019 and 2021, moved three archives into one catalogue.|
Wrote the handbook that new starters still use.|Managed a budget of $2.4M and reported to the board every quarter.|Introduced code review and halved the number of incidents.|
Skills used: Python, SQL and patience.|Trained twenty-five colleagues in first aid and fire safety, and renewed the certificates of the whole building within one spring.|
Won back four clients who had left in the year before.|Planned, built and measured an irrigation scheme for 40 hectares of orchards together with the growers’ co-operative.|
Responsible for stock, tills and keys|Led the migration to Kubernetes (v1.27) without downtime|Founded a reading group; 60 members after a year.|
Translated manuals from German into English|Performed 120 concerts in nine countries.|Handled 70+ calls a day with a satisfaction of 4.8/5`,
);
const SKILLS = list(
  "Python|Budgeting|Bookkeeping|Figma|Conflict resolution|TypeScript|Forklift licence|Excel|Sight-reading|Kubernetes|Pastry|Negotiation|R|AutoCAD|Public speaking|SQL|C++|Wound care",
);
const LABELS = list("Technical|Languages and tools|Software|Methods|People|Craft");
const LANGUAGES = list("English|German|Spanish|Portuguese|Yoruba|French|Polish|Hindi|Italian|Arabic");
const FLUENCY = list("Native|Fluent|B2|Professional working proficiency|Basic|C1|Intermediate|Mother tongue");
const OWN = list("Beyond Work|Fieldwork|Selected Performances|Clinical Placements|Seasons at Sea|Rotations");
const OWN_NAMES = list(
  "Harbour Festival|Winter Excavation at Cray Hill|Quartet Residency|Ward Seven Rotation|Parcel Tracker|River Clean-up|Town Archive|Night School",
);

/** A fictional person whose words come from the lists of one half. */
export function sitePerson(seed: string, half: "open" | "sealed"): MakerPerson {
  const random = randomOf(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const pick: Pick = (items) => items[Math.floor(random() * items.length)] as (typeof items)[number];
  const inHalf = <T>(items: readonly T[]) => ofHalf(items, half);
  /** Different words of a list. */
  const several = (items: readonly string[], count: number) => {
    const rest = inHalf(items);
    return Array.from(
      { length: Math.min(count, rest.length) },
      () => rest.splice(Math.floor(random() * rest.length), 1)[0] ?? "",
    );
  };
  const month = (): number => whole(1, 12);
  /** Spans from the latest back, `null` for the one that continues. */
  const spans = (count: number): Span[] => {
    let year = whole(2023, 2025);
    return Array.from({ length: count }, (_, index) => {
      const end: Moment | null = index === 0 && random() < 0.7 ? null : [year, month()];
      const start: Moment = [(end?.[0] ?? year) - whole(1, 4), month()];
      year = start[0] - (random() < 0.2 ? 1 : 0);
      return [start, end] as const;
    });
  };
  const first = pick(inHalf(FIRST));
  const last = pick(inHalf(LAST));
  const handle = `${first}-${last}`
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-");
  const jobs = whole(1, 5);
  const hasPlaces = random() < 0.8;
  const place = () => (hasPlaces ? pick(inHalf(PLACES)) : "");
  const titles = several(TITLES, jobs);
  const organisations = several(ORGANISATIONS, jobs);
  const jobSpans = spans(jobs);
  const schools = whole(1, 3);
  const schoolSpans = spans(schools).map(
    ([start, end]): Span => [
      [start[0] - 9, 9],
      [(end?.[0] ?? start[0] + 3) - 9, 6],
    ],
  );
  const schoolNames = several(SCHOOLS, schools);
  const words = several(SKILLS, whole(4, 8));
  const labels = several(LABELS, 2);
  const cut = Math.ceil(words.length / 2);
  const projects = random() < 0.5 ? whole(1, 2) : 0;
  const projectNames = several(OWN_NAMES, projects + 1);
  const projectSpans = spans(projects);
  return {
    key: seed,
    locale: random() < 0.5 ? "en-GB" : "en-US",
    name: `${first} ${last}`,
    headline: pick(inHalf(TITLES)),
    email: `${handle.replaceAll("-", ".")}@example.com`,
    phone: pick(["+44 20 7946 0123", "(212) 555-0147", "+49 30 5550 1234", "+1 415 555 0199"]),
    location: pick(inHalf(PLACES).filter((each) => each !== "Remote")),
    site: random() < 0.4 ? `${handle}.example` : "",
    profiles: [
      ["LinkedIn", handle, `linkedin.com/in/${handle}`],
      ...(random() < 0.5 ? ([["GitHub", handle, `github.com/${handle}`]] as const) : []),
    ],
    summary: several(POINTS, 2).join(" "),
    jobs: jobSpans.map((span, at) => [organisations[at] ?? "", titles[at] ?? "", place(), span, several(POINTS, whole(1, 4))]),
    schools: schoolSpans.map((span, at) => [schoolNames[at] ?? "", pick(inHalf(DEGREES)), pick(inHalf(AREAS)), place(), span]),
    projects: projectSpans.map((span, at) => [projectNames[at] ?? "", span, pick(inHalf(POINTS))]),
    skills: [
      [labels[0] ?? "", words.slice(0, cut)],
      [labels[1] ?? "", words.slice(cut)],
    ],
    languages: several(LANGUAGES, 2).map((language) => [language, pick(inHalf(FLUENCY))]),
    publications: [],
    awards: random() < 0.4 ? [["Employee of the Year", organisations[0] ?? "", jobSpans[0]?.[0][0] ?? 2020]] : [],
    own: { title: pick(inHalf(OWN)), entries: [[projectNames.at(-1) ?? "", spans(1)[0] as Span, pick(inHalf(POINTS))]] },
  };
}
