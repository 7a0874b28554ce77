/** Trades and posts, a concept a line: English | German | French | Spanish | Arabic | Japanese. Claimed as titles. */
export const TRADES = `
nurse,nursing|krankenpfleger,krankenschwester,pflegefachkraft,pfleger,pflegerin,krankenpflege,pflegefachfrau,gesundheits- und krankenpfleger|infirmier,infirmière,soins infirmiers|enfermero,enfermera,enfermería|ممرض,ممرضة,تمريض,التمريض|看護師,看護,ナース
doctor,physician|arzt,ärztin|médecin|médico,médica|طبيب,طبيبة|医師,医者
surgeon|chirurg,chirurgin|chirurgien,chirurgienne|cirujano,cirujana|جراح,جراحة|外科医
dentist|zahnarzt,zahnärztin|dentiste|dentista,odontólogo|طبيب أسنان|歯科医
midwife|hebamme|sage-femme|matrona,comadrona|قابلة|助産師
care assistant,carer,care worker,caregiver|pflegehelfer,pflegehelferin,altenpfleger,altenpflegerin,pflegehilfe|aide-soignante,aide-soignant,auxiliaire de vie|auxiliar de enfermería,cuidador,cuidadora,gerocultora|مقدم رعاية,مقدمة رعاية,مساعد تمريض|介護士,介護職,ヘルパー
physiotherapist|physiotherapeut,physiotherapeutin|kinésithérapeute|fisioterapeuta|معالج طبيعي,أخصائي علاج طبيعي|理学療法士
occupational therapist|ergotherapeut,ergotherapeutin|ergothérapeute|terapeuta ocupacional|معالج وظيفي|作業療法士
pharmacist|apotheker,apothekerin|pharmacien,pharmacienne|farmacéutico,farmacéutica|صيدلي,صيدلانية|薬剤師
paramedic|rettungssanitäter,notfallsanitäter|ambulancier,ambulancière|técnico de emergencias,paramédico|مسعف,مسعفة|救急救命士
psychologist|psychologe,psychologin|psychologue|psicólogo,psicóloga|أخصائي نفسي,طبيب نفسي|心理士,心理学者
social worker|sozialarbeiter,sozialarbeiterin,sozialpädagoge,sozialpädagogin|assistant social,assistante sociale,travailleur social,éducateur spécialisé|trabajador social,trabajadora social,educador social|أخصائي اجتماعي,أخصائية اجتماعية|社会福祉士,ソーシャルワーカー
veterinarian,vet|tierarzt,tierärztin|vétérinaire|veterinario,veterinaria|طبيب بيطري|獣医
laboratory assistant,lab technician,lab assistant|laborant,laborantin,laborassistent,laborassistenz|laborantin,laborantine,technicien de laboratoire|auxiliar de laboratorio,técnico de laboratorio|مساعد مختبر,مساعدة مختبر,فني مختبر|検査技師,検査助手,実験助手
teacher,teaching|lehrer,lehrerin,lehrkraft,unterrichte,unterrichtete,unterricht|enseignant,enseignante,professeur,institutrice,instituteur|profesor,profesora,maestro,maestra,docente|معلم,معلمة,مدرس,مدرسة اللغة,أستاذ|教師,教員,教諭,先生,教え
kindergarten teacher,nursery teacher,childcare worker,educator|erzieher,erzieherin,kinderpflegerin|éducateur,éducatrice,puéricultrice,animatrice|educador,educadora,educadora infantil,monitor,monitora|مربية,مربي,معلمة روضة|保育士,幼稚園教諭
trainer,instructor|trainer,trainerin,ausbilder,ausbilderin,praxisanleiter,praxisanleiterin|formateur,formatrice,moniteur,monitrice|formador,formadora,instructor,instructora|مدرب,مدربة|講師,インストラクター,トレーナー
translator|übersetzer,übersetzerin|traducteur,traductrice|traductor,traductora|مترجم,مترجمة|翻訳者
interpreter|dolmetscher,dolmetscherin|interprète|intérprete|مترجم فوري|通訳
librarian|bibliothekar,bibliothekarin|bibliothécaire|bibliotecario,bibliotecaria|أمين مكتبة,أمينة مكتبة|司書
bookseller|buchhändler,buchhändlerin|libraire|librero,librera|بائع كتب|書店員
editor|redakteur,redakteurin,lektor,lektorin|éditeur,éditrice,rédacteur,rédactrice|editor,editora,redactor,redactora|محرر,محررة|編集者
journalist|journalist,journalistin|journaliste|periodista|صحفي,صحفية|記者,ジャーナリスト
researcher,scientist|forscher,forscherin,wissenschaftler,wissenschaftlerin|chercheur,chercheuse,scientifique|investigador,investigadora,científico|باحث,باحثة,عالم|研究者,研究員,科学者
engineer|ingenieur,ingenieurin|ingénieur,ingénieure|ingeniero,ingeniera|مهندس,مهندسة|エンジニア,技師
civil engineer|bauingenieur,bauingenieurin|ingénieur civil|ingeniero civil|مهندس مدني|土木技師
architect|architekt,architektin|architecte|arquitecto,arquitecta|مهندس معماري,معماري|建築家,建築士
developer,programmer,software engineer|entwickler,entwicklerin,programmierer,programmiererin,softwareentwickler|développeur,développeuse,programmeur|desarrollador,desarrolladora,programador,programadora|مطور,مطورة,مبرمج,مبرمجة|開発者,プログラマー,ソフトウェアエンジニア
designer|designer,designerin,gestalter,gestalterin|designer,graphiste,concepteur|diseñador,diseñadora|مصمم,مصممة|デザイナー
analyst|analyst,analystin|analyste|analista|محلل,محللة|アナリスト
system administrator|systemadministrator,administrator|administrateur système|administrador de sistemas|مدير أنظمة|システム管理者
accountant|buchhalter,buchhalterin,bilanzbuchhalter|comptable|contable|محاسب,محاسبة|会計士,経理担当
accounting assistant|buchhaltungshilfe|aide-comptable|auxiliar contable|مساعد محاسب|経理補助
auditor|wirtschaftsprüfer,prüfer,revisor|auditeur,auditrice|auditor,auditora|مدقق,مدقق حسابات|監査人
tax adviser|steuerberater,steuerfachangestellte|conseiller fiscal|asesor fiscal|مستشار ضريبي|税理士
lawyer,solicitor,attorney|anwalt,anwältin,rechtsanwalt,jurist,juristin|avocat,avocate,juriste|abogado,abogada|محام,محامي,محامية|弁護士
judge|richter,richterin|juge|juez,jueza|قاض|裁判官
paralegal,legal assistant|rechtsanwaltsfachangestellte|assistant juridique|asistente jurídico|مساعد قانوني|パラリーガル
secretary|sekretär,sekretärin|secrétaire|secretario,secretaria|سكرتير,سكرتيرة|秘書
clerk,office clerk,administrative assistant,administrator,administrative|sachbearbeiter,sachbearbeiterin,bürokaufmann,bürokauffrau,verwaltungsangestellte,kaufmann,kauffrau|assistant de gestion,assistante de gestion,employé de bureau,agent administratif,assistante,assistant|administrativo,administrativa,auxiliar administrativo,auxiliar administrativa,auxiliar,oficinista|موظف إداري,موظفة إدارية,موظف,موظفة,كاتب|事務職,事務員,事務
ward clerk|stationssekretärin|secrétaire médicale|secretaria médica|كاتب جناح|病棟クラーク
receptionist|rezeptionist,rezeptionistin,empfangsmitarbeiter,empfangsmitarbeiterin,empfang|réceptionniste,hôtesse d'accueil,agent d'accueil|recepcionista|موظف استقبال,موظفة استقبال|受付,受付係,フロント
dispatcher|disponent,disponentin|régulateur,répartiteur,affréteur|despachador,gestor de tráfico|منسق نقل|配車係
buyer,purchaser|einkäufer,einkäuferin|acheteur,acheteuse|comprador,compradora|مشتر,مسؤول مشتريات|バイヤー,購買担当
sales representative,salesperson,salesman,saleswoman,sales assistant,shop assistant|verkäufer,verkäuferin,vertriebsmitarbeiter,vertriebsmitarbeiterin|vendeur,vendeuse,commercial,commerciale|vendedor,vendedora,dependiente,dependienta,comercial|بائع,بائعة,مندوب مبيعات|販売員,営業担当,店員,営業職
cashier|kassierer,kassiererin|caissier,caissière|cajero,cajera|أمين صندوق,أمينة صندوق,محاسب صندوق|レジ係
estate agent|makler,maklerin|agent immobilier|agente inmobiliario|وسيط عقاري|不動産業者
insurance agent|versicherungskaufmann|agent d'assurance|agente de seguros|وكيل تأمين|保険外交員
banker,bank clerk|bankkaufmann,bankkauffrau|banquier,employé de banque|empleado de banca|موظف بنك|銀行員
marketing assistant|marketingassistent,marketingassistentin,marketingassistenz|assistant marketing|asistente de marketing|مساعد تسويق|マーケティング担当
photographer|fotograf,fotografin|photographe|fotógrafo,fotógrafa|مصور,مصورة|写真家,カメラマン
artist|künstler,künstlerin|artiste|artista|فنان,فنانة|芸術家
musician|musiker,musikerin|musicien,musicienne|músico,música profesional|موسيقي|音楽家
actor|schauspieler,schauspielerin|acteur,actrice,comédien|actor,actriz|ممثل,ممثلة|俳優
cook,cooking|koch,köchin,kochte,gekocht,kocht,bekocht|cuisinier,cuisinière,cuisiner|cocinero,cocinera|طباخ,طباخة,طاه|料理人,調理師,コック
pastry chef|konditor,konditorin,patisserie|pâtissier,pâtissière,pâtisserie|pastelero,pastelera|حلواني|パティシエ
baker|bäcker,bäckerin|boulanger,boulangère|panadero,panadera|خباز|パン職人
butcher|metzger,fleischer|boucher,bouchère|carnicero,carnicera|جزار|精肉店員
waiter,waitress,server|kellner,kellnerin,servicekraft|serveur,serveuse,chef de rang,cheffe de rang|camarero,camarera|نادل,نادلة|給仕,ウェイター,接客係,ウェイトレス
barista|barista|barista|barista|باريستا|バリスタ
bartender|barkeeper|barman,barmaid|barman|ساقي|バーテンダー
hotel manager|hoteldirektor|directeur d'hôtel|director de hotel|مدير فندق|ホテル支配人
housekeeper,cleaner|reinigungskraft,hauswirtschafterin,raumpflegerin|agent d'entretien,femme de ménage,homme de ménage|limpiador,limpiadora,personal de limpieza|عامل نظافة,عاملة نظافة|清掃員
caretaker,janitor|hausmeister,hausmeisterin|concierge,gardien|conserje|حارس مبنى,بواب|用務員,管理人
hairdresser|friseur,friseurin,friseurmeister|coiffeur,coiffeuse|peluquero,peluquera|حلاق,حلاقة,مصفف شعر|美容師
beautician|kosmetikerin|esthéticienne|esteticista|خبيرة تجميل|エステティシャン
driver|fahrer,fahrerin|chauffeur,conducteur,conductrice|conductor,conductora,chófer|سائق,سائقة,سائقين|運転手,ドライバー
bus driver|busfahrer,busfahrerin|conducteur de bus|conductor de autobús|سائق حافلة|バス運転手
truck driver,lorry driver,hgv driver|lkw-fahrer,lastwagenfahrer,berufskraftfahrer|chauffeur routier,routier|camionero,camionera|سائق شاحنة|トラック運転手
delivery driver,courier|auslieferungsfahrer,kurier,zusteller|chauffeur-livreur,livreur|repartidor,repartidora,conductor repartidor,mensajero|سائق توصيل,عامل توصيل|配達員,配送ドライバー
pilot|pilot,pilotin|pilote de ligne|piloto|طيار|パイロット
warehouse operative,warehouse worker|lagermitarbeiter,lagermitarbeiterin,lagerist,fachkraft für lagerlogistik|magasinier,magasinière,préparateur de commandes|mozo de almacén,almacenero|عامل مستودع,أمين مستودع|倉庫作業員
logistics specialist|logistiker,speditionskaufmann|logisticien,logisticienne|técnico de logística|أخصائي لوجستيات|物流担当
production worker,factory worker,operator|produktionsmitarbeiter,maschinenführer,anlagenführer|ouvrier de production,opérateur,opératrice|operario,operaria,operador|عامل إنتاج,مشغل آلات|工員,オペレーター
worker,labourer|arbeiter,arbeiterin|ouvrier,ouvrière,ouvriers|obrero,obrera,operario,operarios|عامل,عمال|作業員,労働者
electrician|elektriker,elektrikerin,elektroniker|électricien,électricienne|electricista|كهربائي,كهربائية|電気工事士,電気技師
plumber|klempner,installateur,anlagenmechaniker|plombier|fontanero,fontanera|سباك|配管工
carpenter,joiner|tischler,tischlerin,zimmermann,schreiner|menuisier,menuisière,charpentier|carpintero,carpintera|نجار|大工,木工
bricklayer,mason|maurer,maurerin|maçon,maçonne|albañil|بناء|左官,石工
painter|maler,malerin,lackierer|peintre|pintor,pintora|دهان|塗装工
roofer|dachdecker|couvreur|techador|عامل أسقف|屋根職人
welder|schweißer,schweißerin|soudeur,soudeuse|soldador,soldadora|لحام|溶接工
mechanic|mechaniker,mechanikerin,mechatroniker,schlosser|mécanicien,mécanicienne|mecánico,mecánica|ميكانيكي|整備士,機械工
technician,maintenance technician|techniker,technikerin,instandhalter|technicien,technicienne,agent de maintenance|técnico,técnica,técnico de mantenimiento|فني,فنية,تقني|技術者,保全担当,設備保全
gardener|gärtner,gärtnerin|jardinier,jardinière|jardinero,jardinera|بستاني|庭師,園芸家
farmer|landwirt,landwirtin,bauer|agriculteur,agricultrice|agricultor,agricultora|مزارع,مزارعة|農家
tailor|schneider,schneiderin|tailleur,couturière,couturier|sastre,costurera|خياط,خياطة|仕立屋
security guard|wachmann,sicherheitsmitarbeiter|agent de sécurité,vigile|vigilante,guardia de seguridad|حارس أمن|警備員
police officer|polizist,polizistin|policier,policière|policía,agente de policía|شرطي,ضابط شرطة|警察官
firefighter|feuerwehrmann,feuerwehrfrau|pompier|bombero,bombera|إطفائي,رجل إطفاء|消防士
soldier|soldat,soldatin|soldat,militaire|soldado,militar|جندي|自衛官,兵士
postman|briefträger,postbote|facteur,factrice|cartero,cartera|ساعي بريد|郵便局員
flight attendant|flugbegleiter,flugbegleiterin|hôtesse de l'air,steward|auxiliar de vuelo,azafata|مضيف طيران,مضيفة|客室乗務員
tour guide|reiseleiter,reiseführer|guide touristique|guía turístico|مرشد سياحي|ツアーガイド
planner|planer,planerin|planificateur,planificatrice|planificador,planificadora|مخطط|プランナー,計画担当
adviser,counsellor|beraterin,berater,berate,beratung|conseiller,conseillère|asesor,asesora,asesores|مستشار,مرشد|相談員,カウンセラー
agent|agent,agentin|agent,agente|agente|وكيل|エージェント
intern,internship,trainee,apprentice,student on placement|praktikant,praktikantin,praktikum,auszubildende,auszubildender,auszubildenden,azubi,lehrling|stagiaire,stage,apprenti,apprentie,apprentis|becario,becaria,prácticas,estudiantes en prácticas,aprendiz|متدرب,متدربة,متدربين,تدريب عملي|実習生,インターン,見習い,研修生
volunteer,volunteering,voluntary|ehrenamt,ehrenamtlich,freiwillige,freiwilliger|bénévole,bénévolat|voluntario,voluntaria,voluntariado|متطوع,متطوعة,تطوع|ボランティア
freelancer,freelance,self-employed|freiberuflich,freiberufliche,freiberuflicher,freiberufler,freiberuflerin,selbstständig,selbständig,freelancer|indépendant,indépendante,freelance,à son compte|autónomo,autónoma,freelance,por cuenta propia|مستقل,لحسابي الخاص,عمل حر|フリーランス,自営業
child minder,nanny|tagesmutter,kindermädchen|nounou,assistante maternelle|niñera,canguro|مربية أطفال|ベビーシッター
surveyor|vermesser|géomètre|topógrafo,topógrafa|مساح|測量士
chemist|chemiker,chemikerin|chimiste|químico,química|كيميائي,كيميائية|化学者
biologist|biologe,biologin|biologiste|biólogo,bióloga|عالم أحياء|生物学者
statistician|statistiker|statisticien|estadístico|إحصائي|統計学者
data scientist|datenwissenschaftler|data scientist,scientifique des données|científico de datos|عالم بيانات|データサイエンティスト
product manager|produktmanager,produktmanagerin|chef de produit|jefe de producto|مدير منتج|プロダクトマネージャー
product designer|produktdesigner,produktdesignerin|designer produit|diseñador de producto|مصمم منتجات|プロダクトデザイナー
customer service agent,support agent|kundenberater,kundenbetreuer|conseiller clientèle|agente de atención al cliente|موظف خدمة عملاء|カスタマーサポート
human resources officer|personalreferent,personalsachbearbeiter|chargé de ressources humaines|técnico de recursos humanos|موظف موارد بشرية|人事担当
conservator,curator|kurator,kuratorin,restaurator,konservator|conservateur,conservatrice|conservador,conservadora|أمين متحف|学芸員
`;
