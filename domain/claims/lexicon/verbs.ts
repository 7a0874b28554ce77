/**
 * What people do at work, a concept a line: English | German | French | Spanish | Arabic | Japanese. They let a sentence be supported in other
 * words or in another language.
 */
export const VERBS = `
admit,admitted|aufgenommen,aufnehmen|admis,admettre|ingresé,admitir|أدخلت المرضى|受け入れ
book,booked|gebucht,buchen|réservé,réserver|reservé,reservar|حجزت|予約
serve,served|bedient,bediente,bedienen|servi,servais,servir|serví,servía,servir|خدمت,أخدم,خدمة|接客,対応
sell,sold|verkauft,verkaufte,verkaufen|vendu,vendre|vendí,vender|بعت,بيع|販売,売
buy,bought,purchase|gekauft,eingekauft,einkauf|acheté,achats|compré,compras|اشتريت,شراء|購入,仕入
build,built,construct|gebaut,baue,bauen,errichtet|construit,construction,construire,construites|construí,construir,construcción|بنيت,بناء|建設,構築,造
install,installed,installation|installiert,eingebaut,installation|installé,installation,installer|instalé,instalar,instalación,instaladas|ركبت,تركيب,تمديد|設置,取り付け
maintain,maintained,maintenance,look after|gewartet,warte,wartung|entretenu,entretien,maintenance|mantuve,mantenimiento|صيانة,أصون|保守,保全
repair,repaired,fix,fixed|repariert,reparieren,reparatur|réparé,réparer,réparation|reparé,reparar|أصلحت,إصلاح|修理
clean,cleaned,cleaning|gereinigt,reinigen,reinigung|nettoyé,nettoyage|limpié,limpieza|نظفت,تنظيف|清掃
drive,drove,driven,driving|gefahren,fahre,fuhr|conduit,conduire,conduisais|conduje,conduzco,conducir|قدت السيارة,قيادة السيارة|運転
transport,transported,carry passengers|befördere,transportiert|transporté,transporte,transporter|transporto,transporté,transportar|نقلت,أنقل|運送,運搬
deliver,delivered|geliefert,ausgeliefert|livré,livrer,livraison|entregué,repartí|سلمت,توصيل|配達,配送
pack,packed|gepackt,verpackt,packen|emballé,emballage|empaqueté,embalaje|عبأت,تعبئة|梱包
test,tested,testing|getestet,geprüft,testen|testé,tests,contrôlé|probé,pruebas|اختبرت,فحصت|検査,試験
inspect,inspected|geprüft,inspiziert|inspecté,inspection|inspeccioné|فتشت|点検,検査
count,counted|gezählt|compté|conté|عددت|数え
translate,translated|übersetzt,übersetze|traduit,traduire|traduje,traducir|ترجمت,ترجمة|翻訳
design,designed,redesigned|entworfen,entwarf,gestaltet|conçu,concevoir|diseñé,diseñar|صممت,تصميم|設計,デザイン
draw,drew|gezeichnet,zeichne|dessiné|dibujé|رسمت|描
develop,developed,development|entwickelt,entwickelte,entwicklung|développé,développement|desarrollé,desarrollo|طورت,تطوير|開発
program,programmed|programmiert|programmé|programé|برمجت|プログラム
write,wrote,written|geschrieben,schrieb,verfasst|écrit,rédigé,rédiger,rédaction|escribí,redacté,redacción|كتبت|執筆,作成
advise,advised,consulting|beraten,berate,beriet,beratung|conseillé,conseil|asesoré,asesoramiento|نصحت,استشارات|助言,相談
care,cared|versorgt,versorge,versorgung,gepflegt,pflege|soigné,soins,soigner|cuidé,cuidados,cuidar,atendía|أعتني,اعتنيت,رعاية|担当,世話,介護
treat,treated|behandelt|traité|traté|عالجت|治療
assign,assigned|eingeteilt,einteilen,teilte|affecté,réparti|asigné|وزعت,توزيع|割り当て
process,processed|bearbeitet,abgewickelt|traité,traitement|tramité,tramitaba,tramitación|عالجت,معالجة|処理
check,checked,verified|kontrolliert,überprüft|vérifié,contrôlé|comprobé,verifiqué|تحققت|確認
collect,collected|gesammelt,eingezogen|collecté,récolté|recogí,recaudé|جمعت|収集
move,moved,migrated,switched|umgestellt,umgezogen,migriert|migré,déplacé,transféré|migré,trasladé,traslado|نقلت,تحويل|移行,移転
rework,reworked,revise,revised,revision|überarbeitet,umgestellt,angepasst|révisé,révision,revu|revisé,revisión,revisar|راجعت,مراجعة|見直,見直し
plan,planned,planning|geplant,planung|planifié|planifiqué|خططت|計画
reach,reached,achieve,achieved|erreicht,erzielt|atteint|alcancé,logré|حققت|達成
grow,grew|gewachsen|grandi,crû|creció,crecí|نمت|成長
sing,sang|gesungen|chanté|canté|غنيت|歌
play|spiele,spielte|joue,joué|toco,toqué|أعزف,عزفت|弾
speak|spreche|parle|hablo|أتحدث|話
teach,taught|unterrichte,unterrichtete,unterrichtet|enseigne,enseigné,enseigner|enseño,enseñé,enseñar,di clase,di clases,doy clase,doy clases,impartí|أدرس,درست الطلاب,تدريس|教え
study|studiere|étudie|estudio|أدرس في|専攻
organise,organised|organisiert,organisierte|organisé|organicé|نظمت|企画
coordinate,coordinated|koordiniert,koordinierte|coordonné|coordiné,coordinar|نسقت,تنسيق|調整
document,documented|dokumentiert|documenté|documenté|وثقت|記録
analyse,analysed,analyzed|analysiert,ausgewertet|analysé|analicé|حللت|分析
present,presented|präsentiert|présenté|presenté|عرضت|発表
cater,fed|bekocht,verpflegt|nourri|alimenté|أطعمت|給食
travel,travelled|gereist|voyagé|viajé|سافرت|出張
answer,answered,reply|beantwortet,beantwortete|répondu|respondí,contesté|أجبت|回答
greet,welcome,welcomed,received|empfangen,begrüßt|accueilli,accueillais,accueil|recibí,atendía,atención|استقبلت,أستقبل,استقبال|受け付け,受付,迎え
train,trained,training,coached,instructed|eingearbeitet,einarbeitung,geschult,schulung,ausgebildet,angelernt,anleiten,angeleitet|formé,former,formais,formation|formé,formar,entrené,formación|دربت,تدريب,أدرب,إعداد|指導,育成,教育,研修
become,became,turned into|geworden,wurde|devenu,devenue|llegué a ser,llegó,convertí|أصبح,أصبحت|なった
take over,took over|übernommen,übernahm,übernehmen,übernahme|repris,reprise|asumí,asumir|توليت|引き継
transform,transformed|umgewandelt,verwandelt|transformé|transformé|حولت|変革
`;

