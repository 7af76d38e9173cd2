import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose: '(?:objeto|objetivo|finalidade) (?:do presente|da presente|deste|desta) \\p{L}+ é_',
  speaksOfItself: '^(?:(?:o |a )?presente\\s)',
  opinionHeading: 'apreciação (?:global|geral)',
  overviewHeading: 'em resumo|descrição|resumo',
  ownDecisionHeading: '(?:a nossa )?decisão',
  methodHeading: 'legenda|como ler|metodologia',
  onlyAsks: '',
  inShort: '^(?:em (?:resumo|suma)[:,]\\s)',
  worksHeading: '(?:os )?(?:trabalhos|serviços)',
  matterHeading: 'objec?to',
  recitalHeading: 'preâmbulo|considerand',
  oneSideOfTwo: '(?:de um lado|de outro)_',
  providesService: '^(?:prestamos|fornecemos|reparamos|substituímos|oferecemos)_',
  writerMay: '^(?:podemos)_',
  andNot: 'e não(?: mais)?',
  undertakes:
    '(?:o|a) .{3,40}(?:prestará|realizará|executará|fornecerá|exercerá|desempenhará|obriga-se a (?:prestar|realizar|executar|fornecer)|é (?:admitid|contratad)[oa]|(?<!\\p{L})(?:arrenda|aluga|vende|dá de arrendamento))_',
  invites: '(?:são|fica\\p{L}*) (?:convocad|convidad)',
  agendaNoun: 'ordem (?:do dia|de trabalhos)',
  followingOnes: 'seguintes?',
  inOrderTo: 'para|com',
  opensOperative: '(?:por est[ea]s (?:motivos|fundamentos)|pelo exposto)_',
  addsUp: '(?:tudo isto)_',
  refusesRequest: `(?:${[
    '(?:indefer|recus|rejeit)\\p{L}+',
    'não (?:podemos|é possível|se) (?:aceitar|conceder|deferir|reembolsar)',
    'não (?:foi|foram|é|são) (?:concedid|deferid|aceit|aprovad)\\p{L}+',
  ].join('|')})_`,
  grantsRequest: `(?:${[
    '(?:deferid|concedid|aprovad|aceit)[oa]s?',
    '(?:deferimos|concedemos|aprovamos|aceitamos|reembolsamos)',
    '(?:defiro|concede-se|autoriza-se)',
  ].join('|')})_`,
  telephone: '(?:telefone|tel|fax)_',
  noteLabel: '',
}
