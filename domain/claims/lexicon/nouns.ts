/** Things, people and places of work, a concept a line: English | German | French | Spanish | Arabic | Japanese. */
export const NOUNS = `
patient,patients|patient,patienten,patientin|patient,patients,patiente|paciente,pacientes|مريض,مريضا,مرضى,المرضى|患者
customer,customers,client,clients|kunde,kunden,kundin,kundschaft|client,clients,clientèle,cliente|cliente,clientes|عميل,عملاء,زبون,زبونا,زبائن|客,顧客,お客様
guest,guests|gast,gäste,gästen|hôte,hôtes,convive,convives,couverts|huésped,huéspedes,invitado,comensales|ضيف,ضيوف,نزيل,نزلاء|客,宿泊客,来客
pupil,pupils,student,students|schüler,schülerin,schülern,studenten,studierende|élève,élèves,étudiant,étudiants|alumno,alumnos,alumna,estudiante,estudiantes|طالب,طالبا,طلاب,طلابي,تلميذ,تلاميذ|生徒,学生,児童
child,children,kids|kind,kinder,kindern|enfant,enfants|niño,niños,niña,niñas|طفل,أطفال,الأطفال|子ども,子供,児童,こども
teenager,teenagers,youth,young people|jugendliche,jugendlichen,jugend|adolescent,adolescents,jeunes|adolescente,adolescentes,jóvenes|مراهق,شباب|若者,青少年
family,families|familie,familien|famille,familles|familia,familias|عائلة,أسرة,عائلات|家族,家庭
resident,residents|bewohner,bewohnerin|résident,résidents|residente,residentes|مقيم,مقيمين,نزلاء|入居者,住民
reader,readers|leser,leserin,lesern|lecteur,lecteurs|lector,lectores|قارئ,قراء|読者
visitor,visitors|besucher,besuchern|visiteur,visiteurs|visitante,visitantes|زائر,زوار|来場者,訪問者,来館者
passenger,passengers|fahrgast,fahrgäste,passagiere|passager,passagers|pasajero,pasajeros|راكب,ركاب|乗客
supplier,suppliers,vendor|lieferant,lieferanten|fournisseur,fournisseurs|proveedor,proveedores|مورد,موردين|仕入先,取引先,サプライヤー
member,members|mitglied,mitglieder|membre,membres|miembro,miembros,socios|عضو,أعضاء|会員
employee,employees,staff|angestellte,beschäftigte,personal,mitarbeitende|employé,employés,salariés,personnel|empleado,empleados,personal,plantilla|موظفين,موظفون,الموظفين|従業員,社員,職員
crew,squad|mannschaft,kolonne|équipage|cuadrilla|طاقم|作業班
team|team,mannschaft|équipe|equipo|فريق|チーム
electors,voters|wähler|électeurs|votantes|ناخبين|有権者
farm|bauernhof,hof|ferme|granja,finca|مزرعة|農場
ward,station|station,stationen|service,unité|planta,sala|جناح,قسم|病棟
bed,beds|bett,betten|lit,lits|cama,camas|سرير,أسرة المرضى|病床,ベッド
shift|schicht|poste,équipe de|turno|نوبة,النوبة,وردية|シフト,勤務
night shift,night,nights|nachtschicht,nacht,nachtdienst|nuit,équipe de nuit|turno de noche,noche|نوبة ليلية,ليل|夜勤,夜間
evening|abend,spätschicht|soir,soirée|tarde,noche|مساء,مسائية,المسائية|夕方,晩
hospital,infirmary|krankenhaus,klinikum,spital|hôpital,hôpitaux|hospital|مستشفى,مشفى|病院
clinic,practice|klinik,praxis|clinique,cabinet|clínica,consulta|عيادة|クリニック,診療所,医院
dental|zahn,zahnärztlich|dentaire|dental|أسنان|歯科
school|schule,schulen|école,collège,lycée|escuela,colegio,instituto|مدرسة,مدارس|学校,小学校,中学校,高校
university|universität,hochschule,uni|université,faculté|universidad,facultad|جامعة|大学
college,institute|berufsschule,fachschule,institut|lycée,institut|instituto,ies|معهد,كلية|専門学校,短大
kindergarten,nursery|kindergarten,kita|crèche,maternelle|guardería|روضة|保育園,幼稚園
hotel|hotel|hôtel|hotel|فندق|ホテル,旅館
restaurant,bistro,brasserie|restaurant,gasthof,gasthaus,lokal|restaurant,bistro,brasserie|restaurante|مطعم|レストラン,食堂
kitchen|küche,küchen|cuisine,cuisines|cocina|مطبخ|厨房,台所,キッチン
canteen|kantine|cantine|cantina,comedor|مقصف|社食
café,cafe|café|café|cafetería|مقهى|喫茶店,カフェ
brewery|brauerei|brasserie artisanale|cervecería|مصنع جعة|醸造,醸造所
bakery|bäckerei|boulangerie|panadería|مخبز|パン屋
shop,store|laden,geschäft,filiale|magasin,boutique|tienda|متجر,محل|店,店舗,商店
supermarket|supermarkt|supermarché|supermercado,supermercados|سوق مركزي,سوبرماركت|スーパー
market|markt,märkte|marché|mercado|سوق,أسواق|市場
shoe,shoes|schuh,schuhe|chaussure,chaussures|zapato,zapatos,zapatería|حذاء,أحذية|靴
clothes|kleidung,mode|vêtements|ropa|ملابس|衣料,服
till,cash register,cash desk|kasse|caisse|caja,arqueo|صندوق|レジ
stocktaking,inventory|inventur,inventar|inventaire|inventario|جرد,الجرد|棚卸し,棚卸
stock|bestand,bestände|stock,stocks|existencias|مخزون|在庫
warehouse|lager,lagerhaus|entrepôt|almacén|مستودع,مخزن|倉庫
parcel,parcels,package|paket,pakete,päckchen|colis|paquete,paquetes|طرد,طرود|荷物,小包
order,orders|bestellung,bestellungen,auftrag,aufträge|commande,commandes|pedido,pedidos|طلبية,طلبيات,الطلبات|注文,発注
delivery,deliveries|lieferung,lieferungen|livraison,livraisons|entrega,entregas|توصيل,تسليم|配達,配送,納品
route,routes,tour|route,tour,touren,strecke|tournée,itinéraire,trajet,route|ruta,rutas|مسار,طريق السير|ルート,路線
stop,stops|halt,stopp,stopps|arrêt,arrêts|parada,paradas|توقف,محطات|停車,配達先
bus|bus,busse|bus,autobus,car|autobús,autobuses|حافلة|バス
truck,lorry,hgv|lkw,lastwagen|camion,poids lourd|camión|شاحنة|トラック
car,vehicle|auto,fahrzeug,wagen,pkw|voiture,véhicule|coche,vehículo,automóvil|سيارة,مركبة|自動車,車両
garage|werkstatt,autowerkstatt|garage|taller mecánico,garaje|كراج,ورشة سيارات|整備工場,ガレージ
car dealer|autohaus|concessionnaire|concesionario|معرض سيارات|自動車販売店
ferry,ferries|fähre,fähren|ferry,bac maritime|ferri,transbordador|عبارة|フェリー
ship,vessel,vessels,boat|schiff|bateau,navire|barco,buque|سفينة,سفن,باخرة|船,船舶
railway,train|bahn,zug,eisenbahn|chemin de fer,train|ferrocarril,tren|قطار|鉄道,電車
airport|flughafen|aéroport|aeropuerto|مطار,المطار|空港
taxi|taxi|taxi|taxi|تاكسي,أجرة|タクシー
transport,haulage,freight|transport,spedition,fracht|transport,transports|transporte,transportes|نقل,النقل|運輸,輸送
empty run|leerfahrt,leerfahrten|trajet à vide|viaje en vacío|رحلة فارغة|空車
appointment,appointments|termin,termine|rendez-vous|cita,citas|موعد,مواعيد|予約
diary,schedule,timetable,rota|zeitplan,dienstplan,fahrplan,terminplan|planning,agenda,emploi du temps,horaire|agenda,horario,calendario|جدول,جداول|配車表,予定表,時刻表,日程
file,files,case,cases,dossier|akte,akten,fall,fälle,vorgang|dossier,dossiers|expediente,expedientes|ملف,ملفا,ملفات|書類,案件
record,records|unterlagen,aufzeichnung|registre|registro,registros|سجل,سجلات|記録
paper|papier|papier|papel|ورق|紙
paper mill|papierfabrik|papeterie|papelera|مصنع ورق|製紙
document,documents|dokument,dokumente|document,documents|documento,documentos|وثيقة,وثائق,مستندات|文書,資料
invoice,invoices,bill|rechnung,rechnungen|facture,factures|factura,facturas|فاتورة,فواتير|請求書
quote,offer|angebot,angebote|devis|presupuesto,oferta|عرض سعر|見積書
contract|vertrag,verträge|contrat,contrats|contrato,contratos|عقد,عقود|契約
payment|zahlung,zahlungen|paiement,paiements|pago,pagos|دفع,الدفع|支払
account,accounts|konto,konten|compte,comptes|cuenta,cuentas|حساب,حسابات|勘定
closing|abschluss,monatsabschluss|clôture|cierre|إقفال|決算
budget|budget,etat|budget|presupuesto|ميزانية|予算
sales,turnover,revenue|umsatz,umsätze,verkauf|chiffre d'affaires,ventes|ventas,facturación anual|مبيعات,إيرادات|売上,売り上げ
cost,costs|kosten|coût,coûts|coste,costes|تكلفة,تكاليف|費用,コスト
profit|gewinn|bénéfice|beneficio|ربح,أرباح|利益
money|geld|argent|dinero|مال|金銭
donation,donations|spende,spenden|don,dons|donación,donaciones|تبرع,تبرعات|寄付
delay,delays|verspätung,verspätungen,verzögerung|retard,retards|demora,demoras,retraso,retrasos|تأخير,التأخير|遅延,遅れ
waiting time,waiting times|wartezeit,wartezeiten|temps d'attente|tiempo de espera,esperas|وقت الانتظار,انتظار|待ち時間
desk,counter,reception desk|schalter,theke,tresen|guichet,comptoir|mostrador|مكتب الاستقبال|窓口,カウンター
error,errors,mistakes|fehler,fehlerquote|erreur,erreurs|error,errores|خطأ,أخطاء|誤り,ミス
accident,accidents|unfall,unfälle|accident,accidents|accidente,accidentes|حادث,حوادث,الحوادث|事故
accident-free|unfallfrei|sans accident|sin accidentes|بدون حوادث|無事故
colleague,colleagues,team member,team members,coworker,coworkers|kollege,kollegen,kollegin,kolleginnen|collègue,collègues|compañero,compañera,compañeros,compañeras,colega,colegas|زميل,زميلة,زملاء,زميلات,زميلتين,زميلا|同僚
complaint,complaints,objection|beschwerde,beschwerden,beanstandung,beanstandungen|plainte,réclamation|queja,quejas,reclamación|شكوى,شكاوى|苦情,クレーム
waste|abfall,abfälle|déchet,déchets|residuo,residuos,desperdicio|نفايات,هدر|廃棄物,ごみ
safety,security|sicherheit,arbeitssicherheit|sécurité|seguridad|سلامة,السلامة,أمن|安全
audit,inspection,check|audit,kontrolle,prüfung,begehung|audit,contrôle,inspection|auditoría,control,inspección|تدقيق,تفتيش,فحص|監査,検査
plan,plans,concept|plan,pläne,konzept|plan,plans|plan,planes|خطة,خطط|計画
menu|karte,speisekarte,wochenkarte|carte,menu|carta,menú|قائمة الطعام|献立,メニュー
lunch|mittagstisch,mittagessen|déjeuner|almuerzo,comida|غداء|昼食
meal,meals,dish|essen,mahlzeit,mahlzeiten,gericht|repas,plat|comida,plato|وجبة,وجبات|食事,料理
food|lebensmittel,nahrung|aliment,nourriture,denrées|alimento,alimentos|طعام,غذاء|食品
fruit|obst|fruits|fruta,frutas|فواكه|果物
allergy,allergies|allergie,allergien|allergie,allergies|alergia,alergias|حساسية|アレルギー
sample,samples|probe,proben|échantillon,échantillons|muestra,muestras|عينة,عينات|検体,試料,サンプル
laboratory,lab|labor|laboratoire,labo|laboratorio|مختبر|研究所,実験室,検査室
experiment|experiment,versuch|expérience scientifique|experimento|تجربة علمية|実験
study,research|forschung,studie|recherche,recherches|investigación|بحث,أبحاث|研究
class,classes,classroom,lesson|klasse,klassen,unterrichtsstunde|classe,classes,cours|clase,clases|صف,صفي,حصة,فصل|クラス,授業,学級
club|club,verein,ag|club|club|ناد,ناديا,نادي,النادي|クラブ,同好会
choir|chor|chorale,chœur|coro|جوقة,كورال|合唱団,合唱
group,groups|gruppe,gruppen|groupe,groupes|grupo,grupos|مجموعة,مجموعات|集団,グループ
camp|ferienlager,lager|camp,colonie|campamento|مخيم|キャンプ
trip,trips,excursion|fahrt,fahrten,ausflug,ferienfahrten|sortie,excursion|excursión,excursiones|رحلة,رحلات|遠足,旅行
exhibition|ausstellung|exposition|exposición|معرض|展示,展覧会
event,events|veranstaltung,veranstaltungen|événement,événements|evento,eventos|فعالية,فعاليات|イベント,行事
course,workshop|kurs,kurse,seminar|stage,atelier,cours|curso,cursos,taller|دورة,دورات|講座,講習
book,books|buch,bücher|livre,livres,ouvrage,ouvrages|libro,libros|كتاب,كتب|本,書籍,図書
collection|sammlung,bestand|fonds,collection|fondo,colección|مجموعة كتب|蔵書
library,media library|bibliothek,mediathek|bibliothèque,médiathèque|biblioteca|مكتبة عامة,مكتبة|図書館
bookshop|buchhandlung|librairie|librería|مكتبة بيع|書店
newsletter|newsletter,rundbrief|newsletter,infolettre|boletín|نشرة|ニュースレター
article|artikel|article|artículo|مقال|記事
letter writing|korrespondenz,briefe|correspondance|correspondencia|مراسلات|通信文
home,homes,house,houses|haus,häuser,wohnhaus|maison,maisons|casa,casas,vivienda,viviendas|منزل,منزلا,منازل,بيت|住宅,家屋
flat,flats,apartment|wohnung,wohnungen|appartement,appartements|piso,pisos,apartamento|شقة,شقق|アパート,マンション
building,buildings|gebäude|bâtiment,bâtiments|edificio,edificios|مبنى,مباني,مبان|建物,ビル
estate|siedlung|lotissement|urbanización|حي سكني|団地
construction,building site|bau,baustelle|construction,chantier,bâtiments|construcción,obra,obras|بناء,البناء,إنشاءات|建設,工事,建築
bridge,bridges|brücke,brücken|pont,ponts|puente,puentes|جسر,جسور|橋
road|straße,straßen|route,routes|carretera|طريق معبد|道路
staircase,stairs|treppe,treppen|escalier,escaliers|escalera,escaleras|درج,سلالم|階段
furniture|möbel|meubles,mobilier|muebles|أثاث|家具
wood|holz|bois|madera|خشب|木材
cement|zement|ciment|cemento|إسمنت|セメント
copper|kupfer|cuivre|cobre|نحاس|銅線,銅
pipe,piping|rohr,rohre|tuyau,tuyaux|tubería,tuberías|أنبوب,أنابيب|配管材
cable,wiring,wire,wired,rewired|kabel,verkabelung,verkabelt|câble,câblage,câblé|cable,cableado,cableé|كابل,أسلاك,تمديد,الأسلاك|配線,ケーブル
boiler,boilers|kessel,heizkessel|chaudière,chaudières|caldera,calderas|غلاية,مرجل|ボイラー
machine,machines|maschine,maschinen|machine,machines|máquina,máquinas|آلة,آلات|機械
installation,plant,equipment|anlage,anlagen|installation,équipement|instalación,instalaciones,equipos|تركيب,معدات|設備,装置
maintenance|wartung,instandhaltung,warte,gewartet|maintenance,entretien|mantenimiento|صيانة|保守,保全,メンテナンス
repair,repairs|reparatur,reparaturen|réparation,réparations|reparación,reparaciones|إصلاح|修理
factory,mill,works|fabrik,werk|usine|fábrica,planta industrial|مصنع|工場
workshop|werkstatt,werkstätte|atelier|taller|ورشة|工房
office|büro|bureau|oficina,despacho|مكتب|事務所,オフィス
company|unternehmen,betrieb,firma|entreprise,société|empresa,compañía|شركة|会社,株式会社,企業
agency|agentur|agence|agencia,gestoría|وكالة|代理店
association|verein,verband|association,associations|asociación|جمعية|協会
cooperative|genossenschaft|coopérative|cooperativa|تعاونية|協同組合
foundation|stiftung|fondation|fundación|مؤسسة خيرية|財団
town hall,city council,council,municipality|rathaus,stadt,gemeinde,stadtverwaltung|mairie,ville|ayuntamiento,ayto|بلدية|市役所,役場
ministry|ministerium|ministère|ministerio|وزارة|省
bank|bank|banque|banco|بنك,مصرف|銀行
insurance|versicherung|assurance|seguro,seguros|تأمين|保険
family centre,centre|zentrum,familienzentrum|centre|centro|مركز|センター
youth centre|jugendhaus,jugendzentrum|maison des jeunes|centro juvenil|مركز شباب|青少年センター
harbour,port|hafen|port|puerto|ميناء,هاربور|港,ハーバー
canal|kanal|canal|canal|قناة|運河
garden|garten|jardin|jardín,huerto|حديقة|庭,庭園
holiday|urlaub,ferien|vacances|vacaciones|عطلة|休暇
software,program|software,programm|logiciel,programme|programa,software,aplicación|برنامج,برمجيات|ソフトウェア,プログラム
system,systems|system,systeme,buchungssystem|système,systèmes|sistema,sistemas|نظام,أنظمة|システム
booking,bookings|buchung,buchungen|réservation,réservations|reserva,reservas|حجز,حجوزات|予約
website,site|webseite,website|site,site web|sitio web,página web|موقع إلكتروني|ウェブサイト
app|app|appli,application mobile|aplicación móvil|تطبيق|アプリ
database|datenbank,datenbanken|base de données|base de datos|قاعدة بيانات|データベース
data|daten|données|datos|بيانات|データ
network|netzwerk,netz|réseau|red,redes|شبكة|ネットワーク
server|server|serveur informatique|servidor|خادم|サーバー
service,services|dienst,dienste|service|servicio|خدمة|サービス
checkout|bestellvorgang|paiement en ligne|proceso de compra|عملية الشراء|決済画面
conversion|abschlüsse,konversion|conversion|conversión|تحويل|転換率
campaign|kampagne,kampagnen|campagne|campaña|حملة|キャンペーン
ticket,tickets|ticket,anfragen|ticket,demandes|incidencia,tickets|تذكرة|問い合わせ
call,calls|anruf,anrufe,telefonate|appel,appels|llamada,llamadas|مكالمة,مكالمات|電話
telephone,phone|telefon|téléphone|teléfono|هاتف|電話
response time|antwortzeit,antwortzeiten|temps de réponse|tiempo de respuesta|وقت الاستجابة|応答時間
meeting|besprechung,sitzung|réunion|reunión|اجتماع|会議
report|bericht,berichte|rapport,rapports|informe,informes|تقرير,تقارير|報告書
regulation,regulations|vorschrift,vorschriften|réglementation|normativa,reglamento|لوائح,أنظمة قانونية|規制,法令
declaration,return|erklärung,meldung|déclaration,déclarations|declaración,declaraciones|تصريح,إقرار|申告
entry,data entry|erfassung|saisie,saisi|introducción de datos|إدخال بيانات|入力
supervision|aufsicht|surveillance|vigilancia|إشراف|監督業務
guide,guideline|leitfaden|guide|guía|دليل|手引き
help centre|hilfe-center|centre d'aide|centro de ayuda|مركز المساعدة|ヘルプセンター
program for tutoring,tutoring|nachhilfe|soutien scolaire|clases de refuerzo|دروس تقوية|補習
department|abteilung|département|departamento|قسم,إدارة القسم|部門,部署
industry|branche,industrie|industrie|industria|صناعة|業界
nation,country|land|pays|país|بلد,البلاد|国
city,town|stadt|ville|ciudad|مدينة|都市,市
region,province|region,gegend|région,province|región,provincia|منطقة,محافظة|地方,県
north|norden|nord|norte|شمال|北
south|süden|sud|sur|جنوب|南
east|osten|est|este|شرق|東
west|westen|ouest|oeste|غرب|西
world|welt|monde|mundo|عالم|世界
public|öffentlich,öffentlichkeit|public,publics,publique|público,pública|عام,عمومي|公共
digital,electronic|digital,digitale,elektronisch|numérique,digital,électronique|digital,electrónico,electrónica|رقمي,إلكتروني|電子,デジタル
clean|sauber|propre|limpio|نظيف|清潔
sole trader|einzelunternehmer|auto-entrepreneur|autónomo individual|تاجر منفرد|個人事業主
part-time|teilzeit|temps partiel|media jornada,tiempo parcial|دوام جزئي|パート,時短
full-time|vollzeit|temps plein|jornada completa|دوام كامل|正社員,常勤
chamber of commerce|ihk,handelskammer|chambre de commerce|cámara de comercio|غرفة التجارة|商工会議所
basics,basic|grundkenntnisse,grundlagen|notions,bases|nociones,básico|أساسيات|基礎
retail|einzelhandel|commerce de détail|comercio minorista|تجزئة|小売
hospitality,catering|gastronomie,hotellerie|hôtellerie,restauration|hostelería|ضيافة|飲食業,接客業
textiles|textil|textile|textil|نسيج|繊維
steel|stahl,stahlwerk|acier,aciérie|acero|صلب,حديد|製鉄,鉄鋼
energy|energie|énergie|energía|طاقة|電力
environment|umwelt|environnement|medio ambiente|بيئة|環境保護
agriculture|landwirtschaft|agriculture|agricultura|زراعة|農業
rural|ländlich|rural|rural,rurales|ريفي|農村
medical|medizinisch,medizinische|médical,médicale,médicaux|médico,médica|طبي|医療
text,texts|text,texte,texten|texte,textes|texto,textos|نص,نصوص|文章,テキスト
housing|wohnungsbau|logement|vivienda social|إسكان|住宅供給
parts|teile,ersatzteile|pièces|piezas|قطع|部品
tools|werkzeug,werkzeuge|outils|herramientas|أدوات|工具
goods,merchandise|ware,waren,wareneinsatz|marchandise,marchandises|mercancía,mercancías|بضائع,بضاعة|商品
advice|rat,ratschlag|conseil|consejo|نصيحة|助言
fundraising|fundraising|collecte de fonds|recaudación de fondos|جمع التبرعات|募金
reception,welcome|empfang|accueil|acogida,recepción|استقبال|受付
`;
