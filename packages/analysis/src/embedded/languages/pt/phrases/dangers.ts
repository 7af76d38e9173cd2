import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'desist|anula|cancela',
  injures: [
    '(?:gas(?:es)?|vapores|humos) tóxicos?_|gás tóxico_|gases tóxicos_|choque elétrico_',
    '(?:perigo|risco) de (?:morte|incêndio|explosão|queda|desabamento|asfixia)_',
  ].join('|'),
  timeAndAgain: '(?:ao|por) (?:cada )?(?:dia|semana|mês)_',
  excepts: 'salvo_|excepto_|exceto_',
  takesWhole:
    '(?:totalidade|valor total) d[ao] (?:\\p{L}+ ){1,3}(?:é|será) (?:devid|cobrad|exigíve)\\p{L}+',
  losesMain:
    '(?:candidatura|subsídio|proposta|licença)s?_[^.;]{0,80}?(?:caduc\\p{L}+|excluíd\\p{L}+|rejeitad\\p{L}+|desclassificad\\p{L}+)',
  severeAllergy: 'alergia (?:grave|severa)|anafila',
  deadly: 'mort(?:al|e_)|infarto|enfarte|trombos|embol|anafila',
  tellsInsurance: 'segur|garanti',
  tellsCause:
    '(?:por causa d[aeo]s?|porque|devido aos?|devido às?|devido a)_[^,;:.]{0,120}_|(?:após|depois d)(?: ?[ao])? (?:fim|cessação|rescisão|termo)_',
  conditionInFront: '',
  joinsClauses: 'e|ou|mas',
  otherwise: '^(?:senão|sob pena)',
  notPaidFor: 'não (?:cobre|cobrimos|pagamos|inclui|cobert[oa]s?)_|exclusões_',
  notLiable: 'não (?:é|são|se responsabiliza)[^.;]{0,30}respons|não será[^.;]{0,30}respons',
  balancesCover: 'e (?:o que )?n_',
  interactions: 'informe o seu (?:médico|farmacêutico)[^.;]{0,60}medicamentos?',
  lacks: 'sem\\s.{1,24}\\s(?:pode|podem)_',
  absolutely: '(?:nunca|jamais|em caso algum)_',
  opensReasons: '^(?:fundament|relatório|motivos)',
  opensOrder: '^(?:dispositivo)',
  closesRuling: '^(?:recurso|impugna|custas)',
  reasonsFollow: '(?:motivos?|razões)(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate: 'prescri|caduc|decors|perd|preclu|extin|findo',
  agreesBySilence: 'aceit|escolhid|aprovad|consent',
  lessens: 'reduz',
  auxiliary: '',
  limitsOwnLiability: 'responsabilidade [^.;]{0,100}?(?:(?<!i)limitad|excede)',
  onlyFor:
    '(?:locador|locadora|senhorio|banco|empresa|seguradora|empregador) (?:só|apenas|somente) (?:pode|poderá)',
  nothingOwed: [
    'não perde nada|não é devid[oa] (?:qualquer|nenhum)',
    'nada (?:é devido|será devido|há a (?:devolver|pagar))_',
  ].join('|'),
  paidToReader:
    '(?:câmara|município|estado) (?:subsidia|comparticipa|reembolsa)_|recebe (?:uma )?compensação_',
  insuresAgainst: 'seguramos [^.;,]{1,60}? contra_',
  earlierReplaced:
    '(?:orçamento|contrato|acordo|versão|proposta) anterior [^.;]{0,80}?(?:sem efeito|substitu\\p{L}+|caduc\\p{L}+|anulad[oa])|substitui (?:o|a) (?:que|anterior)_',
  unfounded: [
    'no (?:se )?(?:detect|observ|apreci)\\p{L}+',
    'não (?:há|foram|foi|revelou|mostrou|se observ\\p{L}+) (?:sinais|indícios|detetad\\p{L}+|evidência)',
    'sem (?:sinais|indícios|evidência) de|não há (?:multa|perigo|penalização)|revista [^.;]{0,60}e retirada',
  ].join('|'),
  powerless: '(?:oficiais de justiça|ninguém) (?:não )?(?:pode|podem) (?:entrar|penhorar|levar)',
  offeredByWriter: [
    '(?:podemos|estamos dispostos a) (?:perdoar|reduzir|anular)|devemos-lhe|pagar-lhe-emos|devolvemos-lhe',
    'reembolsamos',
  ].join('|'),
  grantedToReader: [
    '(?:tem|dispõe de) [^.;]{0,30}?dias [^.;]{0,60}?(?:desistir|livre resolução|mudar de ideias)',
    '(?:terá|terão) (?:um )?desconto',
  ].join('|'),
  endedBefore: [
    '^feito(?: [–-]|:)? (?=\\p{L}+ (?:é|são))[^.;]*',
    'débito direto (?:\\p{L}+ ){0,3}?(?:cancelad[oa]|anulad[oa]|revogad[oa])',
  ].join('|'),
  leavesAsWellOff: [
    'a sua responsabilidade (?:\\p{L}+ ){0,4}(?:é|está) limitada',
    '(?:renda|pagamentos?|prestações|juros) (?:[^.;,]{0,40} )?fica(?:m)? suspens\\p{L}*',
    'atraso [^.;,]{0,30}?imputável a(?:o)? ?(?:empreiteiro|fornecedor)',
  ].join('|'),
  tellsOwnText:
    '(?:podemos|pode-se) (?:\\p{L}+ )?(?:ver|mostrar|observar|concluir|mostrare)|(?:em seguida|abaixo) (?:encontra|verá|pode ver)_',
  isUsual: '(?:uma? (?:ligeir[oa]|pequen[oa])|algum[ao]?) (?:\\p{L}+ ){1,4}(?:é|são) norma(?:l|is)',
  lastsLonger: [
    '(?:a |sua )?(?:cobertura|garantia) (?:prolonga-se|é prolongada) (?:automaticamente|gratuitamente|sem custos)',
    'sem (?:data limite|prazo de validade)',
    'prazo (?:[^.;,]{0,30} )?(?:foi|é) (?:prorrogado|alargado)_',
  ].join('|'),
  mayAskFor: 'pode (?:recorrer|dirigir-se|pedir) (?:ao|à) (?:tribunal|juiz|provedor)',
  namesVenue: 'foro (?:competente|de|da|do)_|tribunal (?:competente|da comarca)|rege-se pela lei',
  bothMayEnd:
    '(?:qualquer (?:uma )?das partes|cada uma das partes) (?:pode|poderá) (?:resolver|rescindir|denunciar)[^.;]{0,140}?(?:incumpr|descumpr|insolvên)\\p{L}*',
  wasPutRight:
    '(?:estado|situação|status)[:;]? (?:\\p{L}+ ){0,2}(?:corrigid|sanad|fechad|resolvid|concluíd)[oa]s?_',
  bothSides:
    '(?:qualquer(?: uma)? das|cada uma das|ambas as) partes_|contrato pode ser (?:denunciado|cancelado)_',
  notInUse: 'não (?:está em uso|é utilizad[oa]|se aplica ao seu caso)_',
  tellsHowToRead:
    '(?:resto|restantes|demais) (?:de )?(?:das )?(?:cláusulas|disposições)_|^(?:vist[oa]s?|considerando)_',
  mayNotBeCopied: [
    'todos os direitos reservados|caráter (?:meramente )?informativo|por error|por engano',
    'reprodução (?:total|parcial)',
  ].join('|'),
  readerMayLeave:
    '(?:cliente|inquilin[oa]|arrendatári[oa]|locatári[oa]|trabalhador|comprador|viajante|consumidor|contratante|v\\. ?ex\\.ª) (?:também )?(?:pode|podem|poderá|poderão) (?:denunciar|resolver|cancelar|optar|escolher|recusar|reter|desistir|arrepender-se)(?![^.;]{0,160}(?:mas_|pag|multa|indemniz|penaliz|só_|apenas|salvo))',
  repaidToReader:
    '(?:caução|sinal|preço|montante|quota|prémio|depósito|valor) (?:[^.;,]{0,40} )?(?:é|será) (?:devolvid|reembolsad|restituíd)[oa]_(?<!não [^.;]{0,30})',
  burdenEnds: [
    '(?:proibição|obrigação|multa|franquia|penalização) (?:[^.;,]{0,30} )?(?:caduca|deixa de|não se aplica|não é devida|não é cobrada)',
    '(?:renda|preço|quota|aluguel) (?:[^.;,]{0,30} )?(?:baixa|diminui|é reduzid[oa])_|não é uma (?:sanção|multa|penalização)',
    '(?:fuga|avaria|dano|defeito)s? (?:[^.;,]{0,30} )?(?:foi|foram|está) (?:já )?(?:reparad|corrigid)[oa]s?_',
    '(?:senhorio|senhoria|vendedor|fornecedor|locador) (?:o |a )?perde_|não é aplicada (?:qualquer|nenhuma) (?:coima|multa)',
    'não se (?:cobra|aplica)(?:rá|m|rão)? (?:a |qualquer |nenhuma )?(?:multa|taxa|penalização)|(?:renda|preço|mensalidade|prestaç(?:ão|ões)|parcela|prémio)s? não (?:será|serão) (?:reajustad|aumentad|atualizad)[oa]s?_(?![^.;]{0,120}\\s(?:mas|salvo)_)',
  ].join('|'),
  burdenRests:
    '(?:recurso|reclamação|impugnação)_ (?:tem efeito suspensivo|suspende)_(?<!não (?:tem efeito suspensivo|suspende))|(?:multas?|coimas?|juros|prazos?|cobrança|execução) (?:[^.;,]{0,30} )?(?:fica(?:m)? suspens\\p{L}+|não (?:começa|corre|conta)m?)_',
  paysLess:
    '(?:taxa|tarifa|fatura|multa|franquia|mensalidade|importância)_ (?:[^.;,]{0,30} )?(?:é|será) (?:reduzid|descontad)[oa]_|(?:é|são|será|serão) (?:descontad|creditad|abatid)\\p{L}+ (?:na|da|no|do) (?:próxima |próximo )?(?:fatura|conta|prestação|preço|boleto)_',
  keepsPay:
    '(?:com|sem perda d[ea]|sem prejuízo d[oa]) (?:manutenção d[oa] )?(?:salário|remuneração|vencimento)_|(?:o seu|a sua) (?:salário|subsídio|remuneração|pensão|prémio)_ (?:[^.;,]{0,30} )?(?:sobe|aumenta|passa)_',
  otherWaives:
    '(?:renunciamos|(?:seguradora|empresa|banco|empregador|empregadora|senhorio|senhoria|locador|locadora|câmara) renuncia)_',
  noDemand:
    'não (?:é|constitui) (?:uma |um )?(?:pedido de pagamento|fatura|cobrança|notificação para pagamento|aviso de cobrança)_|não (?:há|existe) (?:qualquer )?(?:proibição|encargo|taxa)_',
  staysAsBefore: [
    '(?:mantém-se|mantêm-se|permanece|permanecem|continua|continuam) (?:inalterad\\p{L}+|igual|iguais|como (?:antes|até agora))_',
    'não (?:afeta|prejudica|interrompe|reduz) (?:(?:o|a|os|as) su?[ea]u?s?|o que lhe)_',
  ].join('|'),
  mayProve: 'pode (?:provar|demonstrar|comprovar) que [^.;]{0,80}(?:menor|inferior|nenhum)',
  coversThis:
    '^(?:cobrimos|(?:está|estão|fica|ficam) (?:também )?(?:cobert|segurad)[oa]s?)_(?![^.]{0,300}(?:só_|apenas|não_|salvo|exceto|excluíd|até_|máximo|limite))',
  fullyLiable:
    '(?:respondemos|(?:fornecedor|vendedor|prestador|organizador|senhorio|empresa) responde) [^.;]{0,40}?(?:sem limite|ilimitadamente|integralmente)_',
  coverOrPay: 'cobert|pag[ao]|reembols|garanti',
  onlyIf: '(?:só|apenas|somente) (?:se|quando)_',
  noLegal: '',
  noExclusion: 'exclusão (?:do|da|de um) (?:alun|sóci|criança)[oa]?',
  noIncrease: 'acréscimo (?:temporário )?de (?:atividade|trabalho|serviço)',
  noWaiver: 'livro de reclamações',
  noHealth: '',
  noPenalty: '',
  noForfeit: 'perdas? de (?:água|calor|carga|gás)_',
  noEnding: 'voos?_(?: \\p{L}+){0,3} (?:é|são)(?: \\p{L}+)? cancelad[oa]s?',
  noRenewal:
    '(?:toda |durante )+a permanência|permanência (?:na|no|em) (?:escola|sala|local|colégio)',
  noSilence: '',
  noData: '',
  noDefect: '',
  noRestriction: '',
  noRefusal: '',
  ratingColumn: '^(?:nível|gravidade|probabilidade|severidade|impacto)_',
  riskColumn: '(?:riscos?|mitigação|medidas?|constatações)_',
  stateColumn: '^estado_',
  soundState: '^(?:bom|boa|nov[oa])$',
  ratedHigh: '^(?:elevad[ao]|alt[ao]|crític[ao]|grave)$',
  ratedMedium: '^(?:médi[ao]|moderad[ao])$',
  ratedLow: '^(?:baix[ao]|leve|menor)$',
  totalColumn: 'total|produto|pont',
  findingColumn:
    '^(?:constatações|constatação|defeitos?|avarias?|danos|anomalias?|não conformidades?)_',
  gradeColumn: '^(?:categoria|classe|prioridade|urgência|gravidade|nível)_',
  gradedBad: 'imediat|urgent|crític|grave|perig|alt[ao]_|elevad',
  gradedSlight: 'conselho|recomend|observ|menor|ligeir|baix[ao]_',
  quantityColumn: '^(?:quantidade|qtd\\.?e?)_',
  gradeWord: '(?:categoria|classe|nível|prioridade)',
  alarms: 'grave|urgente|imediat|perig|crític',
  worstGrade: '(?:crític[oa]|alt[oa]|elevad[oa]|urgente|grave)',
  means: '(?:significa|designa|indica)_',
  flagColumn: '^(?:indicador|alarme|alerta|anomalia)$',
  farBeyond: '^crític[oa]$',
  beyondRange: '^(?:alto|baixo)$',
  graveDefects: '(?:perigoso|crítico|grave)s? defeitos?_|defeitos? (?:perigoso|crítico|grave)s?_',
  tellsEffect: '^(?:por que (?:isso )?importa|efeitos?|consequências?|riscos?)_',
  withdrawnBySilence: 'desist|indeferid|renunci|recus|retirad|cancelad|caduc',
  namesGuarantee: 'garantia (?:de fábrica|do (?:fabricante|vendedor)|legal|contratual)',
}
