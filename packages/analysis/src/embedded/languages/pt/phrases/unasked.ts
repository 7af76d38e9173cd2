import type { UnaskedPhrases } from '../../phrases/unasked-phrases.ts'

export const unasked: UnaskedPhrases = {
  writerSpeaks: '^(?:se [^.;]{3,200}, )?nós_|^eu_',
  asksOfReader:
    'pedimos|por favor|recomendamos|deve|(?:peço|recomendo|(?:le|les|os) (?:ruego|pido|recomiendo))_',
  forbidsReader: '',
  opensContrast: '(?<=[,;]\\s)(?:mas|porém|depois disso)_',
  unlessClause: '(?:salvo que|a menos que)_[^.;]*',
  forbids: 'não (?:pode|podem|poderá|deve)_',
  asksNothing:
    '(?:não (?:é|está|são|estão) obrigad[oa]s?|não (?:é necessário|precisa|tem de)|não (?:é|são) obrigatóri[oa]s?)_|note que_',
  wishedFor: '',
  saidEarlier: '(?:nos )?(?:disse|declarou|informou|indicou|explicou)_[^.;]*',
  withoutHaving: 'sem (?:ter de|ter que|necessidade de|que)_[^.;]*',
  writerHasTo: '(?:que|se|quando) (?:devemos|temos de|tivermos de)_',
  hasToBe: 'dev(?:e|em) (?:ter (?:pelo menos|mais|menos|entre)|ser (?:maior|residente))',
  invertedClause: '',
  capsLiability:
    '(?:em caso algum|em nenhum caso)_[^.;]*|responsabilidade_[^.;]{0,80}? (?:deve|deverá|poderá)_[^.;]*',
  formality: [
    '(?:desconsider(?:e|ar) (?:este|esta)|lido [^.;]{0,40}assina|em maiúsculas|letra de imprensa)_',
    '(?:leia (?:atentamente|com atenção)|não responda a este)_',
  ].join('|'),
  toBeRead: '(?:ler com atenção|leia(?: (?:com atenção|atentamente))?)[.!)]*$',
}
