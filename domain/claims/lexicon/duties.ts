/**
 * Duties, their objects and what is measured of them, a concept a line: English | German | French | Spanish | Arabic | Japanese. A line that
 * begins with the first form of another file adds to that concept.
 */
export const DUTIES = `
employee,direct report,direct reports,line reports|unterstellte|subordonné,subordonnés|subordinado,subordinados,a mi cargo,a cargo|مرؤوس,مرؤوسين|部下
dish,dishes,portion,portions,course,plate|gericht,gerichte,gerichten,speise,speisen,essen,mahlzeiten,portionen,teller|plat,plats,assiette,portions|plato,platos,raciones|طبق,أطباق,وجبة,وجبات|料理,食,皿
starter,starters,appetiser|vorspeise,vorspeisen|entrée,entrées|entrante,entrantes,entremés|مقبلات|前菜
roster,rosters,rota,schedule,shift plan,shift plans|dienstplan,dienstpläne,dienstplanung,schichtplan,schichtpläne,einsatzplan,einsatzpläne|planning,plannings,emploi du temps|cuadrante,cuadrantes,turnos de trabajo,horarios|جدول المناوبات,جداول العمل,جداول|シフト,シフト表,勤務表
handover,handovers|übergabe,übergaben,dienstübergabe|transmission,transmissions,relève|relevo,relevos,traspaso|تسليم المناوبة,تسليم المناوبات|申し送り,引き継ぎ
operation,operations,operative,pre-op,post-op,surgical,surgery|operation,operationen,op,chirurgie,chirurgisch,chirurgische,chirurgischen|opération,opérations,opératoire,chirurgie,chirurgical,chirurgicale|operación,operaciones,quirúrgico,quirúrgica,cirugía|عملية,عمليات,العمليات,جراحية,الجراحية,جراحة,الجراحة|手術,術前,術後,外科
home visit,home visits,house call|hausbesuch,hausbesuche,hausbesuchen|visite à domicile,visites à domicile|visita domiciliaria,visitas domiciliarias,visitas a domicilio|زيارة منزلية,زيارات منزلية|訪問,往診
hygiene,haccp|hygiene,hygienevorschriften,haccp|hygiène,haccp|higiene,appcc|نظافة,النظافة الغذائية|衛生,衛生管理
food cost,cost of goods|wareneinsatz,warenkosten|coût matière,coût des matières|coste de materia prima,coste de producto|تكلفة المواد|原価率,原価
purchasing,buying,procurement,procure|einkauf,wareneinkauf,beschaffung,einkaufen,eingekauft,beschaffe|achat,achats,approvisionnement,approvisionnements|compra,compras,aprovisionamiento,abastecimiento|مشتريات,المشتريات,شراء|仕入れ,仕入,購買,調達
wholesaler,wholesale,wholesalers|großhandel,großhändler,großmarkt|grossiste,grossistes,gros|mayorista,mayoristas|تاجر جملة,الجملة|卸売,卸,問屋
flower,flowers,floral|blume,blumen|fleur,fleurs,floral,florale|flor,flores,floral|زهرة,زهور,أزهار,ورد,ورود|花,生花
bouquet,bouquets,arrangement,arrangements|strauß,sträuße,gestecke,gesteck,blumenschmuck|bouquet,bouquets,composition florale|ramo,ramos,arreglo floral,arreglos florales|باقة,باقات|花束,アレンジメント
wedding,weddings,bridal|hochzeit,hochzeiten,brautsträuße|mariage,mariages|boda,bodas|عرس,أعراس,زفاف,حفلات زفاف|結婚式,婚礼
funeral,funerals,mourning|trauerfeier,trauer,trauerfloristik,beerdigung|deuil,obsèques|funeral,funerales,luto|عزاء,جنازات|葬儀
shop window,window display,window displays|schaufenster,schaufenstergestaltung|vitrine,vitrines|escaparate,escaparates|واجهة المحل|ショーウインドー,ウインドー
follower,followers|follower,followern|abonné,abonnés|seguidor,seguidores|متابع,متابعين|フォロワー
invoice|rechnungsstellung,rechnungsprüfung,rechnungen,fakturierung|factures,facturation|factura,facturas,facturación,facturar|فاتورة,فواتير,الفواتير,فوترة|請求書,請求,インボイス
reconciliation,reconcile,reconciled,reconciling|abstimmung,kontenabstimmung,abstimmen|rapprochement,rapprochements,rapprocher|conciliación,conciliaciones,conciliar|تسوية,تسويات,التسويات|照合
forecast,forecasts,forecasting|prognose,prognosen,vorhersage|prévision,prévisions,prévisionnel|previsión,previsiones|توقعات,تنبؤات|予測
month-end close,month-end closing,monthly close,monthly closing|monatsabschluss,monatsabschlüsse|clôture mensuelle,clôtures mensuelles|cierre mensual,cierres mensuales|الإقفال الشهري,إقفال شهري|月次決算,月次締め
annual accounts,year-end accounts|jahresabschluss,jahresabschlüsse|comptes annuels,clôture annuelle|cuentas anuales,cierre anual|الحسابات الختامية|年次決算
bookkeeping,books,accounts,ledger|buchhaltung,buchführung,bücher|comptabilité,comptes,livres|contabilidad,libros,cuentas|دفاتر,حسابات,مسك الدفاتر|帳簿,記帳,簿記
vat,vat return,vat returns,tax return,tax returns|umsatzsteuer,umsatzsteuervoranmeldung,umsatzsteuervoranmeldungen,steuererklärung,steuererklärungen|tva,déclaration de tva,déclarations de tva,déclarations fiscales|iva,declaración de iva,declaraciones de iva,declaraciones del iva,declaraciones|ضريبة,إقرار ضريبي,إقرارات,إقرارات الضريبة,الإقرارات الضريبية|消費税,申告,税務申告
bad debt,bad debts,overdue invoices,arrears|zahlungsausfälle,forderungsausfälle,außenstände|impayé,impayés|impago,impagos,morosidad|ديون متعثرة,الديون المتعثرة|未払い,滞納
turnover,revenue,sales|umsatz,umsätze|chiffre d'affaires,ventes|facturación,ventas,ingresos|مبيعات,المبيعات,إيرادات,الإيرادات|売上,売上高
downtime,stoppage,stoppages,standstill|stillstand,stillstände,stillstandszeit,stillstandszeiten,ausfallzeit,ausfallzeiten|arrêt,arrêts,arrêts machine|parada,paradas|توقف,توقفات|停止時間,停止
spare part,spare parts,parts|ersatzteil,ersatzteile,ersatzteillager|pièce détachée,pièces détachées,pièces de rechange|repuesto,repuestos,recambio,recambios|قطع الغيار,قطعة غيار|部品,予備部品
production line,packing line,packaging line,line,lines|fertigungslinie,verpackungslinie,linie,linien,produktionslinie|ligne de production,ligne,lignes,ligne de conditionnement|línea de producción,línea de envasado,línea,líneas|خط الإنتاج,خطوط الإنتاج|ライン,製造ライン
fault,fault finding,troubleshooting,breakdown,breakdowns,diagnose,diagnosing,diagnosis|störung,störungen,fehlersuche,fehlerdiagnose,störungsbehebung|panne,pannes,dépannage,dépannages,diagnostic|avería,averías,fallo,fallos|عطل,أعطال,الأعطال|故障,障害
sensor,sensors,drive,drives|sensor,sensoren,antrieb,antriebe|capteur,capteurs,variateur,variateurs|sensor,sensores,variador,variadores|مستشعر,مستشعرات|センサー
switchboard,switch cabinet,control cabinet,distribution board|schaltschrank,schaltschränke,verteiler|armoire électrique,armoires électriques,tableau électrique|cuadro eléctrico,cuadros eléctricos|لوحة كهربائية,لوحات كهربائية|配電盤
flat|wohnungen|logement,logements|piso,pisos,vivienda,viviendas|شقق|住宅
shop premises,premises|geschäftsräume,lokal|local,locaux|local,locales|محل,محلات|店舗
inspection,inspections,inspect|prüfung,prüfungen,kontrolle,kontrollen|inspection,inspections,contrôle,contrôles|inspección,inspecciones,revisión,revisiones|فحص,فحوصات,معاينة|点検,検査
consumption,fuel consumption|verbrauch,kraftstoffverbrauch|consommation|consumo|استهلاك|燃費,消費量
fleet|fuhrpark,flotte|flotte,parc|flota|أسطول|車両
refrigerated,chilled|kühl,gekühlt,kühltransport,kühllastwagen|frigorifique,frigo|frigorífico,frigorífica,refrigerado|مبرد,مبردة|冷蔵,冷凍
truck|sattelzug,lastwagen,lkw|semi-remorque,semi,camion,poids lourd,poids lourds,porteur|camión,camiones,tráiler|شاحنة,شاحنات,الشاحنات|トラック
lesson,lessons,teaching,taught|unterricht,unterrichtsstunde,unterrichtsstunden,unterrichte,unterrichtete,unterrichten|cours,leçon,leçons,enseignement,enseigne,enseigné|clase,clases,docencia,imparto,impartí|درس,دروس,حصة,حصص,تدريس,درست|授業,指導,教え
form tutor,form teacher,class teacher,homeroom teacher,tutor|klassenlehrer,klassenlehrerin,klassenleitung|professeur principal,professeure principale|tutor,tutora,tutoría|معلم الفصل,معلمة الفصل|担任
pass rate,pass rates,success rate,passes|bestehensquote,erfolgsquote|taux de réussite,réussite|aprobados,tasa de aprobados|نسبة النجاح|合格率
fail rate,failure rate|durchfallquote|taux d'échec|suspensos|نسبة الرسوب|不合格率
teaching staff,teachers|lehrkraft,lehrkräfte,lehrkräften|enseignant,enseignants,enseignante|docente,docentes,profesorado|معلمين,المعلمين,معلمون|教員,教師
reading workshop,reading club,book club|leseclub,lesegruppe|atelier de lecture,club de lecture|club de lectura,taller de lectura|نادي القراءة|読書会
thesis|doktorarbeit,dissertation,promotion|thèse,thèse de doctorat|tesis,tesis doctoral|أطروحة,رسالة|博士論文,学位論文,論文
field work,fieldwork,field trip,survey cruise,research cruise|feldarbeit,forschungsfahrt,forschungsfahrten|campagne en mer,campagnes en mer,terrain|trabajo de campo,campaña,campañas|عمل ميداني,رحلة بحثية|調査航海,野外調査,フィールドワーク
sample,samples,sampling|proben,probenahme,probenentnahme|échantillon,échantillons,prélèvement,prélèvements|muestra,muestras,muestreo|عينة,عينات|試料,採水,サンプル
procedure,protocol,procedures|verfahren,protokoll,ablauf,abläufe|protocole,protocoles,procédure,procédures|protocolo,procedimiento,procedimientos|إجراء,إجراءات,بروتوكول|手順,手続き
paper,papers,publication,publications|veröffentlichung,veröffentlichungen,fachartikel,artikel|article,articles,publication,publications|artículo,artículos,publicación,publicaciones|بحث,أبحاث,مقالات|論文
statistical analysis,statistical,statistics|statistisch,statistische,auswertung,auswertungen|statistique,statistiques|estadístico,estadística,estadísticas|إحصائي,إحصائية,تحليل إحصائي|統計解析,統計
water quality,water|wasserqualität,wasser|qualité de l'eau,eau|calidad del agua,agua|جودة المياه,المياه|水質
site,sites,location,locations,branch,branches|standort,standorte,standorten,filiale,filialen|site,sites,agence,agences|sede,sedes,centro,centros,sucursal|موقع,مواقع,فرع,فروع|拠点,店舗,地点,か所
loading time,load time,page speed|ladezeit,ladezeiten|temps de chargement|tiempo de carga|زمن التحميل|読み込み時間,表示速度
online shop,web shop,online store,e-commerce|onlineshop,webshop,online-shop|boutique en ligne,site marchand|tienda online,tienda en línea|متجر إلكتروني|オンラインショップ,ネットショップ
search|suche,produktsuche|recherche,moteur de recherche|búsqueda,buscador|بحث,البحث|検索
inventory system,warehouse management,stock system|lagerverwaltung,lagerverwaltungssystem|gestion d'entrepôt,gestion de stock|gestión de almacén|نظام المستودعات|在庫管理
migrate,migrated,switched,moved|umgestellt,stellte um,umstellung,migriert,umziehen|migré,migration,basculé|migré,migración,pasé|نقلت,تحويل,حولت|移行,切り替え
automate,automated,automation,automatic,automatically|automatisiert,automatisierte,automatisierung,automatisch|automatisé,automatisation,automatique|automaticé,automatización,automático|أتمتة,آليا,آلية,تلقائيا|自動化,自動
appointment booking,online booking,booking system,reservation system|terminvergabe,online-terminvergabe,terminbuchung|prise de rendez-vous,système de réservation|cita previa,sistema de citas|نظام المواعيد|予約システム,予約
waiting time|wartezeit,wartezeiten|temps d'attente,attente|tiempo de espera,espera|وقت الانتظار,انتظار|待ち時間,待機時間
request,requests,inquiries,enquiries,matters,concerns|anliegen,anfragen,vorgänge|demande,demandes,dossiers|solicitud,solicitudes,gestiones,trámites|طلب,طلبات,معاملة,معاملات|案件,問い合わせ,対応
identity card,passport,passports,id card|ausweis,ausweise,personalausweis,reisepass|carte d'identité,passeport|dni,pasaporte|هوية,جواز سفر|身分証,証明書
registration,register,registrations|meldewesen,ummeldung,ummeldungen,anmeldung|inscription,inscriptions|registro,empadronamiento|تسجيل|登録,届け出,届出,転入,転出
certificate of qualification,issue,issuing|ausstellung,ausstellen|délivrance,délivrer|expedición,expedir|إصدار|発行
supplier|lieferfirma,lieferfirmen,lieferanten,lieferant|fournisseur,fournisseurs|proveedor,proveedores|مورد,موردون,موردين|仕入先,納入業者,取引先
quote|angebot,angebote,angebotseinholung|devis,offres|presupuesto,presupuestos,ofertas|عروض الأسعار,عرض سعر|見積もり,見積,見積書
order|bestellung,bestellungen,bestellwesen,bestelle,bestellte,bestellt|commande,commandes,commander,commandais|pedido,pedidos,pido,pedía,encargos|طلبية,طلبيات,طلبت|注文,発注,オーダー
trainee,trainees,apprentice,apprentices,intern,interns|lehrling,lehrlinge,lehrlingen,auszubildende,auszubildenden,azubi,azubis|apprenti,apprentie,apprentis,stagiaire,stagiaires|aprendiz,aprendices,becario,becarios,alumno en prácticas|متدرب,متدربين,متدربة|見習い,研修生,実習生
mentor,mentored,mentoring,coached,guided,onboard,onboarded,onboarding|eingearbeitet,einarbeitung,begleitet,betreut,anleitung,angeleitet,ausgebildet|accompagné,accompagner,tutorat,encadré,encadrement|tutoricé,acompañé,mentoría,formé|دربت,تدريب,أشرفت على تدريب|指導,育成,教育,育て
safety|sicherheit,arbeitssicherheit|sécurité|seguridad|سلامة,السلامة,أمان|安全
deadline|termine,fristen,termintreue|délais,échéances|plazos|مواعيد,المواعيد|期限,納期
counter,front desk,service desk,help desk|schalter,empfang,theke|guichet,comptoir|ventanilla,mostrador|شباك|窓口,カウンター
monitor,monitored,monitoring,surveillance|überwache,überwacht,überwachung|surveille,surveillance,suivi|vigilo,vigilancia,seguimiento,superviso|أراقب,مراقبة,متابعة|監視,調査,観測
resident registration office|bürgeramt,bürgerbüro,einwohnermeldeamt|mairie|ayuntamiento|بلدية|市民課
reader|leserinnen,leser|lecteurs,lectrices|lectores,lectoras|قراء|読者
grow,flowering|anbau|culture|cultivo|زراعة|栽培
`;
