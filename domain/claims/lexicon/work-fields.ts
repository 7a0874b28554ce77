/**
 * Tasks, tools and papers of sixty trades, a concept a line: English | German | French | Spanish | Arabic | Japanese. A line that begins with the
 * first form of another file adds to that concept.
 */
export const WORK_FIELDS = `
bathing,washing residents,personal care|körperpflege,grundpflege,waschen|toilette,soins d'hygiène|aseo,higiene personal|العناية الشخصية,الاستحمام|入浴,入浴介助,清拭
fall,falls|sturz,stürze,sturzprophylaxe|chutes,chute|caídas|السقوط|転倒,転落
care plan,care plans|pflegeplan,pflegepläne,hilfeplan,hilfepläne|plan de soins,projet de soins|plan de cuidados|خطة رعاية|ケアプラン,介護計画
rehabilitation,rehab|rehabilitation,reha|rééducation,réadaptation|rehabilitación|إعادة تأهيل,تأهيل|リハビリ,リハビリテーション
sports injury,sports injuries,injured athletes|sportverletzung,sportverletzungen|blessures sportives,sportifs blessés|lesiones deportivas,deportistas lesionados|إصابات رياضية,الرياضيون المصابون|スポーツ障害
sick leave,sickness absence|krankenstand,krankmeldungen|arrêts maladie,absentéisme|bajas,bajas laborales|إجازات مرضية|病欠
x-ray,x-rays,radiographs|röntgen,röntgenbilder|radiographie,radiographies|radiografía,radiografías|أشعة,صور الأشعة|レントゲン
sterilisation,sterilise,sterilised,sterilization,sterilized instruments|sterilisation,sterilisiert,aufbereitung|stérilisation,stérilisé|esterilización,esterilicé|تعقيم,عقمت|滅菌,消毒
chairside assistance,assisted the dentist,at the chair|stuhlassistenz|assistance au fauteuil|asistencia al sillón|مساعدة الطبيب|診療補助
prescription,prescriptions|rezept,rezepte|ordonnance,ordonnances|receta,recetas|وصفة,وصفات,الوصفات|処方箋
dispense,dispensing,dispensed|abgabe,abgegeben|délivrance,délivré,délivrais|dispensación,dispensaba|صرف الأدوية,صرف الوصفات,أصرف|調剤
ointment,ointments|salbe,salben|pommade,pommades|pomada,pomadas|مرهم,مراهم,المراهم|軟膏
controlled drugs,controlled medicines|betäubungsmittel|stupéfiants|estupefacientes|أدوية مراقبة,مخدرات طبية|麻薬
glasses,spectacles,lenses|brille,brillen,gläser|lunettes,verres|gafas,lentes|نظارات,عدسات|眼鏡,レンズ
hearing aid,hearing aids|hörgerät,hörgeräte|appareil auditif|audífono,audífonos|سماعات|補聴器
conflict resolution,mediation,mediate|streitschlichtung,mediation,konfliktlösung|médiation,résolution des conflits|mediación|وساطة,حل النزاعات|調停,仲裁
crisis intervention,crises|krisenintervention,krisen|gestion de crise,intervention de crise|intervención en crisis|تدخل في الأزمات|危機介入
parents' evening,parent meetings,talks with parents|elterngespräch,elterngespräche,elternabend|réunion de parents,échanges avec les parents,transmissions aux parents|reunión de padres,atención a familias|لقاءات الأهل,اجتماعات أولياء الأمور|保護者面談,家族との面談
consultation hour,surgery,open hours|sprechstunde,sprechstunden|permanence,permanences|horario de atención,consulta abierta|ساعات الاستقبال|相談窓口
addiction,addiction support|sucht,suchthilfe|addictologie,addictions|adicciones|الإدمان|依存症
toddlers,babies,infants,nursery children|kleinkinder,babys,säuglinge|bébés,tout-petits,nourrissons|bebés|رضع,أطفال صغار|乳児,幼児
activity,activities planning|beschäftigungsangebote|planning des activités|programación de actividades|برنامج الأنشطة|レクリエーション
vegetable garden,kitchen garden|gemüsegarten,schulgarten|potager,jardin potager|huerto|حديقة خضار|菜園
story time,storytelling hour|vorlesestunde|heure du conte|cuentacuentos|ساعة القصة|おはなし会,読み聞かせ
lending,loans of books,borrowed|ausleihe,ausleihen,entliehen|prêt,prêts,emprunts|préstamos,préstamo|إعارة,إعارات|貸出
enquiry desk,reference desk|auskunft,auskunftsdienst|service de référence|referencia bibliográfica|مراجع|レファレンス
braille|brailleschrift,blindenschrift|braille|braille|برايل|点字
holdings,collection of books,stock of books|buchbestand,medienbestand|fonds documentaire,fonds|fondo bibliográfico|مجموعة الكتب|蔵書,選書
interview,interviews,interviewed|interview,interviews|interview,interviews,entretiens journalistiques|entrevista,entrevistas|مقابلات,مقابلة صحفية,أجريت مقابلات|取材,インタビュー
portrait,portraits,profiles|porträt,porträts|portrait,portraits|retrato,retratos|بورتريه|人物記事
report,council report,minutes of council|ratsbericht,gerichtsbericht|compte rendu,comptes rendus|crónica|تقرير,تقارير|報告書
podcast,podcasts|podcast,podcasts|podcast,podcasts,balado|pódcast,podcast|بودكاست|ポッドキャスト
radio programme,broadcast,radio show|radiosendung,sendung|émission,émissions|programa de radio|برنامج إذاعي,برنامج أسبوعي|放送,番組
listener,listeners,audience|hörer,hörerinnen,zuhörerschaft|auditeurs,audience|oyentes,audiencia|مستمعين,مستمع,المستمعين,جمهور|聴取者
documentary,documentaries|dokumentarfilm|documentaire|documental|فيلم وثائقي,وثائقي|ドキュメンタリー
language editing,copyedit,copy-editing|sprachliche korrektur,redigieren|relecture,secrétariat de rédaction|corrección de textos|تدقيق لغوي,دققت النصوص|校閲
cover design,book cover,covers|umschlag,umschläge,buchumschlag|couverture de livre,couvertures|cubierta,cubiertas,portadas|غلاف,أغلفة|装丁,表紙
label,labels|etikett,etiketten|étiquette,étiquettes|etiqueta,etiquetas|ملصق,ملصقات|ラベル
visual identity,corporate design,branding|erscheinungsbild,corporate design|identité visuelle,charte graphique|identidad visual,imagen corporativa,imagen reconocible|هوية بصرية|ロゴデザイン
typography,typesetting|typografie,typographie|typographie|tipografía|تيبوغرافيا|タイポグラフィ
animation,animated films,motion design|animation,animationsfilm|animation graphique|animación gráfica,animaciones|رسوم متحركة|アニメーション
winery,wineries,wine cellar|weingut,weingüter|domaine viticole,cave viticole|bodega,bodegas|مصنع نبيذ|ワイナリー
model making,models,scale models|modellbau,architekturmodelle|maquettes,maquette|maquetas,maqueta|مجسمات,نماذج معمارية|模型
planning application,planning applications,building permit|bauantrag,bauanträge|permis de construire|licencia de obras|رخصة بناء|建築確認
listed building,listed buildings,heritage|denkmal,denkmalschutz,denkmalgeschützt|monument historique,patrimoine bâti|patrimonio histórico,edificios protegidos|مباني تراثية,تراث|文化財,寺社
passive house,low-energy house|passivhaus|maison passive|casa pasiva|بيت سلبي|省エネ住宅
timber house,timber houses,wooden house|holzhaus,holzbau|maison en bois,ossature bois|casa de madera|بيت خشبي|木造住宅,木造
tea room,tea house|teehaus|pavillon de thé|casa de té|غرفة شاي|茶室
conversion,renovation,refurbishment,refurbished|umbau,sanierung,renovierung|rénovation,réfection|reforma,reformas,rehabilitación de edificios|ترميم,تجديد المباني|改修,リフォーム,改築
scaffold,scaffolding|gerüst,gerüstbau|échafaudage|andamio,andamios|سقالات|足場
stairs,staircases|treppe,treppen|escalier,escaliers|escaleras|سلالم|階段
made-to-measure furniture,bespoke furniture|möbel nach maß,maßmöbel|mobilier sur mesure,meubles sur mesure|muebles a medida|أثاث حسب الطلب|注文家具
milling machine,cnc machine,cnc|fräse,cnc-fräse,cnc|fraiseuse,commande numérique|fresadora,cnc|ماكينة تفريز|フライス盤
offcuts,scrap,waste rate|verschnitt,ausschuss|chutes de matière,rebut|recortes,merma,desperdicio|هالك,نسبة الهالك,الهالك|歩留まり,不良率
material order,material ordering|materialbestellung|commande de matériaux|pedido de material|طلب المواد|資材発注
underfloor heating,floor heating|fußbodenheizung|chauffage au sol,plancher chauffant|suelo radiante|تدفئة أرضية|床暖房
heat pump,heat pumps|wärmepumpe,wärmepumpen|pompe à chaleur,pompes à chaleur|bomba de calor,aerotermia|مضخة حرارية|ヒートポンプ
burst pipe,burst pipes,leaks|rohrbruch,rohrbrüche|fuite,fuites d'eau|fuga,fugas de agua|تسرب المياه|水漏れ
bathroom,bathrooms|bad,bäder,badezimmer|salle de bains,salles de bains|cuarto de baño,baños|حمام,حمامات|浴室
brakes,brake|bremse,bremsen|frein,freins|freno,frenos|فرامل,مكابح|ブレーキ
clutch,clutches|kupplung,kupplungen|embrayage,embrayages|embrague,embragues|قابض|クラッチ
bodywork,body shop|karosserie|carrosserie|chapa y pintura,carrocería|هيكل السيارة,سمكرة|板金
diagnostics,electronic diagnostics|fehlerdiagnose,diagnose|diagnostic électronique,diagnostics|diagnosis electrónica|تشخيص الأعطال|故障診断
breakdown,breakdowns,faults on the road|panne,pannen|panne,pannes,pannes en ligne|avería,averías|عطل,أعطال|故障
maintenance log,service log|wartungsheft,wartungsbuch|carnet d'entretien|libro de mantenimiento|سجل الصيانة|整備記録
electric motor,electric vehicle,electric vehicles|elektromotor,elektrofahrzeug,elektrofahrzeuge|moteur électrique,moteurs électriques,motorisation électrique|motor eléctrico,vehículos eléctricos|محرك كهربائي,سيارات كهربائية|電気自動車,EV
timetable,train service|fahrplan|horaires|horario de trenes|جدول القطارات|ダイヤ
ticket gate,ticket gates,ticket control|fahrkartenkontrolle|contrôle des billets|control de billetes|مراقبة التذاكر|改札
lost property|fundsachen,fundbüro|objets trouvés|objetos perdidos|مفقودات|遺失物,忘れ物
announcement,announcements|durchsage,durchsagen|annonce sonore,annonces à bord|megafonía|إعلانات صوتية|車内放送,アナウンス
patrol,foot patrol,on patrol|streife,streifendienst|patrouille,patrouilles|patrulla,patrullas|دورية,دوريات|巡回,パトロール
witness,witness statements,statements from witnesses|zeuge,zeugen,zeugenaussagen|témoin,témoins,dépositions|testigo,testigos,declaraciones|شاهد,شهود,إفادات|証人,目撃者
theft,thefts,burglary|diebstahl,diebstähle,einbruch|vol,vols,cambriolage|robo,robos,hurto|سرقة,سرقات|盗難,窃盗
detective,criminal investigation|kripo,kriminalpolizei,ermittlungen|enquêteur,police judiciaire|investigación criminal|مباحث,تحقيق جنائي|捜査,刑事
forest fire,wildfires,forest fires|waldbrand,waldbrände|feux de forêt,incendies de forêt|incendio forestal,incendios forestales|حرائق الغابات|山火事,林野火災
rescue,rescues,rescued|rettung,rettungseinsatz,gerettet|sauvetage,secours,secouru|rescate,rescates,rescatar|إنقاذ,أنقذت|救助,救出
drone,drones|drohne,drohnen|drone,drones|dron,drones|طائرة مسيرة,درون|ドローン
diving,scuba diving|tauchen,sporttauchen|plongée|buceo,submarinismo|غوص|潜水,ダイビング
response time,turnout time|ausrückzeit|temps de sortie,délai d'intervention|tiempo de salida,tiempo de respuesta|زمن الاستجابة|出動時間
cow,cows,dairy cows,milking|kuh,kühe,melken|vache,vaches,traite|vaca,vacas,ordeño|بقر,أبقار,حلب|搾乳,乳牛
goat,goats|ziege,ziegen|chèvre,chèvres|cabra,cabras|ماعز|山羊
sheep|schaf,schafe|mouton,moutons,brebis|oveja,ovejas|أغنام,خراف|羊
vegetables,market gardening,vegetable growing|gemüsebau,gemüseanbau|maraîchage,légumes,maraîcher|horticultura,hortalizas|زراعة الخضار|野菜栽培
irrigation,watering,drip irrigation|bewässerung,tropfbewässerung|irrigation,arrosage,goutte à goutte|riego,riego por goteo|ري,الري بالتنقيط|灌漑
hay,haymaking|heu,heuernte|foin,fenaison|heno|تبن|干し草
fence,fences|zaun,zäune|clôture,clôtures|valla,vallas,cercado|سياج|柵
seed,seeds|saatgut,samen|semence,semences|semilla,semillas|بذور|種子
market stall,stall,market stand|marktstand|étal,stand de marché|puesto de mercado|كشك,بسطة السوق|露店
vegetable box,vegetable boxes|gemüsekiste,gemüsekisten|panier de légumes,paniers|cesta de verduras|صناديق خضار|野菜ボックス
educational farm,farm for school classes|lernbauernhof|ferme pédagogique|granja escuela|مزرعة تعليمية|体験農園
suit,suits|anzug,anzüge|costume,costumes|traje,trajes|بدلة,بدلات,البدلات|スーツ,背広
alteration,alterations|änderungen,änderungsschneiderei|retouche,retouches|arreglos de ropa|تعديلات,تعديل الملابس|寸法直し
cutting,cutting room|zuschnitt|coupe de tissu,atelier de coupe|corte de tela,sala de corte|قص القماش,قسم القص|裁断
pattern,patterns,pattern making|schnittmuster,schnittkonstruktion|patron,patronage,modélisme|patrón,patronaje|باترون,رسم الباترون|型紙,パターン
sewing,sewed,sewing shirts|nähen,genäht,näherei|couture,cousu|costura,cosí|خياطة,خطت,تفصيل,أفصل|縫製,縫って,縫い
kimono|kimono,kimonos|kimono|kimono|كيمونو|着物,和裁
towel,towels,linen|handtuch,handtücher,wäsche|serviettes,linge|toallas,ropa de cama|مناشف,المناشف,بياضات|タオル,リネン
laundry|wäscherei,wäsche waschen|blanchisserie,lingerie|lavandería|غسيل,مغسلة|洗濯,クリーニング
hotel room,rooms,guest rooms|zimmer,hotelzimmer,gästezimmer|chambre,chambres|habitación,habitaciones|غرفة,غرف,الغرف|客室
complaint,complaints handling,complaint management|beschwerde,beschwerden,beschwerdemanagement,reklamation,reklamationen|réclamation,réclamations,litiges|reclamación,reclamaciones,quejas|شكوى,شكاوى|苦情,クレーム
guest rating,guest ratings,guest reviews|gästebewertung,bewertungen unserer gäste|avis clients,note des clients|valoración de los huéspedes|تقييم النزلاء|宿泊者評価
pallet,pallets|palette,paletten|palette,palettes|palé,palés,palets|منصة نقالة,طبليات|パレット
incoming goods,goods receipt,goods in|wareneingang,warenannahme|réception des marchandises,réception de marchandises|recepción de mercancías,entrada de mercancía|استلام البضائع,فواتير الاستلام|入荷,検収
shelf,shelves,racks|regal,regale|rayonnage,étagères|estantería,estanterías|رف,رفوف,الرفوف|棚,ラック
supply chain,supply chains|lieferkette,lieferketten|chaîne logistique,chaîne d'approvisionnement|cadena de suministro|سلسلة الإمداد,سلاسل الإمداد,سلاسل التوريد|サプライチェーン
temporary worker,temps,temporary staff|aushilfe,aushilfen,aushilfskraft|intérimaire,intérimaires,saisonniers|eventuales,temporales|عمال مؤقتون|派遣社員
court,courts,court registry|gericht,gerichte,geschäftsstelle|tribunal,greffe|juzgado,tribunal|محكمة,محاكم|裁判所
civil procedure,litigation|zivilprozess,zivilverfahren|procédure civile,contentieux|procedimiento civil|دعاوى مدنية|民事訴訟
legal file,case files|akte,akten|dossier juridique,dossiers|expediente,expedientes|ملف قضائي,ملفات|訴訟記録
digitisation,paperless office|digitalisierung,papierloses büro|dématérialisation,numérisation|digitalización|رقمنة,التحول الرقمي|電子化,データ化,デジタル化
stamp,seal,notarial deed|notarielle urkunde|acte notarié|escritura notarial|عقد موثق|公正証書
titration,titrate,titrated|titration,titriert,titrieren|titrage|valoración química|معايرة حجمية|滴定
sample preparation,prepare samples|probenvorbereitung,proben vorbereitet|préparation des échantillons|preparación de muestras|تحضير العينات|試料調製
test report,test reports|prüfbericht,prüfberichte|rapport d'essai,rapports d'essais|informe de ensayo|تقرير الفحص|試験報告書
calibration,calibrate,calibrated|kalibrierung,kalibriert,kalibriere|étalonnage,étalonné|calibración,calibré|معايرة الأجهزة|校正
accreditation,accredited|akkreditierung,akkreditiert|accréditation,accrédité|acreditación de laboratorio|اعتماد المختبر|認定審査
recall,product recall,recalled|rückruf,rückrufe,zurückrufen|rappel de produits|retirada de productos|سحب المنتجات|リコール
dairy,milk,creamery|molkerei,milch|laiterie,lait|lechería,lácteos,leche|ألبان,حليب|乳業,牛乳
evaluation,evaluations,data evaluation|auswertung,auswertungen|dépouillement des données|evaluación de datos|تحليل النتائج|評価分析
pool,swimming pool|schwimmbad,becken|piscine|piscina|مسبح|プール
caretaking,minor repairs,small repairs|hausmeisterei,kleinreparaturen|petites réparations,gardiennage|conserjería,pequeñas reparaciones|إصلاحات صغيرة|営繕
electricity bill,power bill|stromrechnung,stromkosten|facture d'électricité|factura de luz,factura de la luz|فاتورة الكهرباء|電気代
coach,coached a team,trainer of a team|mannschaft trainieren,übungsleiter|entraîneur,entraîner|entrenador,entreno,entrenar|مدرب رياضي,أدرب|コーチ,監督
theatre,theatre group,drama|theater,theatergruppe|théâtre,troupe de théâtre|teatro,grupo de teatro|مسرح|演劇
sailing,sail|segeln,segelt|voile|vela,navegación a vela|إبحار شراعي|ヨット
food bank,charity shop|tafel|épicerie solidaire,banque alimentaire|banco de alimentos|بنك الطعام|フードバンク
parish,parish council|gemeinderat,kirchengemeinde|conseil municipal,commune|ayuntamiento,concejo|بلدية,مجلس بلدي|町内会,自治会
scalp,haircut,hair colouring|haarschnitt,colorieren|coupe de cheveux,coloration|corte de pelo,tinte|قص الشعر,صبغة|カット,カラー
roof,roofs,tiles|dach,dächer,ziegel|toit,toiture,tuiles|tejado,tejados|سقف,أسقف|屋根,瓦
mortgage,loan application|baufinanzierung,kreditantrag|crédit immobilier,prêt immobilier|hipoteca,préstamo hipotecario|قرض عقاري|住宅ローン
claim handling,insurance claims|schadensregulierung,schadensfälle|gestion des sinistres,sinistres|siniestros,gestión de siniestros|مطالبات التأمين|保険金請求
recruitment,hiring,job interviews|personalauswahl,bewerbungsgespräche|recrutement de personnel,entretiens d'embauche|selección de personal|توظيف,استقطاب|採用活動
roster,duty roster,rota|dienstplan,einsatzplan|planning des équipes,roulement|cuadrante,turnos,horarios|جدول مناوبات,مناوبات|勤務表,シフト表
induction,onboard new colleagues|einarbeitung neuer kollegen,arbeite neue kollegen ein|intégration des nouveaux|acogida de nuevos|تهيئة الموظفين الجدد|新人研修,新人指導,新人の指導
write,drafted,draw up|verfassen,verfasst,verfasse,schreibe|rédiger,rédige,rédigeais,rédigé|redactar,redacto,redactaba|أحرر,حررت,أكتب|執筆,作文
bookkeeping,keep the books,kept the books|buchhaltung,buchführung|tenue des comptes,tiens les comptes|llevar las cuentas|مسك الدفاتر|帳簿,記帳
hairdressing,cut hair,styled hair|frisieren,frisiert|coiffer,coiffais,coiffé,coupes|peinar,peinaba|تصفيف الشعر|ヘアセット,カット
choir,sing,sang in a choir|chor,singen,singe|chorale,chanter,chante,chant|coro,cantar,canto|غناء,كورال,أغني|合唱
beekeeping,bees,beekeeper|imkern,imkert,imkerei,bienen|apiculture,abeilles|apicultura,abejas|تربية النحل,نحل|養蜂
`;