/** What came of the work. */
export const RESULTS = `
double,doubled|verdoppelt,verdoppelte|doublé|dupliqué,doblé|ضاعفت|倍増
increase,increased,raise,raised,boosted,grew|gesteigert,steigerte,steigern,erhöht,erhöhte|augmenté,accru,augmenter|aumenté,incrementé,aumentar|زدت,رفعت,زيادة|増加,増や,向上
reduce,reduced,cut,lowered,decreased|gesenkt,senkte,senken,reduziert,verringert,verkürzt,minimiert|réduit,réduire,diminué,baissé|reduje,reducir,reduzco,disminuí|خفضت,قللت,تخفيض|減ら,削減,短縮,低減
fell,fall,fallen,dropped,went down,declined,decreased|sanken,sank,gesunken,zurückgegangen,gingen zurück,ging zurück|diminué,baissé,tombé|bajaron,se redujeron,redujeron,disminuyeron,descendieron|انخفض,انخفضت,تراجع|減少,減っ,下が
rose,rise,risen,went up|gestiegen,stieg,stiegen|augmenté,monté|subió,subieron,aumentó|ارتفع,ارتفعت|増加,上昇
save,saved,saving,savings|gespart,sparte,sparen,eingespart,einsparung|économisé,économiser,économies,économisés|ahorré,ahorrado,ahorrar,ahorro,ahorraron,ahorrados,ahorramos|وفرت,وفر,توفير|節約,コスト削減
win,won|gewann,gewonnen,gewinn|gagné,remporté|gané,ganar|فزت,ربحت|優勝,獲得
improve,improved,improvement|verbessert,verbesserte,verbesserung|amélioré,amélioration|mejoré,mejora,mejorar|حسنت,تحسين|改善,改良
represent,represented|vertreten,vertrat|représenté|representé|مثلت,تمثيل|代表
`;
