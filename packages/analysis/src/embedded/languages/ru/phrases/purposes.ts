import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose: 'целью (?:настоящ\\p{L}+|данн\\p{L}+|этого|этой) \\p{L}+ является_',
  speaksOfItself: '^(?:настоящ\\p{L}+ (?:\\p{L}+\\s){1,3}?(?:регулирует|определяет)_)',
  opinionHeading: 'общая оценка',
  overviewHeading: 'коротко|кратко|описание|резюме|краткое содержание',
  ownDecisionHeading: 'решение',
  methodHeading: 'как читать|условные обозначения|методика',
  onlyAsks: '',
  inShort: '^(?:(?:(?:если )?коротко|вкратце)[:,]\\s)',
  worksHeading: 'работы',
  matterHeading: 'предмет',
  recitalHeading: '',
  oneSideOfTwo: '(?:с одной стороны|с другой стороны)_',
  providesService: '',
  writerMay: '',
  andNot: '(?:а|и) не',
  undertakes:
    '\\p{L}+ (?:обязуется (?:оказ|выполн|постав)|принимается на работу|оказывает услуги|прода[её]т_|сда[её]т_|передает_)',
  invites: 'приглаша\\p{L}+',
  agendaNoun: 'повесткой дня',
  followingOnes: 'следующ\\p{L}+',
  inOrderTo: 'для|с',
  opensOperative: '(?:(?:постановил|решил|определил)[аи]?(?=\\s*[:\\n]))_',
  addsUp: '',
  refusesRequest: `(?:${[
    '(?:отказа|отказыва|отклон)\\p{L}+',
    'не (?:можем|удовлетвор\\p{L}+|подлежит удовлетворению|предоставля\\p{L}+)',
  ].join('|')})_`,
  grantsRequest:
    '(?:(?<!не )(?:удовлетвор|предоставля|предоставить|одобр|разреш|согласов)\\p{L}*)_',
  telephone: '(?:телефон|тел|факс)_',
  noteLabel: '',
}
