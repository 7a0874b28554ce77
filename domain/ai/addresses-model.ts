import { visibleCharacters } from "./plain-answer";

/**
 * Words by which a text speaks to a model instead of a reader, in several languages. Not a defence by itself: what a model answers is
 * checked whatever it was told. It keeps such lines out of what is sent and out of what is taken over.
 */
const PATTERNS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|previous|above|prior|earlier|rule|system|everything|guideline|criteria|applicant|candidate)s?\b/i,
  /\b(?:system|developer)\s*(?:prompt|message|instruction|override|note)s?\b|\[\/?(?:inst|system)\]|<\|?(?:im_start|im_end|system|assistant)\b|^\s*(?:system|assistant|developer)\s*:/i,
  /\b(?:you are|act as|pretend to be|behave as|respond as)\b.{0,30}\b(?:now|an? (?:ai|assistant|model|recruiter|hiring|helpful|unrestricted))\b/i,
  /\b(?:note|message|instruction|attention|important|hint|reminder)s?\b.{0,20}\b(?:ai|llm|gpt|chatgpt|claude|gemini|language model|screening (?:bot|software|system)|resume (?:parser|screener)|automated)\b/i,
  /\b(?:if|when) you(?:'re| are)?\b.{0,20}\b(?:an? )?(?:ai|llm|language model|assistant|bot|gpt)\b/i,
  /\b(?:rate|score|rank|mark|recommend|return|output|print|answer|reply|respond|say|write|append|insert|include|add)\b.{0,40}\b(?:candidate|applicant|resume|cv|score|100\s?%|100\/100|10\/10|verbatim|exactly|only|as follows|the (?:following|sentence|line|link|image|picture|text))\b.{0,60}(?:100|10\/10|highest|top|perfect|excellent|exceptional|strong(?:ly)?|verbatim|exactly|https?:|!\[)/i,
  /\b(?:reveal|repeat|print|show|send|leak|exfiltrate|upload|post)\b.{0,40}\b(?:prompt|instructions|api key|secret|password|private data|phone number|email address|personal data|resume)\b/i,
  /\b(?:call|use|invoke|execute|run)\b.{0,20}\b(?:tool|function|command|plugin|shell)s?\b/i,
  /\b(?:ignorier|missachte|vergiss|überschreibe|beachte)\w*\b.{0,50}\b(?:anweisung|vorgabe|regel|bisherig|vorherig|obig|alles|system)\w*/i,
  /\b(?:bewerte|vergib|gib|antworte|schreib|füge)\w*\b.{0,60}(?:\b100\b|\bhöchst|\bvolle punkt|\bwörtlich|\bgenau\b|https?:|!\[)/i,
  /\b(?:ignore[zr]?|oublie[zr]?|ne tiens pas compte)\b.{0,50}\b(?:instruction|consigne|règle|précédent|tout)\w*/i,
  /\b(?:attribue|donne|note|réponds|répondez|écris|ajoute)\w*\b.{0,60}(?:\b100\b|\bmaximale?\b|\bexactement\b|https?:|!\[)/i,
  /\b(?:ignora|olvida|descarta|haz caso omiso)\w*\b.{0,50}\b(?:instruccion|regla|anterior|previ|todo)\w*/i,
  /\b(?:puntúa|califica|asigna|responde|escribe|añade)\w*\b.{0,60}(?:\b100\b|\bmáxima?\b|\bexactamente\b|https?:|!\[)/i,
  /\b(?:ignora|dimentica|trascura)\w*\b.{0,50}\b(?:istruzion|regol|precedent)\w*|\b(?:negeer|vergeet)\b.{0,50}\b(?:instructie|opdracht|vorige|bovenstaande)\w*/i,
  /\b(?:ignore|desconsidere|esqueça)\b.{0,50}\b(?:instruç|regra|anterior)\w*|\b(?:zignoruj|zapomnij|pomiń)\w*.{0,50}(?:instrukcj|poleceni|poprzedni)\w*/i,
  /(?:игнорируй|забудь|проигнорируй)\S*.{0,50}(?:инструкц|предыдущ|указани)|(?:忽略|无视|忘记).{0,20}(?:指令|指示|以上|之前|先前)|(?:無視|忘れ).{0,20}|(?:指示|命令).{0,12}(?:無視|忘れ)|(?:무시|잊어).{0,10}|(?:지시|명령).{0,12}무시|تجاهل.{0,40}(?:تعليمات|السابق)|התעלם.{0,40}(?:הוראות|קודמ)|(?:önceki|yukarıdaki).{0,30}(?:talimat|yönerge).{0,20}(?:yok say|unut)/iu,
];

/** Letters written with spaces, dots or look-alikes between them read as the word they make. */
const unspaced = (line: string) => line.replace(/\b(?:\p{L}[ .\-_]){4,}\p{L}\b/gu, (word) => word.replace(/[ .\-_]/g, ""));

/** Whether a line speaks to a model. */
export function addressesModel(line: string): boolean {
  const text = visibleCharacters(line).normalize("NFKC");
  return [text, unspaced(text)].some((form) => PATTERNS.some((pattern) => pattern.test(form)));
}

/** The lines of a text of strangers that may be sent to a model, and those that speak to one. */
export function withoutInstructions(text: string): { text: string; leftOut: string[] } {
  const lines = text.split("\n");
  const leftOut = lines.filter(addressesModel);
  return leftOut.length === 0 ? { text, leftOut } : { text: lines.filter((line) => !leftOut.includes(line)).join("\n"), leftOut };
}
