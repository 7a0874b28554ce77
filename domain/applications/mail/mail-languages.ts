/** Words that a text of a few lines has in one language and not in the others, in the order of the languages of `FINDERS`. */
const FREQUENT = [
  "the and you your we our for with have has been this that will are not from would can",
  "und sie wir ihre ihr ihnen ich nicht fur mit der die das den dem ist haben werden uns auf zu wird hallo dich dir du",
  "nous vous votre vos pour avec est les des une que dans sur pas avons bonjour sommes je et au ce qui",
  "usted tu su para con los las una que por hola estimada hemos ha del el al y gracias nos sus muy",
  "il la che per con gli una di non siamo abbiamo gentile ciao del della tua sua grazie ha ti alla ci e mi",
  "voce sua seu para com uma que nao ola oi obrigado obrigada da do os temos foi as ao em o a na no e",
  "de het een je jij u wij we van met voor niet is op zijn hebben dat te bij aan heb dank hoi uw",
  "nie sie na do i z w jest pani pan dziekujemy oraz ze dla za czesc prosimy twoje twoja o po szanowna",
].map((words) => new Set(words.split(" ")));

/** The languages that a mail may be in, as places in that order: the likeliest, and those that are not much less likely. */
export function mailLanguages(words: string): number[] {
  const all = words.trim().split(" ").slice(0, 400);
  const counts = FREQUENT.map((frequent) => all.reduce((sum, word) => sum + Number(frequent.has(word)), 0));
  const max = Math.max(...counts);
  return counts.flatMap((count, index) => (max < 3 || count >= max * 0.6 ? [index] : []));
}
