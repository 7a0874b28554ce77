/** More words for posts and ranks, in the columns of the files they add to. */
export const MORE_TRADES = `
nurse,rn,registered nurse,staff nurse,nursed,nurses|gesundheits- und krankenpflegerin,krankenpflegerin,pflegefachmann,pflegekraft,examinierte pflegekraft,gepflegt|infirmiers,infirmières|enfermeras,enfermeros|الممرضة,ممرضا,ممرضات|看護婦,正看護師,看護士
care assistant,nursing assistant,healthcare assistant,bank nurse|altenpflegerin,pflegeassistentin,pflegeassistent,in der pflege|aide-soignants,agent de soins|auxiliar,auxiliar de geriatría|مساعدة,مساعدة تمريض|介護職員,介護,介護スタッフ
teacher,schoolteacher,primary school teacher,taught|grundschullehrer,grundschullehrerin,pädagoge|maître,maîtresse,enseignants,professeure|profesorado,maestras|معلما,مدرسا,مدرس لغة,درّست,درست|小学校教師,教える,指導教員
teaching assistant,classroom assistant|unterrichtsassistent,unterrichtsassistentin,schulbegleiter|assistant d'éducation,aesh|auxiliar de conversación,asistente de aula|مساعد معلم,مساعدة معلمة|補助教員,学習支援員
truck driver,trucker,long-haul driver,drove lorries|lkw-fahrer,lkw-fahrerin,berufskraftfahrer,berufskraftfahrerin,kraftfahrer,fernfahrer|chauffeur routier,routier,conducteur routier,conducteur poids lourd,chauffeur poids lourd|camionero,camionera,conductor de camión,transportista|سائق شاحنات,سائق شاحنة|トラック運転手,トラックドライバー,大型トラック運転手
delivery driver,van driver,parcel courier|zusteller,zustellerin,paketbote,auslieferungsfahrer,kurierfahrer|livreur,livreuse,coursier,coursière|repartidor,repartidora,mensajero|مندوب توصيل,عامل توصيل|配達員,配達スタッフ
developer,backend developer,web developer,programmers,coder|softwareentwicklerin,webentwickler,webentwicklerin,backend-entwickler|développeur logiciel,développeuse logiciel,développeur web|desarrolladora de software,desarrollador de software,informático|مطور برمجيات,مبرمج تطبيقات|ソフトウェア開発者,システムエンジニア,開発担当
electrician,electrical fitter|elektriker,elektrikerin,elektroniker,elektronikerin,elektroinstallateur|électricien,électricienne|electricista,instalador eléctrico|كهربائي,فني كهرباء|電気工事士,電気技師,電工
technician,service technician,field technician|servicetechniker,servicetechnikerin,techniker,technikerin|technicien,technicienne|técnico,técnica|فني,فني صيانة|技術者,整備士
sales assistant,shop assistant,retail assistant,seller|verkäufer,verkäuferin,verkaufskraft,fachverkäuferin|vendeur,vendeuse,conseiller de vente|dependienta,dependiente,vendedora,vendedor|بائع,بائعة,موظف مبيعات|販売員,店員
cashier,checkout assistant|kassiererin,kassierer,kassenkraft|caissier,caissière,hôtesse de caisse,hôte de caisse|cajera,cajero|كاشير,أمينة صندوق|レジ係
clerk,purchasing clerk,office assistant,civil servant|sachbearbeiter,sachbearbeiterin,büroangestellte,verwaltungsangestellte,kauffrau für büromanagement,kaufmann,kauffrau|assistant administratif,assistante administrative,employé de bureau,agent administratif|administrativo,administrativa,oficinista,auxiliar administrativo|كاتب,كاتبة,موظف,موظفة,موظف إداري|事務員,事務職,事務
buyer,purchasing officer|einkäufer,einkäuferin|acheteur,acheteuse|comprador,compradora|موظفة مشتريات,موظف مشتريات|購買担当,バイヤー
media designer,graphic designer|mediengestalter,mediengestalterin,grafiker,grafikerin,grafikdesigner|graphiste,infographiste|diseñador gráfico,diseñadora gráfica|مصمم جرافيك,مصممة|グラフィックデザイナー
sous-chef,sous chef,second chef|souschef,sous-chef|second de cuisine,sous-chef,seconde de cuisine|segundo de cocina,segunda de cocina,subchef|مساعد الشيف,نائب رئيس الطهاة|副料理長,スーシェフ
proofreader,copy editor|korrektor,korrektorin|correcteur,correctrice|corrector,correctora|مدقق لغوي,مدقق,مدققة|校正者,校閲者
firefighter,fireman|feuerwehrmann,feuerwehrfrau|pompier,pompière|bombero,bombera|إطفائي|消防士,消防団員
childcare worker,nursery nurse|kinderpfleger,kinderpflegerin|auxiliaire de puériculture|técnico de educación infantil|حاضنة|保育補助
warehouse operative,order picker,storekeeper,stock clerk|lagerist,lagerarbeiter,lagerfachkraft,kommissionierer,lagermitarbeiter|magasinier,magasinière,préparateur de commandes,cariste|mozo de almacén,almacenero,operario de almacén|أمين مستودع,عامل مستودع|倉庫作業員,倉庫係,ピッキング
production worker,machine operator,assembler|produktionshelfer,maschinenbediener,maschinenführer,fabrikarbeiter|ouvrier,ouvrière,opérateur de production,agent de fabrication|operario,operaria,operador de máquina|عامل إنتاج,مشغل آلات|製造スタッフ,工員,オペレーター,製造作業員
cook,line cook,kitchen assistant|beikoch,jungkoch,küchenhilfe|commis,commis de cuisine,cuisinier,cuisinière|cocinero,cocinera,ayudante de cocina|طباخ,طباخة,طاهي,طاه|コック,調理師,調理補助
waiter,waiting staff,server|servicekraft,kellner,kellnerin,bedienung|serveur,serveuse,chef de rang|camarero,camarera|نادل,نادلة|ウェイター,ホールスタッフ
secretary,personal assistant,pa|assistentin,assistent,vorzimmer|secrétaire,assistante de direction|secretario,secretaria|سكرتير,سكرتيرة|秘書
accountant,bookkeeper|buchhalter,buchhalterin,bilanzbuchhalter|comptable,aide-comptable|contable,tenedor de libros|محاسب,محاسبة|経理,会計士,経理担当
receptionist,front desk agent|rezeptionist,rezeptionistin,empfangskraft|réceptionniste,hôtesse d'accueil|recepcionista|موظف استقبال,موظفة استقبال|受付,フロント係
security guard,watchman|wachmann,sicherheitsmitarbeiter,objektschützer|agent de sécurité,gardien,vigile|vigilante,guardia de seguridad|حارس,حارس أمن|警備員
cleaner,cleaning assistant,domestic|reinigungskraft,putzkraft,raumpflegerin|agent d'entretien,femme de ménage|limpiador,limpiadora,personal de limpieza|عامل نظافة,عاملة نظافة|清掃員,清掃スタッフ
gardener,landscaper,groundskeeper|gärtner,gärtnerin,landschaftsgärtner|jardinier,jardinière,paysagiste|jardinero,jardinera|بستاني|庭師,造園
hairdresser,stylist,barber|friseur,friseurin,friseuse|coiffeur,coiffeuse|peluquero,peluquera,barbero|حلاق,مصففة شعر|美容師,理容師
social worker,youth worker|sozialarbeit,jugendarbeiter|éducatrice spécialisée,animateur jeunesse|educadora social|أخصائية,مرشد|ソーシャルワーカー,支援員
researcher,research assistant,research associate,postdoc|forschungsassistent,wissenschaftliche mitarbeiterin,wissenschaftlicher mitarbeiter,doktorandin|chercheur,ingénieur de recherche,doctorante|investigadora,becaria de investigación|باحثة,باحث مساعد|研究員,研究助手,博士研究員
`;

