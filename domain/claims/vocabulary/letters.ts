import type { CheckedLanguage } from "../languages/language-data";

/** What letters, answers and summaries are also made of: links, courtesy, manner, talk, time, people in general. None of it claims anything. */
export const LETTERS: Partial<Record<CheckedLanguage, string>> = {
  en: `anyhow notwithstanding albeit heretofore henceforth hereby herewith therein straightaway forthwith etc aka minus versus excluding owing
okay yeah yep nope gosh wow hey bits stuff heaps guy guys mate bloke lad lass gang privilege indebted confess acknowledge concede beg
notify constitute occupy entrust allocate embark cease arose perceive reckon ponder deem upside cornerstone finger beginner novice veteran
parent husband wife man men woman women apt skilful hardened decent durable chaotic messy delicate memorable unforgettable funny shallow
partial joint district neighbourhood county countryside christmas easter`,
  de: `laune obwohl indem bevor ehe deswegen demnach mithin jedenfalls immerhin keineswegs jemals irgendwas irgendwer entweder desto umso wohingegen
wogegen woher wohin wem wen worum euch euer eure dir dich bist hast seid diesmal namens seitens infolge zugunsten nebst binnen etc bzw usw
sprich schier soeben vorhin gestern übermorgen seinerzeit zeitlebens tagelang stundenlang prompt fristgerecht termingerecht verspätet
nunmehr alsbald hierdurch beiliegend obig nachstehend geschätzte verehrt werter gestatte ersuche entgegenkommend entgegensehen zusenden
übersende wohlwollend geneigt geehrt vergnügen privileg froh heiter angetan ran rauf runter raus rüber drauf dran drin drum tja naja okay
super prima cool irre verrückt krass echt eventuell anscheinend egal fix zügig zackig sanft hart weich zart mühelos fordernd brenzlig
kompliziert simpel ausgehen ausging ausgegangen gutgehen hinkriegen hinbekommen überstehen durchhalten aushalten standhalten mitziehen
mitreißen hineinwachsen reinwachsen hineingewachsen angekommen eintauchen reinschnuppern hineinschnuppern schnuppern schnupperte zufallen
fungieren fungierte agieren agierte walten betätigen mittun mitmachen mitgestalten mitgestaltet vorkommen vorkam aufkommen auftreten
anbetrifft rühren entspringen hinführen verschlagen fesseln fesselt beflügeln verfestigt untermauern bekräftigen bestärken sehnen
sehnsucht liebäugeln vorhaben ausblick zukunftspläne unbekannt sachkundig fachkundig unerfahren besaß besessen vorweisen aufweisen bietet
darbieten achtgeben beachtet berücksichtigt hegen beherzigen betrachtet auffassen empfunden empfand genoss genossen staunen lächelnd
weinen fürchten riskieren geschieht geschah passieren passiert ereignen stattfinden stattfand stattgefunden enden aufhören fängt fing
loslegen weitermachen umsteigen wandeln umbruch neubeginn neuorientierung umorientierung anbeginn zwischendurch haufen großteil mehrzahl
gesamte mehrmals vielmals belange sachlage vorfall ereignis erkenntnis einsicht lektion realität anlass nachteil zutun beisein kontext
repertoire auswahl kernstück herzstück hauptaugenmerk steckenpferd traumberuf arbeitsbeginn arbeitstag tagesablauf privatleben gespann duo
verschwiegen dorf ortschaft viertel nachbarschaft landkreis heimatstadt kleinstadt großstadt bezirk ecken rand feiertag jahrhundert
sekunde mann dame geschwister kumpel mitstreiter nerven magen hübsch wundervoll unvergessen sinnstiftend`,
  fr: `partout etc inverse contraire opposé sûrement séparément privilégiée gratitude soussigné daigner égard hommages pli éclaircissements gré
susciter flatté impatience instruire endosser oeuvrer mobiliser vouer destiner impartir confient échoir impératifs démarrage virage seuil
palier attestent coïncider concorder recouper appartient appartiennent inclure inclut incluent comportent couvrent touchent concernent
viser visent méconnu coutumier chevronnée averti néophyte enraciné pétri pourvu nanti salué appréciée lassent ennuyer frappant émouvant
mémorable instructif édifiant génial sympa chouette drôle rigolo surprenant amplement ben bah hein disons truc bidule boulot job gars mec
copains copines potes sacré dingue fou folle cool marrant carrément raconté racontent papoter ris râler entends ressens éprouver percevoir
perçois perçu apercevoir deviner tort prétexte déroulement déroulent risquer lâcher solidité sûreté accessoire additionnel réciproque
tradition socle pilier éventail foule multitude tas poignée majorité minorité surplus particularité spécificité caractéristique nuance
conflit conflits crise trajectoire périple bilan maturation mûri têtes doigts dos homme femme dame amies partenaire consoeur homologue
camarade duo trio tandem pair bourg rues gauche quinzaine incluant inclus idem itou celui celle ceux celles là ci attestent emploient
évident étrange`,
  es: `cuyas cualesquiera inclusive aparte conforme ojalá acá anteayer antaño vaya mira oye mujer genial fenomenal guay majo ruego rogar
manifestar complace complacería dichoso mueve acometer intervenir respaldar secundar debutar culminar cesar abandonar ocurrir acreditar
avalar constar versar concernir afectar referirse ligado percibir advertir darme opinar confesar reír llorar gozar amar adorar odiar temer
tesón pulcro pulcritud don dotes sencillez emprendedor permanente ajeno social indispensable decisivo inolvidable hermoso precioso retador
urgente faena obligaciones rumbo transcurso lustro quincena ratos segundo víspera terreno seno vertiente matices cuestión cimiento pilar
pilares poso abanico horizonte veterano esquina rincón descanso interlocutor dedos brazo espalda pulso nervios dudas fortuna sacrificio`,
  ar: `أطمئن أطمئنه طمأنة سلامة عنقي أتهاون الأهالي جملة الجملة والسرعة السرعة تعاونية تعاوني ميدانية ميداني سالما سالمة بيته بيتي يجب ينبغي بوسعي بالطبع والله الحمد لله شاء الواقع أجل هيا ولكن لكنها بيد الرغم حينما حينئذ وقتها يومها ساعتها منذئذ عقب صوب ناهيك سواء
نوعا بالكاد مرارا مرة ثالثا ختاما باختصار أنها أنهم أنك إني عليك علينا إلينا إليها إليهم منك منا منهم عنه عنهم عنا لنا لهم معهم معنا بهم
بنا وهو وهي وهم هذان هاتان ذاك اللاتي اللذان اللتان كلاهما كله كلهم بعضها بعضهم بعضنا نفسها أنفسهم ذاتها كونها شرفني الشرف سعدت سررت
التفضل سيادتكم سعادتكم معاليكم الأفاضل الكرام الكريم الكريمة عنايتكم أنظاركم إحاطتكم أفيدكم أحيطكم طيه المذكور الآنف أعلاه أدناه راجيا
آملا متمنيا شاكرا واثقا أصدق عظيم زاولت مزاولة تأدية اضطلعت اضطلاع تقلدت شغلي اشتغال انتسبت تدرجت لبثت ختمت رجعت أترك أخرج اقتربت تتألف
تتكون تتمثل يتمثل يتمحور تختص يختص تتعلق يتعلق متعلق يخص تخص جعل يجعل أعطاني أعطتني غرس قويت أثرت إثراء حدثت أضحى وقعت برز ترعرعت وجدتني
استوعبت نسيت ظننت حسبت يقال قيل أحكي حكيت أخبرت أخبرني ضحكت بكيت عشقت أهوى ميول أعجبتني جذبتني يستهويني يثيرني يحفزني حفزني دفعتني همي
أتشوق شوق تواق متلهف متطلع سعيا ساعية عازم أصبو أتوق أحلم حلمت إجادة براعة بارع ماهر اقتدار جدارة دأب دؤوب متأن رزانة رصانة اتزان 
مرحة مراعيا يقظة بداهة فطنة عليم متعود مجهول غريب الخطوة الماضي الراهن حقبة برهة ثوان البارحة الغد عاتق مسؤولياتي اختصاص صلاحيات مقتضيات
أحوال عبرة داع دوافع غايات مقصد مرام أمنية أمنياتي آمال خصال خصلة قوتي ركيزة ركائز عماد ذخيرة حصيلة ثمرة ثمار نتاج حصاد بصمة رجل رجال
امرأة سيدات والد والدتي رفيق رفاق أحدهم رؤسائي غزير متفاوت فسيح عريض محدود ضيق شبه متبادل طارئ طارئة شيق نفيس لافت هائل جوهرية قاعة
وطن وطني جهات ربوع لسان صوتي عنوان`,
  ja: `早番 遅番 家族 施設 貴施設 貴園 貴院 貴店 貴館 不思議 飛 朝日 夕日`,
};
