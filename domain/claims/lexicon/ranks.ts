/**
 * Ranks, offices and degrees, a concept a line: English | German | French | Spanish | Arabic | Japanese, with forms separated by commas.
 * Each is a claim wherever it occurs.
 */
export const TITLES = `
manager|manager,managerin|manager,gestionnaire|gerente,gestor,gestora|مدير,مديرة|マネージャー,管理職
head,chief|leiter,leiterin,chef,chefin,oberste|chef,cheffe,responsable|jefe,jefa,encargado,encargada|رئيس,رئيسة|長,主任,チーフ
branch manager,store manager,shop manager|filialleiter,filialleiterin,niederlassungsleiter,niederlassungsleiterin,marktleiter|directeur de magasin,directrice de magasin,gérant,gérante|jefe de tienda,gerente de tienda|مدير فرع,مديرة فرع,مدير متجر|支店長,店長
director|direktor,direktorin|directeur,directrice|director,directora|مدير عام,مديرة عامة|部長,ディレクター,所長
managing director,chief executive,ceo|geschäftsführer,geschäftsführerin,vorstand|directeur général,directrice générale,pdg|director general,directora general,consejero delegado|رئيس تنفيذي,الرئيس التنفيذي|社長,代表取締役,最高経営責任者
supervisor,foreman,forewoman|vorarbeiter,vorarbeiterin,aufseher,polier|superviseur,superviseure,contremaître,chef d'équipe|supervisor,supervisora,capataz,encargado|مشرف,مشرفة|監督,班長,スーパーバイザー
site manager|bauleiter,bauleiterin|chef de chantier,conducteur de travaux|jefe de obra|مدير الموقع,مدير موقع|現場監督
team lead,team leader|teamleiter,teamleiterin,teamleitung,gruppenleiter,gruppenleiterin|chef d'équipe,cheffe d'équipe|jefe de equipo,jefa de equipo,líder de equipo|قائد فريق,رئيس فريق|チームリーダー,リーダー
department head,head of department|abteilungsleiter,abteilungsleiterin,bereichsleiter|chef de service,cheffe de service,chef de département|jefe de departamento,jefa de departamento|رئيس قسم,رئيسة قسم|課長,部門長
plant manager,factory manager|werksleiter,betriebsleiter|directeur d'usine|director de planta,jefe de planta|مدير المصنع|工場長
project manager,project lead|projektleiter,projektleiterin,projektmanager|chef de projet,cheffe de projet|jefe de proyecto,jefa de proyecto,gestor de proyectos|مدير مشروع,مديرة مشروع,مدير المشروع|プロジェクトマネージャー,プロジェクトリーダー
deputy,vice,assistant director|stellvertreter,stellvertretend,stellvertreterin,stellvertretende,vize|adjoint,adjointe,vice|subdirector,subdirectora,adjunto,adjunta,vice|نائب,نائبة|副,次長,代理
senior|senior,oberarzt|senior,principal|senior,sénior|خبير أول|シニア,上級
junior|junior|junior|júnior,junior|مبتدئ,ناشئ|ジュニア,若手
president|präsident,präsidentin,vorsitzender,vorsitzende|président,présidente|presidente,presidenta|رئيس مجلس,رئيس الجمعية|会長,理事長
founder,cofounder|gründer,gründerin,mitgründer|fondateur,fondatrice,cofondateur|fundador,fundadora,cofundador|مؤسس,مؤسسة الشركة|創業者,創設者
owner,proprietor|inhaber,inhaberin,eigentümer|propriétaire,patron,patronne|propietario,propietaria,dueño,dueña|مالك,مالكة,صاحب الشركة|オーナー,経営者
coordinator|koordinator,koordinatorin|coordinateur,coordinatrice,coordonnateur|coordinador,coordinadora|منسق,منسقة|コーディネーター
head teacher,headmaster,principal|schulleiter,schulleiterin,rektor,rektorin,direktor der schule|directeur d'école,directrice d'école,proviseur,principale|director del colegio,directora del colegio,jefe de estudios,jefa de estudios|مدير المدرسة,مديرة المدرسة,مدير مدرسة,مديرة مدرسة|校長,園長
deputy head,deputy principal|konrektor,konrektorin|directeur adjoint|subdirector de colegio|نائب المدير,وكيل المدرسة|教頭,副校長
head nurse,ward sister,charge nurse|stationsleiter,stationsleiterin,stationsleitung,oberschwester|infirmière en chef,infirmier en chef,cadre de santé|supervisor de enfermería,supervisora de enfermería,enfermera jefe|رئيس الممرضين,رئيسة الممرضات,رئيسة التمريض|看護師長,師長,婦長
head chef,chef de cuisine|küchenchef,küchenchefin|chef de cuisine,cheffe de cuisine|jefe de cocina,jefa de cocina|رئيس الطهاة,كبير الطهاة|料理長
head waiter|oberkellner|maître d'hôtel|maître,jefe de sala|رئيس الندل|給仕長
consultant|berater,beraterin|consultant,consultante,conseiller,conseillère|consultor,consultora,asesor,asesora|مستشار,مستشارة,استشاري|コンサルタント
professor|professor,professorin|professeur d'université|catedrático,catedrática|بروفيسور,أستاذ جامعي|教授
partner|partner,partnerin,teilhaber|associé,associée|socio,socia|شريك,شريكة|共同経営者
treasurer|schatzmeister,schatzmeisterin,kassenwart|trésorier,trésorière|tesorero,tesorera|أمين الصندوق المالي|会計役
board member|aufsichtsrat,vorstandsmitglied|administrateur,membre du conseil|consejero,vocal|عضو مجلس إدارة|役員,取締役
captain|kapitän|capitaine|capitán,capitana|قبطان|船長,主将
authorised signatory|prokurist,prokuristin|fondé de pouvoir|apoderado,apoderada|مفوض بالتوقيع|支配人
workshop manager|werkstattleiter,werkstattleiterin|chef d'atelier|jefe de taller|رئيس الورشة|工房長
`;