export const MORE_TITLES = `
manager,fleet manager,operations manager,engineering manager,office manager,account manager|betriebsmanager|responsable d'exploitation,responsable,manager,gestionnaire d'équipe|gerente,responsable,jefe de tráfico,encargado,encargada|مدير الأسطول,مدير العمليات,المدير التقني,مسؤول|運行管理者,マネージャー,管理者,管理職
head,head of purchasing,chief officer|einkaufsleiter,einkaufsleiterin,leitender|chef de service,cheffe de service,directeur technique|jefe de compras,jefa de compras|رئيس القسم,مديرة المشتريات,مدير المشتريات,رئيس|部長,購買部長,室長,所長
head chef,executive chef|chefkoch,chefköchin|chef de cuisine,cheffe de cuisine,chef exécutif|jefe de cocina,jefa de cocina,chef ejecutivo|كبير الطهاة,الشيف التنفيذي|総料理長,シェフ
head teacher,school principal,head of school|schuldirektor,schuldirektorin|directeur de l'école,directrice de l'école,principal du collège|directora,jefa de estudios|مدير المدرسة,مديرة مدرسة|校長先生
school spokesman,student council president,head boy,head girl|schülersprecher,schülersprecherin,schulsprecher|président des élèves|presidente del consejo estudiantil|رئيس اتحاد الطلاب|生徒会長
secretary general,general secretary|generalsekretär,generalsekretärin|secrétaire générale,secrétaire général,directeur général des services|secretario general,secretaria general|أمين عام|事務総長,事務局長
chief technology officer,cto,technical director|technischer leiter,technischer direktor|directeur technique,directrice technique|director técnico,directora técnica|مدير تقني,المدير التقني|最高技術責任者,技術部長
`;

