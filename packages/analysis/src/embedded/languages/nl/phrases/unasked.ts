import type { UnaskedPhrases } from '../../phrases/unasked-phrases.ts'

export const unasked: UnaskedPhrases = {
  writerSpeaks: '^(?:(?:als|indien) [^.;]{3,200}, )?wij_|^ik_',
  asksOfReader: 'verzoeken|vragen|adviseren|raden|u moet|ik (?:verzoek|vraag|adviseer|raad)_',
  forbidsReader: 'u mag(?: \\p{L}+){0,8}? niet_',
  opensContrast: '(?<=[,;]\\s)(?:maar|echter|daarna)_',
  unlessClause: 'tenzij_[^.;]*',
  forbids: '(?:mag|mogen)(?: \\p{L}+){0,8}? niet_',
  asksNothing:
    '(?:(?:is|zijn|bent) niet verplicht|hoef(?:t|ven)?(?: \\p{L}+){0,6}? (?:niet|niets|geen)|let op)_',
  wishedFor: '',
  saidEarlier:
    'u (?:heeft|hebt) (?:ons )?(?:verteld|gezegd|gemeld|verklaard|laten weten|aangegeven)_[^.;]*',
  withoutHaving: 'zonder (?:dat|te hoeven)_[^.;]*',
  writerHasTo:
    '(?:als|indien) (?:de|het|een) [^.;,]{1,60}moet(?:en)?_|(?:(?:als|die|dat|wanneer|omdat) (?:wij|we) [^.;,]{1,60}?moeten|moeten (?:meedelen|mededelen|melden))_',
  hasToBe: 'moet(?:en)? (?:u )?(?:minstens|ten minste|minimaal|ouder|jonger)',
  invertedClause: '',
  capsLiability: 'in geen geval_[^.;]*|aansprakelijkheid_[^.;]{0,80}? (?:mag|zal)_[^.;]*',
  formality: [
    '(?:als niet (?:verzonden|geschreven)|aldus (?:opgemaakt|overeengekomen))_',
    '(?:vermeld [^.;]{0,40}(?:kenmerk|nummer)[^.;]{0,40}(?:contact|correspondentie|bellen)|blokletters)_',
    '(?:lees [^.;]{0,40}(?:aandachtig|zorgvuldig|goed door)|niet te antwoorden op deze)_',
  ].join('|'),
  toBeRead: '(?:goed |aandachtig |eerst )?(?:lezen|doorlezen)(?: a\\.?u\\.?b\\.?)?[.!)]*$',
}
