/**
 * Other words for what further files name, a concept a line: English | German | French | Spanish | Arabic | Japanese. A line that begins with
 * the first form of another file adds to that concept.
 */
export const SYNONYMS = `
fell,minus|minus|moins,en moins|menos|ناقص|マイナス
organic,organic farming|bio,biologisch,ökologisch,öko,aus biologischem anbau|bio,biologique,agriculture biologique,issu de l'agriculture biologique|ecológico,ecológica,bio,agricultura ecológica|عضوي,عضوية|有機,オーガニック
refrigerated,chilled,reefer,cold chain|kühlware,gekühlt,kühl,kühltransport,kühlkette|frigo,frigorifique,réfrigéré,température dirigée|frigo,frigorífico,frigoríficos,refrigerado|مبرد,مبردة,تبريد|冷蔵,冷凍
check-in,check-out,check-in/out,arrivals and departures|check-in,check-out,an- und abreise|check-in,check-out,arrivées et départs|check-in,check-out,entradas y salidas,llegadas y salidas|تسجيل الوصول,تسجيل المغادرة|チェックイン,チェックアウト
api,interface,interfaces,endpoint|schnittstelle,schnittstellen,api|api,interface de programmation|interfaz,interfaces,api|واجهة برمجية,واجهات برمجية|エーピーアイ
latency,response time,p95|latenz,antwortzeit,antwortzeiten|latence,temps de réponse|latencia,tiempo de respuesta|زمن الاستجابة|応答,応答時間,レスポンス
code,source code,codebase|code,quellcode,quelltext|code,code source|código,código fuente|شيفرة,كود|コード,ソースコード
on call,on-call duty|rufbereitschaft,bereitschaftsdienst,bereitschaft|astreinte,astreintes|guardia,guardias,retén|مناوبة,تحت الطلب|オンコール,待機当番,当番
shift,duty shift|dienst,schichtdienst|poste,quart|turno,turnos|وردية,نوبة,مناوبة|交代制,シフト勤務
customer,patron,diner,diners,clientele|kundschaft,kundenkreis,gast|clientèle,convive,convives|clientela,parroquiano|رواد,زبائن|利用者,来客
guest,diner,diners,covers,hotel guest|gäste,hotelgast,hotelgäste|hôte,hôtes,convives|huésped,huéspedes,comensales|نزيل,نزلاء,ضيف,ضيوف|宿泊客,お客様
colleague,co-worker,workmate,teammate|mitarbeitende,teamkollegin,teamkollege|consœur,confrère|compañera,compañero,colega|زميلة,زميل|同僚,チームメイト
employee,staff,workforce,personnel,team member,team members|mitarbeitende,mitarbeitenden,angestellte,beschäftigte,belegschaft|salarié,salariés,employés,personnel|empleados,plantilla,personal|موظفون,موظفين,عاملون|職員,従業員
temporary,temp,temps,agency worker,casual|aushilfe,aushilfskraft,leiharbeiter,zeitarbeiter|intérimaire,intérimaires,vacataire|temporal,temporales,eventual|مؤقت,مؤقتين|臨時,派遣
starter,new starter,new starters,new joiner,newcomer,new hire,joiner|neueinsteiger,neuer mitarbeiter,neue mitarbeiter,neuzugang|nouvel arrivant,nouveaux arrivants,recrue|recién llegado,recién llegados,nuevas incorporaciones,nueva incorporación|موظف جديد,موظفون جدد|新入社員,新人
mentor,preceptor,precepted,buddy,coach,coached|praxisanleiter,praxisanleitung,mentor,pate,anleiten|tuteur,tutrice,tutorat,parrain,mentorat|tutor,tutora,tutela,mentor|مرشد,مرشدة,إرشاد|メンター,指導係
accident-free,without an accident,no accidents,clean driving record|unfallfrei,ohne unfall,unfälle|sans accident,aucun accident|sin accidentes,sin siniestros|بدون حوادث,بلا حوادث,لا حوادث,خال من الحوادث|無事故
mileage,kilometres a year|fahrleistung,laufleistung|kilométrage|kilometraje|مسافة مقطوعة|走行距離
fuel,fuel consumption,diesel|sprit,spritverbrauch,kraftstoff,kraftstoffverbrauch,dieselverbrauch|carburant,gazole,consommation de carburant|combustible,gasóleo,consumo de combustible|وقود,استهلاك الوقود|燃料,燃費
sales,selling,turnover,revenue|absatz,verkauf,umsatz,erlös|ventes,vente,chiffre d'affaires|ventas,venta,facturación|مبيعات,بيع,إيرادات|売上,販売
returns,returned goods,unsold|retouren,rückläufer,rücksendungen|retours,invendus,renvois|devoluciones,retornos|مرتجعات|返品
complaint,complaints,claims,grievance|reklamation,reklamationen,beschwerde,beschwerden|réclamation,réclamations,plainte,plaintes|reclamación,reclamaciones,queja,quejas|شكوى,شكاوى|クレーム,苦情
review,reviews,online review,rating,ratings|bewertung,bewertungen,rezension,rezensionen|avis,évaluation,note|reseña,reseñas,valoración,valoraciones,nota|تقييم,تقييمات,مراجعات|口コミ,評価,評点,レビュー
waiting time,wait,waits,queue,queues|wartezeit,wartezeiten,standzeit,standzeiten|attente,attentes,délai d'attente,temps d'attente|espera,esperas,tiempo de espera|انتظار,مدة الانتظار,وقت الانتظار|待ち時間,待機時間
loan,loans,lending,borrowed,borrowing|ausleihe,ausleihen,entleihung,verleih,ausgeliehen|prêt,prêts,emprunt,emprunts,emprunté|préstamo,préstamos,prestado|إعارة,مستعار,مستعارة,استعارة|貸出,貸し出し
pupil,schoolchild,schoolchildren|schulkind,schulkinder,grundschüler|élève,écoliers|escolar,escolares,colegial|تلميذ,تلميذة,تلاميذ|児童,生徒
class,year group,form|klasse,klassen,jahrgang|classe,classes,groupe|clase,clases,curso,aula|شعبة,صف,صفوف|学級,クラス
allergen,allergens,allergy|allergen,allergene,allergenen,allergie|allergène,allergènes,allergie|alérgeno,alérgenos,alergia|مسببات الحساسية,حساسية|アレルゲン,アレルギー
labelling,label,labels|kennzeichnung,etikettierung,deklaration|étiquetage|etiquetado|وسم,ملصقات|表示,ラベル
dough,pastry dough|teig,teige|pâte,pâtes,pétrissage,pétrin|masa,masas,amasado|عجين,عجينة|生地
oven,baking|ofen,backofen,backen|four,cuisson,fournil|horno,horneado,hornear|فرن,خبز|オーブン,窯
pastry,confectionery,cake,cakes|konditorei,feingebäck,kuchen,torten|pâtisserie,pâtissier,viennoiserie|pastelería,repostería,bollería|حلويات,معجنات|菓子,製菓
timesheet,timesheets,time recording|stundenzettel,zeiterfassung|feuille de temps,feuilles d'heures,pointage|hoja de horas,partes de horas,fichaje|سجل الدوام,ساعات العمل|勤怠,勤怠表
payroll,wages,salary,payslip,payslips|lohn,gehalt,lohnabrechnung,gehaltsabrechnung,entgeltabrechnung|paie,paies,paye,bulletins,salaires|nómina,nóminas,salarios|رواتب,أجور,كشوف الرواتب|給与,給料
temperature|temperatur|température|temperatura|درجة حرارة,حرارة|温度,水温
sampling,sample,samples|probenahme,probe,proben|prélèvement,prélèvements,échantillon,échantillonnage|muestreo,muestra,muestras|عينة,عينات|採取,採水,試料
thesis,doctoral thesis,phd thesis,dissertation|bachelorarbeit,masterarbeit,diplomarbeit|mémoire de master,mémoire de fin d'études|trabajo de fin de grado,trabajo de fin de máster,tfg,tfm|رسالة ماجستير,مشروع التخرج|卒業論文,修士論文
drawing,drawings,plans|zeichnung,zeichnungen,werkzeichnung|plan,plans d'exécution,dessin|planos,dibujo,dibujos|رسومات,رسوم,مخططات|図面
site visit,site visits,on site|baustellenbesuch,ortstermin,vor ort|visite de chantier,visites de chantier|visita de obra,visitas de obra|زيارة الموقع,زيارات الموقع,زيارات ميدانية|現場視察
competition,contest|wettbewerb,preis|concours,compétition|concurso,certamen|مسابقة,منافسة|コンクール,大会
volunteer,voluntary,volunteering|ehrenamt,ehrenamtlich,freiwillig|bénévole,bénévolat,volontaire|voluntario,voluntaria,voluntariado|متطوع,متطوعة,تطوع|ボランティア
choir,singing|chor,gesang|chorale,chœur|coro,coral|جوقة,كورال|合唱,コーラス
spreadsheet,spreadsheets,excel|tabelle,tabellen,excel|tableur,excel|hoja de cálculo,hojas de cálculo,excel|جداول بيانات,إكسل|表計算,エクセル
report,reporting,write-up|bericht,berichte,berichtswesen|rapport,compte rendu,comptes rendus|informe,informes,memoria|تقرير,تقارير|報告書,報告,レポート
university,univ,uni|universität,uni,univ|université,univ,fac|universidad,univ|جامعة,جامعي,جامعية|大学
meeting,discussion|besprechung,sitzung|réunion,réunions,concertation|reunión,reuniones|اجتماع,اجتماعات|打ち合わせ,会議
`;

/** Certificates of schools and trades by the names that resumes give them. */
export const QUALIFICATIONS = `
certificate,certified,nvq,btec,hnc,hnd,accreditation|ihk-zertifikat,befähigungsnachweis,sachkundenachweis|cqp,titre professionnel,cap,bep,attestation,certificat d'aptitude|acreditación,habilitación,capacitación|شهادة مهنية,إجازة|検定,免状
diploma,vocational diploma,hnd,hnc|staatlich geprüft,fachwirt|bts,dut,but,deug,bac pro|cfgs,cfgm,fp,ciclo formativo,grado medio,grado superior,técnico superior,formación profesional|دبلوم متوسط|専門士,短大卒
graduate|studienabschluss|diplômé,diplômée|graduado,graduada,me gradué,titulado|تخرج,تخرجت|卒業,卒,修了
licence,permit|schein,klasse|permis|permiso,carné|رخصة|免許
postdoctoral researcher,postdoctoral research,postdoctoral,postdoc|postdoktorandin,postdoc|postdoc,post-doctorant|posdoc,postdoctoral|باحث ما بعد الدكتوراه|博士研究員,ポスドク
`;
