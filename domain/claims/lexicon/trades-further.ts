/** More trades and ranks, a concept a line, in the order of the other files. */
export const YET_MORE_TRADES = `
plumber,heating engineer,gas engineer|anlagenmechaniker,heizungsbauer|plombier-chauffagiste,chauffagiste|calefactor,fontanera|فني تدفئة|配管工
dental nurse,dental assistant|zahnarzthelferin,zahnmedizinische fachangestellte|assistante dentaire,assistant dentaire|auxiliar de odontología,higienista auxiliar|مساعدة طبيب أسنان|歯科助手
dental hygienist,hygienist|dentalhygienikerin,dentalhygieniker|hygiéniste dentaire|higienista dental,higienista|أخصائية صحة أسنان|歯科衛生士
pharmacy technician,pharmacy assistant|pta,pharmazeutisch-technische assistentin|préparateur en pharmacie,préparatrice en pharmacie|auxiliar de farmacia,técnico de farmacia|فني صيدلة,مساعدة صيدلانية|薬局助手,登録販売者
childcare assistant,nursery nurse|kinderpflegerin,kinderpfleger|auxiliaire de puériculture|auxiliar infantil|مساعدة حضانة|保育補助
nursery teacher,early years teacher|erzieherin,erzieher|éducatrice de jeunes enfants,éducateur de jeunes enfants|educadora infantil,educador infantil|مربية أطفال|保育士
social education worker,youth worker|sozialpädagogin,sozialpädagoge,jugendarbeiter|éducateur spécialisé,éducatrice spécialisée|educador social,educadora social|مرشد اجتماعي|児童指導員
therapist,systemic therapist|therapeut,therapeutin,systemische beraterin|thérapeute|terapeuta|معالج نفسي,معالجة نفسية|療法士
speech therapist,language therapist|logopäde,logopädin|orthophoniste|logopeda|أخصائي نطق|言語聴覚士
nutritionist,dietician,dietitian|ernährungsberater,diätassistentin|diététicienne,diététicien|dietista,nutricionista|أخصائي تغذية|管理栄養士,栄養士
care manager,case manager|case manager,casemanagerin|gestionnaire de cas|gestor de casos|مدير حالة|ケアマネジャー,ケアマネージャー,ケアマネ,介護支援専門員
certified care worker|altenpfleger,altenpflegerin,pflegefachfrau,pflegefachmann|aide-soignante,aide-soignant|gerocultor,gerocultora,auxiliar de geriatría|مقدم رعاية|介護福祉士,ヘルパー
station attendant,station staff|bahnhofsmitarbeiter|agent de gare|agente de estación|موظف محطة|駅員
train driver,engine driver|lokführer,lokführerin,triebfahrzeugführer|conducteur de train,conductrice de train|maquinista|سائق قطار|運転士,機関士
pattern maker|schnittmacherin,schnittdirektrice|modéliste,patronnière|patronista|مصمم باترون|パタンナー
dressmaker,seamstress|näherin,damenschneiderin|couturière,couturier|modista,costurera|خياطة ملابس,خياط|縫製スタッフ,仕立屋
fashion designer|modedesigner,modedesignerin|styliste,créatrice de mode|diseñador de moda,diseñadora de moda|مصمم أزياء,مصممة أزياء|ファッションデザイナー
school librarian|schulbibliothekarin|documentaliste,professeur documentaliste|bibliotecaria escolar|أمينة مكتبة|司書,図書館司書,学校司書
master carpenter|tischlermeister,schreinermeister|maître menuisier|maestro carpintero|نجار محترف|棟梁,大工
joiner,cabinetmaker|tischler,tischlerin,schreiner,schreinerin,tischlergeselle|ébéniste,menuisier,menuisière|ebanista|نجار أثاث|家具職人,建具職人
market gardener,vegetable grower|gemüsegärtner|maraîcher,maraîchère|horticultor,horticultora|مزارع خضار|野菜農家
farm worker,farmhand|landarbeiter,erntehelfer|ouvrier agricole,ouvrière agricole|peón agrícola,jornalero|عامل زراعي|農作業員
legal secretary,legal assistant|rechtsanwaltsfachangestellte,rechtsanwaltsgehilfin|secrétaire juridique,assistante juridique,assistant juridique|secretaria jurídica,asistente legal|سكرتيرة قانونية|法律事務員
notary's clerk|notarfachangestellte|clerc de notaire|oficial de notaría|كاتب عدل|公証役場職員
correspondent,stringer|korrespondent,korrespondentin|correspondante locale,correspondant local,pigiste|corresponsal|مراسل,مراسلة|特派員,通信員
programme maker,radio producer|redakteurin beim radio,rundfunkredakteur|réalisatrice radio|guionista de radio|معدة برامج,معد برامج|放送作家
graphic designer|grafikdesigner,grafikdesignerin,grafiker,grafikerin|graphiste,infographiste|diseñador gráfico,diseñadora gráfica|مصمم جرافيك|グラフィックデザイナー
janitor,school caretaker|schulhausmeister|gardien d'immeuble,concierge|conserje,bedel|حارس مدرسة|用務員
room attendant,chambermaid|zimmermädchen,roomboy|femme de chambre,valet de chambre|camarera de piso,camarera de pisos|عاملة غرف,عاملة تنظيف|客室清掃員
hotel specialist,hotel clerk|hotelfachfrau,hotelfachmann|employé d'hôtel|técnico en alojamiento|موظف فندق|ホテルスタッフ
warehouse specialist|fachkraft für lagerlogistik,fachlagerist|gestionnaire de stock|mozo de almacén|أمين مستودع,عامل مستودع|倉庫作業員
agronomist,agricultural engineer|agraringenieur,agronom|ingénieur agronome|ingeniero agrónomo|مهندس زراعي|農業技術者
detective,investigator|kommissar,kommissarin,kriminalbeamter|enquêtrice,inspecteur de police|inspector de policía|محقق,مفتش|刑事,捜査員
politician,mayor|bürgermeister,bürgermeisterin|maire,élu municipal|alcalde,alcaldesa|رئيس البلدية|町長,市長
sommelier,wine waiter|sommelier,sommelière|sommelier,sommelière|sumiller|خبير نبيذ|ソムリエ
crane operator|kranführer,kranführerin|grutier,grutière|gruista|مشغل رافعة|クレーン運転士
`;

