/** More trades, a concept a line: English | German | French | Spanish | Arabic | Japanese. */
export const FURTHER_TRADES = `
florist|florist,floristin|fleuriste|florista|منسق زهور,بائعة زهور,منسقة زهور|フローリスト,花屋
bookkeeper|buchhalter,buchhalterin|teneur de livres,aide-comptable|tenedor de libros|ماسك دفاتر|経理担当
payroll clerk|lohnbuchhalter,lohnbuchhalterin|gestionnaire de paie|técnico de nóminas,técnica de nóminas|موظف رواتب|給与担当
chef de partie|chef de partie|chef de partie,cheffe de partie|jefe de partida,jefa de partida|رئيس قسم في المطبخ|部門シェフ
kitchen assistant,kitchen porter,kp|küchenhilfe,spüler|commis de cuisine,commis,plongeur|ayudante de cocina,pinche|مساعد طباخ,طباخ مساعد,مساعدة طباخ|調理補助,見習い調理師
maintenance technician,maintenance engineer|instandhalter,instandhaltungstechniker,wartungstechniker|technicien de maintenance,agent de maintenance|técnico de mantenimiento,técnica de mantenimiento|فني صيانة|保全担当,整備士
machine operator|maschinenführer,maschinenbediener,anlagenführer|opérateur de machine,conducteur de ligne|operario de máquina,maquinista|مشغل آلات|機械オペレーター
forklift driver|staplerfahrer,staplerfahrerin|cariste|carretillero,carretillera|سائق رافعة شوكية|フォークリフト運転手
call centre agent|callcenter-agent,callcenter-agentin|téléconseiller,téléconseillère|teleoperador,teleoperadora|موظف مركز اتصال|コールセンタースタッフ
optician|optiker,optikerin|opticien,opticienne|óptico|أخصائي بصريات|眼鏡士
tiler|fliesenleger|carreleur|alicatador|مبلط|タイル職人
glazier|glaser,glaserin|vitrier|cristalero|زجاج|ガラス職人
goldsmith,jeweller|goldschmied,goldschmiedin|bijoutier,orfèvre|joyero,orfebre|صائغ|宝石職人
locksmith|schlosser,schlosserin|serrurier|cerrajero|حداد|錠前師
courier|kurier,kurierin|coursier,coursière|mensajero,mensajera|ساعي|配達員
school assistant|schulbegleiter,schulbegleiterin|avs,aesh|monitor escolar,monitora escolar|مرافق تربوي|支援員
lecturer|dozent,dozentin,lehrbeauftragte,lehrbeauftragter|chargé de cours,chargée de cours,maître de conférences|docente universitario|محاضر,محاضرة|講師
laboratory technician|laborant,laborantin,chemielaborant,chemielaborantin|technicien de laboratoire,technicienne de laboratoire|técnico de laboratorio,técnica de laboratorio|فني مختبر,فنية مختبر|検査技師
research engineer|forschungsingenieur|ingénieur d'études,ingénieure d'études|ingeniero de investigación|مهندس أبحاث|技術職員
postdoctoral researcher,postdoctoral fellow|postdoc,postdoktorand,postdoktorandin|postdoctorant,postdoctorante,chercheuse postdoctorale|investigador posdoctoral,investigadora posdoctoral|باحث ما بعد الدكتوراه|博士研究員,ポスドク
tester,qa engineer|tester,testerin|testeur,testeuse|tester,probador|مختبر برمجيات|テスター
web developer|webentwickler,webentwicklerin|développeur web,développeuse web|desarrollador web,desarrolladora web|مطور مواقع|ウェブ開発者
community nurse,district nurse|pflegekraft im ambulanten dienst,ambulante pflegekraft|infirmier à domicile,infirmière à domicile,infirmière libérale|enfermera domiciliaria,enfermera comunitaria|ممرضة منزلية,ممرض منزلي|訪問看護師
purchasing clerk|einkaufssachbearbeiter,sachbearbeiter einkauf,sachbearbeiterin einkauf|assistant achats,assistante achats|administrativo de compras,administrativa de compras|موظف مشتريات|購買事務
office clerk|bürokaufmann,bürokauffrau,kaufmann für büromanagement,kauffrau für büromanagement|agent administratif,employé de bureau,employée de bureau|auxiliar administrativo,auxiliar administrativa|موظف إداري,موظفة إدارية|事務員,事務職
`;