export const DEGREES = `
bachelor,bachelor's,bsc,ba,beng,undergraduate degree|bachelor,bachelorabschluss,bachelorstudium|licence,bachelor|grado,graduado,graduada,licenciado,licenciada,licenciatura|بكالوريوس,البكالوريوس,ليسانس,إجازة جامعية|学士,学士号,大学卒業
master,master's,msc,ma,masters|master,masterabschluss,masterstudium,magister|master,mastère,maîtrise universitaire|máster,maestría|ماجستير,الماجستير|修士,修士号
doctorate,phd,ph.d,doctoral,dphil|doktor,promotion,promoviert,doktorarbeit,doktortitel,dissertation|doctorat,thèse,docteur,doctorante|doctorado,doctor en,tesis doctoral|دكتوراه,الدكتوراه|博士,博士号
mba|mba|mba|mba|ماجستير إدارة الأعمال|経営学修士
diploma|diplom,diplomiert|diplôme,diplômé,diplômée|diploma,diplomado,diplomada|دبلوم|ディプロマ
degree|hochschulabschluss,studienabschluss,akademischer grad|diplôme universitaire,grade universitaire|título universitario,carrera universitaria|شهادة جامعية,درجة علمية|学位
certificate,certified,certification|zertifikat,zertifiziert,zertifizierung|certificat,certifié,certifiée,certification|certificado,certificada,certificación|شهادة,معتمد,معتمدة,اعتماد|認定,証明書,資格
master craftsman|meister,meisterin,meisterbrief,meisterprüfung|brevet de maîtrise,maître artisan|maestro artesano|معلم حرفي|職長資格
apprenticeship,vocational training,training,trained|ausbildung,lehre,berufsausbildung,ausgebildet|apprentissage,formation professionnelle,alternance|formación profesional,aprendizaje,ciclo formativo|تدريب مهني,تلمذة|職業訓練,見習い修業
journeyman's certificate|gesellenbrief,gesellenprüfung|cap|oficialía|شهادة مهنية|技能士
school leaving certificate,a-levels,high school diploma|abitur,matura,reifeprüfung,hochschulreife|baccalauréat,bac|bachillerato|ثانوية عامة,الثانوية|高卒,高等学校卒業
studied,studies,degree in|studium,studiert,studierte,studieren|étudié,études|estudios,estudié,estudiar|درست,دراسة|学部
graduate,graduated|absolvent,absolventin|diplômé de,diplômée de|titulado,titulada|خريج,خريجة,تخرجت|卒業生
licence,license|lizenz|permis,agrément|licencia|ترخيص|免許
driving licence,driver's license,driving license|führerschein,fahrerlaubnis|permis de conduire,permis b|carné de conducir,permiso de conducir,carné b|رخصة قيادة,رخصة القيادة,رخصة سياقة,رخصة فئة,رخصة عمومي,رخصة خصوصي|運転免許,自動車免許,普通自動車免許,普通免許
advanced training,further training|weiterbildung,fortbildung,weitergebildet|formation continue,perfectionnement|formación continua,posgrado|تدريب متقدم,دورة تدريبية|研修
thesis|abschlussarbeit|mémoire|tesina,trabajo de fin|أطروحة|論文
exam,examination,state exam|examen,prüfung,staatsexamen|examen,concours|examen,oposición,opositando,oposiciones|امتحان,اختبار|試験,受験
honours,distinction|auszeichnung,mit auszeichnung|mention,félicitations du jury|matrícula de honor,cum laude|مرتبة الشرف,امتياز|優等
scholarship|stipendium,stipendiat|bourse d'études,boursier|beca,becario|منحة دراسية|奨学金
`;

