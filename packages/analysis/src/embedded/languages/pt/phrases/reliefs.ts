import type { ReliefPhrases } from '../../phrases/relief-phrases.ts'

export const reliefs: ReliefPhrases = {
  onlyFor:
    '(?:locador|locadora|senhorio|banco|empresa|seguradora|empregador) (?:só|apenas|somente) (?:pode|poderá)',
  nothingOwed: 'não perde nada|não é devid[oa] (?:qualquer|nenhum)',
  paidToReader: '',
  insuresAgainst: 'seguramos [^.;,]{1,60}? contra_',
  earlierReplaced:
    '(?:orçamento|contrato|acordo|versão|proposta) anterior [^.;]{0,80}?(?:sem efeito|substitu\\p{L}+|caduc\\p{L}+|anulad[oa])',
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
  tellsOwnText: '(?:podemos|pode-se) (?:\\p{L}+ )?(?:ver|mostrar|observar|concluir|mostrare)',
  isUsual: '(?:uma? (?:ligeir[oa]|pequen[oa])|algum[ao]?) (?:\\p{L}+ ){1,4}(?:é|são) norma(?:l|is)',
  lastsLonger: [
    '(?:a |sua )?(?:cobertura|garantia) (?:prolonga-se|é prolongada) (?:automaticamente|gratuitamente|sem custos)',
    'sem (?:data limite|prazo de validade)',
  ].join('|'),
  mayAskFor: 'pode (?:recorrer|dirigir-se|pedir) (?:ao|à) (?:tribunal|juiz|provedor)',
  namesVenue: 'foro (?:competente|de|da|do)_|tribunal (?:competente|da comarca)|rege-se pela lei',
  tellsHowToRead: '(?:resto|restantes|demais) (?:de )?(?:das )?(?:cláusulas|disposições)_',
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
}
