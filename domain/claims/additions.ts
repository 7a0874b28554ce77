import type { Analysis } from "./analysis";
import type { Judged } from "./judged";
import type { CheckedLanguage } from "./languages/language-data";

/** Verbs for what is done at work to something, in the first person or as the first word of a line. Patterns match folded text. */
const DOES: Partial<Record<CheckedLanguage, RegExp>> = {
  en: /(?:^\s*(?:and |also )?|\b(?:i|we)(?:['’]ve)? (?:(?:also|now|then|have|had|regularly|often|sometimes|additionally|even|further|currently|would|was|am|are|were) ){0,2}|\band (?:also )?)(?:handl|manag|runn?ing|run\b|ran\b|organi[sz]|prepar|dr[ae]w(?:n|ing|s)? up|writ|wrote|look(?:ed|ing|s)? after|t[ao]ke? care of|order|buy|bought|sell|sold|negotiat|design|produc|supervis|represent|assess|conduct|carr(?:y|ied) out|arrang|provid|advis|teach|taught|repair|maintain|coordinat|overs[ae]w?|administ|edit|translat|record|research|develop|install|inspect|host|chair|monitor|process(?:ed|es)?\b|review|fil(?:e|ed|ing)\b|schedul|recruit|interview|publish|certif|calculat|audit|deliver|distribut|catalogu|compil)\w*/u,
  de: /(?:\b(?:ich|wir) (?:(?:auch|zudem|außerdem|regelmaßig|nebenbei|selbst|dort|daneben) )?|^\s*(?:\S+ ){1,3})(?:ubernehme|ubernahm|pflege|pflegte|reinige|reinigte|restauriere|restaurierte|fertige|fertigte|installiere|installierte|montiere|montierte|zeichne|zeichnete|fotografiere|filme|programmiere|programmierte|bearbeite|bearbeitete|liefere|lieferte|sortiere|kontrolliere|kontrollierte|messe|moderiere|trainiere|trainierte|verfasse|verfasste|gestalte|gestaltete|kassiere|koche|kochte|nahe|nahte|male|drehe|stelle|erstelle|erstellte|betreue|betreute|organisiere|organisierte|plane|plante|berechne|berechnete|schule|schulte|bilde|bildete|berate|beriet|biete|bot|verkaufe|verkaufte|bestelle|bestellte|repariere|reparierte|entwerfe|entwarf|verhandle|verhandelte|prufe|prufte|verwalte|verwaltete|leite|leitete|fuhre|fuhrte|schreibe|schrieb|ubersetze|ubersetzte|verleihe|verlieh|warte|wartete|kummere mich um|kummerte mich um|koordiniere|koordinierte|unterrichte|unterrichtete|baue|baute|zuchte|vermiete|rekrutiere)\b/u,
  fr: /\b(?:j['’](?:en |y )?|je (?:m['’])?|nous |y )(?:ai |avons )?(?:(?:aussi|egalement|regulierement) )?(?:assur|ger|redig|organis|prepar|anim|propos|negoci|livr|realis|form|encadr|supervis|control|repar|entreten|catalogu|vend|achet|command|occup|coordonn|conc[eo][iv]|cre|develop|elabor|dirig|pilot|enseign|tradui|tien|tenai|amenag|pratiqu|nettoi|restaur|cuisin|photographi|dessin|programm|transport|analys|rempla|moderni|tri|compt|factur|archiv|administr|fabriqu|install|verifi|recrut|plani)\p{L}*/u,
  es: /(?:^\s*(?:(?:tambien|ademas|asimismo|alli|y|nunca) )*|[,;] (?:y )?|\b(?:yo|me|tambien|ademas|asimismo|y) )(?:gestion|redact|elabor|imparti?|reviso|revise|revisaba|repar|organi[zc]|prepar|vend[oií]|compr|negoci|form[oeéa]|coordin|supervis|dirij|dirig|diseñ|disen|represent|control|fabric|ocup|encarg|escrib|traduj|traduzc|administr|instal|atiend|atend|distribu|asesor|particip|produzc|produj|limpi|restaur|cocin|fotograf|program|transport|analiz|trami|factur|archiv|instru|mont[oeéa]|constru|cri[oeé]|dise[ñn]|pint[oeéa]|lider)\p{L}*/u,
  ar: /(?<!\p{L})[وف]?(?:كنت )?(?:اشرف|اعد|ادير|اركب|اصنع|اطبخ|انظف|ارمم|اصور|ابرمج|احلل|اسجل|اخزن|اعقم|اجهز|اشحن|انقل|اربي|ازرع|اخيط|ارسم|اركب|اخلص|ابني|اطور|ادرب|اصلح|اصمم|اتفاوض|افاوض|اتولي|انظم|انسق|اكتب|اترجم|ابيع|اشتري|استقبل|اسلم|اراقب|اقود|احرر|انجز|انفذ|اوزع|اعلم|ادرس|اشرفت|اعددت|ادرت|دربت|اصلحت|صممت|توليت|نظمت|نسقت|كتبت|ترجمت|بعت|اشتريت|استقبلت|سلمت|راقبت|قدت|حررت|انجزت|نفذت|عايرت|وزعت|علمت|افتتح\p{L}{1,2}|اسست)(?!\p{L})/u,
};
/** In Japanese the verb comes last, and the object before it. */
const DOES_LAST =
  /(?:担当|管理|指導|製作|制作|修理|清掃|撮影|分析|更新|整備|配達|栽培|飼育|接客|実施|作成|手配|企画|開発|設計|編集|翻訳|販売|営業|交渉|申請|導入|調査|運営|手がけ|行い|行って|行っ|配布|開い|開催|教え)[^、。]{0,8}$/u;

/** What something was done for. */
const PURPOSE: Partial<Record<CheckedLanguage, RegExp>> = {
  en: /\b(?:in order to|so that|so as to|to (?:meet|reduce|cut|lower|satisfy|comply|win|attract|avoid|prevent|save|gain|raise|increase|improve|become|open|treat|obtain|earn|secure|relieve|qualify))\b.*$/u,
  de: /(?:^|, )(?:um (?=.* zu \p{L}+|.*\p{L}+zu\p{L}+en)|damit ).*$/u,
  fr: /\b(?:(?:pour|afin de|afin d['’]) ?(?=\p{L}+(?:er|ir|re|oir)\b)|pour qu|afin qu).*$/u,
  es: /\b(?:para|a fin de|con el fin de|con el objetivo de) (?:que\b|\p{L}+[aei]r\b).*$/u,
  ar: /(?<!\p{L})(?:كي|لكي|من اجل|بهدف|بغرض|سعيا الي)(?!\p{L}).*$/u,
  ja: /^.*(?:ために|ための|目的で|べく)/u,
};

/** What is said to come on top of the rest, in the same clause. */
const ON_TOP: Partial<Record<CheckedLanguage, RegExp>> = {
  en: /\b(?:i|we)(?:['’]ve|['’]m)? (?:\w+ )?(?:also|additionally|even|furthermore)\b|\b(?:as well as|along with)\b/u,
  de: /\b(?:ich (?:\S+ ){0,2}(?:auch|zudem|außerdem|zusatzlich|daruber hinaus|ebenfalls|sogar)|(?:neben|außerdem|zudem|daruber hinaus|zusatzlich) (?:\S+ ){0,3}(?:ich|wir)|sowie)\b/u,
  fr: /\b(?:j['’]|je )(?:\S+ ){1,2}(?:aussi|egalement|en outre|meme|de plus)\b|\bainsi que\b/u,
  es: /(?:^|[,;] ?)\s*(?:y )?(?:tambien|ademas|asimismo|incluso)\b|\basi como\b/u,
  ar: /(?<!\p{L})(?:كما|و?كذلك|و?ايضا) [اأ]\p{L}{2,}|(?<!\p{L})[اأ]\p{L}{2,} (?:كذلك|ايضا)(?!\p{L})/u,
};
/** And before the clause that says it. */
const BESIDES: Partial<Record<CheckedLanguage, RegExp>> = {
  en: /^\s*(?:in addition to|besides|on top of|apart from|alongside) [^,]+,(?= i\b)/u,
  fr: /^\s*(?:en plus d|outre|en dehors d)[^,]+,(?= j)/u,
  es: /^\s*(?:ademas de|aparte de|amen de) [^,]+,/u,
  ar: /^\s*(?:بالاضافه الي|الي جانب|فضلا عن|علاوه علي) \S+(?: \S+)?/u,
};

type Span = readonly [start: number, end: number];

/** The parts of a text that name what else was done: a known thing that no source has is a claim there, or any behind a verb of work. */
export const onTopIn = (one: Analysis): { span: Span; isWork: boolean }[] => {
  const language = one.checked[0] ?? "en";
  const isPlain = (from: number, to: number) =>
    !one.clauses.some(({ start, end, isWish, negations }) => end > from && start < to && (isWish || negations.length > 0));
  const spanOf = (pattern: RegExp | undefined, { start, end }: { start: number; end: number }) => {
    const text = one.text.slice(start, end);
    const match = isPlain(start, end) ? pattern?.exec(text) : null;
    return match ? [{ span: [start + match.index, end] as const, isWork: DOES[language]?.test(text) === true }] : [];
  };
  return [
    ...one.clauses.flatMap((clause) => spanOf(ON_TOP[language], clause)),
    ...one.sentences.flatMap((sentence) => spanOf(BESIDES[language], sentence)),
  ];
};

/** “Like the back of my hand”: what is known so well is a claim. */
const MASTERY =
  /\b(?:no secrets? (?:for|to|from) me|back of my hand|in my sleep|second nature|no stranger to|second home|keine geheimnisse|im schlaf|westentasche|aus dem effeff|in fleisch und blut|plus (?:de|aucun) secrets?|bout des doigts|sur le bout|palma de mi mano|(?:ningun|no tienen?) secretos?|al dedillo|ojos cerrados)\b|(?<!\p{L})(?:عن ظهر قلب|كراحه يدي|لا اسرار)(?!\p{L})|熟知|知り尽く|お手の物/u;

/** The parts of a text that say what was done, or what for, and that no known fact carries: a strange word in them is a claim. */
export function additionsIn(one: Analysis, parts: readonly Judged[]): Span[] {
  return one.clauses
    .flatMap(({ start, end, isWish, negations }): Span[] => {
      if (!isWish && MASTERY.test(one.text.slice(start, end))) return [[start, end]];
      if (isWish || negations.length > 0) return [];
      const text = one.text.slice(start, end);
      const language = one.checked[0] ?? "en";
      const purpose = PURPOSE[language]?.exec(text);
      const spans: Span[] = purpose ? [[start + purpose.index, start + purpose.index + purpose[0].length]] : [];
      if (language === "ja") return DOES_LAST.test(text) ? [...spans, [start, end]] : spans;
      const verb = DOES[language]?.exec(text);
      if (!verb) return spans;
      const behind: Span = [start + verb.index + verb[0].length, end];
      // German has its objects on both sides of the verb.
      const isCarried = language === "de" && !isBare([start, end], parts);
      return isCarried ? spans : [...spans, behind];
    })
    .filter((span) => isBare(span, parts));
}

/** Whether no source has anything of a part of a text. */
const isBare = ([from, to]: Span, parts: readonly Judged[]): boolean =>
  !parts.some(({ start, found, isWeak }) => start >= from && start < to && found.length > 0 && !isWeak);
