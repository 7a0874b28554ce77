import type { LanguageData } from "./language-data";

/** Of these languages, ordinary words are not checked: docs/claims.md. */
const NEVER = /(?!)/;
const NEVER_ALL = /(?!)/g;
const WORD = "\\p{L}";
/** Any of the words as a whole; `\b` knows Latin letters only. */
const anyOf = (words: string, flags = "u") => new RegExp(`(?<!${WORD})(?:${words})(?!${WORD})`, flags);

type Words = {
  neutral: string;
  joins: string;
  no: string;
  not: string | null;
  wish: string;
  under: string;
  employed: string;
  first: string;
  second: string;
  most: string;
  scope: string;
  months: string;
  now: string;
};

const dataOf = ({
  neutral,
  joins,
  no,
  not,
  wish,
  under,
  employed,
  first,
  second,
  most,
  scope,
  months,
  now,
}: Words): LanguageData => ({
  neutral,
  clauseBreak: new RegExp(`[,;:()–—•]|\\s-\\s|(?<!${WORD})(?:${joins})(?!${WORD})`, "gu"),
  negatesThing: anyOf(no, "gu"),
  negatesVerb: null,
  negatesClause: not === null ? null : anyOf(not),
  noNegation: null,
  wish: anyOf(wish),
  cause: NEVER,
  under: under === "" ? NEVER_ALL : anyOf(under, "gu"),
  employed: new RegExp(`(?<!${WORD})(?:${employed})\\s+$`, "u"),
  first: anyOf(first),
  second: anyOf(second),
  superlative: most === "" ? NEVER_ALL : anyOf(most, "gu"),
  scope: anyOf(scope, "gu"),
  months: months.split(","),
  now: anyOf(now),
});

export const PORTUGUESE = dataOf({
  neutral:
    "o a os as um uma e ou mas que de do da dos das em no na nos nas por para com sem ao aos pelo pela eu me meu minha meus minhas nos nosso nossa se sua seu ele ela isso este esta sou era fui foi ser estar estou estive tenho tive ter trabalho trabalhei trabalhar anos ano meses dia dias semana hoje mais menos muito muita bem como quando onde desde ate entre sobre cerca aproximadamente tambem experiencia conhecimento conhecimentos funcao cargo equipe equipa empresa responsavel gostaria prezado prezada senhor senhora obrigado atenciosamente oportunidade interesse vaga candidatura entrevista",
  joins: "e|mas|porem|enquanto",
  no: "sem|nenhum|nenhuma|nem",
  not: "nao|nunca|jamais",
  wish: "quero|queria|gostaria|desejo|espero|pretendo|sonho",
  under: "sob a direcao d[aoe]s?|com (?:o|a|meu|minha)",
  employed: "trabalhei (?:em|na|no|para)|empregad[oa] (?:em|na|no)",
  first: "eu|meu|minha|meus|minhas|me|nos|nosso|nossa|sou|fui|tenho|trabalhei|\\p{L}{3,}ei",
  second: "voce|voces|sua empresa",
  most: "[oa]s? mais \\p{L}{4,}|melhor(?:es)?",
  scope: "sozinh[oa]|unic[oa]|todos os|todas as|inteir[oa]|nacional|internacional|mundial",
  months:
    "janeiro|jan,fevereiro|fev,marco|mar,abril|abr,maio|mai,junho|jun,julho|jul,agosto|ago,setembro|set,outubro|out,novembro|nov,dezembro|dez",
  now: "atual|atualmente|hoje|presente",
});

export const ITALIAN = dataOf({
  neutral:
    "il lo la i gli le un uno una e o ma che di del dello della dei degli delle a al alla ai alle in nel nella nei nelle da dal dalla con per su tra fra io mi mio mia miei mie noi nostro si suo sua questo questa sono ero sono stato stata essere avere ho avevo lavoro lavorato lavorare anni anno mesi giorno giorni settimana oggi piu meno molto bene come quando dove fino circa anche esperienza conoscenza conoscenze ruolo posizione squadra azienda responsabile vorrei gentile signore signora grazie cordiali saluti opportunita interesse candidatura colloquio",
  joins: "e|ed|ma|mentre|pero",
  no: "senza|nessun|nessuna|nessuno|ne",
  not: "non|mai",
  wish: "voglio|vorrei|desidero|spero|sogno|mi piacerebbe",
  under: "sotto la direzione d\\p{L}+|con (?:il|la|mio|mia)",
  employed: "lavorato (?:presso|per|a|da)|impiegat[oa] (?:presso|a)",
  first: "io|mio|mia|miei|mie|mi|noi|nostro|sono|ero|ho|avevo",
  second: "lei|voi|vostr[oa]",
  most: "(?:il|la|i|le) piu \\p{L}{4,}|miglior[ei]?",
  scope: "da sol[oa]|unic[oa]|tutti i|tutte le|inter[oa]|nazionale|internazionale|mondiale",
  months:
    "gennaio|gen,febbraio|feb,marzo|mar,aprile|apr,maggio|mag,giugno|giu,luglio|lug,agosto|ago,settembre|set,ottobre|ott,novembre|nov,dicembre|dic",
  now: "attuale|oggi|presente|in corso",
});

