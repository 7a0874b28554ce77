import type { ClaimKind } from "@/contracts/model/ai/claim";
import type { Found } from "./claim";
import { fold, foldedSource } from "./fold";

/** A claim that one word makes, in four languages, folded. A source supports it with a word of the same line, or of the second pattern. */
type Line = [ClaimKind, RegExp, RegExp?];

/** Any sign of studies, which a sentence that names no degree needs. */
const STUDIED =
  /\bdegree\b|\b(?:ba|bsc|ma|msc|mba|phd)\b|\b[bm]\.(?:sc|a)\b|bachelor|master|licen[cz]|diplom|\bgrado\b|doct|doktor|studi|universi|hochschule|\bbts\b|\bdut\b|\bdcg\b|\bnvq\b/;

const LINES: Line[] = [
  ["title", /\bsenior\b/g],
  [
    "title",
    /\bteam ?lead\w*|\b(?:tech|technical|design) lead\b|\blead (?:engineer|developer|designer|architect)\b|\bteamleit\w*|\bleitend\w*|\bresponsables?\b|\bchef d.equipe\b|\bjef[ea] de equipo\b/g,
  ],
  [
    "title",
    /\bhead (?:of|nurse|cook|chef|teacher|designer)\b|\b(?!team)(?!\w*anleit)\w*leiter(?:in)?\b|\b\w*chefs?(?:in)?\b(?! d.equipe)|\bjef[ea]\b(?! de equipo)|\bchief\b/g,
  ],
  ["title", /\bdirector[as]?\b|\bdirect(?:eur|rice)s?\b|\bdirektor(?:in)?\b/g],
  ["title", /(?<!hiring )\bmanager(?:in)?\b|\bgerentes?\b/g],
  ["title", /\bvice[- ]president\w*|\bvp\b/g],
  ["title", /\bc[etofm]o\b|\bgeschaftsfuhr\w*|\bmanaging director\b/g],
  ["title", /\bprincipal (?:engineer|consultant|designer|developer)\b/g],
  [
    "title",
    /\b(?:co-?)?founder\b|\bgrunder(?:in)?\b|\bfondat(?:eur|rice)\b|\bfundadora?\b|\bfounded\b|\bgegrundet\b|\b(?:ai|avons) fondee?\b|\bfunde\b/g,
  ],
  ["title", /\bsupervisor[as]?\b|\bsuperviseure?\b/g],
  ["degree", /\bbachelor\w*|\bbsc\b|\bb\.(?:sc|a)\b|\blicence (?:de|en)\b|\blicenciatura\b|\bgrado en\b/g],
  ["degree", /(?<!scrum )\bmaster(?:'s|’s|s|abschluss|studium)?\b|\bmsc\b|\bm\.(?:sc|a)\b|\bmaestria\b/g],
  ["degree", /\bph\.? ?d\b|\bdoctor(?:ate|at|ado|a)\b|\bdoktor\w*|\bpromoviert\w*|\bdissertation\b|\btesis doctoral\b/g],
  ["degree", /\bmba\b/g],
  ["degree", /\bmeister(?:in|brief|prufung)?\b/g],
  ["degree", /\bdiplom(?:a|e|ee?s?)?\b/g],
  ["degree", /\bcertif\w+|\bzertifi\w+/g],
  [
    "degree",
    /\b(?:hold|have|earned|completed|with) an? (?:\w+ )?degree\b|\bstudium\b|\bstudiert\w*|\bdiplome d|\btitulo de\b|\bdegree in\b/g,
    STUDIED,
  ],
  ["degree", /\bweiterbildung\w*|\bfortbildung\w*|\bfachweiterbildung\w*/g],
  [
    "superlative",
    /\bunder budget\b|\bahead of schedule\b|\bunter budget\b|\bvor(?:fristig| dem termin)\b|\ben avance sur\b|\bpor debajo del presupuesto\b/g,
  ],
  [
    "superlative",
    /\b\w+ of the year\b|\b\w+(?:er|in) des jahres\b|\b(?:conductora?|emplead[oa]|docente|profesora?|vendedora?) del ano\b|\b(?:recu|obtenu|remporte|gagne)\w* (?:le|la|un|une) (?:prix|medaille|etoile|concours|trophee)\b|\b(?:recibi|gane|obtuve) (?:el|la|un|una) (?:premio|concurso|galardon|medalla)\b|\bwon (?:the|an?)\b|\bgewann\b|\bgewonnen\b/g,
  ],
  [
    "superlative",
    /\bbest\b(?! regards| wishes| practice)|\bbeste[nrsm]?\b(?! gru)|\bmeilleure?s?\b(?! salutations)|\b(?:el|la|los|las|mi) mejor(?:es)?\b/g,
  ],
  [
    "superlative",
    /\b(?:fastest|largest|biggest|highest|greatest|strongest|finest)\b|\b(?:schnellst|großt|hochst|starkst|erfolgreichst|besucht)e\w*/g,
  ],
  ["superlative", /\b(?:the|a|world.s) leading\b|\bfuhrend\w*|\bleaders?\b|\bde premier plan\b|\blider(?:es)?\b/g],
  [
    "superlative",
    /\baward[- ]winning\b|\bpreisgekront\w*|\bausgezeichnet\w*|\bprime(?:e|s|es)?\b|\bpremiad[oa]s?\b|\bgalardonad[oa]s?\b/g,
  ],
  [
    "superlative",
    /\bworld[- ]class\b|\bunrivall?ed\b|\bunparalleled\b|\beinzigartig\w*|\berstklassig\w*|\bnumber one\b|\bnummer eins\b|\bnumero uno\b/g,
  ],
  ["superlative", /\bexpert(?:s|e|en|in|ise|o|a|os|as)?\b/g],
  ["superlative", /\b(?:le|la|les) plus \p{L}{4,}|\b(?:el|la|los|las) mas \p{L}{4,}/gu],
  [
    "skill",
    /\bfluen\w+|\bfließend\w*|\bverhandlungssicher\w*|\bcouramment\b|\bcon fluidez\b/g,
    /\bfluen|\bfließend|\bverhandlungssicher|\bcourant|\bcouramment|\bfluid|\bc[12]\b|\bnativ|muttersprach|maternelle|materna|bilingu|zweisprachig/,
  ],
  ["skill", /\bnative\b|\bmuttersprach\w*|\blangue maternelle\b|\blengua materna\b|\bnativ[oa]s?\b/g],
  ["skill", /\benglish\b|\benglisch\w*|\banglaise?\b|\bingles\b/g],
  ["skill", /\bgerman\b|\bdeutsch\w*|\ballemande?\b|\baleman\b/g],
  ["skill", /\bfrench\b|\bfranzosisch\w*|\bfrancaise?\b|\bfrances\b/g],
  ["skill", /\bspanish\b|\bspanisch\w*|\bespagnole?\b|\bespanol\b/g],
  ["skill", /\bitalian\b|\bitalienisch\w*|\bitalien\b|\bitaliano?\b/g],
  ["skill", /\bportuguese\b|\bportugiesisch\w*|\bportugais\b|\bportugues\b/g],
  ["skill", /\bdutch\b|\bniederlandisch\w*|\bneerlandais\b|\bneerlandes\b/g],
  ["skill", /\bpolish\b|\bpolnisch\w*|\bpolonais\b|\bpolaco\b/g],
  ["skill", /\brussian\b|\brussisch\w*|\brusse\b|\bruso\b/g],
  ["skill", /\bchinese\b|\bmandarin\w*|\bchinesisch\w*|\bchinois\b|\bchino\b/g],
  ["skill", /\bjapanese\b|\bjapanisch\w*|\bjaponais\b|\bjapones\b/g],
  ["skill", /\barabic\b|\barabisch\w*|\barabe\b/g],
];

/** Verbs that claim a post over others, and words of any kind that show one. */
const LEADS =
  /\b(?:led|headed|supervised|i lead)\b|\b(?:leite|leitete|geleitet)\b|\b(?:dirig\w+|encadre\w*)\b|\b(?:dirijo|lider(?:o|e|aba))\b/g;
const SHOWS_LEADING =
  /\b(?:led|leads?|leading|head\w*|superv\w+|manag\w+|direct\w+|chief|founder|owner)\b|leit\w+|\bfuhr\w+|\b(?:dirig\w+|encadr\w+|responsables?|chef\w*|gerante?)\b|\b(?:dirij\w+|lider\w*|jef[ea]|coordin\w+)\b/;

/** Tools and methods that are written alike in every language. Words that also mean something else count in their own spelling only. */
const TOOLS =
  "Kubernetes,Terraform,Docker,Ansible,Jenkins,Git,GitHub,GitLab,Linux,AWS,Azure,GCP,Google Cloud,Python,Java,JavaScript,TypeScript,Kotlin,Scala,PHP,Laravel,Symfony,Django,Flask,Rails,Angular,Vue,Svelte,Next.js,Node.js,GraphQL,PostgreSQL,MySQL,MongoDB,Redis,Kafka,RabbitMQ,Elasticsearch,Snowflake,Databricks,Hadoop,TensorFlow,PyTorch,Pandas,Tableau,Power BI,Looker,SAP,Salesforce,HubSpot,Mailchimp,Zendesk,Jira,Confluence,Asana,Trello,Notion,Figma,Photoshop,Illustrator,InDesign,Premiere,AutoCAD,SolidWorks,MATLAB,SPSS,PowerPoint,Outlook,SharePoint,DATEV,Shopify,WordPress,Magento,Google Analytics,Google Ads,Scrum,Kanban,Prince2,ITIL,Six Sigma,Lean,COBOL,Fortran,Perl,Haskell,Elixir,Erlang,Clojure,Golang,C++,C#,.NET,HTML,CSS,SQL,VBA,Selenium,Cypress,Playwright,Prometheus,Grafana,Splunk,Unity,Unreal Engine,Blender,QuickBooks,Xero,Oracle,Sketch,Excel,Rust,Swift,Ruby,React,Spark,Spring Boot".split(
    ",",
  );

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");

const NAMED_TOOLS = TOOLS.map((tool) => ({
  claimed: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(tool)}(?![\\p{L}\\p{N}+#])`, "gu"),
  known: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(tool)}(?![\\p{L}\\p{N}+#])`, "iu"),
}));

/** A letter is a language only after a word that introduces one. */
const LETTER_R = /(?<=(?:^|[\s,(])(?:in|with|mit|en|avec|con|and|und|et|y)\s)R(?![\p{L}\p{N}&'’])/u;
const TOOL_PATTERNS = [
  ...NAMED_TOOLS,
  { claimed: new RegExp(LETTER_R.source, "gu"), known: /(?<![\p{L}\p{N}])R(?![\p{L}\p{N}&'’])/u },
];

/** Titles, degrees, superlatives, languages and tools that a text claims. */
export function wordClaims(text: string): Found[] {
  const folded = fold(text);
  const lines = LINES.flatMap(([kind, pattern, known]) =>
    [...folded.matchAll(pattern)].map((match): Found => {
      const once = known ?? new RegExp(pattern.source, pattern.flags.replace("g", ""));
      return { kind, ...placeOf(match), isIn: (source) => once.test(foldedSource(source)) };
    }),
  );
  const leads = [...folded.matchAll(LEADS)].map(
    (match): Found => ({
      kind: "title",
      ...placeOf(match),
      isIn: (source) => SHOWS_LEADING.test(foldedSource(source)),
    }),
  );
  const tools = TOOL_PATTERNS.flatMap(({ claimed, known }) =>
    [...text.matchAll(claimed)].map(
      (match): Found => ({
        kind: "skill",
        ...placeOf(match),
        isIn: (source) => known.test(source.text),
      }),
    ),
  );
  return [...lines, ...leads, ...tools];
}

const placeOf = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length });
