/** Languages, subjects, methods and tools, a concept a line: English | German | French | Spanish | Arabic | Japanese. Claimed as skills. */
export const SKILLS = `
english|englisch,englischen|anglais,anglaise|inglés,inglesa|الإنجليزية,إنجليزية,انجليزي|英語
german|deutsch,deutschen|allemand,allemande|alemán,alemana|الألمانية,ألمانية|ドイツ語
french|französisch|français,française|francés,francesa|الفرنسية,فرنسية|フランス語
spanish|spanisch|espagnol,espagnole|español,española,castellano|الإسبانية,إسبانية|スペイン語
italian|italienisch|italien,italienne|italiano,italiana|الإيطالية,إيطالية|イタリア語
portuguese|portugiesisch|portugais,portugaise|portugués,portuguesa|البرتغالية|ポルトガル語
dutch|niederländisch,holländisch|néerlandais|neerlandés,holandés|الهولندية|オランダ語
polish|polnisch|polonais,polonaise|polaco,polaca|البولندية|ポーランド語
czech|tschechisch|tchèque|checo|التشيكية|チェコ語
russian|russisch|russe|ruso,rusa|الروسية|ロシア語
ukrainian|ukrainisch|ukrainien|ucraniano|الأوكرانية|ウクライナ語
turkish|türkisch|turc,turque|turco|التركية|トルコ語
arabic|arabisch|arabe|árabe|العربية,عربية|アラビア語
chinese,mandarin|chinesisch,mandarin|chinois,mandarin|chino,mandarín|الصينية|中国語
japanese|japanisch|japonais|japonés|اليابانية|日本語
korean|koreanisch|coréen|coreano|الكورية|韓国語
swedish|schwedisch|suédois|sueco|السويدية|スウェーデン語
greek|griechisch|grec|griego|اليونانية|ギリシャ語
hebrew|hebräisch|hébreu|hebreo|العبرية|ヘブライ語
hindi|hindi|hindi|hindi|الهندية|ヒンディー語
latin|latein|latin|latín|اللاتينية|ラテン語
sign language,bsl,asl|gebärdensprache,dgs|langue des signes,lsf|lengua de signos,lse|لغة الإشارة|手話
conversational|umgangssprachlich|conversationnel|conversacional|محادثة|日常会話
mathematics,maths,math|mathematik,mathe|mathématiques,maths|matemáticas|رياضيات,الرياضيات|数学
physics|physik|physique|física|فيزياء,الفيزياء|物理,物理学
chemistry|chemie|chimie|química|كيمياء,الكيمياء|化学
biology|biologie|biologie|biología|أحياء,علم الأحياء,بيولوجيا|生物,生物学
science|naturwissenschaft,naturwissenschaften|sciences|ciencias|علوم,العلوم,علمي,علميا|理科,科学
geography|geografie,erdkunde|géographie|geografía|جغرافيا|地理
history|geschichte|histoire|historia|تاريخ|歴史
economics|volkswirtschaft,vwl,wirtschaft|économie|economía|اقتصاد|経済,経済学
business administration,business studies|betriebswirtschaft,betriebswirtschaftslehre,bwl|gestion,gestion d'entreprise|administración de empresas,administración|إدارة الأعمال|経営,経営学
computer science,informatics|informatik|informatique|informática|علوم الحاسوب,معلوماتية,حاسوب|情報科学,情報工学,コンピュータ
electrical engineering,electrical|elektrotechnik,elektrisch|génie électrique,électrotechnique|ingeniería eléctrica,eléctrica|هندسة كهربائية,كهرباء,الكهرباء|電気工学,電気
mechanical engineering|maschinenbau|génie mécanique|ingeniería mecánica|هندسة ميكانيكية|機械工学
engineering|ingenieurwesen|ingénierie|ingeniería|هندسة,الهندسة|工学
civil engineering|bauingenieurwesen|génie civil|ingeniería civil|هندسة مدنية|土木工学
law|jura,rechtswissenschaft,recht|droit|derecho|قانون,القانون,حقوق|法学,法律
medicine|medizin|médecine|medicina|طب,الطب|医学
psychology|psychologie|psychologie|psicología|علم النفس|心理学
education,pedagogy|pädagogik,erziehungswissenschaft|pédagogie,sciences de l'éducation|pedagogía,magisterio,educación|تربية,التربية|教育学
literature,letters|literatur|lettres,littérature|letras,literatura|أدب,الأدب|文学
philosophy|philosophie|philosophie|filosofía|فلسفة|哲学
art|kunst|art,arts|arte|فن,الفن|美術,芸術
music|musik|musique|música|موسيقى|音楽
logistics|logistik|logistique|logística|لوجستيات,اللوجستيات|物流
marketing|marketing|marketing|marketing,mercadotecnia|تسويق,التسويق|マーケティング
accounting,bookkeeping|buchhaltung,buchführung,rechnungswesen|comptabilité,compta|contabilidad|محاسبة,المحاسبة|会計,経理,簿記
payroll|lohnbuchhaltung,gehaltsabrechnung,lohnabrechnung,gehälter|paie,paye|nóminas,nómina|رواتب,الرواتب|給与計算,給与
taxes,tax,vat|steuern,steuer,umsatzsteuer|tva,impôts,fiscalité|impuestos,iva|ضرائب,ضريبة|税務,税
customs|zoll,zollabwicklung|douane,douanière|aduana,aduanera,aduanero|جمارك,جمركي,الجمركي|通関,関税
billing,invoicing|fakturierung,rechnungsstellung|facturation|facturación,facturaba|فوترة|請求
archiving,archives,archive|archiv,archivierung|archives,archivage|archivo,archivística|أرشيف,أرشفة|アーカイブ,文書管理
coding|kodierung|codage|codificación|ترميز|コーディング
medical coding|medizinische kodierung|codage médical|codificación médica|الترميز الطبي|医療コーディング
programming|programmieren,programmierung|programmation|programación,programar|برمجة,البرمجة|プログラミング
data analysis,analytics|datenanalyse|analyse de données|análisis de datos|تحليل البيانات|データ分析
statistics|statistik|statistiques|estadística|إحصاء|統計
machine learning|maschinelles lernen|apprentissage automatique|aprendizaje automático|تعلم الآلة|機械学習
artificial intelligence|künstliche intelligenz|intelligence artificielle|inteligencia artificial|ذكاء اصطناعي|人工知能
automation|automatisierung|automatisation|automatización|أتمتة|自動化
robotics|robotik|robotique|robótica|روبوتات|ロボット工学
welding|schweißen|soudage,soudure|soldadura|لحام|溶接
plumbing|sanitär,klempnerei|plomberie|fontanería|سباكة,السباكة|配管
heating|heizung,heizungsbau|chauffage|calefacción|تدفئة,التدفئة|暖房
first aid,first aider,first-aid training|erste hilfe,ersthelfer,ersthelferin|premiers secours,secourisme|primeros auxilios|إسعافات أولية,الإسعافات الأولية|応急手当,救急法
food hygiene,hygiene|hygiene,lebensmittelhygiene|hygiène|higiene|نظافة,النظافة الصحية|衛生
allergens|allergene,allergenmanagement|allergènes|alérgenos|مسببات الحساسية|アレルゲン
phlebotomy,blood taking|blutentnahme|prise de sang|extracción de sangre|سحب الدم|採血
therapy|therapie|thérapie|terapia|علاج,العلاج|療法,セラピー
speech therapy|logopädie|orthophonie|logopedia|علاج النطق|言語療法
counselling,interviewing skills|gesprächsführung|conduite d'entretien|técnicas de entrevista|إرشاد|カウンセリング
palliative care|palliativpflege|soins palliatifs|cuidados paliativos|رعاية تلطيفية|緩和ケア
geriatrics|geriatrie|gériatrie|geriatría|طب الشيخوخة|老年医学
surgery,surgical|chirurgie,chirurgisch,chirurgischen|chirurgie,chirurgical|cirugía,quirúrgico|جراحة,الجراحة|外科,手術
forklift|gabelstapler,stapler,staplerschein|chariot élévateur,cariste|carretilla elevadora,carretillero|رافعة شوكية,رخصة رافعة شوكية,رخصة قيادة الرافعة الشوكية,الرافعة الشوكية|フォークリフト
driving,drive|fahren,gefahren,fahre|conduire,conduite|conducir,conduzco,conducción|قيادة السيارات,القيادة,قيادة السيارة|運転
negotiation skills|verhandlungsgeschick|art de négocier|dotes de negociación|مهارات التفاوض|交渉力
copywriting|texten|rédaction|redacción publicitaria|كتابة إعلانية|コピーライティング
photography|fotografie|photographie,photo|fotografía|تصوير|写真
piano|klavier|piano|piano|بيانو,البيانو|ピアノ
guitar|gitarre|guitare|guitarra|جيتار,غيتار|ギター
oud|oud|oud|laúd|عود,العود|ウード
sewing|nähen|couture|costura|خياطة|裁縫
bookbinding|buchbinderei|reliure|encuadernación|تجليد|製本
restoration|restaurierung|restauration d'art|restauración|ترميم|修復
gardening|gartenarbeit|jardinage|jardinería|بستنة|園芸
`;

