import type { UnaskedPhrases } from '../../phrases/unasked-phrases.ts'

export const unasked: UnaskedPhrases = {
  writerSpeaks: '^(?:se [^.;]{3,200}, )?noi_|^io_',
  asksOfReader:
    'si prega|preghiamo|raccomandiamo|consigliamo|invitiamo|deve|(?:la|vi) (?:prego|invito|chiedo)_',
  forbidsReader: '',
  opensContrast: '(?<=[,;]\\s)(?:ma|però|dopodiché)_',
  unlessClause: '(?:salvo che|a meno che)_[^.;]*',
  forbids: 'non (?:può|possono|deve)_',
  asksNothing:
    '(?:non (?:è|sono) (?:tenut|obbligat)[oaie]|non (?:è necessario|occorre|serve)|non (?:è|sono) obbligatori[oaie]?)_|si noti_',
  wishedFor: '',
  saidEarlier: '(?:ci )?ha (?:detto|indicato|dichiarato|riferito|spiegato)_[^.;]*',
  withoutHaving: 'senza (?:dover\\p{L}*|bisogno di|che)_[^.;]*',
  writerHasTo:
    'se (?:il|la|lo|i|le) [^.;,]{1,60}dev(?:e|ono)_[^.;,]*|(?:(?:che|se|quando) dobbiamo|dover\\p{L}* (?:comunicare|informare))_',
  hasToBe: 'dev(?:e|ono) (?:avere (?:almeno|più|meno|compiuto)|essere (?:maggiorenn|resident))',
  invertedClause: '',
  capsLiability: 'in nessun caso_[^.;]*|responsabilità_[^.;]{0,80}? (?:deve|potrà)_[^.;]*',
  formality: [
    '(?:non ten(?:ere|ga) conto|letto[^.;]{0,40}sottoscritto|in stampatello|(?:leggere|legga) attentamente)_',
    'non rispondere a questa_',
    '(?:citare|indicare) [^.;]{0,60}(?:corrispondenza|comunicazion)',
    'come non ricevut[oa]_',
  ].join('|'),
  toBeRead: '(?:da leggere(?: \\p{L}+)?|leggere attentamente)[.!)]*$',
}