export const SUPERLATIVES = `
best|beste,bester,bestes,besten|meilleur,meilleure,meilleurs,meilleures|mejor,mejores|أفضل|最高,最優秀,ベスト
fastest|schnellste,schnellster|le plus rapide,la plus rapide|más rápido,más rápida|أسرع|最速
leading,leader|führend,führende,führender,marktführer|leader,de premier plan|líder,puntero|رائد,رائدة|一流,トップ
award,prize,award-winning,medal,trophy|preis,auszeichnung,preisgekrönt,ausgezeichnet,ausgezeichnete,medaille|prix,primé,primée,récompensé,récompense,médaille,trophée|premio,premiado,premiada,galardonado,galardonada,galardón,medalla|جائزة,جوائز,الحائز,وسام|受賞,賞,社長賞,表彰
expert|experte,expertin|expert,experte|experto,experta|خبير,خبيرة|専門家,エキスパート,達人
excellent,outstanding,exceptional|exzellent,hervorragend,außergewöhnlich,überragend|excellent,excellente,exceptionnel,exceptionnelle,remarquable|excelente,excepcional,sobresaliente|متميز,متميزة,استثنائي|優秀,卓越,抜群
unique,unmatched,unrivalled,unparalleled|einzigartig,unübertroffen,unvergleichlich,einmalig|inégalé,inégalable,incomparable,sans égale|inigualable,incomparable,sin igual|مثيل,لا مثيل له,فريد|唯一無二,比類
famous,renowned,celebrated|berühmt,renommiert,bekannt|célèbre,renommé,renommée,réputé|famoso,famosa,célebre,reconocido|مشهور,شهير,الأشهر|有名,著名
perfect,flawless|perfekt,makellos,fehlerfrei|parfait,parfaite,irréprochable|perfecto,perfecta,impecable|مثالي,كامل الأوصاف|完璧
world-class|weltklasse,erstklassig|de classe mondiale|de primera categoría,de talla mundial|عالمي الطراز|世界一,日本一,全国一
native speaker,native,mother tongue|muttersprache,muttersprachler,muttersprachlich|langue maternelle,natif,native|lengua materna,nativo,nativa,materno,materna|لغة أم,اللغة الأم|母語,母国語,ネイティブ
fluent,fluently|fließend,verhandlungssicher|courant,couramment|fluido,con fluidez,fluidez|بطلاقة,طلاقة|流暢,堪能
record|rekord|record|récord|رقم قياسي|記録的,新記録
largest,biggest|größte,größter|le plus grand,la plus grande|el más grande,mayor|أكبر|最大
youngest|jüngste,jüngster|le plus jeune,la plus jeune|el más joven,la más joven|أصغر|最年少
pioneer|pionier,pionierin,vorreiter|pionnier,pionnière|pionero,pionera|رائد مجاله|先駆者
`;

