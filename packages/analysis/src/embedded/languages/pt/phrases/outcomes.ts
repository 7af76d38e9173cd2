import type { OutcomePhrases } from '../../phrases/outcome-phrases.ts'

export const outcomes: OutcomePhrases = {
  opensTerms: '(?:acordam|ajustam) .{0,30}seguinte',
  overallResult: '^(?:resultado|avaliação|parecer|classificação|conclusão) (?:global|geral|final)$',
  namesResult: '^resultados?$',
  opensResult:
    '^(?:(?:todos|os|as|o) ){0,3}resultados?(?: d[ao]s? [^.;:,]{2,40})? (?:é|são|foi|foram) ',
  unfit: [
    'não (?:é|está|são|estão) (?:apt[oa]s?|em condições) (?:para|de)_',
    'não passou (?:n[oa]|pel[oa]) (?:inspeção|teste|exame)_',
  ].join('|'),
  verdictAlone:
    '^(?:aprovad|rejeitad|retirad)\\p{L}{0,3}(?:[,;]? (?:por unanimidade|por maioria))?(?:\\s?\\([^)]{1,80}\\))?[.;]?$',
  refusesPlainly: 'não (?:foi|foram|é|são) (?:financiad|aprovad|concedid|aceite)',
  disposes:
    '(?:lego|deixo|nomeio|instituo|designo|revogo|perdoo)_|(?:será|serão) (?:vendid|dividid|imputad)\\p{L}+',
  ruleOfWill: '^(?:se|caso|quem)_',
  noLongerHolds: [
    'já não (?:é|são|está|estão|se aplica|vale)|deix(?:a|ou|am|aram) de (?:ser válid|se aplicar|vigorar|valer)',
    '(?:fica|ficam|ficou) sem efeito',
  ].join('|'),
  replacesAll: 'acordo integral|todos os acordos',
  replacesDated: 'substitui_[^.;:]{3,60}?(?:19|20)\\p{N}{2}(?!\\p{N})',
  mayCome: '(?:pode[m]?|poder(?:á|ão)|(?:se|nos) reserva(?:mos)?|reserva-se)_',
  deniesMay: 'não_',
  decisionNumber: '^(?:decisão|deliberação) (?:n[o°º]\\.? ?|nr\\.? ?|№ ?)?\\p{N}{1,2}[.:)]?$',
  decidedHeading: '^o que (?:decidimos|foi decidido)_',
  decisionHeading:
    '^(?:\\d{1,2}[.)]\\s*)?(?:(?:o|a|os|as) )?(?:decisões|deliberações|dispositivo)(?:[.:]|\\s?[(–-].{0,80}| (?:de|d[ao]|tomad[ao]s) .{0,80})?$',
  orderHeading: '',
  stoppedMedicine:
    '(?:suspens[oa]|retirad[oa]|parad[oa]|interrompid[oa]|suspender|não voltar a tomar)_',
  announcesDecision: [
    '(?:lament|temos o (?:prazer|gosto)|é com (?:prazer|pesar))\\p{L}* (?:de |que )?(?:informar|comunicar|informamos|comunicamos)(?:-l(?:he|o)s?)? (?:de )?que',
    'decidimos_|deliberámos_',
    '(?:informamos|comunicamos|notificamos|confirmamos)(?:-l(?:he|o)s?|-[oa]s?)? (?:de )?que',
    '(?:lamento|lamentamos)\\p{L}* (?:de )?(?:informar|comunicar)(?:-l(?:he|o)s?)? (?:de )?que',
  ].join('|'),
  agendaHeading: '^(?:ordem (?:de trabalhos|do dia)|agenda)_',
  diagnosed: [
    'significa que (?:tem|sofre)',
    '(?:é|são|está|estão) (?:norma(?:l|is)|dentro d[oa]s? (?:normal|valores|limites))',
    '(?:revelou|mostrou|evidenciou)_',
    '(?:foi|foram) (?:implantad|colocad|identificad|removid|detetad|detectad)\\p{L}+',
    '(?:foi|foram) (?:implantad|colocad|identificad|detectad)\\p{L}+',
  ].join('|'),
  notifiesEnd: [
    'comunicamos(?:-lhe)? (?:o (?:seu )?despedimento|a (?:cessação|rescisão|denúncia))',
    'notificamos(?:-lhe)? (?:o (?:seu )?despedimento|a (?:cessação|rescisão|denúncia))',
  ].join('|'),
  concluded: '(?:suger|indic|demonstr)(?:e|em|a|am) que|(?:não há|há clara) (?:evidência|prova)s?',
  answersFinding: '^resposta da (?:direção|gestão)$',
  takesPosition: '(?:aceit|rejeit)\\p{L}+',
  recalls: 'recolhemos_|procede à recolha_',
  opensAgreed: 'o que (?:ficou |foi )?(?:acord|combin)\\p{L}+[^:：]{0,60}[:：]$',
  becomes:
    '(?:(?:sobe|subirá|passa|passará|aumenta|desce|baixa)(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? (?:para|a)) ',
  toNewSum: '',
  fromSum: 'de\\s',
  upToSum: '(?:para|a)\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'em vez de_',
}
