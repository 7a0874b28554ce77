import type { MailPhrases } from "../mail-phrases";

export const POLISH: MailPhrases = {
  condition: `
(jesli|jezeli|brak_odpowiedzi|brak_kontaktu|brak_wiadomosci|w_przypadku|o_ile|gdyby|gdy|pod_warunkiem|w_razie|to_czy)
(zanim|przed_zlozeniem)`,
  harmless: `
(jesli|jezeli|w_razie) ~ (pytan|pytania|zainteresowan*|pasuje|odpowiada_pani|odpowiada_ci|chce)
(czy|jesli) ~ (przyjmujesz|przyjmuje_pani|akceptujesz)`,
  unless: `
(jeszcze_nie|nie_jest_to_odmowa|to_nie_jest_odmowa)
nie ~ jeszcze
(kolega|kolezanka|przyjaciel|przyjaciolka|brat|siostra) ~ (odrzuc*|odmow*)
(zaproponowac|zaoferowac) ~ (rozmowy|terminu|poniedzialek|wtorek|sroda|srode|czwartek|piatek)
nie zosta* odrzucon*
(mieszkanie|najemce|wynajem)
(aplikacj*|zgloszeni*) ~ (bez|niekompletn*)`,
  negation: "(nie|zaden|zadn*|nigdy)",
  rejection: `
nie zosta* [pani|pan|ty] (wybran*|zakwalifikowan*|przyjet*)
(kandydatura|aplikacja|zgloszenie|pani|pan) ~ nie ~ (wybran*|zakwalifikowan*|przyjet*|przesz*|rozpatrzona_pozytywnie)
(kandydatura|aplikacja|zgloszenie) ~ odrzucon*
(zdecydowalismy|postanowilismy|decyzj*|zdecydowalam|zdecydowalem) ~ nie ~ (kontynuowac|kontynuowaniu|zapraszac|przechodzic|isc_dalej)
nie (mozemy|bedziemy|jestesmy) ~ (kontynuowac|zaproponowac|zaoferowac|zaprosic|kontynuowali|uwzglednic|rozpatrywac)
(zdecydowalismy|postanowilismy|wybralismy|zdecydowalam|zdecydowalem|wybralam|wybralem) ~ (innego|inna|innych|innym|kandydatami_ktorych|kandydatow_ktorych|kandydatami_o|kandydata_ktorego|kandydatow_z|kandydata_z)
(wybor|decyzja) padl* na ~ inn*
(stanowisko|rekrutacja|oferta|proces|wakat) ~ (zostal*|jest|sa) [juz|niestety] (obsadzon*|wstrzyman*|anulowan*|zamkniet*|zawieszon*|wycofan*|zakonczon*|odwolan*)
(profil|doswiadczenie|kwalifikacje) nie ~ (odpowiada*|spelnia*|pasuje)
tym razem ~ (nie_udalo|nie)
(znalezlismy|zatrudnilismy) ~ (osobe|kogos|kandydata|kandydatke) ~ (z|ktor*|o)
nie (wybralismy|zakwalifikowalismy) ~ (kandydatury|aplikacji|zgloszenia|pani|pana|ciebie|cie)
nie bedziemy ~ (kontynuowac|kontynuowali|zapraszac)
nie mozemy ~ (zaproponowac|zaoferowac|zaprosic)
obsadzon* (wewnetrznie|juz)
(rekrutacja|proces) ~ (konczy_sie|zakonczyla_sie) ~ (tutaj|tym_etapie)
(na_tym_etapie_konczymy|wstrzymalismy_rekrutacje|wstrzymane_rekrutacje)
stanowisko ~ (obejmie|otrzymala|otrzymal|dostanie)
nie ~ (zaprosic|zapraszamy|zaprosimy) ~ rozmowe
przekona* nas ~ (kandydatka|kandydat|inna|inny)
nie zapraszac ~ (etapu|etapow|rozmowe)`,
  offer: `
(oferujemy|proponujemy|zaoferowac|zaproponowac|oferuje|proponuje) (pani|panu|ci|tobie) ~ (stanowisko|prace|posade|zatrudnienie|umowe)
(zalacz*|przesylam|przesylamy|projekt) ~ (umowy_o_prace|umowe_o_prace|list_intencyjny|oferte_zatrudnienia)
(umowa_o_prace|umowy_o_prace) ~ (zalacz*|podpis*)
(praca|posada|stanowisko) jest (twoja|twoje|pani|pana)
(zdecydowalismy_sie|chcemy|chcielibysmy) ~ (zatrudnic|przyjac_cie)
(witamy|witaj) (w_zespole|na_pokladzie)
(przyjmujesz|przyjmuje|akceptujesz|akceptuje) ~ (oferte|propozycje)
(chcemy|chcielibysmy) ~ (dolaczyla|dolaczyl|zatrudnic)
potwierdz* ~ (zatrudnienie|przyjecie_do_pracy)
pierwszym wyborem
miec (cie|pania|pana) w (zespole|naszym_zespole)
(chcemy|chcielibysmy) cie zatrudnic`,
  interview: `
(zapraszamy|zaprosic|zapraszam|zaproszenie|zaproszona|zaproszony) ~ (rozmowe|rozmowy|rozmowa|spotkanie|rozmowe_kwalifikacyjna|wideorozmowe)
(chcielibysmy|chcemy|chcialbym|chcialabym) ~ (poznac|porozmawiac|spotkac|umowic)
(umowic|umowmy|zaplanowac|ustalic) ~ (rozmowe|spotkanie|termin|rozmowy)
(potwierdz*|przypom*) ~ (rozmowy|rozmowe|rozmowie|spotkania)
(pasuje|dostepn*|znalazl*|odpowiada) ~~ (rozmowe|wideorozmowe|spotkanie|rozmowy)
(proponuje|proponujemy) ~ (rozmowe|spotkanie|wideorozmowe)
(przeszlas|przeszedles|przechodzisz|przeszla|przeszedl) ~ (kolejnego|nastepnego|drugiego|kolejny) (etapu|etap)
potwierdz* ~ (rozmowe|spotkanie|termin_rozmowy)`,
  meeting: "(rozmowe|rozmowa|rozmowy|spotkanie|spotkania|termin|wideorozmowe)",
  moving:
    "(przelozyc|przelozona|przelozone|przesunac|przesunieta|odwolac|odwolana|odwolane|nowy_termin|inny_termin|nowa_date|zmiana|zmienic|zmiane|przyspieszyc|przeniesc|godzine_wczesniej|godzine_pozniej)",
  slot: `
(pasuje|odpowiada) [ci|pani|panu] (poniedzialek|wtorek|sroda|srode|czwartek|piatek)
(rozmowe|rozmowe_kwalifikacyjna) ~ (poprowadzi|przeprowadzi)
(wpasc|przyjsc|podejsc) ~~ (porozmawiac|pogadac)
rozmowe ~ (godziny|godzine|minut) (pozniej|wczesniej)`,
  applied: `
(otrzymalismy|otrzymanie|dostalismy|wplynelo|wplynela) ~ (aplikacj*|zgloszeni*|cv)
(aplikacja|zgloszenie|cv) ~ (otrzyman*|zarejestrowan*|dotarl*|przyjet*|wyslan*)
(dziekujemy|dziekuje) ~ (aplikacj*|przeslanie|zgloszeni*|aplikowanie|zlozenie)
mamy (twoja|pani|pana) (aplikacje|zgloszenie)`,
  task: `
(prosimy|prosze|brakuje|potrzebujemy|przeslac|doslac|dostarczyc|przeslanie) ~~ (kopii|kopie|dyplom*|dokument*|swiadectw*|referencj*|zaswiadczeni*)
(trwa|potrwa|zajmuje|zajmie) ~ dluzej
(opozni*)
nie ~ jeszcze ~ decyzj*
(test|testu|zadanie|zadania|ankieta_rekrutacyjna) ~ (wykona*|rozwiaz*|wypeln*|online|ukoncz*)
(wykona*|rozwiaz*|wypeln*) ~ (test|testu|zadanie|zadania)
(kontakt|dane|nazwiska) ~~ (referencji|referencje|przelozonych)
(podac|przeslac|wskazac) ~ referencj*
(oczekiwan_finansowych|oczekiwania_finansowe|okresu_wypowiedzenia)`,
  message: `
(odezwiemy|skontaktujemy|poinformujemy|damy|wrocimy)
(zachowac|przechowywac|zachowamy) ~ (aplikacj*|cv|dane|zgloszenie)
(twoj*|pani|pana) ~ (aplikacj*|zgloszeni*|kandydatur*)`,
  topic: "(aplikacj*|rekrutacj*|kandyda*|rozmow*|zgloszeni*|stanowisk*)",
  noise: `
(nowe|nowych) (oferty|ofert|prace)
(oferty|ofert) pracy (dla_ciebie|dla_pani|dla_pana)
(alert|alerty|powiadomienie) ~ (pracy|oferty)
(newsletter|ankiete|ankieta|haslo|hasla|webinar)
opinia ~ wazna`,
  advert: "(aplikuj|aplikuj_teraz)",
  bulk: `
(otrzymujesz|otrzymuje) ten newsletter
(poza_biurem|na_urlopie|nieobecn*)`,
  cold: `
(trafilem|trafilam|znalazlem|znalazlam|widzialem|widzialam) ~ profil
(szukam|szukamy|rekrutuje) ~ dla (klienta|mojego_klienta|naszego_klienta)`,
};
