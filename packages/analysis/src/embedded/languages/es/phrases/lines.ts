import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  greeting: '^(?:estimad[oa]s?|querid[oa]s?|hola|buenos días|buenas tardes)_',
  greetingLine: "^estimad[oa](?: \\p{L}[\\p{L}.'’-]*){1,3}$",
  farewell: '^(?:(?:un )?(?:cordial )?saludos?|atentamente)_',
  whoTicks: '^(?:quiero|deseo|acepto)_',
  declares: 'el\\/la abajo firmante|abajo firmante',
  signature: '^(?:firma(?:to)?(?: del| della| de|:)|firmado|fdo\\.)_',
  attests: '^(?:leído y conforme|(?:recibí|recibido) y conforme)',
  headsContents: '^índice$',
  headsReferences: '^(?:referencias|bibliografía|agradecimientos)_',
  headsAbstract: '^(?:resumen|abstract)_',
  headsActions: '^(?:tareas|por hacer)$|recomendaci',
  headsRisks: 'riesgos|limitaciones',
  headsConclusion: 'conclusión|conclusiones',
  headsIntroduction: '^introducción_',
  headsBackground: 'antecedentes',
  headsDefinitions: 'definiciones',
  headsDiscussion: 'discusión',
  headsResults: '^resultados_',
  headsMethod: 'metodolog|método|modelo',
  partOfText: 'parte|sección|artículo|art\\.|cláusula|capítulo|anexo|título',
  opensClause: '^(?:qué|lo que|cuándo|cuando|dónde|quién(?:es)?|cómo|como|cuánto|si)_',
  ordinalName:
    '^(?:cláusula )?(?:primer[ao]|segund[ao]|tercer[ao]|cuart[ao]|quint[ao]|sext[ao]|s[eé]ptim[ao]|octav[ao]|noven[ao]|d[eé]cim[ao][\\p{L} ]*|und[eé]cim[ao]|duod[eé]cim[ao]|vig[eé]sim[ao][\\p{L} ]*)$',
  picture: 'figura|fig\\.',
  pictureShows: 'muestra_',
}
