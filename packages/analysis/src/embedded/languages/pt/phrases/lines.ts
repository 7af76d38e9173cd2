import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  greeting: '^(?:prezad[oa]s?|estimad[oa]s?|car[oa]s?|olá|exm[oa]s?\\.?|bom dia|boa tarde)_',
  greetingLine: "^(?:estimad|prezad)[oa](?: \\p{L}[\\p{L}.'’-]*){1,3}$",
  farewell: '^(?:(?:com os )?melhores cumprimentos|atenciosamente)_',
  whoTicks: '^(?:eu|aceito|desejo)_',
  declares: 'abaixo[- ]assinad\\p{L}*',
  signature: '^(?:assinatura|assinado)_',
  attests: '^lido e (?:aceite|aprovado)',
  headsContents: '^índice$',
  headsReferences: '^(?:referências|bibliografia|agradecimentos)_',
  headsAbstract: '^(?:resumo|abstract)_',
  headsActions: '^(?:ações|a fazer)$|recomendaç',
  headsRisks: 'riscos|limitações|limites',
  headsConclusion: 'conclus(?:ão|ões)',
  headsIntroduction: '^introdução_',
  headsBackground: 'antecedentes',
  headsDefinitions: 'definições',
  headsDiscussion: 'discussão',
  headsResults: '^resultados_',
  headsMethod: 'metodolog|método|modelo',
  partOfText: 'parte|secção|artigo|art\\.|cláusula|capítulo|anexo|título',
  opensClause: '^(?:o que|quando|onde|quem|como|porquê|por que|se)_',
  ordinalName:
    '^(?:cláusula )?(?:primeir[ao]|segund[ao]|terceir[ao]|quart[ao]|quint[ao]|sext[ao]|sétim[ao]|oitav[ao]|non[ao]|d[eé]cim[ao][\\p{L} ]*|vig[eé]sim[ao][\\p{L} ]*)$',
  picture: 'figura|fig\\.',
  pictureShows: 'mostra_',
}