export const MORE_LEADING = `
lead,conducted,in command,chaired,presided|anführen,führe|dirigeait,mène,conduite d'équipe|dirijo,encabecé|قدت فريقا,أترأس,ترأست|率い,主導,牽引,陣頭指揮
create,set up,devise,put together,start up|lege an,angelegt,anlegen,erarbeitet,zusammengestellt|monté,élabore,élaboré,composer,compose,mis en place|puse en marcha,monté,elaboré,compongo|أسست,تأسيس,أعددت,إعداد|作,制作,考案
introduce,set up,start up,brought in,put in place|führte ein,etablierte|mise en place,instauré|puse en marcha,poner en marcha|أنشأت,طبقت|取り入れ,開始
`;

export const MORE_DEGREES = `
bachelor,bachelor of science,bachelor of arts,bachelor's degree|bachelor of science,bachelorgrad|licence universitaire,bachelor|grado,graduada,graduado,licenciada,licenciado,licenciatura|بكالوريوس,ليسانس,الليسانس,البكالوريوس|学士,看護学士,学士号
diploma,higher diploma,associate degree|diplomabschluss|dut,bts,deug,diplômée,diplômé|diplomatura,diplomado,título|دبلوم,الدبلوم,دبلوما|ディプロマ,卒業証書
journeyman's certificate,journeyman|gesellenbrief,gesellenprüfung,geselle,gesellin|cap,cap cuisine,compagnon|oficialía|شهادة حرفي|技能士
licence,class c,driving test,licences|führerscheinklasse|permis ce,caces|carné de conducir,permiso de conducir,carné de carretillero|رخصة,رخص|免許,運転免許,資格
graduate,graduated from,alumna,alumnus,finished|absolvierte ihr studium|diplômée de,diplômé de|me gradué,me licencié,egresada,egresado|تخرجت,خريج,خريجة|卒業
exam,nursing exam|examen,pflegeexamen|diplôme d'état|examen estatal|امتحان الدولة|国家試験
certificate,certification,certified in|schein,nachweis|attestation,certificat,habilitation|certificado,acreditación,carné||検定,認定,修了証
`;