export const DUTCH = dataOf({
  neutral:
    "de het een en of maar dat die dit van voor met zonder in op aan bij tot uit over door naar als om ik mij me mijn wij ons onze we zich haar zijn hun er was ben is waren heb had hebben werk werkte gewerkt werken jaar jaren maanden dag dagen week vandaag meer minder veel goed toen waar sinds ongeveer ook ervaring kennis functie rol team bedrijf verantwoordelijk graag geachte heer mevrouw dank groeten kans interesse vacature sollicitatie gesprek",
  joins: "en|maar|terwijl",
  no: "geen|zonder|noch",
  not: "niet|nooit",
  wish: "wil|wilde|graag|hoop|zou|droom",
  under: "onder leiding van|met (?:de|mijn|onze)",
  employed: "werkte (?:bij|voor)|gewerkt (?:bij|voor)|bij",
  first: "ik|mij|me|mijn|wij|we|ons|onze",
  second: "u|uw|jullie",
  most: "(?:beste|snelste|grootste|hoogste|jongste|meest \\p{L}+)",
  scope: "alleen|zelfstandig alle|enige|alle|volledige|landelijk|internationaal|wereldwijd",
  months:
    "januari|jan,februari|feb,maart|mrt,april|apr,mei,juni|jun,juli|jul,augustus|aug,september|sep,oktober|okt,november|nov,december|dec",
  now: "heden|nu|huidig|vandaag",
});

export const POLISH = dataOf({
  neutral:
    "i w we z ze na do od dla o u po przez przy za nad pod bez a ale lub oraz ze ktory ktora ktore jak jako ja mnie mi moj moja moje my nas nasz sie jego jej ich ten ta to te jestem bylem bylam byl byla byc mam mialem mialam miec pracuje pracowalem pracowalam praca pracy rok roku lat lata miesiecy dzien dziennie dni tydzien dzis wiecej mniej bardzo dobrze kiedy gdzie okolo takze rowniez doswiadczenie doswiadczenia wiedza stanowisko stanowisku rola zespol firma odpowiedzialny chcialbym chcialabym szanowni panstwo dziekuje pozdrawiam okazja zainteresowanie rozmowa",
  joins: "i|oraz|ale|natomiast",
  no: "bez|brak|zadn\\p{L}+|ani",
  not: "nie|nigdy",
  wish: "chce|chcialbym|chcialabym|pragne|marze|mam nadzieje|zamierzam",
  under: "pod kierunkiem|pod kierownictwem",
  employed: "pracowal[ae]m (?:w|we|dla|u)|zatrudnion[ay] (?:w|u)",
  first: "ja|mnie|mi|moj|moja|moje|my|jestem|mam|\\p{L}{3,}(?:lem|lam|am|em)",
  second: "panstwo|panstwa|pan|pani",
  most: "naj\\p{L}{4,}",
  scope: "sam|sama|samodzielnie|jedyn[aye]|wszystki\\p{L}+|cal[aey]\\p{L}*|krajow\\p{L}+|miedzynarodow\\p{L}+",
  months:
    "stycznia|styczen,lutego|luty,marca|marzec,kwietnia|kwiecien,maja|maj,czerwca|czerwiec,lipca|lipiec,sierpnia|sierpien,wrzesnia|wrzesien,pazdziernika|pazdziernik,listopada|listopad,grudnia|grudzien",
  now: "obecnie|teraz|dzis|nadal",
});

export const UKRAINIAN = dataOf({
  neutral:
    "і й та у в на з із зі до від для про по при за над під без а але або що який яка яке як я мене мені мій моя моє ми нас наш себе його її їх цей ця це є був була бути маю мав мала працюю працював працювала робота роботи рік року років місяців день дня днів тиждень сьогодні більше менше дуже добре коли де близько також досвід досвіду знання посада посаді роль команда компанія відповідальний хотів хотіла хочу шановні дякую повагою можливість інтерес вакансія співбесіда",
  joins: "і|й|та|але|проте",
  no: "без|жодн\\p{L}+|ані",
  not: "не|ні|ніколи|немає",
  wish: "хочу|хотів би|хотіла б|бажаю|мрію|сподіваюся|планую",
  under: "під керівництвом",
  employed: "працюва(?:в|ла) (?:у|в|на|для)",
  first: "я|мене|мені|мій|моя|моє|ми|наш|маю|мав|мала",
  second: "ви|ваш\\p{L}*|вас|вам",
  most: "най\\p{L}{4,}",
  scope: "сам|сама|самостійно|єдин\\p{L}+|усі|всі|весь|вся|національн\\p{L}+|міжнародн\\p{L}+",
  months:
    "січня|січень,лютого|лютий,березня|березень,квітня|квітень,травня|травень,червня|червень,липня|липень,серпня|серпень,вересня|вересень,жовтня|жовтень,листопада|листопад,грудня|грудень",
  now: "дотепер|зараз|нині|сьогодні",
});

export const TURKISH = dataOf({
  neutral:
    "ve veya ama ile icin bir bu su o da de ki mi ben beni bana benim biz bizim kendi gibi kadar olarak olan oldu oldum olmak var vardi idi calistim calisiyorum calismak is iste yil yilinda yildir ay gun gunde hafta bugun daha cok iyi ne zaman nerede yaklasik ayrica deneyim deneyimim bilgi gorev pozisyon ekip sirket sorumlu isterim sayin tesekkur saygilarimla firsat ilgi basvuru gorusme",
  joins: "ve|ama|ancak|fakat",
  no: "hicbir",
  not: "degil|yok|\\p{L}*yok|\\p{L}{2,}m[ae]d[ıi]m|hic",
  wish: "istiyorum|isterim|umuyorum|hayalim|arzu",
  under: "yonetiminde|yanında",
  employed: "calistim",
  first: "ben|beni|bana|benim|biz|bizim|\\p{L}{3,}(?:d[ıiuü]m|t[ıiuü]m|[ıiuü]m)",
  second: "siz|sizin|size|sirketiniz",
  most: "en (?!az)\\p{L}{3,}",
  scope: "tek basıma|yalnız|tum|butun|ulusal|uluslararası|dunya capında",
  months: "ocak,subat,mart,nisan,mayıs,haziran,temmuz,agustos,eylul,ekim,kasım,aralık",
  now: "halen|gunumuz|su an|devam",
});
