import type { RowPhrases } from '../../phrases/row-phrases.ts'

export const rows: RowPhrases = {
  sumOfAll: '^(?:tota(?:al|le)(?:bedrag|prijs|premie|huur)?_|bijbetaling_)',
  leftToPay:
    '(?:(?:nog )?te (?:betalen|voldoen)|openstaande? (?:totaal|bedrag|saldo)|totaal verschuldigd|totale vordering|bij te betalen|nog verschuldigd|\\p{L}*restbedrag|bijbetaling)_',
  toPayNow: '(?:te betalen|nog te voldoen)_',
  instalmentLabel: [
    '^(?:maand|kwartaal|week|jaar)(?:termijn|bedrag|premie|betaling)_',
    '^(?:maandelijkse|wekelijkse|jaarlijkse) (?:betaling|incasso|termijn|afschrijving|premie)',
  ].join('|'),
  refundLabel: 'terug te (?:betalen|ontvangen)|terugbetaling|te ontvangen',
  dueDay:
    '^(?:vervaldatum|incassodatum|uiterste betaaldatum|(?:te )?betalen vóór|afschrijving op)$',
  givesThanks: '^(?:dank u|wij danken|hartelijk dank)',
  numberedClause: '^(?:artikel|art\\.)\\s?\\p{N}',
  definesTerm: '(?<=["”»“] )betekent\\s',
  opensRefused: [
    '^(?:geweigerd|afgewezen|afgekeurd|ingetrokken|gezakt|ongegrond|onvoldoende|voldoet niet)_',
    '^niet (?:verleend|toegekend|goedgekeurd|toegestaan|toegewezen|akkoord|geslaagd|voldaan|gehonoreerd|aanvaard|in orde)_',
    '^(?:deels|gedeeltelijk) (?:verleend|toegekend|geweigerd|goedgekeurd|gegrond)_',
  ].join('|'),
  opensGranted:
    '^(?:verleend|toegekend|goedgekeurd|toegestaan|toegewezen|akkoord|geslaagd|voldoende|voldoet|voldaan|aanvaard)_|^gegrond_',
  nameOfPerson: 'naam$',
  whoColumn: '^wie|^(?:verantwoordelijke?|uit te voeren door)_',
  untilColumn: '^(?:voor|uiterlijk|wanneer)_',
  columnOfPast: '(?:geboren|geboortedatum|sinds)_',
  partOfSum: '^waarvan_',
  includedInSum:
    '(?<=[（(])(?:(?:al) )?(?:inbegrepen|inclusief)(?: (?:in het) ?[^()（）]{0,30})?[)）]',
  opensParties: '^(?:tussen|aanwezig)',
  rangeColumn: 'referentie|(?:normaalwaarden?|grenswaarden?|drempelwaarden?)_',
  mostColumn: '(?:drempelwaarden?|grenswaarden?)_',
  namesReference: '(?:kenmerk|zaaknummer)_|\\p{L}*nummer_',
  intervalCell: '^(?:elke|iedere|eerste|na|binnen)\\s\\p{N}[\\p{N}.,]*\\s?\\p{L}',
  untilDay: '^(?:vóór|voor|tot)\\s\\D{0,12}\\p{N}',
  unitColumn: '^eenhe(?:id|den)$',
  noteColumn: '^opmerking$',
  countedBy: '^(?:per|elke)\\s\\p{L}+$',
  yesOrNo: '^(?:ja|nee)$',
  datedBeside: '^datum:?\\s\\p{N}',
  opensExceptions: '(?:tenzij|behalve)[,:]?$',
  opensDefects: '(?:gebreken|gebrek)\\)?:$',
  pleads: '^gelieve_',
  upToLimit: '^(?:tot|max\\.?)(?=\\s?[-−]?\\d)',
  fromLimit: '^(?:min\\.?)(?=\\s?[-−]?\\d)',
  toLimit: 'tot(?=\\s?[-−]?\\d)',
}
