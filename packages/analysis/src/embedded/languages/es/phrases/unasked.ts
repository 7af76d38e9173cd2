import type { UnaskedPhrases } from '../../phrases/unasked-phrases.ts'

export const unasked: UnaskedPhrases = {
  writerSpeaks: '^(?:si [^.;]{3,200}, )?nosotros_|^yo_',
  asksOfReader:
    'por favor|rogamos|recomendamos|solicitamos|debe|(?:le|les|os) (?:ruego|pido|recomiendo)_',
  forbidsReader: 'usted no (?:podrá|puede)_',
  opensContrast: '(?<=[,;]\\s)(?:pero|sin embargo|mas|después)_',
  unlessClause: '(?:salvo que|a menos que)_[^.;]*',
  forbids: 'no (?:podrá|podrás|puede|pueden|debe|deberá)_',
  asksNothing: [
    '(?:no (?:está|están) obligad[oa]s?|no (?:es necesario|hace falta|tiene que|necesita))_',
    '(?:no (?:es|son) obligatori[oa]s?|tenga en cuenta)_',
  ].join('|'),
  wishedFor: '',
  saidEarlier: '(?:nos )?ha (?:dicho|indicado|declarado|manifestado|explicado)_[^.;]*',
  withoutHaving: 'sin (?:tener que|necesidad de|que)_[^.;]*',
  writerHasTo:
    'si (?:el|la|los|las|un|una) [^.;,]{1,60}(?:debe|deben|tiene que)_[^.;,]*|(?:(?:que|si|cuando) (?:debemos|debamos|tenemos que|tengamos que)|tener que (?:comunicar|informar)\\p{L}*)_',
  hasToBe: 'deben? (?:tener (?:al menos|más|menos|entre)|ser (?:mayor|residente))',
  invertedClause: '',
  capsLiability: 'en ningún caso_[^.;]*|responsabilidad_[^.;]{0,80}? (?:deberá|podrá)_[^.;]*',
  formality: [
    '(?:haga caso omiso|leíd[oa] [^.;]{0,60}(?:firman|suscriben)|prueba de conformidad|en mayúsculas|letra de imprenta)_',
    '(?:lea (?:atentamente|detenidamente)|no responda a este)_',
    '(?:cite|indique|mencione) [^.;]{0,40}(?:correspondencia|comunicaci|contact)',
  ].join('|'),
  toBeRead: '(?:leer|lea|léase)(?: (?:atentamente|con atención))?[.!)]*$',
}
