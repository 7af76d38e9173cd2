import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  pointsToThings: '(?:est[ae]s|ess[ae]s|tais)',
  timeOrSum: '^(?:dias|meses|anos|casos|prazos|condições|motivos)$',
  caseOfWhat: '^(?:(?:em|no) caso de ?\\p{Ll}+,)',
  opensWithBound: '^(?:até|nenhuma?|máximo|mínimo)_',
  saysOfValue: '(?:é|são|será|foi|tem|deve|pode)_',
  opensSubordinate: '^(?:que|se)_',
  leavesOpen: '(?:deve|devem|pode|se|quando|salvo)_',
  excludes: '(?:não|nunca|exclusões|excluíd\\p{L}+|proibi\\p{L}+)_',
  forbidsByItself: '^(?:[^.;:]{1,40}, )?(?:\\([a-z]\\) )?\\p{L}+ não (?:pode|podem|deve|devem)_',
  bothKinds: '(?:e (?:o que )?não)_',
  lacksObject: '^avise-nos (?:com|até|antes)_',
  speaksOfIt: '',
  ofThem: '',
  severalThings: '',
  oneInForm: '',
  countsVotes:
    '^(?:(?:votação|a favor)\\s?[:：]\\s?\\p{N}|votos? a favor\\s\\p{N}[^;:]{0,60}contra|a? ?(?:proposta|moção) (?:foi|é) (?:\\p{L}+ )?\\p{L}+\\.$|(?:\\p{N}{1,4} (?:\\p{L}+ ){0,2})?(?:votam|votaram) (?:\\p{N}{1,4} )?a favor_|não se (?:atinge|alcança) a maioria_)',
  forbidsNamed: '^(?:não|nunca) (?:[oa]s?) \\p{L}+(?:e|em|a|am)(?: |,|\\.)_',
  countsNamed: '^(?:(?:[oa]s|tod[oa]s) (?:dois|duas|três|quatro|cinco)) (?:devem|são)_',
  namesContract: '(?:contrato|entre)',
  closesPaper: '^(?:feito em|por estarem)_',
  shortWord: '',
  headsNothing:
    '^(?:(?:ponto|cláusula|artigo)\\s\\p{L}+|primeir[ao]|segund[ao]|terceir[ao]|quart[ao]|quint[ao]|sext[ao]|sétim[ao]|oitav[ao]|non[ao]|décim[ao]\\p{L}*|objeto|cláusulas|preâmbulo|considerandos?|disposições (?:gerais|finais)|outros assuntos)$',
  gradeBehind: '(?:alt[oa]|médi[oa]|baix[oa]|crític[oa])',
  riskBehind: '',
  thanksFor: '^(?:(?:muito )?obrigad[oa] (?:por|pel[oa]))_',
  endsInNumberOf: '',
}
