import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  pointsToThings: '(?:est[ao]s|es[ao]s|dich[ao]s)',
  timeOrSum: '^(?:días|meses|años|casos|plazos|condiciones|motivos)$',
  caseOfWhat: '^(?:en caso de ?\\p{Ll}+,)',
  opensWithBound: '^(?:hasta|máximo|mínimo|ningun[ao])_',
  saysOfValue: '(?:es|son|será|tiene|debe|puede)_',
  opensSubordinate: '^(?:que|si)_',
  leavesOpen: '(?:debe|deben|puede|si|cuando|salvo)_',
  excludes: '(?:no(?!\\.|\\s?\\p{N})|nunca|exclusiones|excluid\\p{L}+|prohibi\\p{L}+)_',
  forbidsByItself:
    '^(?:[^.;:]{1,40}, )?(?:\\([a-z]\\) )?\\p{L}+ no (?:podrán?|puede|pueden|debe|deben)_',
  bothKinds: '(?:y (?:lo que )?no)_',
  lacksObject: '^(?:avise|avísenos|comuníquelo)(?: a)? (?:antes|con)_',
  speaksOfIt: '',
  ofThem: '',
  severalThings: '',
  oneInForm: '',
  countsVotes:
    '^(?:(?:votación|votos?|a favor)\\s?[:：]\\s?\\p{N}|votos? a favor\\s\\p{N}[^;:]{0,60}(?:en contra|contra)|la (?:propuesta|moción) (?:se|es) (?:\\p{L}+ )?\\p{L}+\\.$|(?:\\p{N}{1,4} (?:\\p{L}+ ){0,2})?(?:votan|votaron) (?:\\p{N}{1,4} )?a favor_|no se alcanza_)',
  forbidsNamed: '^(?:no|nunca) (?:lo|la|los|las) \\p{L}+',
  countsNamed: '^(?:(?:l[oa]s|tod[oa]s) (?:dos|tres|cuatro|cinco)) (?:deben|deberán|son)_',
  namesContract: '(?:contrato|entre)',
  closesPaper: '^(?:hecho en|en prueba de conformidad)_',
  shortWord: '',
  headsNothing:
    '^(?:(?:punto|cláusula|artículo)\\s\\p{L}+|primer[ao]|segund[ao]|tercer[ao]|cuart[ao]|quint[ao]|sext[ao]|s[eé]ptim[ao]|octav[ao]|noven[ao]|d[eé]cim[ao]\\p{L}*|objeto|reunidos|exponen|cláusulas|estipulaciones|manifiestan|preámbulo|considerandos?|disposiciones (?:generales|finales)|otros|ruegos y preguntas)$',
  gradeBehind: '(?:alt[oa]|medi[oa]|baj[oa]|crític[oa])',
  riskBehind: '',
  thanksFor: '^(?:un saludo|(?:muchas )?gracias por)_',
  endsInNumberOf: '',
}
