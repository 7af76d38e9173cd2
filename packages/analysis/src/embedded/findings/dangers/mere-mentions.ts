import type { RiskReasonId } from '../../languages/language-pack.ts'

/* Expressions of all languages that hold a word of harm and tell of none: `attachments` of a mail are no attachment of wages. */

/** Of what `only if` leaves out: cover and pay. */
const ofCover = new RegExp(
  '(?:cover|insur|pays?_|paid_|refund|reimburs|free_|entitled|valid|compensat|works?_|appl(?:y|ies)|versicher|gedeckt|zahl|erstatt|garanti|couvert|vers[ée]|rembours|indemnis|cubr|cubiert|pag[ao]|abon|reembols|copert|pagat|rimbors|cobert|gedekt|vergoed|betaal|korting|verreken|objęt|wypłac|покры|выплач)'.replaceAll(
    '_',
    '(?!\\p{L})',
  ),
  'iu',
)
const onlyIf =
  /(?<!\p{L})(?:only (?:if|where|when)|nur (?:wenn|falls)|(?:uniquement|seulement) (?:si|lorsque|quand)|(?:solo|sólo|únicamente) (?:si|cuando)|(?:solo|soltanto|unicamente) (?:se|quando)|(?:só|apenas|somente) (?:se|quando)|alleen (?:als|wanneer)|tylko (?:jeśli|gdy|wtedy)|только (?:если|когда|при))(?!\p{L})/giu
const nearby = 70

/** A text without `only if` where it limits neither cover nor pay. */
function withoutOnlyIf(text: string): string {
  return text.replace(onlyIf, (words, at: number) => {
    const around = text.slice(Math.max(0, at - nearby), at + words.length + nearby)
    return ofCover.test(around) ? words : ' '
  })
}

const sources: Partial<Readonly<Record<RiskReasonId, readonly string[]>>> = {
  legal: [
    '(?:plazo|período|fase|proyecto) de ejecución_|ejecución de (?:la|las|los) (?:obras?|trabajos)_',
    '(?:e-?mail |file |ticket |stolen |these |the |some )?attachments?_(?! (?:of|order))',
    'expediente (?:n[.º°]* ?)?\\p{N}',
    'court_ (?:of the house|yard)|tennis courts?',
    '(?:zusätzlich |sofort )+der polizei',
  ],
  exclusion: ['(?:has|have|had) not (?:yet )?paid_', 'should not be paid_'],
  increase: [
    '(?:more|rise|higher) than_',
    'increment[oai] (?:ocasional|imprevisible|puntual|de (?:los |la |las )?(?:pedidos|producción|demanda|actividad|trabajo|tareas))',
    'increase (?:in|of) (?:orders|demand|work|activity|production)',
    "accroissement (?:temporaire )?d['’]activité|surcroît d['’]activité|incremento (?:di|dell['’]) ?(?:attività|produzione|ordini)|acréscimo (?:temporário )?de (?:atividade|trabalho|serviço)",
  ],
  waiver: [
    '(?:give[ns]?|giving|gave) up (?:vacant )?possession',
    'waives? (?:any |all |the |minor )*(?:informalit|irregularit|technicalit|formalit)\\p{L}+',
    '(?:del|en el|de su|del? su) finiquito',
  ],
  health: ['(?:writs? of|and|or) seizure_', 'seizure_ (?:and|of)'],
  penalty: ['(?<=(?:liable|responsible) for [^.;]{0,80})fines?_'],
  forfeit: [
    '(?<!(?:lead|leads|result|results|mean|means|entail|entails|cause|causes|risk) (?:to |in )?(?:the |a )?)loss of',
  ],
  ending: [
    '(?:give[ns]?|giving|gave|vacant) (?:up |back )?(?:vacant )?possession',
    '(?<=^|[:;.,–] )(?:revoke|cancel|withdraw|suspend|disconnect) (?:and|the|your|any|all|every|it|them)_',
    '(?:flights?|trains?|events?|classes|lessons?|flug|zug|vols?|trains?|vuelos?|vol[oi]|voos?|vlucht(?:en)?)_(?: \\p{L}+){0,3} (?:is|are|was|were|be|wird|wurde|est|sont|es|son|è|sono|é|são|wordt|werd)(?: \\p{L}+)? (?:cancell?ed|gestrichen|annullée?s?|annulée?s?|cancelad[oa]s?|cancellat[oaie]|geannuleerd)',
    '(?:token|password|key|access|session)s? (?:was |were |has been |had been )?(?:revoked|withdrawn)_',
  ],
  renewal: [
    '(?:toda |durante )+a permanência',
    'permanência (?:na|no|em) (?:escola|sala|local|colégio)',
  ],
  silence: [
    'deemed (?:to (?:be|have been) )?(?:given|served|delivered|made|issued|paid|sent|void|invalid)_',
  ],
  data: ['调取监控', '监控(?:室|中心|录像)(?:可|协助)'],
  defect: [
    '(?:this|the|an|any|each) incidents?_',
    'für (?:etwaige )?schäden an_',
    'voor schade aan_',
  ],
  restriction: [
    '(?:if|when|where|as|because|since|unless) (?:\\p{L}+ ){1,3}(?:cannot|can not|may not|must not)_',
    '(?:wenn|falls|weil|da) (?:\\p{L}+ ){1,6}nicht (?:\\p{L}+ )?(?:kann|können|darf|dürfen)_',
  ],
  refusal: ['rejects?_ (?:not|below|above|under|over|at most|rate)', 'reject rate'],
}

const byReason = new Map<RiskReasonId, RegExp>(
  Object.entries(sources).map(([id, words]) => [
    id as RiskReasonId,
    new RegExp(`(?<!\\p{L})(?:${words.join('|')})`.replaceAll('_', '(?!\\p{L})'), 'giu'),
  ]),
)

/** A text without what only mentions a word of some reason. */
export function withoutMereMentions(text: string, id: RiskReasonId): string {
  const mentions = byReason.get(id)
  const rest = mentions === undefined ? text : text.replace(mentions, ' ')
  return id === 'exclusion' ? withoutOnlyIf(rest) : rest
}
