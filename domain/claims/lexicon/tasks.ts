/**
 * Words of many trades, a concept a line: English | German | French | Spanish | Arabic | Japanese. A line that begins with the first form of
 * another file adds to that concept.
 */
export const TASKS = `
patient|patientinnen,kranke,kranken|malade,malades|enfermo,enfermos,enferma|مريضة,المريض|患者様,患者さん
customer|kundinnen,kunden,auftraggeber,klienten|usager,usagers,clientes,acheteurs|clienta,clientas,usuario,comprador|الزبائن,العملاء,عميلة|お客さま,お客,取引先,来店客
guest|gästin,gästinnen,gäste|invité,invités,couvert,couverts,clients|huéspedes,comensal,comensales,clientes,cubiertos|النزلاء,الضيوف,زوار المطعم|お客さま,名様
pupil|schülerinnen,kinder,mitschüler|élèves,écolier,écoliers,étudiante,étudiantes|alumnas,alumnado,estudiantes,adolescentes|تلميذا,طالبة,طالبات,التلاميذ,الطلاب,طالبا|学生,児童,生徒たち
student|studierende,studentin,studentinnen,auszubildende,azubi,azubis,lernende|étudiant,étudiants,étudiante,étudiantes,apprenti,apprentis,stagiaires|estudiante,estudiantes,alumnos,aprendices|طالبة,طالبات,طالب,متدرب,متدربة|学生,実習生
new graduate,new grad,new grads,newly qualified,new graduates,new starter,new hire|berufsanfänger,neueinsteiger,auszubildende|jeune diplômé,jeunes diplômés,nouvelle recrue|recién graduado,recién titulado,nuevos|خريج جديد,المستجدين|新人,新入社員,新卒
colleague|kolleginnen,kollegium,teamkollegen|collègues,collaborateurs,coéquipiers|compañero,compañeros,compañera,compañeras,colegas|زميل,زملاء,زملائي,زميلين,زميلتي,زميلات|同僚,仲間
employee|belegschaft,arbeitskräfte,aushilfe,aushilfen,leute|effectif,équipiers,agents,travailleurs|trabajadores,trabajador,personas|عامل,عمال,العاملين,موظف|スタッフ,社員,従業員,メンバー
family|familienangehörige,angehörige,eltern,zuhause|proches,parents,foyer,maison|familiares,padres,casa|أهالي,أسر,والدين,أهل,البيت|家族,家庭,保護者,ご家族,家
child,toddler,toddlers,baby,babies|kindes,kleinkinder,kids|petit,petits,gamins|menor,menores,pequeños,crío,infantil,infantiles,bebé,bebés|الصغار,طفلة,أولاد|子,幼児,園児,子供たち,歳児,乳児
resident|bewohnerinnen,bewohnern,senioren|résidentes,pensionnaires,personnes âgées|ancianos,mayores,personas mayores|كبار السن,مسنين,المسنين|利用者,高齢者,ご利用者
citizen,citizens|bürger,bürgerinnen,bürgern|citoyen,citoyens,administrés,public,usagers,habitants|ciudadano,ciudadanos,vecinos,público|مواطن,مواطنين,المواطنين,مراجعين,الجمهور|市民,住民,来庁者
supplier|zulieferer,zulieferern,anbieter,händler|prestataire,prestataires|proveedora,abastecedor,suministrador|الموردين,موردا|サプライヤー,仕入れ先,業者
passenger|fahrgästen,reisende,fluggäste|voyageur,voyageurs|viajero,viajeros|المسافرين,مسافر|旅客,乗車客
volunteer helper,helper,helpers|ehrenamtliche,helfer,helferin|bénévoles,aidants|voluntarios,ayudantes|متطوعين,مساعدين|ボランティア,協力者
superior,boss|vorgesetzte,vorgesetzter,chefs,teamleiterin,filialleiterin|supérieur,supérieure,patron,hiérarchie|superior,jefe,jefa|رئيسي,مسؤولي,مديري,رئيسة الفريق|上司,先輩,上長
ward|abteilung,stationen,pflegestation|unité,service hospitalier|unidad,servicio,planta|وحدة,الوحدة,القسم,الجناح|病棟,病床,ベッド
unit,department,section|abteilung,bereich,fachbereich,sachgebiet,referat|service,unité,pôle,département,rayon|unidad,departamento,servicio,sección,área|قسم,القسم,وحدة,إدارة,شعبة|部署,部門,課,科,部
bed|pflegebetten,bettenzahl|lits|camas|سريرا,أسرة,سرير|床,病床,ベッド
night shift|nachtdienste,nachts,nächte,nächtlich,nächtliche|nuits,nocturne,de nuit|noches,nocturno,nocturnos,nocturna|ليلا,الليلية,ليالي,ليال,ليلي,مناوبة ليلية,مناوبات ليلية|夜間,深夜,夜
weekend,weekends,saturday,sunday|wochenende,wochenenden,samstag,samstags,sonntag,sonntags,wochenenddienst,wochenenddienste|week-end,week-ends,samedi,samedis,dimanche|fin de semana,fines de semana,sábado,sábados,domingo|عطلة نهاية الأسبوع,نهاية الأسبوع,عطل نهاية الأسبوع,السبت,الجمعة|週末,土日,土曜日,土曜,日曜
shift|schichten,dienste,frühdienst,spätdienst,schichtdienst|postes,horaires|turnos,jornada|مناوبة,مناوبات,نوبات,ورديات|当番,シフト勤務
on call,on-call,standby,stand-by|rufbereitschaft,bereitschaft,bereitschaftsdienst|astreinte,astreintes,garde|guardia,guardias,disponibilidad|مناوب,استدعاء,تحت الطلب|オンコール,待機,当直
wound,wounds,wound care,dressings,dressed,dressing|wunde,wunden,wundversorgung,wundpflege,verbände,verband|plaie,plaies,pansement,pansements|herida,heridas,curas,cura,vendajes|جرح,جروح,الجروح,تضميد,أضمد,ضماد|傷,創傷,創傷処置
drip,drips,infusion,infusions,iv,intravenous,iv line,iv lines,cannula|infusion,infusionen,tropf,zugang,zugänge|perfusion,perfusions,voie|vía,vías,suero,goteo|محلول,محاليل,المحاليل,وريدي,الوريدية,وريدية,كانيولا|点滴,輸液
blood,blood draw,blood draws,blood sample,blood samples|blut,blutentnahme,blutentnahmen,blutabnahme,blutproben,blut ab|sang,prise de sang,prises de sang,prélèvement,prélèvements,prélevais|sangre,extracción de sangre,extracciones,extraje,extraía|دم,الدم,عينات الدم,سحب الدم,أسحب|採血,血液
medication,medicine,drugs,drug chart,drug charts,prescription,prescriptions,medicines|medikament,medikamente,medikamentenplan,medikamentenpläne,arznei,arzneimittel,rezept|médicament,médicaments,prescription,prescriptions,ordonnance,traitements|medicamento,medicación,prescripción,prescripciones,receta|دواء,أدوية,الأدوية,وصفة,وصفات,الوصفات|薬,処方,処方箋,投薬,服薬
cardiology,cardiac,heart|kardiologie,kardiologisch,kardiologischen,herz|cardiologie,cardiaque|cardiología,cardiaco,cardíaca|أمراض القلب,قسم القلب,القلب|循環器,循環器内科,心臓
paediatrics,pediatrics,paediatric,pediatric|kinderheilkunde,pädiatrie,kinderstation|pédiatrie,pédiatrique|pediatría,pediátrico|طب الأطفال,أطفال|小児科,小児
intensive care,icu,critical care|intensivpflege,intensivstation,intensivmedizin|réanimation,soins intensifs|cuidados intensivos,uci|العناية المركزة,عناية مركزة|集中治療,集中治療室
emergency,emergency room,casualty|notfall,notaufnahme,notdienst|urgence,urgences|urgencias,emergencia|طوارئ,الطوارئ,إسعاف|救急,緊急
internal medicine|innere medizin,innere|médecine interne|medicina interna|باطنية,الباطنية|内科
vaccinate,vaccination,vaccine,vaccines|impfen,impfung,impfungen|vacciner,vaccination,vaccins|vacunar,vacuna,vacunas|تطعيم,لقاح,لقاحات|予防接種,ワクチン
precept,precepted,preceptor,mentor,mentored,tutor,tutored|anleiten,anleitung,angeleitet,praxisanleitung,mentor,begleitet|encadrer,encadrement,encadré,tuteur,tutorat,formés à mes côtés,parrainé|tutor,tutora,tutoricé,tutorizar,mentor|تدريب,دربت,أشرفت,توجيه,إرشاد|指導,教え,育成,メンター
train,learned,learnt,show,showed,induct,inducted,onboard,onboarding,coach,coaching,brief,briefed|zeigte,einweisen,eingewiesen,einweisung,arbeitete ein,unterweisen|accompagné,accompagner,montré,initié,formés,transmettre|enseñé,instruí,capacité,formación,acompañé,capacitar|عرفت,عرّفت,تعليم,علمت,أرشدت,تعريف|教え,指導,研修
cook,cooked,cooks,chef,kitchen staff|koche,gekocht,kochte,kocht|cuisiné,cuisiner,cuisinais|cociné,cocinar,cocinaba,cocino|طبخت,أطبخ,طهوت,الطبخ,طهي|調理,料理
vegetable,vegetables|gemüse|légume,légumes|verdura,verduras,hortalizas|خضار,خضروات,الخضار|野菜
sauce,sauces|soße,soßen,saucen|sauce,sauces|salsa,salsas|صلصة,صلصات,الصلصات|ソース
fish,seafood|fisch,fische|poisson,poissons|pescado,pescados,marisco|سمك,أسماك,السمك|魚,鮮魚,魚介
meat|fleisch|viande,viandes|carne,carnes|لحم,لحوم|肉,精肉
dessert,desserts,pastry,pastries,baking|nachtisch,dessert,gebäck,patisserie,backen|dessert,desserts,pâtisserie,pâtisseries|postre,postres,repostería,pastelería|حلويات,معجنات|製菓,菓子,デザート
leftovers,leftover,scraps|reste,essensreste,speisereste|restes|sobras,restos|بقايا,فضلات|残り物,食べ残し,残,残飯
food waste,waste,wasted,wasting|lebensmittelabfälle,verschwendung,verschwendet,müll|gaspillage,gaspiller,gaspillons,déchets|desperdicio,desperdicios,desperdiciar,mermas|هدر,نفايات,الهدر|廃棄,食品廃棄,ロス
weigh,weighing,weighed,scales|wiegen,wog,gewogen,waage|peser,pèse,pesé,pesant,balance|pesar,pesé,pesaba,pesan,báscula|وزن,أزن,وزنت,وزنها|量,計量,測
menu|speisekarte,karte,mittagskarte,speiseplan|carte,cartes,menus|carta,menús|قائمة,قوائم,لائحة الطعام|献立,メニュー
lunch|mittag,mittagskarte,mittagstisch,mittagessen|midi,déjeuner,déjeuners|almuerzo,almuerzos,mediodía,comida|غداء,الغداء|昼,昼食,ランチ
dinner,supper|abendessen|dîner,dîners|cena,cenas|عشاء,العشاء|夕食,ディナー
breakfast|frühstück|petit déjeuner,petits déjeuners|desayuno,desayunos|فطور,الفطور,إفطار|朝食
cover,covers,served,feed,fed,plate,plates|teller,gedecke,portionen,essen|couverts,assiettes,servions,portions|cubiertos,platos,comidas,raciones|طبق,أطباق,وجبة,وجبات|人分,食,皿
brigade|küchenteam,küchenbrigade|brigade,brigades|brigada,equipo de cocina|طاقم المطبخ|調理チーム
order|bestelle,bestellt,bestellte,bestellen,nachbestellt,anlegen von bestellungen|commande,commandes,commander,commandé,passe les commandes|encargo,pido,pedí,pedir,encargué|أطلب,طلبت,طلبات,الطلبات,طلبات الشراء|注文,発注,受注
truck|lkws,laster,sattelzug|poids lourd,camions|camiones,camión,tráiler|شاحنات,الشاحنات,شاحنة|トラック,大型車,大型トラック
van,vans|transporter,lieferwagen|camionnette,fourgon,utilitaire|furgoneta|شاحنة صغيرة|バン
drive,driver,drivers|fahrer,fahren,gefahren,steuern|conduis,roule,roulais,roulé,conducteur,conducteurs,chauffeur|conduzco,conductor,conductores,manejo,camionero|أقود,سائق,سائقين,سائقا,القيادة,قدت|運転,走,運転手
route|strecken,fahrten,tour|trajets,parcours,tournées,liaison|itinerario,rutas,recorrido,trayecto|طريق,طرق,الطرق,مسارات|道順,路線,経路,道
there and back,round trip,return trip,and back|hin und zurück|aller-retour,allers-retours,et retour|ida y vuelta,y regreso|ذهابا وإيابا,وبالعكس,ذهاب وإياب|往復
accident|unfall,unfälle,unfallfrei|accidents,accidenté,sans accident|accidentes,siniestro|حادث,حوادث,حادثا|事故,無事故
load,loaded,loading,unload,unloaded|beladen,laden,lädt,ladung,entladen,verladen|charger,charge,chargé,chargement,décharger,cargaison|cargar,cargo,carga,cargué,descargar|تحميل,أحمل,حملت,حمولة,حمولات,تفريغ|積,積み込み,荷積み,積載,積載物
secure,secured,lash,lashed,lashing|sichern,gesichert,ladungssicherung,verzurrt|arrimer,arrime,arrimage,sangler|sujetar,sujeto,sujeción,amarrar,asegurar la carga|تثبيت,أثبت,ثبت,ربط الحمولة|固定,固縛,荷締め
component,components,part,parts|bauteil,bauteile,teile,maschinenteile,ersatzteile|pièce,pièces,composants|pieza,piezas,componentes,repuestos|قطع,قطعة,أجزاء|部品,パーツ
parcel|päckchen,sendungen,pakete|paquets,paquet,colis|envíos,bultos,paquetería|طرود,الطرود,طردا,شحنات|荷物,小包,宅配便,宅配,個
deliver|ausliefern,zugestellt,zustellen,lieferte|livrais,livre,livreur,livraisons|repartía,reparto,repartidor,entregaba,entregar|أوصل,توصيل,أوصلت,التوصيل|配達,配送,届
licence|klasse,führerscheinklasse|permis|permiso,carné,carnet|رخصة,الرخصة|免許,資格
forklift,fork lift|stapler,gabelstapler,staplerfahrer,staplerschein|chariot,chariots,chariot élévateur,cariste,caces|carretilla,carretillero,carretilla elevadora,montacargas|رافعة شوكية,الرافعة الشوكية|フォークリフト
dangerous goods,hazardous materials,hazmat|gefahrgut,gefahrstoffe|matières dangereuses,marchandises dangereuses|mercancías peligrosas|مواد خطرة,المواد الخطرة|危険物
tachograph|fahrtenschreiber,tachograf|chronotachygraphe,tachygraphe|tacógrafo|تاكوغراف|タコグラフ
paperwork,forms,form filling|papierkram,schreibarbeit,formulare,unterlagen|paperasse,formalités,formulaires|papeleo,formularios,trámites|أوراق,معاملات,استمارات|書類,事務書類
mail,post,correspondence,letters,letter|post,korrespondenz,schriftverkehr,briefe|courrier,courriers,correspondance,lettres|correo,correspondencia,cartas|بريد,البريد,مراسلات,رسائل|郵便,手紙,文書
email,emails,e-mail,e-mails|email,emails,mails|mail,mails,courriel,courriels|correos,correo electrónico|بريد إلكتروني,الإيميلات|メール
archive,archives,archiving,filing|archiv,ablage,archivierung|archives,archiver,classement|archivo,archivar,archivos|أرشيف,أرشفة,الأرشيف|記録保管,ファイリング,文書管理
digitise,digitised,digitisation,digitalise,digitalisation|digitalisiert,digitalisierung|numériser,numérisation,dématérialisation,dématérialiser|digitalizar,digitalización|رقمنة,أتمتة|電子化,デジタル化
appointment|termine,terminplanung,terminkalender|rendez-vous,agenda|citas,agenda|مواعيد,موعد,المواعيد|予約,アポイント
deadline,deadlines,due date,delivery date,delivery dates|frist,fristen,liefertermin,liefertermine,termine|délai,délais,échéance,échéances|plazo,plazos,fecha de entrega,plazos de entrega|مهلة,موعد التسليم,مواعيد التسليم,مواعيد|納期,期限,締め切り
inquiry,inquiries,enquiry,enquiries,query,queries,request,requests|anfrage,anfragen,bürgeranfragen,anliegen|demande,demandes,réclamations,questions|consulta,consultas,solicitud,solicitudes,peticiones|استفسار,استفسارات,طلب,أسئلة|問い合わせ,照会,相談
answer|beantworten,antworten,beantworte|répondre,répondais,réponse,réponses|responder,contestaba,respondía,respuesta|أجيب,الرد,أرد,رددت,إجابة|返答,応答,対応
complaint|beschwerden,beschwerde,reklamationen,reklamation|réclamation,réclamations,plaintes|quejas,queja,reclamaciones|شكوى,شكاوى,الشكاوى|苦情,クレーム
counter|schalter,empfang,theke,tresen|guichet,comptoir,accueil|ventanilla,mostrador|شباك,كاونتر,نافذة|窓口,カウンター
phone,phoned,telephone calls|telefon,telefonat,telefonate,anrufe,telefonisch|téléphone,téléphonique,appels|teléfono,llamadas,telefónica|هاتف,الهاتف,مكالمات,اتصالات|電話
invoice|rechnung,rechnungen,rechnungsprüfung|facture,factures|factura,facturas|فاتورة,فواتير,الفواتير|請求書
quote,quotes,quotation,quotations,bid,bids,offers|angebote,offerten,offerte,kostenvoranschläge,angebot|devis,offres,propositions|ofertas,oferta,presupuestos|عروض,عرض سعر,العروض|見積もり,見積,見積り,見積書
compare,compared,comparison,comparing|vergleichen,vergleiche,verglichen,vergleich|comparer,comparé,compare,comparaison|comparar,comparo,comparé,comparación|قارنت,أقارن,مقارنة|比較,比べ
tender,tenders,tendering,retendering|ausschreibung,ausgeschrieben,neu ausgeschrieben,neuausschreibung|appel d'offres,appels d'offres|licitación,concurso,licitaciones|مناقصة,مناقصات|入札,再入札,公募
purchase,purchasing,procurement,buying,buy,bought|einkauf,beschaffung,einkäufe,einkäuferin,beschafft|achat,achats,approvisionnement,acheté|compra,compras,adquisiciones,compré|مشتريات,شراء,المشتريات,الشراء|購買,調達,仕入れ,購入
carton,cartons,cardboard,boxes,box|karton,kartons,kartonagen,pappe|carton,cartons,emballages|cartón,cajas de cartón,cajas|كرتون,الكرتون,صناديق|段ボール,箱
packaging|verpackung,verpackungen|emballage,emballages|embalaje,envases|تغليف,التغليف|包装,梱包
cost|kosten,ausgaben,aufwand|coût,coûts,frais,dépenses|coste,costes,costo,gastos|تكلفة,تكاليف,التكاليف,مصاريف|費用,コスト,経費
price,prices|preis,preise,preisen|prix,tarif,tarifs|precio,precios|سعر,أسعار,الأسعار|価格,値段
substitute,substituted,stand in,stood in,fill in,filled in,deputise,deputised,cover for,stand-in,cover|vertretung,vertrete,vertreten,vertrat,einspringen|remplacer,remplace,remplacé,remplacement,suppléer|sustituir,sustituyo,suplir,suplo,sustitución|أنوب,نبت,أحل محل,إنابة|代理,代行,代わり
holiday|urlaub,urlaubszeit,ferien,abwesenheit,abwesend,sommerferien|vacances,congés,congé,absence,absente|vacaciones,ausencia,ausente,festivos|إجازة,إجازتها,عطلة,غياب|休暇,休み,休
absence,absent,away|abwesenheit,abwesend,urlaub|absence,absent,absente,congés|ausencia,ausente,vacaciones|غياب,غائب,إجازة|不在,欠席,休暇,休
till|kassieren,kasse,kassiererin|caisse,caisses,caissier,caissière,encaissement|caja,cajas,cajero,cajera|كاشير,الصندوق,صندوق النقد|レジ,会計
window display,shop window,shop windows,windows|schaufenster,dekoration,dekoriert|vitrine,vitrines|escaparate,escaparates|واجهة,واجهات|ショーウィンドウ,陳列
decorate,decorated,dressed,decoration|dekoriert,dekorieren,dekorierte,geschmückt|décoré,décorer,décoration|decoré,decorar,decoración|زينت,تزيين|飾,装飾
shop|geschäfte,läden,filialen,handel|magasins,commerce,boutiques,supérette,supermarché|tiendas,comercio,supermercado|محلات,متاجر,المتجر|お店,売り場,店
shoe|schuhhaus,schuhgeschäft|chaussures|zapatería|أحذية|靴
flyer,flyers,leaflet,leaflets|flyer,flugblatt,handzettel|prospectus,dépliant,dépliants,flyers|folleto,folletos,octavillas|منشور,منشورات|チラシ
poster,posters|plakat,plakate|affiche,affiches|cartel,carteles|ملصق,ملصقات|ポスター
layout,laid out,typeset,typesetting,lay out|gesetzt,satz,layout,gestaltet|mise en page,mis en page,maquette|maquetar,maqueté,maquetación|تنضيد,إخراج فني|組版,レイアウト
print,printed,printing,print shop,printer's|druck,gedruckt,druckerei|imprimé,impression,imprimerie|imprimir,impresión,imprenta|طباعة,مطبعة|印刷
placement,internship,work experience,work placement,intern,traineeship|praktikum,schülerpraktikum,praktika,praktikantin,hospitation|stage,stages,stagiaire|prácticas,práctica,becario|تدريب,تدربت,متدرب,فترة تدريب|実習,インターン,インターンシップ,研修
retrain,retrained,retraining,career change|umschulung,umgeschult|reconversion,reconverti,reconvertie|reconversión,reciclaje,recualificación|إعادة تأهيل,تغيير المهنة|再教育,職業訓練,転職
holiday job,summer job,vacation job,temporary job|ferienjob,sommerjob,nebenjob,jobbte,gejobbt,aushilfsjob|job d'été,emploi saisonnier,petit boulot|trabajo de verano,trabajo temporal|عمل صيفي,عمل مؤقت|アルバイト,バイト,夏休みのアルバイト
summer|sommer,sommerferien|été,estival|verano|صيف,الصيف|夏,夏季,夏休み
winter|winter|hiver|invierno|شتاء,الشتاء|冬
autumn,fall|herbst|automne|otoño|خريف,الخريف|秋
spring|frühjahr,frühling|printemps|primavera|ربيع,الربيع|春
plant care,plants,water,watered,flowers|pflanze,pflanzen,blumen,gegossen,goss,gießen|plantes,fleurs,arrosé,arroser|plantas,flores,regué,regar|نباتات,زهور,سقيت|植物,花,水やり
nursery garden,garden centre,nursery|gärtnerei,gartencenter|pépinière,jardinerie|vivero,centro de jardinería|مشتل|園芸店,苗
tyre,tyres,tire,tires,wheel,wheels|reifen,räder,reifenwechsel|pneu,pneus,roues|neumático,neumáticos,ruedas|إطار,إطارات,عجلات|タイヤ
engine,engines,motor|motor,motoren,triebwerk|moteur,moteurs|motor,motores|محرك,محركات|エンジン
oil,oil level|öl,ölstand|huile|aceite|زيت|オイル
change,changed,replace,replaced|gewechselt,wechseln,ausgetauscht,tauschen|changé,changer,remplacé|cambié,cambiar,sustituí|غيرت,تغيير,استبدلت|交換,替え
tidy,tidied,tidied up,clean up,cleaned up,sweep|aufgeräumt,aufräumen,räumte|rangé,ranger,rangement|ordené,recogí,barrer|رتبت,ترتيب|片付,片づけ,整頓
car workshop,workshop,garage|autowerkstatt,kfz,werkstatt,werkstätten|garage,atelier|taller,talleres|ورشة,كراج|工場,修理工場
class representative,class rep,class president,form captain|klassensprecher,klassensprecherin|délégué,délégué de classe,déléguée|delegado,delegada,delegado de clase|ممثل الصف,عريف الصف|学級委員,級長
fire brigade,fire service|feuerwehr,jugendfeuerwehr|pompiers,sapeurs-pompiers|bomberos|الإطفاء,رجال الإطفاء|消防団
football,soccer|fußball|football|fútbol|كرة القدم|サッカー
basketball|basketball|basket,basketball|baloncesto|كرة السلة|バスケットボール
sport,sports,club|sport,verein,sportverein|sport,sports,club|deporte,club|رياضة,نادي,ناديا|スポーツ,部活動
chess|schach,schachclub|échecs|ajedrez|شطرنج|チェス
grade,grades,average,mark,marks|note,noten,durchschnitt,schnitt,notendurchschnitt|note,notes,moyenne,mention|nota,notas,nota media,media,calificación|معدل,درجات,علامات|成績,評定,平均
secondary school,high school,middle school,secondary schools|realschule,gymnasium,hauptschule,gesamtschule,weiterführende schule,weiterführenden schulen,oberschule|collège,lycée,secondaire|instituto,secundaria,eso,ies|مدرسة ثانوية,إعدادية,الإعدادية,ثانوية|中学校,高校,中学,高等学校
primary school,elementary school,primary,elementary|grundschule,volksschule|école primaire,école élémentaire,primaire|escuela primaria,primaria|مدرسة ابتدائية,ابتدائية,الابتدائية|小学校
class|schulklasse,klassen,kurs|classes,cours,groupe|clase,grupos,grupo,curso|صف,فصل,فصول,صفوف,الفصل|クラス,学級,授業
age,ages,aged,year-olds|alter,jährige,jahre alt|âge,âgés,ans|edad,edades,años|عمر,أعمار,أعمارهم|歳,年齢
read,reading,reader,reading club,book club|lesen,lese,lesung,lesepaten,lesepatenschaften,leseclub|lecture,lire,lecteurs,club de lecture|lectura,leer,club de lectura|قراءة,القراءة,نادي القراءة|読書,読み聞かせ
lend,loan,loans,borrow,lending|ausleihe,ausleihen,entleihungen|prêt,prêts,emprunt,emprunts|préstamo,préstamos|استعارة,استعارات,إعارة|貸出,貸し出し,貸
newspaper,magazine,school newspaper|zeitung,zeitschrift,schülerzeitung,magazin|journal,magazine,revue|periódico,revista|مجلة,صحيفة,جريدة|新聞,雑誌
festival,fair,fête,party,summer fair|fest,sommerfest,feier,messe|fête,kermesse,festival,foire|fiesta,feria,festival|حفل,مهرجان,معرض|祭,行事,お祭り
novel,novels|roman,romane|roman,romans|novela,novelas|رواية,روايات,الروايات|小説
textbook,textbooks,schoolbook|schulbuch,schulbücher,lehrbuch|manuel,manuels,manuels scolaires|libro de texto,libros de texto,manuales|كتب مدرسية,كتاب مدرسي,الكتب المدرسية|教科書
proofread,proofreading,proofreader,copy-edit,copyeditor|korrektorat,korrekturlesen,korrigiere,lektorat,korrektorin|correction,relecture,correcteur,correctrice,corriger|corrección,correctora,corrector,corrijo,corregir|تدقيق,مدقق,مدقق لغوي,أدقق,أراجع|校正,校閲
publisher,publishers,publishing house|verlag,verlage|éditeur,maison d'édition|editorial,editoriales|دار نشر,دور نشر,ناشر|出版社
self-employed|freiberuflich,freiberufliche,selbständige|indépendant,indépendante,à mon compte,libéral|autónoma,autónomo,por cuenta propia|مستقل,مستقلا,حرا,حر,لحسابي|フリーランス,個人事業,自営
language,languages,mother tongue|sprache,sprachen,muttersprachlich|langue,langues|lengua,idioma,idiomas|لغة,لغتي,اللغة,لغات|言語,語学,国語
intermediate,conversational level,everyday level|mittelstufe,mittleres niveau|intermédiaire,scolaire|intermedio,medio|متوسط,متوسطة|日常会話,中級
philology,linguistics|philologie,germanistik,sprachwissenschaft|philologie,lettres,linguistique|filología,filóloga,filólogo,lingüística|لغويات,فقه اللغة|言語学,文学
wire,wires,cables|verkabelt,verkabelung,leitung,leitungen,leitungen gezogen,kabel|câblage,câbler,câbles|cableado,cableé,cables|تمديدات,أسلاك,كابلات|配線,ケーブル
new building,new buildings,newbuild|neubau,neubauten|construction neuve,neuf|obra nueva|مبان جديدة|新築
fault,faults,troubleshooting,failure,failures,breakdown,breakdowns|störung,störungen,fehler,fehlersuche,defekt,ausfälle|panne,pannes,dépannage,dépannages,incident|avería,averías,incidencias,fallos|عطل,أعطال,الأعطال|故障,不具合,障害
meter cabinet,switch cabinet,switchboard,fuse box|zählerschrank,zählerschränke,schaltschrank,schaltschränke|tableau électrique,armoire électrique|cuadro eléctrico,cuadros eléctricos|لوحة كهرباء,لوحات كهربائية|配電盤,分電盤
solar,photovoltaic,photovoltaics,solar panels|photovoltaik,solar,solaranlage,solaranlagen,photovoltaikanlagen,solartechnik|solaire,solaires,photovoltaïque,panneaux solaires|solar,solares,fotovoltaica,placas solares|شمسية,الطاقة الشمسية|太陽光,太陽光発電,ソーラー
detached house,single-family house,family home|einfamilienhaus,einfamilienhäuser,einfamilienhäusern,wohnhäuser|maison individuelle,pavillon,maisons|vivienda unifamiliar,chalet,casas|منزل,منازل,بيوت|戸建て,住宅,一戸建
installation|anlagen,anlage|installations|instalaciones|منشآت,تمديدات|設備
construction|baustellen,baustelle,bauprojekt|chantiers,chantier|obra,obras|موقع بناء,ورشات|現場,工事
mount,mounted,fit,fitted,assemble,assembled,set|montiert,montieren,montage,setze,gesetzt,angebracht|monté,montage,poser,posé,pose,posais|montar,monté,montaje,colocar,coloqué|ركبت,أركب,تركيب,تجميع|取り付け,組立,組み立て,設置
customer service,after-sales,service calls|kundendienst,kundenservice|service client,après-vente,sav|atención al cliente,posventa|خدمة العملاء,خدمة الزبائن|カスタマーサービス,顧客対応
surroundings,radius,within|umkreis,umgebung|rayon,alentours|radio,alrededores|نطاق,محيط|圏内,半径
trailer,towing|anhänger,anhängerführerschein|remorque|remolque|مقطورة|けん引
backend,back-end,back end|backend,serverseitig|backend,côté serveur|backend,servidor|الواجهة الخلفية,الخلفية|バックエンド
frontend,front-end|frontend,oberfläche|frontend,interface|frontend,interfaz|الواجهة الأمامية|フロントエンド
user,users|nutzer,nutzerinnen,anwender,benutzer|utilisateur,utilisateurs,usagers|usuario,usuarios,usuarias|مستخدم,مستخدمين,المستخدمين|ユーザー,利用者
app|anwendung,applikation,apps|application,applications,appli|aplicación,aplicaciones|تطبيق,تطبيقات,التطبيق|アプリ,アプリケーション
booking|buchung,buchungen,buchungssystem|réservation,réservations|reservas,reserva|حجوزات,الحجز,للحجز|予約システム
website|webseite,webseiten,homepage|site web,sites,page web|página web,web,sitio web|موقعا,موقع,صفحة ويب|ウェブサイト,サイト,ホームページ
job run,batch,nightly job,nightly jobs,run time,runtime,cron|laufzeit,nachtlauf,batch|traitement,traitement de nuit,durée,tâches nocturnes|proceso nocturno,tiempo de ejecución,proceso|مهام ليلية,المهام الليلية,مدة التشغيل,مدتها|バッチ,実行時間,処理時間
migrate,migrated,migration,migrating,moved,move|migration,migriert,umgestellt|migration,migrer,migré|migración,migré,migrar|ترحيل,نقل,نقلت|移行
rewrite,rewrote,rewritten,rewriting|umgeschrieben,neu geschrieben|réécrit,réécrire,réécrivant,réécriture|reescribí,reescribir|أعدت كتابة,إعادة كتابة|書き直,書き換え
shorten,shortened,shorter,faster,speed up,sped up,accelerated|verkürzt,verkürzte,kürzer,beschleunigt,schneller|raccourci,ramené,accéléré,plus rapide,réduit|acorté,aceleré,más rápido,reduje,pasó|قصرت,تسريع,أسرع,انخفضت|短縮,高速化
planner,planning tool,route planner|planer,routenplaner|planificateur|planificador|مخطط|計画ツール
cyclist,cyclists,bicycle,bike,cycle,cycling|radfahrer,fahrrad,rad|cycliste,cyclistes,vélo|ciclista,ciclistas,bicicleta,bici|دراجة,دراجات|自転車
project,projects,final-year project,final project|projekt,projekte,abschlussprojekt|projet,projets|proyecto,proyectos|مشروع,مشاريع,المشروع|プロジェクト,企画
museum,museums|museum,museen|musée,musées|museo,museos|متحف|博物館,美術館
tool,tools|werkzeug,werkzeuge|outil,outils|herramienta,herramientas|أداة,أدوات|道具,工具
test|tests,qualitätsprüfung|essais,tester|prueba,ensayo|اختبارات,فحص|試験,テスト
measure,measured,measurement,measurements|messen,gemessen,messung,messungen|mesurer,mesuré,mesure,mesures|medir,medí,medición,mediciones|قياس,قست,قياسات|測定,計測
experiment,experiments,trial,trials|versuch,versuche,experiment,experimente|expérience de laboratoire,essai,essais|experimento,experimentos,ensayo|تجربة,تجارب,التجارب|実験
paper,papers,publication|fachartikel,veröffentlichungen,aufsatz|article scientifique,articles|artículo científico,artículos|بحث,أبحاث,ورقة بحثية|論文
survey,surveys,questionnaire|umfrage,umfragen,befragung|enquête,sondage,questionnaire|encuesta,encuestas|استبيان,استطلاع|調査,アンケート
review,reviewed,audit,audited,examine,examined,check,checked,checking|prüfung,überprüfung,geprüft,prüfte,kontrollierte,durchgesehen|audit,révision,contrôle,contrôler,vérifier,relu|revisión,revisé,auditoría,comprobación,revisaba|مراجعة,راجعت,تدقيق,فحص,أراجع|点検,審査,監査,チェック,確認
error|fehlern,fehlerquote|erreur,erreurs,fautes|error,errores,fallos|خطأ,أخطاء,الأخطاء|誤り,ミス,間違い,エラー
fell,fewer,drop,dropped,decrease,decreased|gesunken,sank,senken,zurückgegangen,weniger,verringerten|baisse,baissé,diminué,passé,tombé,passées,chuté|bajó,bajaron,descendió,menos,cayó,reducido|انخفضت,انخفاض,تراجعت,أقل,هبط|減少,減,下が,低下
rose,increase,increased,grew,climbed|stieg,stiegen,gestiegen,zugenommen,gewachsen|hausse,augmenté,progressé,grimpé|aumentó,aumentaron,creció,subieron|ارتفع,زاد,ازداد,ازدادت,ارتفعت,نما|増加,増,上昇,伸び
reduce,shorten,cut down,trimmed,lower,lowering,less|senkung,kürzte,gesenkt,senken|réduction,ramener,ramené,baisser,réduit|reducción,rebajar,rebajé,bajar,recorté|خفض,خفضت,تقليل,قللت,تخفيض|削減,減,抑え,下げ
increase,grow,raise,expanded|steigerung,ausgebaut|augmentation,accroître,plus|aumento,ampliar,amplié,más|زيادة,رفع,توسيع|拡大,増,伸ば
start,started,begin,began|gestartet,starteten|démarré,débuté|arranqué,empecé|بدأت,بداية|開始,始
create,set up,devise,devised,put together,compose,composed,draw up,drew up,make,made,build|erstelle,erstellte,erarbeitet,angelegt,anlegen,schuf,gebaut,zusammengestellt|créer,crée,élabore,élaboré,élaborer,établis,établir,compose,composer,monté|crear,elaboro,elaboré,elaborar,puse en marcha,monté,hice,creé|أعددت,إعداد,صممت,وضعت,أضع,أسست,أنشأت|作成,考案,作
introduce,bring in,brought in,roll out,rolled out,start up,put in place|einführung,eingeführt,führte ein,etabliert|mettre en place,instauré,introduit,instaurer|puse en marcha,introduje,implementé,poner en marcha|إدخال,أدخلت,تطبيق,طبقت|導入,取り入れ
founded|aufgebaut,ins leben gerufen|fondé,créé|fundé,puse en marcha,creé|أنشأت,إنشاء|設立,立ち上げ
organise,organising,arranged,hosted,put on,held,ran|veranstaltet,ausgerichtet,richtete aus,durchgeführt|organiser,animé,animer,organisation|organizar,organizaba,organización,montar|تنظيم,نظمت,أنظم,أقمت|主催,運営,開催
coordinate,oversaw,ran|leitete,betreute,koordination|coordination,animé,coordonner|coordinación,llevé,llevaba,dirigí|أشرفت,إشراف,تنسيق|運営,取りまとめ
participate,took part,take part,involved,participated,contributed|mitarbeit,mitgewirkt,mitwirkung,beteiligt,teilgenommen|participé,participation,contribué,pris part|participé,participación,colaboré,intervine|شاركت,مشاركة,المشاركة,ساهمت|参加,携わ
monitor,monitored,watch,supervise dates,track,tracked,keep an eye|überwacht,überwache,überwachung,verfolgt,im blick|suivre,suivi,surveiller,surveillé|controlar,controlo,seguimiento,supervisar plazos,vigilar|متابعة,أتابع,تابعت,مراقبة|管理,監視,追跡
enter,entered,entry,input,key in,record|eingegeben,erfasst,erfassung,angelegt,anlegen,lege|saisi,saisir,saisie,enregistré|introduje,introduzco,introducir,registro,registré|إدخال,أدخل,أدخلت,تسجيل|入力,登録,記入
subscriber,subscribers,follower,followers,following,readership,readers|abonnent,abonnenten,follower,followerzahl,leser,leserschaft|abonné,abonnés,abonnées,communauté,lecteurs,lectorat|suscriptor,suscriptores,seguidor,seguidores,lectores|مشترك,مشتركين,متابع,متابعين,المتابعين,متابعينا,قارئ,قراء|読者,フォロワー,購読者,登録者
newsletter,mailing,bulletin|newsletter,rundbrief,mitgliederbrief|newsletter,lettre d'information,infolettre|boletín,newsletter,circular|نشرة,النشرة,نشرة بريدية,النشرة البريدية|メールマガジン,メルマガ,会報
post,posts,social media,instagram,facebook|beitrag,beiträge,social media,soziale medien,instagram-kanal|publication,publications,réseaux sociaux,compte instagram|publicación,publicaciones,redes sociales,cuenta de instagram|منشور,منشورات,وسائل التواصل,حساب إنستغرام,إنستغرام|投稿,ソーシャルメディア,インスタグラム
advertise,advertising,ads,ad campaign,paid ads|werbung,anzeigen,anzeigenwerbung,werbeanzeigen|publicité,publicités,annonces payantes|publicidad,anuncios|إعلانات,إعلان,الإعلانات|広告,宣伝
trade fair,trade fairs,trade show,trade shows,stand,stands,booth|messe,messen,messestand,messestände,messeauftritt,messeauftritte|salon,salons,foire,stand,stands|feria,ferias,caseta,casetas,expositor|معرض,معارض,جناح,أجنحة,المعارض|展示会,見本市,ブース,出展
item,items,article,articles,position,piece,pieces,unit,units|artikel,position,positionen,stück,stücke|article,articles,pièce,référence,références|artículo,artículos,referencia,referencias,unidades|قطعة,قطع,صنف,أصناف,بند|点,品,商品,品目
pick,picking,picked,order picking|kommissionieren,kommissioniere,kommissioniert,kommissionierung|préparation de commandes,préparer des commandes,prépare des commandes|preparación de pedidos,preparo pedidos,preparar pedidos|تجهيز الطلبات,أجهز,تجهيز|ピッキング,出荷準備
scanner,scanners,hand scanner,barcode|scanner,handscanner,barcode|scanner,scan,code-barres|escáner,lector de códigos|ماسح,الماسح,ماسح يدوي|スキャナー,ハンドスキャナー,バーコード
works council,staff council,union,trade union|betriebsrat,personalrat,gewerkschaft|comité d'entreprise,syndicat,cse|comité de empresa,sindicato|نقابة,لجنة العمال,لجنة|労働組合,組合
table,tables,section|tisch,tische,tischen|table,tables,rang|mesa,mesas,rango|طاولة,طاولات|卓,テーブル,席
diner,diners|speisegast,speisegäste|convive,convives|comensal,comensales|زبون المطعم|食事客
seasonal,season,temporary staff,temp,temps|saison,saisonkraft,saisonkräfte,saisonarbeiter|saisonnier,saisonniers,intérimaire,intérimaires|temporero,temporeros,temporada,eventual|موسمي,موسميين|季節,臨時,派遣
close,closing,closed up,cash up,cashed up,cashing up,balance the till,end of day|abschluss,kassenabschluss,abrechnung,tagesabschluss|clôture,fermeture,clôture de caisse|cierre,cerrar,cierre de caja,cuadrar,cuadraba|إغلاق,أغلق,إقفال|締め,レジ締め,閉店
evening,evenings,nightly|abends,pro abend|soirs,par soir,soirée|noches,por noche,cada noche|المساء,كل مساء,مساء|一晩,夜,晩
elected,vote,voted|gewählt,wahl|élu,élue,élus|elegido,elegida,eligieron|انتخب,انتخبني,منتخب|選ばれ,選出,当選
mother tongue,native language|muttersprache|langue maternelle|lengua materna,idioma materno|اللغة الأم,لغتي الأم|母語,母国語
danish|dänisch|danois|danés|الدنماركية|デンマーク語
norwegian|norwegisch|norvégien|noruego|النرويجية|ノルウェー語
finnish|finnisch|finnois|finlandés,finés|الفنلندية|フィンランド語
romanian|rumänisch|roumain|rumano|الرومانية|ルーマニア語
hungarian|ungarisch|hongrois|húngaro|المجرية|ハンガリー語
croatian,serbian|kroatisch,serbisch|croate,serbe|croata,serbio|الكرواتية,الصربية|クロアチア語,セルビア語
`;
