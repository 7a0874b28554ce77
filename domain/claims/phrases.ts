/** Phrases of liking and of free time: what a person likes is not what they have done. */
export const LIKES =
  /\b(?:enjoy\w*|i (?:like|love)|love to|i (?:\w+ )?value|appreciate|pride myself|schatze|apprecie|valoro|aprecio|matters? (?:\w+ )?to me|comes? first|priority|(?:spare|free) time|privat|freizeit|temps libre|loisirs?|tiempo libre|\w+ first|erster stelle|priorite|passe (?:avant|toujours)|primer lugar|prioridad|ante todo|important to me|close to my heart|mag ich|ich mag|gern\w*|liebe ich|ich liebe|freude|wichtig|liegt mir|liegen mir|am herzen|j.aime|aime|plaisir|tient a c.ur|compte(?:nt)? (?:beaucoup )?pour moi|me gusta\w*|me encanta\w*|disfruto|importan\w* para mi)\b|اقدر|وقت فراغ\p{L}*|المقام الاول|اولويا?ت?|احب|استمتع|بالنسبه لي|好き|独学|趣味|余暇|と考え|と思い|と存じ|立場から|楽し|大切に/u;

/** “I have not worked with …”, “… is still missing”: who says what they lack invents nothing. */
export const LACKS =
  /\b(?:experience|worked with|cared for|looked after|dealt with|betreut|gepflegt|soigne|occupe|cuidado|atendido|used|familiar|touched|tried|\w*erfahrung\w*|gearbeitet|beruhrung|kenntniss\w*|eingesetzt|vertraut|experience|travaille|pratique|utilise|connais\w*|experiencia|trabajado|usado|manejado|utilizado|conozco)\b|خبر[هة]|سبق لي|اعمل|اتعامل|استخدم|経験|触れ|扱/u;

/** “Not a phrase but …” denies nothing of a career. */
export const CONTRASTS =
  /\b(?:kein\w* \w+, sondern|(?:not|n.t) (?:\w+ ){1,4}but|pas (?:\S+ ){1,4}mais|no (?:\S+ ){1,4}sino)\b|ليس\p{L}* (?:\S+ ){1,4}بل|ではなく/u;

export const LONGS =
  /\b(?:would (?:love|like)|i.d (?:love|like)|(?:mochte|wurde) (?:\w+ ){0,2}(?:gern\w*|spater|einmal|eines)|j.aimerais|j.adorerais|me (?:encanta|gusta)ria|me haria ilusion)\b|[اأ](?:رغب|حلم|تمني|طمح)|たい(?:と|です|。|$)/u;

/** “Submissions were handled by my manager.” */
export const BY_OTHERS =
  /\b(?:by (?:my|the|our|a)|von (?:meine[mr]|der|dem|unsere[mr]|einem)|par (?:mon|ma|le|la|notre|une?)|por (?:mi|el|la|nuestr[oa]))\b|من (?:قبل|طرف)|(?:が|によって)(?:行|担|処理)/u;

/** A field that attracts someone is none that they know. */
export const INTERESTS =
  /\b(?:interest\w*|fascinat\w*|intrigu\w*|attract\w*|curious|interess\w*|reiz(?:t|en)|neugier\w*|faszinier\w*|attir\w*|fascin\w*|curieu\w*|interes\w*|atra\w+|curios\w*)\b|(?<!\p{L})(?:ي?ت?ه?هم(?:ني)|[يت]جذبني|[يت]ستهويني|مهتمه?)(?!\p{L})|興味|関心|惹かれ/u;

/** What a person thinks good is not what they can do. */
export const VALUES =
  /\b(?:i (?:\w+ )?value|appreciate|matters?|important|schatze|wichtig|apprecie|valoro|aprecio|importan\w*)\b|اقدر|مهم|重視/u;

/** An opinion: what the writer thinks of work claims nothing that was done. */
export const VIEWS =
  /(?:^|[,;:–—-]\s*)(?:to|for) me\b|\b(?:is|are|means?|remains?) (?:to|for) me\b|, (?:to|for) me\b|\b(?:i (?:\w+ )?(?:believe|think|find)\b|in my (?:view|opinion|eyes|experience)|fur mich (?:\w+ )?(?:ist|sind|zahlt|bedeutet|gehort|heißt)|(?:ist|sind|bleibt|bedeutet|gehort) (?:\w+ )?fur mich|meine[rs]? (?:meinung|ansicht|erfahrung) nach|ich (?:finde|glaube|denke)|(?:finde|glaube|denke) ich|pour moi|a mes yeux|selon moi|je (?:crois|trouve|pense)|voila ce qui|c'est ce qui|para mi|a mi (?:juicio|entender|modo de ver)|creo que|opino|pienso que)\b|(?<!\p{L})(?:عندي|في (?:رايي|نظري)|برايي|اعتقد|اومن|اري ان)(?!\p{L})|と(?:考え|思い|信じ|存じ)|何より/u;

/** Verbs for what a person is not yet. */
export const BECOMES =
  /\b(?:becom\w+|learn\w*|train (?:as|for|in)|qualify|study\w*|studieren|absolvieren|etudier|reprendre|obtenir|estudiar|cursar|obtener|sacar(?:me)?|move into|werden|lernen|fortbilden|weiterbilden|weiterentwickeln|(?:weiter|fort)zubilden|weiterzuentwickeln|devenir|apprendre|(?:me|se) former|evoluer|convertirme|llegar a|aprender|formarme|especializarme)\b|(?<!\p{L})(?:ا?(?:صبح|تعلم|ن?تقل)\p{L}*|(?:ال)?دراس\p{L}*|متابعه|اكمال)|になりたい|学び|目指/u;

/** “Every guest deserves …”, “a small mistake may …”: what holds of anyone is no claim about the writer. */
export const TRUTHS =
  /\b(?:deserves?|may|might|is something (?:that )?(?:you|one|an?|people)|no two|merit(?:e|ent)|peut|peuvent|verdien(?:t|en)|mag|mogen|merecen?|puede|pueden)\b|(?<!\p{L})(?:قد [يت]\p{L}+|[يت]ستحق\p{L}*)(?!\p{L})|に値する|べきもの/u;

/** “Never worked with …” denies what it was done with, and not the work. */
export const isOfWork = (word: string): boolean =>
  /^(?:work|experien|trabaj|arbeit|gearbeit|travail|erfahr|beruf|profes|gust|gern|mocht|would|hop|want|wish|wurd|aimer|souhait|voudr|quier|quis)/u.test(
    word,
  );
