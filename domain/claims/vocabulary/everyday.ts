import type { CheckedLanguage } from "../languages/language-data";

/** Things of everyday life that belong to no trade: weather, times of the day, body and senses, home, childhood, ways, stories, talk. */
export const EVERYDAY: Partial<Record<CheckedLanguage, string>> = {
  en: `rain rainy snow snowy wind windy storm stormy sun sunny sunshine sunrise sunset dawn dusk daylight twilight fog mist frost sky cloud clouds weather cold heat warmth springtime
eye eyes ear ears nose mouth voice breath breathe heartbeat gut instinct shoulder shoulders sleeve sleeves footstep footsteps smile laugh laughter tear tears sweat silence noise smell scent glance gaze shade shadow
childhood grandmother grandfather grandparents mother father sister brother daughter son neighbour neighbours neighbor neighbors stranger strangers youth birthday sofa bedside pillow slippers rucksack suitcase
road roads path paths journey journeys footpath crossroads bridge turning bend detour compass anchor puzzle mosaic thread threads jigsaw seed roots soul souls adventure adventures wonder miracle secret secrets surprise surprises treat stories tale tales chapter chapters word sentence silence hurry rush hustle bustle chaos mess calmness hectic hall halls obstacle
thick thin shiny dull bitter sweet salty loud soft rough smooth heavy empty full hungry thirsty sleepy tired awake alone lonely crowded busy`,
  de: `regen regnet regnen schnee schneit schneien wind windig sturm sturmisch sonne sonnig sonnenaufgang sonnenuntergang dammerung morgengrauen tageslicht nebel frost himmel wolke wolken wetter kalte hitze warme frost freie freien
augen ohr ohren nase mund stimme stimmen atem atmen herzschlag bauch bauchgefuhl schulter schultern armel schritte lacheln lachen gelachter trane tranen schweiß stille ruhe larm geruch duft blick blicke schatten hande
kindheit großmutter großvater großeltern oma opa mutter vater schwester bruder tochter sohn nachbar nachbarn nachbarin fremde jugend geburtstag sofa bettkante rucksack koffer
weg wege straße straßen reise reisen umweg umwege kreuzung kompass anker puzzle mosaik faden wurzel wurzeln seele abenteuer wunder geheimnis geheimnisse uberraschung uberraschungen geschichte geschichten kapitel satz eile hektik trubel chaos durcheinander gelassenheit stress augenzwinkern saal säle halle
dick dunn glanzend bitter suß salzig laut leise rau glatt schwer leer voll hungrig durstig mude wach einsam uberfullt feierabend`,
  fr: `pluie pluvieux pleut neige neiger vent venteux tempête orage soleil ensoleillé aube aurore crépuscule brouillard brume gel ciel nuage nuages météo froid chaleur plein-air
yeux oeil œil oreille oreilles nez bouche voix souffle respirer respire respiration ventre épaule épaules manches sourire rire rires larme larmes sueur silence bruit odeur odeurs parfum regard regards ombre
enfance grand-mère grand-père grands-parents mère père soeur sœur frère fille fils voisin voisins voisine inconnu inconnus jeunesse anniversaire chevet canapé valise
route routes chemin chemins voyage voyages détour carrefour boussole ancre mosaïque fil racine racines âme aventure aventures merveille miracle secret secrets surprise surprises histoire histoires récit récits chapitre chapitres hâte précipitation agitation tumulte chaos désordre sérénité mémoire souvenir souvenirs
épais mince brillant amer sucré salé bruyant doux rude lisse lourd vide plein affamé fatigué éveillé seul bondé matinal matinale rassemble rassembler unir relie relier fixé fixée fixer voix vive discipline étrangers étrangères`,
  es: `lluvia lluvioso llueve llover nieve nevar nieva viento tormenta sol soleado amanecer alba atardecer anochecer niebla bruma helada cielo nube nubes clima frío calor intemperie
ojo ojos oído oídos nariz boca voz voces aliento respirar respira respiración barriga hombro hombros mangas sonrisa risa risas lágrima lágrimas sudor silencio ruido olor olores aroma mirada miradas sombra
infancia abuela abuelo abuelos madre padre hermana hermano hija hijo vecino vecinos vecina desconocido desconocidos juventud cumpleaños sofá maleta mochila
camino caminos carretera viaje viajes rodeo encrucijada brújula ancla mosaico hilo raíz raíces alma aventura aventuras maravilla milagro secreto secretos sorpresa sorpresas historia historias relato relatos capítulo capítulos prisa prisas ajetreo bullicio caos desorden serenidad memoria recuerdo recuerdos nota notan notar notarse picadura picaduras
grueso fino brillante amargo dulce salado ruidoso suave áspero liso pesado vacío lleno hambriento cansado despierto solitario abarrotado`,
  ar: `مطر المطر أمطار ثلج الثلج ريح رياح الرياح عاصفة شمس الشمس شروق غروب فجر الفجر غيم غيوم سماء السماء ضباب طقس الطقس برد البرد حر الحر دفء
عين عيون العين أذن أنف فم نفس أنفاس كتف أكتاف ابتسامة ضحك ضحكة دمعة دموع عرق صمت الصمت ضجيج الضجيج رائحة روائح نظرة نظرات ظل يدي يدين
طفولة الطفولة طفولتي جدة جدتي جد جدي أم أمي أب أبي أخت أختي أخ أخي ابن ابنة جار جيران الجيران غرباء شباب
طريق الطريق طرق درب دروب رحلة رحلات منعطف بوصلة خيط خيوط جذور روح الروح مغامرة مغامرات دهشة معجزة سر أسرار مفاجأة مفاجآت قصة قصص حكاية حكايات فصل فوضى زحام ازدحام هدوء ذاكرة ذكرى ذكريات لغتي لغة زال زالت مازال مازالت بداية بدايتها بداياتي خطأ الخطأ أخطاء الأخطاء عادة
سميك رقيق لامع مر حلو مالح عال خافت خشن ناعم ثقيل فارغ ممتلئ جائع متعب مستيقظ وحيد مزدحم`,
  ja: `雨 雪 風 嵐 晴 曇 太陽 日差し 朝日 夕日 夜明け 夕暮れ 霧 空 雲 天気 天候 気候 寒 暑 暖 涼 四季 季節
目 耳 鼻 口 声 息 呼吸 肩 足元 微笑み 笑い声 涙 汗 静 静寂 騒音 匂 香 香り 眼差し 視線 影
幼少 子供時代 祖母 祖父 母 父 姉 妹 兄 弟 娘 息子 隣人 近所 見知らぬ 青春 誕生日
道 道のり 道筋 旅 遠回り 羅針盤 糸 根 魂 冒険 奇跡 秘密 驚 物語 一章 章 慌 混乱 混雑 穏 記憶 思い出 土台 一つひとつ 一つ一つ 見逃 目を配 逃 届 暮らし 暮 赤 誕生
厚 薄 甘 苦 塩辛 騒 柔 滑 空腹 疲 眠 孤独`,
};
