import type { MailConcepts } from "./mail-concepts";

export const POLISH_CONCEPTS: MailConcepts = {
  foreign: `
(tozsamosci|czlonkowie|wybory|przewodnicz*|mieszkani*|wynajem|wynajmu|najemc*|lokal|kredyt*|pozyczk*|karty_kredytowej|wniosku|wniosek|ubezpieczeni*|szkod*|wiz*|wycen*|wykonawc*|dostawc*|przetarg*|faktur*|zamowieni*|kupon|rabat*|znizk*|przesylk*|paczk*|u_dr|lekarz*|przychodni*|dentyst*|wizycie|wizyty|recepte|zlobk*|zlobek|przedszkol*|szkol*|uczelni*|studia|studiow|stypendi*|dotacj*|konferencj*|czlonkostw*|pokoj_jest|wspollokator*|chor|choru|dzialk*|trener*|jedenastce|fizjoterap*|stomatolog*|sadzie|maszynopis*|powiesc*|wlasciciele|silowni*|najem|notariusz*|przedwstepn*|sprzedajac*|sprzedawc*|cene_wywolawcza|uzywan*|nieruchomosc*|krwi|krwiodaw*|dawc*|losowani*|wylosowan*|bilet*|zlotej_karty|skarbni*)`,
  work: "(prac*|stanowisk*|rekrutacj*|rekrutacyjn*|cv|zatrudni*|umow*_o_prace|wynagrodzeni*|wypowiedzeni*|kadr|hr|etat*|kandydatur*|rozmowa_kwalifikacyjna|rozmowe_kwalifikacyjna|staz*|praktyk*|branz*|doswiadczeni*|portfolio)",
  news: `
(panstwa|pani|pana) dziecko
nie (dostalam|dostalem) ~ (pracy|roboty|tej)
(wzieli|wybrali|przyjeli) (kogos|innego|inna|swojego)
(odrzucili_mnie|mnie_odrzucili|nie_przyjeli_mnie|nie_wybrali_mnie)`,
  pitch: `
(wspolpracuje|pracuje|wspieram) ~ (firma|klientem|spolka|startupem) ~~ (szuka|poszukuje|rekrutuje)
(czy_bylabys|czy_bylbys|czy_bylaby|czy_bylby|bylabys|bylbys) ~ (otwart*|zainteresowan*)
(przesle|wysle|podesle) ~ (opis|szczegoly|oferte)
(ciekaw*|now*|swietn*) (mozliwosc|szansa|wyzwanie|propozycj*) ~ (dla_ciebie|dla_pani|dla_pana)`,
  alert: `
w tym numerze
zarzadzaj subskrypcja
(i|oraz) \\d+ (inne|innych|nowych|nowe) (oferty|ofert)
\\d+ (nowych|nowe) (oferty|ofert)
(zobacz|sprawdz) (wszystkie|inne) oferty
(jako_jedna_z_pierwszych|jako_jeden_z_pierwszych)
(alertami|alerty|powiadomieniami) o (pracy|ofertach)`,
  chosen:
    "(wybralismy|wybrano|wybor_padl|zdecydowalismy|zdecydowali|zdecydowano|postanowilismy|dalsze_rozmowy|idziemy_dalej|kontynuujemy_z|zatrudnilismy|zatrudniono|padl)",
  rival:
    "(inn*|innego|innej|inna|innych|inni) (kandydat*|osob*|aplikacj*|profil*) \n (kogos|ktos) [innego|inny|z|kto|o] \n (kandydat*|osob*) ~ (ktorych|ktorego|ktorej|z_wiekszym|z_wieksza|o_wiekszym|wewnetrzn*|bardziej) \n (inna_osobe|inna_kandydature|kogos_innego)",
  actor: "(osoba|kandydat*|kolezanka|kolega|ktos)",
  favoured: `
(wybralismy) (ciebie|pania|pana|cie)
(sposrod|wsrod|w_odroznieniu|w_przeciwienstwie) ~ (kandydat*|osob|innych)`,
  better: "(lepiej|bardziej|blizej|wiecej_doswiadczenia)",
  running:
    "(nic_nie_jest|jeszcze_nic|naszych_faworytow|wciaz_rozmawiamy|nadal_rozmawiamy|nadal_jestes|wciaz_jestes|nadal_jest_pani|wciaz_jest_pani|nadal_bierzesz|wciaz_bierzesz|nadal_w_grze|wciaz_w_grze|spotykamy_sie_jeszcze)",
  granted: "(zaproponowalismy|zaoferowalismy|dostala|dostal|powierzylismy)",
  finally: "(ostatecznie|w_koncu|finalnie|koniec_koncow)",
  joins: "(dolaczy_do_nas|dolaczy_do_zespolu|dolacza|przyjela|przyjal|zaakceptowal*|obejmie|przekonal*)",
  addressee: "(zostalas|zostales|zostala|ciebie|cie|ci|twoj*|pani|pana|panu|pan|kandydatur*|aplikacj*|zgloszeni*)",
  onward:
    "(zakwalifikowal*|zakwalifikowan*|kolejnego_etapu|kolejny_etap|nastepnego_etapu|dalszego_etapu|dalszych|dalej|wybran*|rozpatrzon*|zaprosic|zaprosimy|zaprosic_pani|kontynuowac|przeszla|przeszedl|zaproponowac|zaoferowac|pozytywn*|uwzglednion*)",
  refused: "(odrzucon*|odrzucilismy|nie_zakwalifikowan*|negatywn*|nieuwzglednion*|nie_wybran*|zakonczon*_negatywnie|odmown*)",
  post: "(stanowisk*|rekrutacj*|zatrudnieni*|wakat*|etat*|pozycj*|nabor*|miejsce)",
  stopped:
    "(wstrzyman*|wstrzymal|zamrozon*|zamrozil|zawieszon*|anulowan*|odwolan*|obsadzon*|wycofan*|zlikwidowan*|nieaktualn*|wewnetrznie|uniewazn*)",
  fill: "(obsadzimy|obsadzic|obsadzon*|zatrudnimy|zatrudniac|zatrudnic|kontynuowan*|prowadzimy)",
  profile: "(profil*|doswiadczeni*|cv|kwalifikacj*|umiejetnosc*|kandydatur*|kompetencj*)",
  fits: "(pasuje|pasuja|odpowiada|odpowiadaja|spelnia|spelniaja|zgodn*|wpisuje|czego_szukamy|wystarczajac*)",
  negation: "(nie|zaden|zadn*|nigdy)",
  no: `
(jest|bedzie|to) (na_nie|odmowa|odpowiedz_odmowna)
tym razem (jest_na_nie|nie|sie_nie_udalo|bez_powodzenia)
nie ~ dobrych (wiesci|wiadomosci)
(zla|niedobra|zle|niedobre|nie_mam_dobrych) (wiadomosc|wiadomosci)
(decyzja|odpowiedz) [jest] (odmowna|negatywna)
nie (udalo_sie|tym_razem)$`,
  offers: "(oferujemy|zaoferowac|propozycj*_zatrudnieni*|propozycje_zatrudnienia|propozycje_pracy|zaproponowac)",
  employment: "(zatrudnieni*|stanowisko|stanowiska|umow*|prac*|etat|staz|kontrakt)",
  hire: `
(chca|chcemy|chcielibysmy|chce|postanowilismy|zdecydowalismy) ~ (cie|ciebie|pania|pana) ~ (zatrudnic|przyjac|w_zespole|na_pokladzie)
(chca|chcemy) [cie|pania|pana] zatrudnic ~
chcemy (ciebie|cie)$
(praca|stanowisko|posada) jest (twoja|twoje|pani|pana)
potwierdz* ~ (propozycj*) ~ (zatrudnieni*|prac*)
(wybralismy) (ciebie|pania|pana)
(ciebie|pania|pana) wybralismy ~
(masz_te_prace|dostalas_prace|dostales_prace|dostala_pani)
(witamy|witaj) ~ (zespole|pokladzie)`,
  meet: `
(wybralismy|wybrano|zakwalifikowan*) ~ na rozmowe
(chce|chca|chcemy|chcielibysmy|chcialbym|chcialabym|milo|radoscia) ~ (cie|pania|pana|ci) ~ (poznac|spotkac|porozmawiac|zobaczyc|zaprosic|na_zywo)
(poznac|zobaczyc|spotkac) (cie|pania|pana|sie) ~
(prosimy|zapraszamy|zapraszam|uprzejmie) ~~ (stawienie|stawic|rozmowe|spotkanie|kwalifikacyjna|komisj*|przybycie)
(wybierz|prosze_wybrac|wybrac|zarezerwuj|prosimy_wybrac) ~~ (termin|godzine|date|pore) ~
(czy_znalazl*|czy_mial*|czy_masz|czy_ma|masz|mialabys|mialbys|znajdziesz|czy_pasuje|czy_pasowal*|czy_odpowiada*) ~~ (pol_godziny|czas|chwile|termin|moment|\\d+|poniedzialek|wtorek|srode|sroda|czwartek|piatek) ~~ (rozmow*|spotkani*|telefon*|kawe|wideo*|porozmawiac|call)
(rozmowe|rozmowa|spotkanie|kawa|telefon) ~ (ze_mna|z_nami|z_zespolem|z_panem|z_pania|z_moim|z_komisja)
(rozmowa|spotkanie) (odbedzie|potrwa|trwa)
(czekamy|oczekujemy|zapraszamy) ~~ \\d+
(pierwszy|drugi) etap ~ (za_toba|za_pania|zaliczon*|przeszl*)
(przeszla|przeszedl|przeszlas|przeszedles|zaliczyl*) ~ (pierwszy|drugi|kolejny) etap
(dzien_rekrutacyjny|dzien_rekrutacji|zadanie_grupowe|assessment)
(pasuje|odpowiada) ~~ (wideorozmow*|rozmow*|spotkani*|call)
(dasz_rade|mozesz|moglabys|moglbys|moze_pani|moze_pan|moglaby_pani) ~ (wpasc|przyjechac|przyjsc|zajrzec|odwiedzic) ~
(zobaczyc|poznac) ~ na_zywo
(chetnie|chcialbym|chcialabym|chcielibysmy) ~ (porozmawiam|porozmawiac|pogadac) ~`,
  planned: "(rozmowe|rozmowa|rozmowy|spotkanie|spotkania|wideorozmowe|umowiony_termin|nasz_termin)",
  moved:
    "(przelozyc|przelozona|przelozone|przesunac|przesunieta|odwolac|odwolana|odwolane|nowy_termin|inny_termin|inna_date|nowa_date|zmienic|przyspieszyc|przeniesc|utrzymac|zamiast|nie_odbedzie|w_innym_terminie)",
  arrived: `
(cv|zgloszenie|aplikacja|oferta|oferty|dokumenty|kandydatura) ~~ (doszlo|dotarlo|dotarla|dotarly|wplynelo|wplynela|jest_juz|przyjete|zarejestrowan*|otrzymalismy|wyslana|wyslane)
(wplyw|wplyniecie|otrzymanie|przyjecie) ~~ (oferty|zgloszenia|aplikacji|cv|dokumentow)
(dzieki|dziekujemy|dziekuje) ~~ (aplikujesz|aplikowanie|aplikacj*|zgloszenie|cv|aplikowal*|zainteresowanie_ofert*)
(rozpatrz*|przejrz*|przeanaliz*|rzuce_okiem|zapozna*) ~~ (cv|zgloszeni*|aplikacj*|dokument*)`,
  retained: `
(dane|danych|cv) ~ (usuniet*|przechowyw*|zachowa*|skasowan*)
nadal ~ zainteresowan*`,
};