export const YET_MORE_TITLES = `
contact person,section referent,point person|referent,referentin|référent,référente,référente de section|referente,responsable de referencia|منسق القسم|窓口担当
sergeant,inspector|hauptkommissar,oberkommissar|brigadier,adjudant,capitaine|sargento,inspectora|رقيب,ملازم|巡査部長,警部
shift supervisor,shift leader,shift manager|schichtleiter,schichtleiterin,schichtführer|chef d'équipe,cheffe d'équipe|jefe de turno,jefa de turno|رئيس وردية,مسؤول وردية|班長,シフトリーダー
practice manager,surgery manager|praxismanagerin,praxismanager|responsable de cabinet|gerente de clínica|مدير عيادة|事務長
head of reception,front office manager|empfangsleiter,empfangsleiterin,empfangschef|chef de réception,cheffe de réception|jefe de recepción,jefa de recepción|رئيس الاستقبال|フロント支配人
head of housekeeping,executive housekeeper|hausdame,leiter housekeeping|gouvernante générale|gobernanta|مديرة التدبير الفندقي,مدير التدبير الفندقي|客室支配人
floor supervisor|etagenhausdame|gouvernante d'étage|supervisora de planta|مشرفة طابق,مشرف طابق|フロア責任者
unit leader,ward leader|wohnbereichsleitung,stationsleitung|cadre de santé,responsable d'unité|coordinadora de planta|مسؤولة وحدة|ユニットリーダー,フロアリーダー
facility director,home manager|heimleiter,heimleiterin,einrichtungsleitung|directeur d'établissement,directrice de crèche|directora de residencia|مدير المركز|施設長,園長,館長
design lead,lead designer|designleiter|directeur artistique,directrice artistique|director de arte,directora de arte|مدير فني|アートディレクター
editor-in-chief,chief editor|chefredakteur,chefredakteurin|rédacteur en chef,rédactrice en chef|redactor jefe,redactora jefa|رئيس التحرير,رئيسة التحرير|編集長
stationmaster,station master|bahnhofsvorsteher|chef de gare|jefe de estación|ناظر محطة|駅長
instructor driver,training driver|lehrlokführer|conducteur formateur|maquinista instructor|سائق مدرب|指導運転士
store manager,shop manager|filialleiter,filialleiterin,marktleiter|gérant de magasin,gérante de magasin,responsable de boutique|encargada de tienda,encargado de tienda|مدير متجر|店長
second in charge,assistant store manager|stellvertretende filialleiterin|adjointe de magasin,adjoint de magasin|segunda encargada,segundo encargado|نائب مدير المتجر|副店長
`;
