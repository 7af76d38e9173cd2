import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    '(?:ligue|chame|telefone) (?:imediatamente |primeiro )?(?:para )?(?:o )?(?:(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_|uma ambulância|os bombeiros)|(?:vá|dirija-se|procure) (?:imediatamente |logo )?(?:às urgências|ao hospital|o pronto-socorro|um médico)',
  hurt: '[0-9]+ (?:pessoas|crianças|clientes|doentes)_ [^.;]{0,30}(?:ferid[ao]s|queimad[ao]s|intoxicad[ao]s|hospitalizad[ao]s|lesionad[ao]s)',
  stop: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:nunca|jamais) (?!foi_|houve_|mais_|teve_|se_)\\p{L}{3,} \\S|não (?:acenda|toque|force|perfure|lixe|desmonte|beba|engula|inale|ultrapasse|misture)m?_|não (?:use|utilize|abra|ligue|entre)m?_ [^.;]{0,80}?(?:até_|enquanto|sem_|se_|quando)|(?:retire|ponha|coloque|tire) [^.;]{1,50} fora de (?:serviço|uso)|(?:pare|deixe) de (?:usar|utilizar)|(?:abandone|evacue|saia) (?:imediatamente )?d?[ao] (?:sala|edifício|prédio|casa))',
  gone: '(?:não|deixará de) (?:estará|estarão|estar|será|ser) (?:mais )?(?:dispon[íi]ve[li]s?|fornecid[oa]|oferecid[oa]) (?:após|depois|para além|uma vez)|(?:caixa|conta|dados|mensagens|ficheiros|gravações)_ [^.;]{0,80}?(?:é|são|será|serão) (?:\\p{L}+ )?(?:apagad|eliminad)[oa]s?_|vaga (?:passa|é oferecida) a',
  unpaid:
    '(?:com a|na|desde a) (?:criação|entrega|assinatura),? (?:e não|independentemente) [^.;]{0,20}pagamento',
  uncovered:
    '(?:reduzid|limitad)[oa]s? ao mínimo (?:legal|obrigatório)|não (?:contratad|subscrit)[oa]s?_|(?:segurad|cobert)[oa]s? (?:só|apenas|somente) para|(?:garantia|cobertura)_ [^.;]{0,80}?(?:desde que|na condição de|condicionad[oa])_',
  fine: '(?:cancelamento|cancelar|anulação)_[^.;]{0,40}(?:custa|é cobrad)[^.;]{0,20}[0-9]|(?:multa|coima)[^.;]{0,40}(?:de|desde|até|entre)[^.;]{0,12}[0-9]|[nà]a? (?:segunda|terceira|quarta)(?: vez| ocorrência)?,? (?:suspensão|expulsão|o aluno (?:volta|é suspenso))',
  blocked:
    '(?:matrícula|rematrícula|fornecimento|acesso|cartão|conta)_[^.;]{0,60}(?:bloquead|suspens|cortad|cancelad)[oa]_|(?:enviad|encaminhad|levad)[oa]s? (?:ao|a) (?:cartório|protesto|cobrança)',
  silence:
    '(?:silêncio|falta de resposta|pagamento)[^.;]{0,80}(?:aceitação|concordância|consentimento|renúncia)|(?:considera-se|consideram-se|presume-se|entende-se) (?:tacitamente )?(?:aceit|aprovad|desistid|indeferid|renunciad)\\p{L}*|(?:na falta de|sem|decorrido|findo) [^.;]{0,80}(?:considera-se|considerar-se-á|considera(?:re)?mos|presume-se|entende-se)_ [^.;]{0,40}',
  bannedAfter:
    '(?:meses|anos) (?:após|seguintes|depois) [^.;]{0,80}(?:não poderá|fica proibid|abster-se)',
  finding:
    'al[eé]rgi(?:a|co|ca)_ (?:a|à|ao)_|(?:nódulo|lesão|massa|quisto|cisto|pólipo)_ [^.;]{0,90}a (?:esclarecer|estudar|vigiar|investigar)',
  unsafe: '(?:está|estão) (?:instáve(?:l|is)|em risco de (?:queda|ruir|desabar))_',
  doubled: 'o (?:dobro|triplo) (?:do|da|de)_',
  endsWith:
    '(?:cessa|termina) (?:ao mesmo tempo|simultaneamente)|não (?:terá|tem) direito a qualquer (?:indemnização|indenização|compensação)',
  invalid:
    '(?:comunicação|denúncia|reclamação|pedido)_ [^.;]{0,60}(?:é|será|são) (?:nul[oa]s?|inválid[oa]s?|ineficaz(?:es)?)_',
  notPaid:
    'não (?:será|é) (?:paga|devida|abonada) (?:qualquer|nenhuma) (?:indemnização|indenização|compensação)',
  breaks: '(?:pode|poderá|podem) (?:danificar|destruir|apagar|desligar|anular)_',
  unwise:
    'não (?:é|se) (?:recomenda|recomendado|aconselha|aconselhável)_|já não (?:é|são) permitid[oa]s?',
  joint:
    'solidariamente|(?:devedor|responsáve|fiador)\\p{L}+ solidári[oa]s?_|responsabilidade solidária|(?:presta|constitui-se|assume-se) (?:\\p{L}+ )?(?:fiança|fiador\\p{L}*|avalista)|(?:aval|fiança) pessoal|respondem? (?:\\p{L}+ )?(?:pela totalidade|pelo todo)|cada (?:\\p{L}+ ){1,3}responde (?:\\p{L}+ )?(?:pela totalidade|pelo total|por tod)|benefício d[ae] (?:excussão|ordem)|cada um (?:deles )?responde (?:pela totalidade|por tudo|pelo todo)_',
  late: '(?:fora d[eo] prazo|tardi[oa]s?|extemporâne[oa]s?|intempestiv[oa]s?)_ [^.;]{0,60}(?:não (?:ser|é|são|se)|rejeitad|devolvid|excluíd|indeferid)|(?:recebid|apresentad|enviad|entregue|entreg)[oae]?s? (?:após|depois|fora)[^.;]{2,80}(?:não (?:ser|é|são|se)|rejeitad|devolvid|excluíd)|não (?:serão|será) (?:aceit|admitid|considerad|apreciad|analisad)\\p{L}+|(?:recurso|reclamação|impugnação|oposição|pedido)_ não (?:suspende|interrompe|prorroga|tem efeito suspensivo)',
  claimCut:
    '(?:indemnização|indenização|prestação|reembolso)_ [^.;]{0,40}(?:reduzid[oa]|recusad[oa]|negad[oa])|(?:recusar|reduzir) (?:o pagamento|a indemnização|a indenização|o sinistro)|perda do direito (?:à|ao) (?:indemnização|indenização|reembolso)|(?:exonera|desobriga|isenta)\\p{L}* (?:a seguradora|o segurador)|(?:fica|ficará) (?:exonerad|desobrigad|isent)[oa] (?:da|do|de) (?:obrigação|pagamento)|(?:cobertura|garantia|proteção|seguro|franquia|desconto)_ (?:cessa|termina|fica (?:suspensa|sem efeito)|é suspensa|não se aplica|deixa de)_|(?:responde|responderá) (?:\\p{L}+ )?(?:pelo valor|pelo custo|pela) (?:integral|total|totalidade)|não (?:está|estão|fica|ficam) (?:cobert|garantid|abrangid)[oa]s?_|(?:só|apenas|somente) (?:está|estão|fica|ficam) (?:cobert|segur|garantid)[oa]s? (?:se|quando)_|(?:cobert|segur)[oa]s? (?:apenas|somente|só) (?:se|quando)_|(?<!não foi aplicada a |não se aplica a )regra proporcional|indemnização é reduzida|indenização (?:é|será) reduzida|(?:proteção|cobertura) não se aplica',
  dearer:
    '(?:após|depois d|findo|a partir d)[^.;]{2,60}(?:preço|mensalidade|tarifa|renda|aluguel|prestação|prémio|taxa)_ (?:será|passa|passará|aumenta|sobe)_|(?:preço|valor|orçamento|custo|total)_ [^.;]{0,30}(?:é|são|tem caráter) (?:apenas |meramente )?(?:indicativ|estimad|estimativ|provisóri|orientativ)\\p{L}*|(?:custo|preço|valor) (?:real|final|efetivo) (?:pode|poderá) (?:ser superior|ultrapassar|variar)|(?:renda|preço|mensalidade|tarifa|aluguel|aluguer)_ [^.;]{0,40}?(?:atualizad|reajustad|aument)\\p{L}*_ [^.;]{0,40}?(?:anual|todos os anos|cada ano|ipca|igp)',
  leftOut:
    '(?:preço|tarifa|orçamento|proposta|renda|valor)s?_ [^.;]{0,30}não (?:inclui|compreende)_|não (?:está|estão) incluíd[oa]s?_|não incluíd[oa]s?(?: no preço)?_|(?:cobrad|faturad|pag)[oa]s? à parte_|(?:adiciona|extra|excedent|falta|perdid)\\p{L}* [^.;]{0,50}?(?:é|são|será|serão) (?:cobrad|faturad|devid)[oa]s?_ [^.;]{0,30}?[0-9]',
  weak: '(?:não (?:consta|constam|existe|existia|há|havia|foi apresentad[oa]|foram apresentad[oa]s))_ (?:\\p{L}+ ){0,3}(?:certificado|licença|autorização|registo|registro|evidência|documentação|comprovativo|ata)s?_|não (?:está|estão|foi|foram) (?:ainda )?(?:documentad|testad|verificad|aprovad|licenciad|comprovad)[oa]s?_|não oferece (?:qualquer )?proteção|depende (?:de uma única|de um único|só de)|em [0-9]+ d(?:e|os|as) [0-9]+ |(?:está|estão) (?:atrasad|vencid)[oa]s?_|^(?:efeitos?|consequências?|riscos?|impactos?): (?!(?:nenhum|baix|médi|alt)[oa]?_)\\p{L}|não (?:passou|passaram|obteve aprovação|superou) (?:n[oa]|[oa]|em)_ (?:\\p{L}+ )?(?:teste|ensaio|inspeção|vistoria|prova|controlo|controle)',
  exposed:
    'não (?:está|estão|foi|tem|há) (?:ainda )?(?:financiad[oa]s?|financiamento|orçamentad[oa]s?|cabimento|verba)_|sem (?:financiamento|dotação|cabimento)_|(?:contrato|subsídio|subvenção|convénio|convênio)_ [^.;]{0,80}(?:não (?:foi |será )?renovad[oa]|perdid[oa]|adjudicad[oa] a outr)|(?:empréstimo|crédito)_ [^.;]{0,80}(?:vence|vencerá)_|continuidade das operações|incerteza (?:material|significativa|relevante)|(?:prejuízo|défice|déficit|derrapagem)_ de_ |insolvência_|recuperação judicial|(?:inadimplência|inadimplentes|em atraso|dívidas)_ [^.;]{0,60}[0-9][0-9.,]{2,}',
  worn: '(?:está|estão|estava|estavam) (?:\\p{L}+ ){0,3}(?:fissurad|rachad|podr|corroíd|enferrujad|deteriorad|solt|partid|degradad|danificad)[oae]s?_|(?:apresenta|apresentam|mostra|observam-se) [^.;]{0,40}(?:fissuras?|rachaduras?|humidade|umidade|infiltrações|corrosão|ferrugem|bolor)|(?:risco|perigo) de (?:eletrocussão|choque|incêndio|queda|derrocada|desabamento|explosão)|(?:ultrapassam?|excedem?|acima d[oa]) [^.;]{0,20}?(?:limite|valor máximo|máximo permitido)|desgastad[oa]s? (?:até|abaixo)',
  repaid:
    '(?:deverá|deverão|deve|terá de|fica obrigad[oa] a|obriga-se a) (?:devolver|restituir|reembolsar|repor)_|(?:bolsa|subsídio|apoio|prémio|adiantamento)_ [^.;]{0,50}(?:devolvid|restituíd|reembolsad|repost)[oa]',
  needed:
    'sem (?:est[ea]s?|o|a|um|uma|tal|documento|comprovativo|autorização|licença|boletim)_[^.;,]{0,60},? (?:[^.;,]{0,30} )?não (?:se )?(?:pode|poderá|poderão|será|é|tem)\\p{L}*',
  onPain: 'sob pena d|sob cominação|caso contrário[, ][^.;]{0,60}(?:perd|anul|resol|arquiv|multa)',
  renews:
    '(?:renova-se|renovar-se-á|prorroga-se|será (?:renovad|prorrogad)[oa]) [^.;]{0,100}?(?:salvo|se nenhuma|automaticamente|por iguais)|(?:renovação|prorrogação) automática',
  noRefund:
    'não (?:é|são|será|serão) (?:reembols|devolvid|restituíd)\\p{L}*|não reembolsáve\\p{L}+|sem (?:direito a )?(?:reembolso|devolução)|sem limite (?:de valor|máximo)',
  abroad:
    '(?:dados|informações|amostras)_ [^.;]{0,100}?(?:fora d[aoe] (?:união|ue|espaço|país)|para (?:os )?estados unidos|para países terceiros|nos estados unidos)',
  obsolete:
    '(?:está|estão|é|são|ficou) (?:\\p{L}+ )?(?:obsolet[oa]s?|descontinuad[oa]s?)_|já não (?:são|é|se|há) (?:fabricad|produzid|fabric|peças|suport)\\p{L}*|(?:peças|sobressalentes) [^.;]{0,30}(?:já não|não) (?:estão )?disponíveis',
  allDue:
    'vence(?:m)?-se (?:de imediato |imediatamente |antecipadamente )?(?:toda|a totalidade|todas)|vencimento antecipado|(?:totalidade|saldo|restante) (?:\\p{L}+ ){0,4}(?:torna-se|é|fica) (?:\\p{L}+ )?(?:imediatamente )?exigível|vencimento antecipado_|(?:empréstimo|crédito|saldo|dívida) (?:[^.;,]{0,30} )?(?:torna-se|fica|será) (?:imediatamente )?exigível_',
  forGood:
    'não (?:se )?(?:pode|podem|poderá|poderão) (?:ser )?(?:recuper|restaur|revert)\\p{L}*|(?:perdid|eliminad|apagad)[oa]s? definitivamente_|definitivamente (?:perdid|eliminad|apagad)[oa]s?_|(?:é|será) irreversível_|sem efeitos? retroativos?_',
  noPromise:
    'não (?:constitui|é) (?:uma? )?(?:promessa|compromisso)_|não (?:se )?garant(?:e|em|imos)_|não (?:é|está) (?:garantid|automátic)[oa]_',
  settled:
    'renuncia(?:m)?,? (?:\\p{L}+,? ){0,2}?(?:a|ao|à) (?:\\p{L}+ )?(?:direito|reclamar|qualquer|quais)|ressarcid[ao] de todos',
  stopped:
    '(?:pagamento|subsídio|apoio|cobertura)s?_ [^.;]{0,40}?(?:fica suspens[oa]|cessa)_|faz(?:em)? cessar o (?:apoio|subsídio|pagamento)',
  owedIf:
    'paga (?:uma )?(?:multa|indemnização|indenização)_|(?:terá|tem) de (?:devolver|restituir|repor)_|(?:deve|deverá|devem) (?:devolver|restituir|repor)_',
  noWayOut:
    '(?:contrato|assinatura|arrendamento) (?:[^.;,]{0,30} )?não (?:pode|poderá) ser (?:denunciado|resolvido|rescindido|cancelado) (?:antes|durante|até)_',
  offence: '(?:constitui|comete|é) (?:uma? )?(?:infração|contraordenação|crime)_|punid[oa] com_',
  takenAway:
    '(?:poderemos|podemos|(?:o|a) (?:banco|senhorio|credor|empresa) (?:pode|poderá)) (?:então )?(?:vender|penhorar|leiloar|executar a hipoteca|dispor dos)_|(?:imóvel|casa|veículo|bens) (?:pode|podem|poderá) ser (?:penhorad|vendid|leiload)[oa]s?_',
  ownRisk: 'por (?:sua|própria|vossa) conta e risco_',
}
