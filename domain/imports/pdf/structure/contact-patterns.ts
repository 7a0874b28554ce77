/** The parts are bounded as in every address, so that long text without spaces is not searched from each of its letters to its end. */
export const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/u;
export const PHONE =
  /(?<![\d\p{L}/〒])(?!\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}(?!\d)|(?:19|20)\d{2}-\d{2}-\d{2}(?!\d))(?:\(?\+|00|\(?\d)[\d\s()./–‑-]{6,}\d(?!\p{L})/u;
export const URL_TEXT =
  /\bhttps?:\/\/[^\s|•·,;]+|\bwww\.[^\s|•·,;]+|(?<![@\p{L}\d.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|me|de|fr|es|it|nl|co|uk|eu|app|page|info|ch|at|se|no|dk|fi|pl|pt|br|ca|us|in|ie|be|cz|gr|tr|ru|ua|jp|kr|cn|tw|il|ai|tech|design|studio|blog|online|site|games|edu|example|xyz|work|cv)(?:\/[^\s|•·,;]*)?(?=$|[\s|•·,;)])/iu;
export const LABEL =
  /^\s*(?:e-?mail(?:[\s-](?:adresse|address))?|mail|correo(?: electrónico)?|courriel|posta elettronica|phone(?: number)?|mobile|cell(?:ulare)?|cel|tel(?:efon(?:nummer)?|éfono|éphone|efone|efono|\.)?|telephone|handy|mobil|portable|móvil|website|webseite|web|site|portfolio|homepage|url|address|adresse|anschrift|dirección|indirizzo|endereço|location|wohnort|ort|linkedin|github|git|телефон|почта|адрес|メール|電話|住所|电话|邮箱|地址|email|numero di (?:telefono|cellulare)|indirizzo e-?mail|número de (?:teléfono|telefone|telemóvel)|numéro de téléphone|telefoonnummer|e-?mailadres|telefonnummer|numer telefonu|adres(?: e-?mail)?|endereço de e-?mail|telemóvel|celular|telemovil|dirección de correo electrónico|adresse e-?mail|adresse mail|e-?posta(?: adresi)?|cep telefonu|тел\.?|ел\.? пошта|електронна пошта|эл\.? почта|электронная почта|адреса|現住所|携帯(?:電話)?|電話番号|メールアドレス|ご?連絡先|手机|电子邮箱|住址|전화(?:번호)?|이메일|주소|الهاتف|رقم الهاتف|الجوال|البريد(?: الإلكتروني)?|العنوان|טלפון|נייד|דוא״ל|דואר אלקטרוני|כתובת|mob(?:ile number|il(?:e?telefon|nummer))|home address|place of residence|wohnsitz|domicile|residence|residenza|residencia|miejsce zamieszkania|woonplaats)\s*(?:\((?:linkedin|portfolio|company|personal|blog|mobile|home|work|other|privat|mobil)\))?\s*(?:[:：]|(?<=tel|mob|fon|cell|cel)\.(?=\s))\s*/iu;
export const LABEL_ALONE = new RegExp(
  `${LABEL.source.replace("(?:[:：]|(?<=tel|mob|fon|cell|cel)\\.(?=\\s))", "[:：.]?")}$`,
  "iu",
);

/** Details of a person that are neither an address nor a number: “Date of birth: 12/04/1990”. */
export const PERSONAL =
  /^\s*(?:date of birth|place of birth|birth ?(?:date|day)|born(?: on)?|nationality|citizenship|gender|sex|marital status|civil status|driving licen[cs]e|geburtsdatum|geburtsort|geboren(?: am)?|staatsangehörigkeit|nationalität|geschlecht|familienstand|date de naissance|lieu de naissance|né\(?e?\)? le|nationalité|sexe|situation familiale|fecha de nacimiento|lugar de nacimiento|nacionalidad|sexo|género|estado civil|data di nascita|luogo di nascita|nazionalità|cittadinanza|sesso|genere|stato civile|data de nascimento|naturalidade|nacionalidade|geboortedatum|geboorteplaats|nationaliteit|geslacht|burgerlijke staat|data urodzenia|miejsce urodzenia|narodowość|obywatelstwo|płeć|stan cywilny|doğum tarihi|doğum yeri|uyruk|cinsiyet|medeni (?:hal|durum)|дата рождения|дата народження|гражданство|громадянство|пол|стать|生年月日|性別|国籍|出生日期|性别|婚姻状况|생년월일|성별|국적|تاريخ الميلاد|مكان الميلاد|الجنسية|الحالة الاجتماعية|תאריך לידה|födelsedatum|nationalitet|fødselsdato|fødselsdag|syntymäaika|kansalaisuus|datum narození|státní příslušnost|születési (?:idő|dátum)|állampolgárság|data nașterii|naționalitate|ημερομηνία γέννησης|εθνικότητα)\s*[:：]/iu;

export const SEPARATOR = /\s*[|•●♦◆◇⋄∙‖]\s*|\s+[·–—]\s+|(?<!\d)\s+\/\s+|\s+\/\s+(?!\d)|\s{3,}/;

/** The label at the beginning of a contact detail, such as “E-mail:”; empty without one. */
export const contactLabel = (text: string): string => (LABEL_ALONE.exec(text) ?? LABEL.exec(text))?.[0] ?? "";
