/** Forms of verbs that change within the word, by the stem that their infinitive has. Prefixes stay: “vorlas” is “vorles”. */
const GERMAN = `les:las,lasen,liest,lest|lauf:lief,liefen|nehm:nahm,nahmen,nimmt,nomm|geb:gab,gaben,gibt|schreib:schrieb,schrieben|fahr:fuhr,fuhren|trag:trug,trugen|sprech:sprach,sprachen,spricht,sproch,sprochen|helf:half,halfen,hilft,holf,holfen|halt:hielt,hielten|lass:ließ,ließen,lasst|ruf:rief,riefen|find:fand,fanden,fund,funden|bind:band,banden,bund,bunden|schneid:schnitt,schnitten|zieh:zog,zogen|bieg:bog,bogen|flieg:flog,flogen|gieß:goss,gossen|schließ:schloss,schlossen|wasch:wusch,wuschen|grab:grub,gruben|schlag:schlug,schlugen|bring:brachte,brachten,bracht|steh:stand,standen|werb:warb,warben,wirbt,worb,worben|werf:warf,warfen,wirft,worf,worfen|treff:traf,trafen,trifft,troff,troffen|brech:brach,brachen,bricht,broch,brochen|mess:maß,maßen,misst|tret:trat,traten,tritt|seh:sah,sahen,sieht|wieg:wog,wogen|schmelz:schmolz,schmolzen|schleif:schliff,schliffen|greif:griff,griffen|leih:lieh,liehen|back:buk,backt|web:wob,woben|pfleg:pflog|bet:bat,baten|hang:hing,hingen|lad:lud,luden|schraub:schrob|weis:wies,wiesen|schmeiß:schmiss|trink:trank,tranken,trunk,trunken|sing:sang,sangen,sung,sungen`;
const ENGLISH = `write:wrote,written|teach:taught|drive:drove,driven|build:built|sell:sold|buy:bought|grow:grew,grown|draw:drew,drawn|speak:spoke,spoken|sing:sang,sung|sweep:swept|weave:wove,woven|dig:dug|feed:fed|breed:bred|sew:sewn|grind:ground|shear:shorn,sheared|lay:laid|hang:hung|bind:bound|spin:spun|ride:rode,ridden|fly:flew,flown|catch:caught|fight:fought|throw:threw,thrown|steer:steered|swim:swam,swum|dive:dove|sow:sown|mow:mown|bend:bent|deal:dealt|lend:lent|pay:paid|shoot:shot|stick:stuck|strike:struck|tear:tore,torn|wear:wore,worn|choose:chose,chosen|oversee:oversaw,overseen|rewrite:rewrote,rewritten|withdraw:withdrew,withdrawn|undertake:undertook,undertaken|rebuild:rebuilt|resell:resold`;

const listOf = (lines: string): [string, string][] =>
  lines.split("|").flatMap((line) => {
    const [base = "", forms = ""] = line.split(":");
    return forms.split(",").map((form): [string, string] => [form, base]);
  });

const PREFIX =
  /^((?:ab|an|auf|aus|bei|ein|vor|zu|durch|mit|um|nach|her|hin|weiter|zuruck|teil|uber|unter|heraus|zusammen|fest|wieder|be|er|ver|zer|ent)?)((?:ge|zu)?)(\p{L}{3,})$/u;
const IN_GERMAN = new Map(listOf(GERMAN));
const IN_ENGLISH = new Map(listOf(ENGLISH));

/** “Vorlas”, “eingenommen” and “einzuschneiden” as the infinitive without its ending; null for other words. */
function germanStem(word: string): string | null {
  const [, prefix = "", , rest = ""] = PREFIX.exec(word) ?? [];
  const known = IN_GERMAN.get(word);
  const bare = IN_GERMAN.get(rest) ?? IN_GERMAN.get(rest.replace(/(?:en|e|st|t)$/, ""));
  return known ? `${known}en` : bare ? `${prefix}${bare}en` : null;
}

/** French verbs in -uire and -indre: “construis”, “construit” and “construire” have one stem. */
const frenchStem = (word: string): string | null => {
  const uire = /^(\p{L}{2,}u)i(?:s|t|ts|te|tes|re|sais|sait|sons|sez|sent|sant|saient|sirent|sis|sit)$/u.exec(word);
  if (uire && /(?:str|d|c|n|l)u$/.test(uire[1] ?? "")) return `${uire[1]}i`;
  const indre =
    /^(\p{L}*(?:p|t|tr|c|pl|cr|j)(?:ei|ai|oi))(?:n(?:s|t|ts|te|tes|dre)|gn(?:ais|ait|ons|ez|ent|ant|aient|is|it))$/u.exec(word);
  return indre ? `${indre[1]}n` : null;
};

/** “Repara” ends like a subjunctive, and “clasifiqué” is written with another letter. */
const spanishForm = (word: string): string | null =>
  word.length < SHORT
    ? null
    : /[aei]ra[sn]?$/u.test(word)
      ? word.replace(/a[sn]?$/u, "ar")
      : word.length > SHORT && /(?:ique|egue)$/u.test(word)
        ? word.replace(/que$/u, "car").replace(/gue$/u, "gar")
        : null;
const SHORT = 6;

/** The infinitive, or its stem, of an irregular form; null for every other word. */
export const regularOf = (word: string, language: string): string | null =>
  language === "de"
    ? germanStem(word)
    : language === "en"
      ? (IN_ENGLISH.get(word) ?? null)
      : language === "fr"
        ? frenchStem(word)
        : language === "es"
          ? spanishForm(word)
          : null;

/** “Siembro” and “sembrar”, “cuento” and “contar”: a stressed vowel of Spanish verbs is a diphthong. “Clasific” and “clasif” are one stem. */
export const withoutDiphthong = (stem: string): string =>
  stem.length < 5
    ? stem
    : stem
        .replace(/(?<=\p{L}{4})ic$/u, "")
        .replace(/ie(?=[^aeiou]{1,3}$)/u, "e")
        .replace(/ue(?=[^aeiou]{1,3}$)/u, "o");