/** Products and methods that are written alike in every language. Those that are ordinary words count with a capital only. */
export const TOOLS =
  "Kubernetes,Terraform,Docker,Ansible,Jenkins,Git,GitHub,GitLab,Linux,AWS,Azure,GCP,Google Cloud,Python,Java,JavaScript,TypeScript,Kotlin,Scala,PHP,Laravel,Symfony,Django,Flask,Rails,Angular,Vue,Svelte,Next.js,Node.js,GraphQL,PostgreSQL,MySQL,MongoDB,Redis,Kafka,RabbitMQ,Elasticsearch,Snowflake,Databricks,Hadoop,TensorFlow,PyTorch,Pandas,Tableau,Power BI,Looker,SAP,Salesforce,HubSpot,Mailchimp,Zendesk,Jira,Confluence,Asana,Trello,Notion,Figma,Photoshop,Illustrator,InDesign,Premiere,AutoCAD,SolidWorks,MATLAB,SPSS,PowerPoint,Outlook,SharePoint,DATEV,Shopify,WordPress,Magento,Google Analytics,Google Ads,Scrum,Kanban,Prince2,ITIL,Six Sigma,Lean,COBOL,Fortran,Perl,Haskell,Elixir,Erlang,Clojure,Golang,C++,C#,.NET,HTML,CSS,SQL,VBA,Selenium,Cypress,Playwright,Prometheus,Grafana,Splunk,Unity,Unreal Engine,Blender,QuickBooks,Xero,Oracle,Sketch,Excel,Rust,Swift,Ruby,React,Spark,Spring Boot,GeoGebra,Revit,Rhino,Sage,Koha,PLC,CNC".split(
    ",",
  );

/** Tools that other scripts write in their own letters. */
export const TOOLS_ELSEWHERE = `
excel|excel|excel|excel|إكسل,اكسل|エクセル
word|word|word|word|وورد|ワード
python|python|python|python|بايثون|パイソン
java|java|java|java|جافا|ジャバ
photoshop|photoshop|photoshop|photoshop|فوتوشوب|フォトショップ
autocad|autocad|autocad|autocad|أوتوكاد|オートキャド
plc|sps|automate programmable,automates|autómata,autómatas|المتحكمات المنطقية|シーケンサ
sap|sap|sap|sap|ساب|サップ
`;
