export type SectionKind =
  | 'none'
  | 'abstract'
  | 'introduction'
  | 'background'
  | 'method'
  | 'results'
  | 'discussion'
  | 'conclusion'
  | 'recommendations'
  | 'risks'
  | 'definitions'
  | 'references'
  | 'contents'

const patterns: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'contents',
    /^(?:table of )?contents$|^inhalt(?:sverzeichnis)?$|^table des matières$|^sommaire$|^índice$|^indice$|^inhoud(?:sopgave)?$/u,
  ],
  [
    'references',
    /^(?:references|bibliography|works cited|literature(?: cited)?|literatur(?:verzeichnis)?|bibliographie|références|referencias|bibliografía|riferimenti|bibliografia|referências|referenties|acknowledge?ments?|danksagung)\b/u,
  ],
  [
    'abstract',
    /^(?:abstract|executive summary|management summary|summary|overview|zusammenfassung|kurzfassung|résumé|synthèse|resumen|riassunto|sommario|resumo|samenvatting)\b/u,
  ],
  [
    'recommendations',
    /^(?:[\d/.]+\s)?actions?(?: points?| list| log| agreed| required)?$|^(?:to[- ]do(?: list)?|tasks|aufgaben|maßnahmen|zu erledigen|actions à mener|à faire|tareas|por hacer|azioni|da fare|ações|a fazer|acties|actiepunten|te doen|zadania|do zrobienia|задачи|поручения|待办事项|行动项|アクション)$|recommendation|next steps|action items|empfehlung|recommandation|recomendaci|raccomandazion|recomendaç|aanbeveling|handlungs/u,
  ],
  [
    'risks',
    /^(?:key )?risks?\b|risk factors|limitations|warnings?\b|risiken|einschränkungen|risques|limites|risico|ryzyk|zagrożeni|riesgos|limitaciones|rischi|riscos|beperkingen/u,
  ],
  [
    'conclusion',
    /conclusion|concluding|final remarks|schlussfolgerung|fazit|schluss\b|conclusiones|conclusioni|conclus(?:ão|ões)|conclusie|slotsom/u,
  ],
  [
    'introduction',
    /^(?:introduction|einleitung|einführung|introducción|introduzione|introdução|inleiding|purpose|scope and purpose)\b/u,
  ],
  [
    'background',
    /related work|previous work|literature review|background|recitals|whereas|hintergrund|präambel|contexte|antecedentes|premess[ae]|antecedentes|achtergrond/u,
  ],
  [
    'definitions',
    /^definitions?\b|definitions and interpretation|begriffsbestimmung|définitions|definiciones|definizioni|definições|definities|glossary/u,
  ],
  ['discussion', /discussion|diskussion|discusión|discussione|discussão|discussie|analysis\b/u],
  [
    'results',
    /^(?:results?|findings|evaluation|experiments?|experimental|ergebnisse|résultats|resultados|risultati|resultaten)\b|results$/u,
  ],
  [
    'method',
    /method|approach|model|materials and|procedure|methodik|vorgehen|méthod|metodolog|método|metodo|werkwijze|data\b/u,
  ],
]

/** What a section holds, told from its heading. */
export function sectionKindOf(heading: string): SectionKind {
  const plain = heading
    .toLowerCase()
    .replace(
      /^[#\s]*(?:(?:section|chapter|part|article|kapitel|abschnitt)\s+)?(?:[\divxlc]+(?:\.\d+)*[.):]?\s+)?/u,
      '',
    )
    .replace(/[\s:.*_#]+$/u, '')
  for (const [kind, pattern] of patterns) if (pattern.test(plain)) return kind
  return 'none'
}
