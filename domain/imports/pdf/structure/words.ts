import { isState, isTown } from "@/domain/imports/pdf/structure/towns";

// Words that say what a text is. They count as evidence over a whole document; none of them decides alone.

const anyOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words.trim().replaceAll(/\s+/g, "|")})(?!\\p{L})`, "iu");

/** Positions. A star matches any ending. */
const ROLES = anyOf(
  `engineer\\w* developer manager designer analyst consultant director lead head officer assistant intern(?:ship)? specialist architect
  administrator coordinator teacher lecturer professor nurse doctor physician surgeon pharmacist scientist researcher founder co-founder editor
  writer author accountant auditor controller technician representative programmer producer associate trainee apprentice clerk secretary
  chef cook waiter waitress barista driver mechanic electrician plumber carpenter gardener cashier receptionist salesperson seller buyer planner
  strategist marketer supervisor superintendent foreman operator instructor trainer coach tutor mentor therapist psychologist counsel(?:l)?or
  lawyer attorney paralegal judge advisor adviser agent broker banker trader librarian curator artist musician photographer translator
  interpreter journalist reporter president vice ceo cto cfo coo vp chief principal senior junior staff fellow postdoc\\w* freelance\\w*
  contractor owner volunteer worker caregiver tester devops sre qa master partner porter sister matron midwife paramedic actuary surveyor
  welder joiner roofer painter decorator baker butcher florist tailor hairdresser hygienist dentist optician radiographer physiotherapist
  violin viola cello soloist conductor composer singer dancer actor actress stagehand usher steward stewardess deckhand sailor pilot captain
  firefighter soldier sergeant lieutenant detective guard bailiff notary underwriter auctioneer estimator draughtsman draftsman machinist
  fitter lineman miner farmer forester ranger fisherman groom zookeeper vet veterinarian nanny au\\spair childminder housekeeper cleaner
  janitor caretaker bartender sommelier dishwasher courier postman dispatcher picker packer loader rigger diver model stylist illustrator
  animator copywriter columnist correspondent archivist anthropologist economist statistician mathematician physicist chemist biologist
  geologist historian linguist sociologist academic principal dean rector registrar chaplain priest pastor rabbi imam councillor
  \\p{L}*entwickler(?:in)? \\p{L}*ingenieur(?:in)? \\p{L}*leiter(?:in)? leitung \\p{L}*berater(?:in)? \\p{L}*manager(?:in)? werkstudent(?:in)?
  praktikant(?:in)? praktikum \\p{L}*kauf(?:mann|frau) \\p{L}*sachbearbeiter(?:in)? \\p{L}*referent(?:in)? \\p{L}*assistent(?:in)? mitarbeiter(?:in)?
  \\p{L}*lehrer(?:in)? \\p{L}*pfleger(?:in)? \\p{L}*techniker(?:in)? \\p{L}*mechaniker(?:in)? \\p{L}*verkäufer(?:in)? \\p{L}*führer(?:in)? auszubildende[rn]?
  ingénieure? développeu(?:r|se) responsable chef(?:fe)? chargée? directeur directrice gestionnaire conseill(?:er|ère) consultante? assistante?
  stagiaire technicien(?:ne)? infirmi(?:er|ère) professeure? enseignante? comptable vendeu(?:r|se) attachée? rédact(?:eur|rice)
  ingenier[oa] desarrollador\\w* gerente jef[ea] director[a]? analista consultor[a]? asistente becari[oa] técnic[oa] enfermer[oa] profesor[a]? maestr[oa]
  contable coordinador[a]? encargad[oa] diseñador[a]? administrativ[oa] vendedor[a]?
  ingegnere sviluppat(?:ore|rice) responsabile direttore direttrice tirocinante impiegat[oa] infermier[ea] insegnante progettista tecnico
  engenheir[oa] desenvolvedor[a]? estagiári[oa] coordenador[a]? professor[a]? técnic[oa] enfermeir[oa] auxiliar
  ontwikkelaar medewerker adviseur docent verpleegkundige stagiair[e]? utvecklare ingenjör chef lärare sjuksköterska projektledare
  udvikler ingeniør leder utvikler rådgiver konsulent kehittäjä insinööri johtaja päällikkö
  programista inżynier kierownik specjalista analityk konsultant dyrektor asystent(?:ka)? nauczyciel(?:ka)? stażyst(?:a|ka)
  vývojář inženýr vedoucí manažer(?:ka)? účetní učitel(?:ka)? fejlesztő mérnök vezető menedzser
  specjalistka analityczka kierowniczka programistka dyrektorka koordynator(?:ka)? inżynierka księgow[ya] handlowiec sprzedawc[aą] pracowni(?:k|ca)
  architekt(?:in|ka)? architecte arquitect[oa] architett[oa] coordinat(?:eur|rice|ore) superviseu(?:r|se) superviso(?:ra?|re) acheteu(?:r|se)
  formateur formatrice juriste avocate? pharmacien(?:ne)? animat(?:eur|rice) éducat(?:eur|rice) cuisini(?:er|ère) serveu(?:r|se) chauffeur
  \\p{L}*einkäufer(?:in)? \\p{L}*meister(?:in)? \\p{L}*planer(?:in)? \\p{L}*betreuer(?:in)? \\p{L}*koch \\p{L}*köchin \\p{L}*fahrer(?:in)? \\p{L}*arbeiter(?:in)?
  \\p{L}*forscher(?:in)? doktorand(?:in)? volontär(?:in)? trainer(?:in)? erzieher(?:in)? monteur(?:in)? disponent(?:in)? vorstand geschäftsführung
  cociner[oa] camarer[oa] abogad[oa] médic[oa] comercial delegad[oa] supervisor[a]? programador[a]? investigador[a]? operari[oa] auxiliar
  commess[oa] avvocat[oa] medico ricercat(?:ore|rice) addett[oa] consulente analista programmatore vendit(?:ore|rice) cuoc[oa] magazziniere
  médic[oa] advogad[oa] pesquisador[a]? programador[a]? cozinheir[oa] motorista verkoper inkoper projectleider boekhouder teamleider monteur
  mühendis\\p{L}* yönetici geliştirici uzman\\p{L}* müdür\\p{L}* öğretmen hemşire stajyer
  инженер разработчик менеджер руководитель аналитик директор специалист программист преподаватель врач стажер дизайнер
  інженерка розробниця менеджерка викладачка аналітик аналітикиня інженер розробник керівник спеціаліст μηχανικός προγραμματιστής διευθυντής αναλυτής`,
);
const EASTERN_ROLES =
  /エンジニア|マネージャー|営業|企画|経理|人事|総務|研究員|教員|講師|看護師|店長|社長|取締役|プログラマー|アナリスト|コンサルタント|ディレクター|アシスタント|スタッフ|インターン|プロデューサー|部長|課長|主任|担当|リーダー|デザイナー|工程师|經理|经理|主管|总监|設計師|设计师|教师|护士|工程師|엔지니어|매니저|개발자|팀장|과장|대리|디자이너|مهندس|مدير|أخصائي|اختصاصي|مسؤول|مشرف|منسق|محلل|مطور|مصمم|مبرمج|باحث|رئيس|موظف|مساعد|ممرض|طبيب|محام|مستشار|مدرب|مندوب|مترجم|صحفي|سكرتير|كاشير|متدرب|مدیر|معلم|محاسب|מהנדס|מנהל|מפתח|รองผู้จัดการ|ผู้จัดการ|วิศวกร|นัก|इंजीनियर|प्रबंधक/u;

const ORGANISATIONS = anyOf(
  `inc llc ltd limited corp corporation company plc pllc llp lp gmbh ag kg ohg ug se e\\.?\\s?v\\.? mbh co sa s\\.a\\. sas sarl sàrl s\\.r\\.l\\.? srl spa s\\.p\\.a\\.?
  bv b\\.v\\.? nv n\\.v\\.? ab as a\\/s aps oy oyj sp z o\\.o\\.? s\\.r\\.o\\.? a\\.s\\.? kft zrt nyrt ltda eireli pty pte bhd sdn ооо зао оао пао тоо тов
  group groupe gruppe grupo gruppo holding holdings partners associates consulting solutions technologies labs laboratories
  laboratory studios bank hospital clinic klinikum klinik university college institute school ministry council department
  trust foundation stiftung association verein society union church restaurant hotel airlines airways pharma insurance versicherung versicherungen
  werke stadtwerke bundes\\p{L}* landes\\p{L}* ministerium behörde amt universität hochschule université universidad università universidade hôpital
  hospital clínica banco banque banca éditions editorial verlag press media networks energy industries logistics payments instruments services
  nursing\\shome center centre freight geräte \\p{L}*bau theatre theater gallery museum library café cafe bistro bakery kitchen kettle inn
  farm farms nursery orchestra choir ballet opera club agency authority borough city\\sof town\\sof county commission bureau embassy parliament
  airport railway railways port shipyard mill mills brewery winery press books records sons brothers ventures capital advisors systems
  software robotics analytics pharmaceuticals biotech foods steel motors aviation air airline telecom telekom kliniken krankenhaus schule
  transports construcciones construções costruzioni constructions assurances seguros ubezpieczeń towarzystwo spółdzielnia przedsiębiorstwo urząd
  zakład szpital fundacja ministerstwo société compagnie entreprise cabinet atelier laboratoire laboratorios? clinique empresa compañía fundación
  ayuntamiento azienda studio fondazione ospedale cooperativa stichting ziekenhuis gemeente ооо банк завод университет больница
  museum \\p{L}*büro \\p{L}*werk[e]? \\p{L}*haus kanzlei praxis &\\s(?:partner|co|cie|söhne|sons|fils|figli|hijos)\\.? verband verein kommune gemeinde mairie ayuntamiento comune prefettura`,
);
const EASTERN_ORGANISATIONS =
  /株式会社|有限会社|合同会社|有限公司|公司|集团|集團|銀行|银行|病院|医院|주식회사|\(주\)|은행|병원|شركة|بنك|مصرف|مؤسسة|وزارة|مجموعة|جمعية|هيئة|مكتب|مصنع|فندق|مطعم|متجر|شرکت|مستشفى|בע״מ|בע"מ|חברת|บริษัท|प्राइवेट|लिमिटेड/u;

const SCHOOLS = anyOf(
  `university college school institute academy polytechnic conservatory seminary universität hochschule fachhochschule \\p{L}*universität \\p{L}*hochschule
  \\p{L}*schule gymnasium berufskolleg kolleg tu fh htw eth lmu université école lycée collège iut insa sorbonne faculté universidad instituto colegio
  escuela facultad politécnica università liceo istituto politecnico scuola accademia universidade faculdade escola universiteit hogeschool
  universitet universitetet högskola högskolan gymnasieskola høyskole højskole yliopisto ammattikorkeakoulu lukio uniwersytet politechnika akademia
  szkoła liceum univerzita univerzitet gymnázium škola egyetem főiskola gimnázium üniversitesi üniversite lisesi lise университет институт
  академия школа лицей колледж університет πανεπιστήμιο σχολή λύκειο universitatea liceul universitas đại\\shọc trường sveučilište fakultet
  mit ucla nyu coláiste`,
);
const EASTERN_SCHOOLS =
  /大学|大學|高校|高等学校|学院|學院|中学|中學|专门学校|専門学校|대학교|대학|고등학교|جامعة|كلية|معهد|مدرسة|دانشگاه|דבסה|אוניברסיטת|אוניברסיטה|מכללת|הטכניון|มหาวิทยาลัย|วิทยาลัย|โรงเรียน|विश्वविद्यालय|महाविद्यालय|विद्यालय|संस्थान/u;

const DEGREES = anyOf(
  `bachelor\\p{L}*(?:'s|’s)? master\\p{L}*(?:'s|’s)? b\\.?\\s?sc\\.? m\\.?\\s?sc\\.? b\\.?a\\.? m\\.?a\\.? b\\.?s\\.? m\\.?s\\.? b\\.?eng\\.? m\\.?eng\\.? b\\.?tech\\.? m\\.?tech\\.? mba
  ph\\.?\\s?d\\.? d\\.?phil\\.? doctorate doctor llb llm md jd ba ma bfa mfa bba associate diploma certificate degree honou?rs ged a-levels? gcse
  leaving abitur \\p{L}*diplom\\p{L}* diplom-\\p{L}+ magister staatsexamen promotion ausbildung meister fachabitur reife mittlere licence
  maîtrise master baccalauréat bac bts dut doctorat licenciatura licenciad[oa] grado máster bachillerato ingeniería doctorado técnico
  laurea triennale magistrale dottorato maturità bacharelado mestrado doutorado kandidat\\p{L}* civilingenjör magisterexamen
  licencjat magister inżynier matura doktorat bakalář ing\\.? mgr\\.? bc\\.? diploma érettségi alapképzés mesterképzés lisans yüksek doktora
  бакалавр магистр специалист аспирантура диплом бакалавриат магистратура πτυχίο μεταπτυχιακό διδακτορικό cử\\snhân thạc\\ssĩ tiến\\ssĩ sarjana`,
);
const EASTERN_DEGREES =
  /学部|学科|研究科|専攻|学士|修士|博士|硕士|碩士|學士|本科|卒業|학사|석사|박사|بكالوريوس|ماجستير|دكتوراه|کارشناسی|دکتری|תואר|ปริญญา|स्नातक|बी\.|एम\./u;

const counted = (test: boolean) => (test ? 1 : 0);

export const isRole = (text: string) => ROLES.test(text) || EASTERN_ROLES.test(text);
export const isOrganisation = (text: string) => ORGANISATIONS.test(text) || EASTERN_ORGANISATIONS.test(text);
export const isSchool = (text: string) => SCHOOLS.test(text) || EASTERN_SCHOOLS.test(text);
export const isDegree = (text: string) => DEGREES.test(text) || EASTERN_DEGREES.test(text);

/** Above zero if a text is more likely a position than an employer, below zero for the opposite. */
export const roleEvidence = (text: string) => counted(isRole(text)) - counted(isOrganisation(text));
/** The same for a degree and a school. */
export const degreeEvidence = (text: string) => counted(isDegree(text)) - 1.5 * counted(isSchool(text));

let countries: Set<string> | undefined;

/** Languages that resumes name countries and languages in. */
const NAMING_LOCALES = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "tr", "ru", "uk", "ar", "ja", "zh", "ko"];

/** Names of countries in languages that resumes name them in. */
function isCountry(text: string): boolean {
  countries ??= new Set(
    NAMING_LOCALES.flatMap((locale) => {
      const names = new Intl.DisplayNames([locale], { type: "region" });
      return REGIONS.map((region) => (names.of(region) ?? "").toLowerCase());
    }),
  );
  return (
    countries.has(text.toLowerCase().replace(/^the\s/, "")) ||
    /^(?:uk|usa|u\.s\.a?\.|u\.k\.|uae|england|scotland|wales|northern ireland)$/i.test(text)
  );
}

const REGIONS =
  "AD AE AF AL AM AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KH KR KW KZ LB LI LK LT LU LV MA MC MD ME MG MK MM MN MO MT MX MY NG NI NL NO NP NZ OM PA PE PH PK PL PR PS PT PY QA RO RS RU RW SA SE SG SI SK SN SV SY TH TN TR TW TZ UA UG US UY UZ VE VN YE ZA ZW".split(
    " ",
  );

const STATES =
  /^(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|ON|QC|BC|AB|MB|SK|NS|NB|NL|NSW|VIC|QLD|WA|SA|TAS|ACT)$/;
const REMOTE = /^(?:remote|hybrid|on-site|remoto|télétravail|à distance|home ?office|homeoffice|worldwide)$/i;

/** Prefectures, towns and districts end with what they are: “東京都世田谷区”, “杭州市”, “서울시”. */
const EASTERN_PLACE =
  /^(?:[\p{Script=Han}ヶケ々]{1,9}[都道府県市区町村郡省縣]|\p{Script=Hangul}{1,6}(?:특별시|광역시|시|도|구))$/u;

let languages: Set<string> | undefined;

/** Names of spoken languages in languages that resumes name them in. */
export function isLanguageName(text: string): boolean {
  languages ??= new Set(
    NAMING_LOCALES.flatMap((locale) => {
      const names = new Intl.DisplayNames([locale], { type: "language" });
      return SPOKEN.map((language) => (names.of(language) ?? "").toLowerCase());
    }),
  );
  return languages.has(text.trim().toLowerCase());
}

const SPOKEN =
  "en de fr es it pt nl pl sv da nb fi cs sk sl hr sr bs bg ro hu tr ru uk be el he ar fa hi ur bn pa ta te mr gu ja ko zh vi th id ms tl ga cy gd eu ca gl is et lv lt sq mk hy ka az kk uz sw am so yo ig ha zu af la eo br oc co fy lb fo qu gn mi kn ml si ne my km lo ti om rw sn xh st tn ug tg ky tk mn ps ku sd or as yi mg ny ln wo jv su ceb fil".split(
    " ",
  );

/** “Bristol, United Kingdom”, “Seattle, WA”, “80331 München”, “Remote”. Of towns alone only the large ones are known. */
export function isPlace(text: string): boolean {
  const clean = text.replace(/\s*\((?:remote|hybrid|on-site)\)$/i, "").trim();
  if (clean.length > 70 || /[@!?:;]|https?|\s(?:in|at|bei|chez|for|and|und)\s/.test(clean)) return false;
  if (REMOTE.test(clean) || isCountry(clean) || isTown(clean) || EASTERN_PLACE.test(clean)) return true;
  const parts = clean.split(/[,،、]\s*/);
  const last = parts.at(-1)?.replace(/\s+\d[\d\s-]*$/, "") ?? "";
  if (parts.length >= 2 && parts.length <= 4)
    return (
      isCountry(last) ||
      STATES.test(last) ||
      isState(last) ||
      (parts.length === 2 && isTown(parts[0] ?? "") && !isOrganisation(last))
    );
  return /^(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{Lu}[\p{L}\s.-]{1,30}$/u.test(clean);
}
