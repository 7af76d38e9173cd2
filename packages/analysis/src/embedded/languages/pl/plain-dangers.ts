import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    '(?:zadzwoń|dzwoń|wezwij|wezwać|zadzwonić)\\p{L}* (?:natychmiast )?(?:pod )?(?:numer )?(?:(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_|pogotowie|straż)|(?:natychmiast|niezwłocznie) (?:skontaktuj|skontaktować|zgłoś|udaj)\\p{L}* [^.;]{0,20}(?:lekarz|szpital)',
  hurt: '[0-9]+ (?:os[oó]b\\p{L}*|dzieci|klientów|pacjentów)_ [^.;]{0,30}(?:rann\\p{L}+|poparz\\p{L}+|zatru\\p{L}+|obrażeni\\p{L}+)',
  stop: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:nigdy|pod żadnym pozorem) nie_|nie (?:wolno|należy) (?:dotykać|otwierać|używać|zapalać|pić|wchodzić|przekraczać|mieszać|demontować|mostkować)_|nie (?:dotykaj|używaj|otwieraj|zapalaj|pij|wchodź|przekraczaj|mieszaj)\\p{L}*|(?:wyłącz|wycof)\\p{L}+ [^.;]{1,50} z (?:eksploatacji|użytku|użycia)|(?:zaprzestań|przerwij)\\p{L}* używani|opuść (?:natychmiast )?(?:pomieszczenie|budynek))',
  gone: '(?:po|od) [^.;,]{2,40} nie będ(?:zie|ą) (?:już )?(?:dostępn|oferowan|wydawan)\\p{L}+|nie będ(?:zie|ą) (?:już )?dostępn\\p{L}+ po_',
  unpaid:
    'z chwilą (?:powstania|stworzenia|wydania|podpisania),? (?:a nie|niezależnie od) [^.;]{0,20}zapłat\\p{L}+',
  uncovered: '(?:ograniczon|zmniejszon)\\p{L}+ do (?:ustawowego )?minimum|nie wykupion\\p{L}+',
  fine: '(?:odwołanie|anulowanie|rezygnacja)_[^.;]{0,40}kosztuje[^.;]{0,20}[0-9]|(?:grzywn\\p{L}*|mandat\\p{L}*|kar(?:a|ę|y|ą|ze)) (?:pieniężn\\p{L}+ )?[^.;]{0,30}(?:od|do|w wysokości)[^.;]{0,12}[0-9]',
  blocked:
    '(?:dostaw\\p{L}+|dostęp|prąd|konto|karta)_[^.;]{0,60}(?:wstrzyman|odcięt|zablokowan|odłączon)\\p{L}*',
  silence: '(?:milczenie|brak odpowiedzi|zapłat\\p{L}+)[^.;]{0,80}(?:zgod|akceptacj)\\p{L}*',
  bannedAfter: '(?:miesięcy|lat) po (?:zakończeniu|ustaniu|rozwiązaniu)[^.;]{0,80}(?:nie|zakaz)',
  finding:
    '(?:alergia|uczulenie|uczulon[ya])_ na_|(?:guzek|guz|zmiana|torbiel|polip)_ [^.;]{0,90}do (?:wyjaśnienia|weryfikacji|dalszej|kontroli)',
  doubled: '(?<!kaucj[^.;]{0,60})(?:dwukrotnoś|trzykrotnoś|podwójn|w podwójnej)\\p{L}*',
  endsWith:
    '(?:wygasa|kończy się) (?:jednocześnie|równocześnie) z|nie przysługuj(?:e|ą) (?:żadne |mu |jej |im )*roszczeni',
  invalid:
    '(?:wypowiedzenie|zawiadomienie|oświadczenie|wniosek)_ [^.;]{0,60}(?:jest|są) (?:nieważn|bezskuteczn)\\p{L}+',
  notPaid:
    'nie (?:otrzyma|przysługuje)\\p{L}* (?:żadn\\p{L}+ )?(?:odszkodowani|odpraw|wynagrodzeni)\\p{L}*',
  breaks: '(?:może|mogą) (?:uszkodzić|zniszczyć|usunąć|wyłączyć)_',
  unwise: '(?:nie zaleca się|nie jest zalecan\\p{L}+|odradza\\p{L}*)|na własne ryzyko_',
}