/** Work over others, and work of one's own: more than taking part. */
export const LEADING = `
lead,led,leads,leading a,leadership,headed,supervise,supervised,supervising|leite,leitete,geleitet,leiten,leitung,leitend,führe,führte,geführt,führen,führung|dirige,dirigé,dirigeais,diriger,direction,encadre,encadré,encadrer,piloté,pilotage,mené|dirijo,dirigí,dirigir,dirección,lideré,lidero,liderar,liderazgo|قدت,أقود,قيادة,قاد,أشرفت,إشراف|率いる,率いた,率,指揮,統率
manage,managed,managing,manages|manage,managte,gemanagt|gérer,gère,géré,gérais,gestion|gestiono,gestioné,gestionar,gestión|أدير,أدرت,إدارة,يدير,تدير|経営,運営,マネジメント
run,ran|betreibe,betrieben|exploite,exploité|regento,regentar|تشغيل|切り盛り
founded,founding,establish,established|gründe,gründete,gegründet,mitgegründet,mitbegründet,mitbegründete|fonde,fondé,fondée,cofondé,cofondée|fundé,fundar,fundado|أسست,تأسيس,أسس|設立,創設,創業
create,created,creation,set up|aufgebaut,aufbauen,aufbau,geschaffen,erstellt,gestaltet,gestaltete,gestalten|crée,créé,créée,création|creé,creado,crear,creación|أنشأت,إنشاء,أنشأته|立ち上げ,創出,創
introduce,introduced,introduction,implement,implemented,implementation,launch,launched|einführen,eingeführt,einführung,implementiert|introduit,introduire,mise en place,mis en place,implanté,lancé|implanté,implantar,implantación,introduje,lancé,implantó|أدخلت,إدخال,أطلقت|導入
invent,invented,patent|erfunden,erfand,patent|inventé,brevet|inventé,patente|اخترعت,براءة اختراع|発明,特許
negotiate,negotiated,negotiation|verhandelt,verhandelte,verhandlung,verhandlungen|négocié,négociation,négocier|negocié,negociación,negociar|تفاوضت,مفاوضات,التفاوض|交渉
hire,hired,recruit,recruited,recruitment|eingestellt,rekrutiert,personalauswahl|recruté,recrutement,embauché|contraté,contratación,reclutamiento|وظفت,توظيف|採用
promoted,promotion|befördert,beförderung|promu,promue,promotion|ascendido,ascendida,ascenso,ascendí|ترقية,ترقيت|昇進,昇格
publish,published,publication|veröffentlicht,veröffentlichung,publiziert|publié,publication|publiqué,publicación|نشرت,نشر|出版,論文発表
responsible for,in charge of,accountable|hauptverantwortlich,verantwortete,verantwortet|responsable de,en charge de|responsable de,a cargo de|مسؤول عن,مسؤولة عن|責任者,統括
budget responsibility|budgetverantwortung|responsabilité budgétaire|responsabilidad presupuestaria|مسؤولية الميزانية|予算責任
`;
