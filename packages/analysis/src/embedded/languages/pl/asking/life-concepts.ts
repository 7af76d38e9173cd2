/** What people call matters of body, offices and everyday life, in the form of `concepts.ts`. */
export const lifeConcepts = `
heart: serce serca kardiologiczny zawał arytmia
kidney: nerka nerki nerek dializa
liver: wątroba wątroby zapalenie_wątroby
stomach: żołądek brzuch brzucha jelita
brain: mózg głowa udar padaczka drgawki
bone: kość kości złamanie staw stawy
lungs: płuco płuca płuc zapalenie_płuc klatka
sugar: cukier cukrzyca insulina glukoza
tired: zmęczony zmęczenie senność osłabienie
sleep: sen spać bezsenność
infection: infekcja zakażenie antybiotyk antybiotyki bakterie wirus
fasting: na_czczo czczo głodówka
gamble: zakład zakłady hazard kasyno loteria
currency: waluta waluty kurs_wymiany
adult: dorosły dorośli dorosła pełnoletni
musician: zespół muzycy koncert orkiestra
couple: małżeństwo para oboje małżonkowie
subcontractor: podwykonawca podwykonawcy podwykonawstwo
suspect: podejrzenie podejrzany oskarżony śledztwo
volunteer: wolontariusz wolontariusze społecznie nieodpłatnie
reception: zasięg sygnał
material: plastik tworzywo pcv drewno metal stal beton cegła
tree: drzewo drzewa żywopłot wycinka wyciąć
shares: akcja akcje odkup wykup
waive: umorzyć umorzenie zwolnić zwolnienie
postpone: przełożyć przesunąć odroczyć inny_termin zmiana_terminu
cheapest: najtańszy najtańsza tańszy najniższa
prevail: pierwszeństwo rozstrzyga sprzeczność rozbieżność
authority: urząd organ ministerstwo rząd nadzór władze
translate: przetłumaczyć tłumaczenie tłumacz
reply: odpowiedzieć odpowiedź odpowiadać odpisać
fair: festyn święto impreza jarmark
opinion: opinia opinię uwagi wniosek_w_konsultacjach wypowiedzieć_się zgłosić_uwagi
`
