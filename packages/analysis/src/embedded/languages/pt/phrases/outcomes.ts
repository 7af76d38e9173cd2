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
    'não (?:faz|fazem) parte d(?:o|este) contrato',
  ].join('|'),
  replacesAll: 'acordo integral|todos os acordos',
  replacesDated: 'substitui_[^.;:]{3,60}?(?:19|20)\\p{N}{2}(?!\\p{N})',
  mayCome: '(?:pode[m]?|poder(?:á|ão)|(?:se|nos) reserva(?:mos)?|reserva-se)_',
  deniesMay: 'não_',
  decisionNumber: '^(?:decisão|deliberação) (?:n[o°º]\\.? ?|nr\\.? ?|№ ?)?\\p{N}{1,2}[.:)]?$',
  decidedHeading: '^o que (?:decidimos|se decidiu|(?:foi|ficou) (?:decidido|deliberado))_',
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
  leavesUndecided: '^(?:(?:ainda )?(?:não|por) (?:decid|deliber)\\p{L}+|em aberto)\\s?[:：–—]',
  agreesOnTerms:
    '(?:aprova|aceita|autoriza|concede|emite|dá)_[^:：]{0,100}(?:desde que|na condição de(?: que)?|com as seguintes condições)[:：]?$',
  opensAgreed: [
    'o que (?:ficou |foi )?(?:acord|combin)\\p{L}+[^:：]{0,60}[:：]$',
    '(?:decid|deliber|aprov|acord|resolv)\\p{L}+(?:-se)? (?:o seguinte|as seguintes|os seguintes)_[^:：]{0,40}[:：]$',
    'seguintes (?:decisões|deliberações)_[^:：]{0,60}[:：]$',
    '(?:comissão|comité|comitê|conselho) recomenda_[^:：]{0,40}[:：]$',
  ].join('|'),
  becomes:
    '(?:(?:sobe|subirá|passa|passará|aumenta|desce|baixa)(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? (?:para|a)) ',
  toNewSum: '',
  fromSum: 'de\\s',
  upToSum: '(?:para|a)\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'em vez de_',
  balanceRow: '^(?:novo )?saldo (?:em|final)_',
  heldBefore: '^(?:atual|anterior)_',
  holdsAfter: '^(?:nov[oa]s?_|a partir |desde )',
  pleadsInCourt:
    '^(?:o|a|os|as) (?:autora?|autores|ré|réus?|requerentes?|requerid[oa]s?)_[^;]{0,40} (?:ped|requer|aleg|sustent|pretend)\\p{L}*',
  recital: '',
  explainsWord: '',
  priceFor: '(?:por |ao )(?:\\p{L}+ ){0,4}(?:hora|dia|semana|mês)_',
  replySlip: 'talão_|destacável_',
  announcesPaper: [
    '^esta carta (?:explica|indica|descreve)',
    '(?:vimos|venho|vem|vimos por este meio) comunicar(?:-lhe)? (?:a|o) (?:decisão|resultado)_',
  ].join('|'),
  breaksOff: '(?:de|por|e)$',
  namesListOfDecided: '^(?:decisões|ações) (?:tomad|adotad)[ao]s[^.!?]*$',
  whoSigned: '^(?:elaborado|verificado|revisto|aprovado) por$',
  nameOfRules: '^(?:estatutos|regulamento)_',
  deemed: 'considera-se_|vale como_|equivale a_',
  formalityOfMeeting: [
    '^(?:ausentes|convidados)\\s?[:：]',
    '(?:foi|é) (?:eleit|designad|nomead)[oa] (?:presidente|secretári[oa]) da (?:mesa|reunião|sessão)_|^presenças\\s?[:：]',
    'quorum_|quórum_|(?:sessão|reunião|assembleia) (?:\\p{L}+ ){0,4}(?:aberta|encerrada)_',
    '(?:encerrou-se|abriu-se|deu por encerrada) a (?:sessão|reunião|assembleia)_',
    '(?:estiveram|estavam) presentes_|^(?:presentes|presenti)\\s?[:：]',
  ].join('|'),
  moderates:
    '^(?:(?:bem|então|bom),? )?(?:comecemos|vamos (?:começar|passar|voltar)|passemos|voltemos|continuemos|façamos uma pausa)_',
  routinePayments:
    '(?:pagamentos|faturas|despesas)_[^:]{0,80}(?:aprov|autoriz|pag)|(?:aprov|autoriz)\\p{L}* [^:]{0,60}(?:pagamentos|faturas|despesas)_',
  opensVerdict:
    '^(?:(?:por unanimidade|por maioria),? )?(?:(?:foi )?(?:aprovad|rejeitad|adiad|deliberad|recusad)[oa]|delibera-se|aprova-se)_',
  laidToRest: '(?:foi|está|fica) (?:arquivad|reparad|resolvid|retirad)[oa]_|não é necessári',
  proposes: 'prop(?:ôs|õe|õem|useram)_|foi proposto_|(?:pede|pedem|solicita)_',
  motionResult: '(?:foi|é) (?:aprovad|rejeitad|retirad|aceite|recusad)\\p{L}?_',
  acceptsTerms:
    'de acordo_|^(?:aceite|confirmad)\\p{L}*|(?:aceito|aceitamos|confirmo|confirmamos)_',
  pointOfList: 'pontos?',
  saysYes: '(?:(?:bem|sim|ok|certo)[.,]? )?(?:combinado|decidido|aprovado|está decidido|decisão)',
  acceptsSum: '',
  formalityOfRuling:
    '^publique-se|^intimem-se|^(?:o )?prazo (?:para|de) (?:\\p{L}{1,4} )?(?:apela|recurso|recorrer|impugna)',
  aims: '^o objetivo (?:de|da|do|é|era|foi)_',
  fillsOffice: '',
  limitsLiability: 'responsabilidade_[^.;]{0,60}limitad[ao]',
  caseOfReader: '^você (?:está|foi)_',
  judgesSomething: '',
  acceptsBelow: '(?:aceito|aceitamos|declaro|declaramos|confirmo|autorizo)_',
  subjectLine: '^assunto\\s?[:：]',
  validUnsigned: 'válid[oa] sem assinatura',
}
