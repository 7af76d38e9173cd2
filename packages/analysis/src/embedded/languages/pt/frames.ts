import type { Frames } from '../frames.ts'

export const frames: Frames = {
  reader:
    'você|o senhor|a senhora|seu_|sua_|locatári|inquilin|arrendatári|trabalhador|empregad|mutuári|client|comprador|consumidor|segurad|tomador|sóci|associad|assinant|usuári|utilizador|utente|participant|passageir|viajant|alun|estudant|pais_|encarregad|proprietári|condómin|condômin|pacient|requerent|candidat|licitant|concorrent|fiador|licenciad|contratad|devedor|condutor|titular|beneficiári|herdeir|aderent|hóspede|contribuint|morador',
  other:
    'nós_|locador|senhori|arrendador|empregador|empresa|banc|credor|segurador|companhia|vendedor|fornecedor|administraç|câmara|prefeitura|município|tribunal|juiz|juízo|organizador|operador|escola|instituição|universidade|sociedade|agência|licenciant|transportador|fabricant|direcção|direção|assembleia|síndic|comissão|órgão|associação|contratant|plataforma|instituto|clube',
  burdens: {
    bears:
      '{reader} (?:\\p{L}+ )?(?:paga|pagará|pagarão|suporta|suportará|reembolsa|reembolsará|responde|responderá|arca|arcará|indenizará|indemnizará|assume|assumirá|devolverá|restituirá|deve …(?:pagar|reembolsar)|deverá …(?:pagar|reembolsar|devolver|restituir|indenizar|indemnizar))|{reader} (?:é|são|será|serão|fica|ficará|ficam) …(?:responsáve|obrigad|devedor|sujeit)|por (?:sua )?conta|a (?:seu )?cargo|às (?:suas )?expensas|a expensas|corr(?:e|em|erão) por conta|(?:devid|exigíve|cobrad|retid|descontad|deduzid|debitad|faturad)\\p{L}* …(?:pelo|pela|ao|do|da|no|na|de)_|(?:será|serão) …(?:cobrad|descontad|retid|debitad|deduzid)|acrescid|acresce|além d[oa] (?:preço|valor)|não incluíd|vencerão juros|sobre o valor …(?:multa|juros)',
    forbidden:
      '{reader} não (?:pode|podem|poderá|poderão|deve|deverá)|não (?:pode|podem|poderá|poderão|é permitid|é admitid|são permitid|se admite)|(?:é|são|fica|ficam) (?:expressamente |terminantemente |estritamente )?(?:proibid|vedad|interdit)|proib|vedad|sem (?:o |a )?(?:prévi[oa] |consentimento|autorização|permissão|anuência|acordo)|(?:requer|exige|carece|depende|necessita)\\p{L}* …(?:consentimento|autorização|anuência|aprovação)|só (?:pode|poderá)|obriga-se a não|ninguém pode',
    loses:
      'não (?:é|são|será|serão|há|haverá|tem|terá|dá|confere) …(?:reembols|restituíd|devolvid|direito|indeniz|indemniz|compens|devid|acumul|transferíve|pago|pagos|considerad|aceit)|(?:nenhum|qualquer)\\p{L}* …(?:reembolso|direito|indenização|indemnização|compensação|reclamação|devolução|garantia)|sem (?:direito|reembolso|indenização|indemnização|compensação|devolução)|(?:perd|caduc|extingu|anulad|nul[oa]_|inválid|excluíd|cancelad|indeferid|revogad|arquivad|desclassific|elimin)|renunci|(?:reverte|reverterá|passa a pertencer|fica a pertencer)|prescri',
    power:
      '{other} (?:pode|podem|poderá|poderão|reserva-se|se reserva|decide|tem o direito)|podemos|poderemos|reservamo-nos|reserva-se|(?:pode|podem|poderá|poderão) ser …(?:alterad|aumentad|reduzid|suspens|rescindid|cancelad|recusad|revist|transferid|revogad|resolvid|retirad|reajustad)|poderá (?:alterar|aumentar|suspender|rescindir|cancelar|recusar|exigir|reter|ceder|rever|cobrar)|a qualquer (?:momento|tempo)|(?:a|ao) (?:seu )?(?:exclusivo )?critério|discricion|unilateral|sem (?:aviso|prévio|necessidade|justificação|motivo|notificação)|{reader} (?:autoriza|aceita|consente|concorda)',
    automatic:
      'automátic|automaticamente|tácit|tacitamente|de pleno direito|oficiosamente|sem (?:necessidade|mais|nova)|(?:considera-se|considerar-se|presume-se|entende-se|será considerad|serão considerad|valerá como|implica)|(?:renova-se|renova|prorroga|prossegue|renovação)|salvo (?:denúncia|aviso|oposição)|(?:silêncio|falta de resposta|na ausência|ausência de resposta)|(?:a assinatura|o uso|o pagamento|a utilização) …(?:implica|significa|constitui)',
    tooLate:
      '(?:recurso|reclamação|impugnação|oposição|pedido|requerimento|defesa|contestação|denúncia|apelação|participação)\\p{L}* …(?:no prazo|dentro|até|em até|por escrito|antes)|(?:decorrid|findo|após|ultrapassad|expirad|esgotad)\\p{L}* …(?:prazo|dias|data|meses|este|esse)|fora do prazo|intempestiv|extemporâne|sob pena|não (?:suspende|interrompe|prorroga|tem efeito suspensivo)|(?:definitiv|irrecorríve|irrevogáve|transita)|não (?:basta|é suficiente|é válid)|o mais tardar|no máximo|preclu',
    failure:
      '(?:se|caso|quando|em caso de|na falta|quem|aquele que|na hipótese|havendo) …(?:não_|falt|atras|incumpr|descumpr|inadimpl|mora_|desist|rescis|cancel|abandon|recus|exced|perda|dano|denúncia|violação)|em caso (?:contrário|de incumprimento|de descumprimento|de não)|caso contrário|o (?:não|incumprimento|descumprimento|atraso)|a (?:falta|inobservância|não|violação)|por (?:cada )?(?:dia|mês) de atraso|por cada|por infração',
    grows:
      '(?:renda|aluguel|aluguer|preço|prémio|prêmio|quota|cota|tarifa|taxa|custo|despesa|valor|mensalidade|imposto|juro|condomínio|franquia|prestaç|consumo|fatura)\\p{L}* …(?:aument|sob[ei]|subir|passa|passar|reajust|atualiz|actualiz|agrav|encarec|duplic|acresc|corrigid|majorad)|(?:aumento|subida|agravamento|reajuste|acréscimo) (?:de|do|da|em)|quota (?:extra|extraordinária)|(?:taxa|cota) extra|rateio|pagamento adicional|acerto|(?:passa|passam|passará) de|défice|déficit|derrapagem|por (?:definir|apurar|liquidar)',
    lacks:
      'não (?:inclui|incluem|cobre|cobrem|está incluíd|estão incluíd|está cobert|estão cobert|garante|constitui|abrange|dispensa|existe|há|compreende|se aplica)|(?:est[áã]o?|ficam?|são|é) excluíd|excluíd|(?:só|somente|apenas|unicamente) (?:se|após|a partir|em caso|quando|com|depois)|(?:até|com) (?:o limite|um limite|um máximo|ao máximo|no máximo)|limitad|no máximo|separadamente|à parte|(?:é|são) obrigatóri|ressalv',
    harm: '(?:pode|podem|poderia|poderá|poderão) …(?:causar|provocar|danific|ferir|agrav|falhar|romper|explodir|cair|infiltr|queim|perder|afetar|afectar|compromet|sobreaquec|levar a|piorar)|amianto|contamina|tóxic|bolor|mofo|humidade|umidade|infiltra|fissur|rachadur|corro|defeituos|avari|fora de (?:serviço|uso|prazo)|não (?:conforme|testad|reparad|certificad|revisto)|(?:fechad|cortad|interrompid|inutilizáve|interditad|encerrad)|tontur|sangrament|hemorragi|inchaço|sobredosag|superdos|alergi|desmai|falta de ar|não (?:tome|use|utilize|conduza|dirija|misture|ultrapasse|interrompa|abra)_|fora do alcance|perda de dados|problema conhecido|atraso|um único fornecedor|perig|risco',
    watched:
      '(?:dados|informações|imagens|gravações|chamadas|localização|resultados|fotografias)\\p{L}* …(?:recolhid|coletad|gravad|armazenad|conservad|partilhad|compartilhad|cedid|transmitid|publicad|transferid|tratad|utilizad|vendid|comunicad)|câmara|câmera|videovigilância|a terceiros|(?:serasa|spc_|cadastro|central de responsabilidades|registo de devedores)|fora (?:da união|do país|do espaço)|geolocaliz',
    bound:
      '(?:durante|por|pelo prazo de|nos) [^.;,]{2,25}(?:meses|anos?|semanas|dias) (?:após|depois|seguintes|subsequentes|a contar|contados)|(?:continua|continuará|permanece|permanecerá|mantém-se|mantêm-se|subsiste|vigora)\\p{L}* …(?:após|até|mesmo|durante|enquanto|por)|(?:fidelização|permanência|período mínimo|prazo mínimo|duração mínima)|não (?:pode|poderá) …(?:rescindir|denunciar|resolver|cancelar|revogar)|exclusiv|concorrên|confidencial|sigilo|solidari|fiança|fiador|avalist|garantia|cessão|cede_|irrevogáve|irretratáve|vincul|foro|arbitragem|outro (?:local|posto|estabelecimento)|transferid',
  },
  favors:
    '{other} (?:\\p{L}+ )?(?:paga|pagará|suporta|suportará|reembolsa|reembolsará|devolve|devolverá|restituirá|repara|reparará|substituirá|deve …(?:pagar|devolver)|deverá …(?:pagar|devolver|restituir))|(?:por conta|a cargo|às expensas) d[oa] {other}|gratuit|sem (?:custo|custos|encargos)|{reader} (?:pode|podem|poderá) (?:desistir|rescindir|cancelar|denunciar|reclamar|opor|escolher|solicitar|recorrer)|tem direito|a favor d[oa] {reader}|em favor d[oa] {reader}',
  outcomes: {
    votes:
      'deliber|aprov|rejeit|votos?_|a favor|contra_|abstenç|unanimidade|maioria|eleit|elegeu|reeleit|design|nome(?:ou|ad)|ratific|adiad|adiou|retirad|tom(?:ou|ada) conhecimento|autoriz|mandat|encarreg|fixad|fixou|decid|escolh|delega|incumb',
    ruling:
      'conden|julg|improced|proced|absolv|declar|confirm|revog|anul|negar|nega-se|dar provimento|negar provimento|extin[gt]|determin|fix(?:o|a|ar|ou)_|custas|honorários|homolog|defer|indefer|não é conhecido|não (?:se )?conhe|arbitr|despejo|juros (?:de|desde)|rejeit|acolh',
    grants:
      '{other} (?:\\p{L}+ )?(?:conced|indefer|defer|autoriz|revog|recus|aceit|aprov|suspend|confirm|aplic|atribu|neg)\\p{L}*|(?:pedido|requerimento|subsídio|bolsa|licença|recurso|reclamação|benefício|contrato|prestação|apoio|candidatura)\\p{L}* …(?:foi|é|fica|será|são) (?:\\p{L}+ )?(?:deferid|indeferid|concedid|recusad|aprovad|revogad|suspens|autorizad|aceit|rejeitad|cancelad|renovad|atribuíd|confirmad)|com efeitos (?:a partir|desde)|a partir de|decid(?:imos|iu-se)|fica (?:aprovad|decidid|estabelecid|autorizad)|é (?:fixad|atribuíd|aplicad)',
    settles:
      'vamos (?:com|de|fazer|ficar|manter|adiar)_|ficamos (?:com|por|assim)|então (?:é|fica|vamos|está)|combinado|fechado[,.]|está (?:decidido|feito|combinado|assente)|fica (?:assim|decidido|para|aberto|fechado)|não (?:antes|sem)_|eu (?:trato|reservo|fico|faço)_|de acordo[,.:]|mantém-se|nada (?:antes|sem)',
    finds:
      'conclu|no (?:geral|conjunto)|parecer|opinião|(?:verific|constat|observ|identific|detect|apur|consider)\\p{L}{2,6}[- ]?(?:se|mos|u)_|(?:é|são|foi|está|estão|mostra-se) …(?:satisfatóri|insuficient|adequad|conform|eficaz|ineficaz|normal|estáve|negativ|positiv|apt[oa])|causa (?:raiz|principal|foi|do|da)|devid[oa] a|diagnóstic|não (?:é necessári|necessita|há indicação)|(?:foi|foram) (?:iniciad|suspens|aumentad|reduzid|substituíd|repost|corrigid|alterad)|veredicto|melhor|recomend',
    awards:
      'adjudic|selecionad|vencedor|proposta (?:mais|melhor)|pontuaç|desert|excluíd|classificad|prémi|prêmi|vence_|escolhid|homolog',
  },
  heads:
    '(?:dispositivo|decisão|decisões|deliberaç|conclus|resultado|parecer|veredicto|diagnóstico|causa|resolve|acordam|ante o exposto|decido)|.{0,60}(?:delibera|deliberou|decide|decidiu|resolve|determina|acordam|aprovou|conclui)(?:-se)?(?: o seguinte| que)? ?:$',
  pleads:
    '(?:autor|autora|réu|ré_|requerent|requerid|recorrent|recorrid|apelant|apelad|parte|ministério público)\\p{L}* …(?:ped|pleite|aleg|sustent|requer|contest|postul|invoc|afirm|argument|arguiu)|(?:audiência|julgamento) …(?:adiad|redesignad|marcad|realizad|designad)|(?:ajuizou|propôs|interpôs|apresentou|intentou) ',
}
