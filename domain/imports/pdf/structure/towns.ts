/** Large towns, so that one alone is known to be a place. Words that are also others (“Reading”, “Nice”, “Phoenix”) are left out. */
const TOWNS = new Set(
  `london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|newcastle|nottingham|leicester|cardiff|belfast|cambridge|oxford|brighton|
southampton|aberdeen|dundee|york|dublin|cork|galway|limerick|new york|new york city|nyc|los angeles|chicago|houston|philadelphia|san antonio|san diego|dallas|
san jose|austin|jacksonville|fort worth|columbus|indianapolis|san francisco|seattle|denver|boston|nashville|detroit|portland|las vegas|memphis|louisville|
baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|atlanta|omaha|miami|oakland|minneapolis|tulsa|cleveland|new orleans|honolulu|pittsburgh|
cincinnati|st. louis|orlando|salt lake city|raleigh|palo alto|mountain view|brooklyn|washington dc|washington, dc|toronto|montreal|montréal|vancouver|calgary|
edmonton|ottawa|winnipeg|quebec city|québec|halifax|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|auckland|wellington|christchurch|berlin|hamburg|
münchen|munich|köln|cologne|frankfurt|frankfurt am main|stuttgart|düsseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|hanover|nürnberg|nuremberg|duisburg|bochum|
wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|kiel|aachen|freiburg|mainz|rostock|kassel|potsdam|heidelberg|jena|ulm|wien|vienna|graz|linz|
salzburg|innsbruck|zürich|zurich|genève|geneva|genf|basel|bern|lausanne|luzern|lugano|winterthur|paris|marseille|lyon|toulouse|nantes|montpellier|strasbourg|
bordeaux|lille|rennes|reims|grenoble|dijon|angers|brest|le havre|saint-étienne|toulon|limoges|metz|nancy|rouen|caen|bruxelles|brussels|brüssel|antwerp|antwerpen|
gent|ghent|liège|leuven|brugge|luxembourg|amsterdam|rotterdam|utrecht|eindhoven|den haag|the hague|groningen|tilburg|breda|nijmegen|delft|leiden|madrid|barcelona|
valencia|sevilla|seville|zaragoza|málaga|malaga|murcia|bilbao|alicante|córdoba|valladolid|vigo|gijón|granada|salamanca|pamplona|lisbon|lisboa|porto|braga|coimbra|
faro|rom|rome|roma|milan|milano|mailand|naples|napoli|turin|torino|palermo|genoa|genova|bologna|firenze|florenz|bari|catania|venice|venezia|verona|padova|trieste|
athens|athen|thessaloniki|valletta|nicosia|copenhagen|københavn|kopenhagen|aarhus|odense|aalborg|stockholm|göteborg|gothenburg|malmö|uppsala|linköping|lund|oslo|
bergen|trondheim|stavanger|tromsø|helsinki|espoo|tampere|turku|oulu|reykjavík|reykjavik|tallinn|tartu|riga|vilnius|kaunas|warsaw|warszawa|warschau|kraków|krakow|łódź|
wrocław|poznań|gdańsk|szczecin|lublin|katowice|prague|praha|prag|brno|ostrava|plzeň|bratislava|košice|budapest|debrecen|szeged|bucharest|bucurești|cluj-napoca|timișoara|
iași|sofia|plovdiv|varna|belgrade|beograd|novi sad|zagreb|rijeka|ljubljana|maribor|sarajevo|skopje|tirana|kyiv|kiev|київ|lviv|львів|odesa|kharkiv|minsk|moscow|moskau|
москва|saint petersburg|санкт-петербург|novosibirsk|kazan|tbilisi|yerevan|baku|istanbul|i̇stanbul|ankara|izmir|i̇zmir|bursa|antalya|tel aviv|jerusalem|haifa|beirut|amman|damascus|
baghdad|riyadh|jeddah|dubai|abu dhabi|doha|kuwait city|manama|muscat|tehran|cairo|alexandria|casablanca|rabat|marrakesh|tunis|algiers|lagos|abuja|ibadan|accra|
dakar|nairobi|mombasa|kampala|kigali|dar es salaam|addis ababa|lusaka|harare|johannesburg|cape town|durban|pretoria|karachi|lahore|islamabad|delhi|new delhi|mumbai|
bombay|bengaluru|bangalore|hyderabad|chennai|kolkata|pune|ahmedabad|jaipur|lucknow|gurgaon|gurugram|noida|kochi|colombo|dhaka|kathmandu|bangkok|chiang mai|hanoi|
hà nội|ho chi minh city|thành phố hồ chí minh|kuala lumpur|penang|jakarta|bandung|surabaya|manila|cebu|beijing|北京|shanghai|上海|shenzhen|深圳|guangzhou|广州|hangzhou|杭州|chengdu|成都|wuhan|
武汉|nanjing|南京|xi'an|taipei|台北|臺北|kaohsiung|hong kong|香港|macau|tokyo|東京|東京都|osaka|大阪|大阪府|kyoto|京都|京都府|yokohama|横浜|nagoya|名古屋|sapporo|札幌|fukuoka|福岡|kobe|神戸|seoul|서울|busan|부산|incheon|인천|daegu|대구|
mexico city|ciudad de méxico|guadalajara|monterrey|puebla|bogotá|bogota|medellín|medellin|cali|lima|quito|guayaquil|caracas|santiago de chile|buenos aires|rosario|montevideo|asunción|
la paz|são paulo|sao paulo|rio de janeiro|belo horizonte|brasília|curitiba|porto alegre|recife|salvador|fortaleza|campinas|florianópolis|san josé|panama city|havana|
الرياض|جدة|دبي|القاهرة|الإسكندرية|بيروت|عمّان|عمان|الدار البيضاء|تونس|بغداد|الدوحة`
    .split("|")
    .map((town) => town.trim()),
);

const STATES = new Set(
  `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|
massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|
pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|
alberta|manitoba|saskatchewan|nova scotia|new south wales|victoria|queensland|tasmania|karnataka|maharashtra|tamil nadu|telangana|kerala|gujarat|west bengal|bayern|bavaria|
hessen|sachsen|niedersachsen|nordrhein-westfalen|baden-württemberg|brandenburg|thüringen|catalonia|cataluña|andalucía|lombardia|toscana|bretagne|normandie`
    .split("|")
    .map((state) => state.trim()),
);

export const isTown = (text: string): boolean => TOWNS.has(text.toLowerCase().trim());

/** A state or province by its full name, as after the comma of “Portland, Oregon”. */
export const isState = (text: string): boolean => STATES.has(text.toLowerCase().trim());
