export const technicalConcepts = `
perpetual: bezterminowo bezterminowa bezterminowy wieczysty wieczyste nieograniczony nieokreślony na_zawsze dożywotnio wygasa wygaśnie
disclose: ujawnić ujawnienie ujawniać ujawniony zdradzić wyjawić przekazać_osobom_trzecim upublicznić rozpowszechniać wyciek wyciec
lawsuit: pozew pozwać pozwany powództwo proces sądowy postępowanie_sądowe podać_do_sądu spór_sądowy
preset: domyślny domyślna domyślnie wartość_domyślna ustawienia_fabryczne fabryczne standardowo
compatible: zgodny zgodność kompatybilny kompatybilność obsługiwany obsługuje działa_z współpracuje
version: wersja wersji wersje wydanie
restart: restart zrestartować ponowne_uruchomienie uruchomić_ponownie
switch_off: wyłączyć wyłączenie wyłączony wyłącza zgasić odłączyć
log: dziennik dzienniki rejestr logi zapis
connector: port porty gniazdo gniazda złącze złącza wtyczka
by_hand: ręcznie ręczny ręczna edytować edycja własnoręcznie
reactivate: reaktywować reaktywacja wrócić powrót powrócić przywrócić przywrócenie odblokować wznowić
expel: wykluczyć wykluczenie wykluczony wyrzucić wyrzucony usunąć_z skreślić skreślenie wydalić
guarantor: poręczyciel poręczyciela poręczenie żyrant gwarant
discard: wyrzucić wyrzucać pozbyć_się utylizacja zutylizować wyrzucić_do_śmieci
discontinued: wycofany wycofana niedostępny nieprodukowany już_nie_produkowany jeszcze_dostępny
logo: logo logotyp znak_towarowy znaki_towarowe marka
letter_case: wielkie_litery małe_litery wielkość_liter
technology: techniczny techniczna technika technologia technologiczny
candidacy: kandydat kandydata kandydaci kandydatura kandydować zgłoszenie_kandydata
interpret: interpretacja interpretować wykładnia znaczenie rozumie_się
composition: składa_się skład w_skład zasiada zasiadać
term_of_office: kadencja kadencji na_stanowisku pełni_funkcję mandat
trial_use: wersja_próbna próbny przetestować wypróbować testowy testowa ocena
electricity: elektryczny elektryczna elektryk okablowanie kabel kable przewód przewody instalacja_elektryczna
`
