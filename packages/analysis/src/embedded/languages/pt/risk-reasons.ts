import type { RiskReasons } from '../language-pack.ts'

export const riskReasons: RiskReasons = {
  health: [
    'Pode prejudicar a saúde',
    'dor_|dores_|dificuldade (?:em|para) respirar|efeitos? (?:secundári|colaterai|adverso|indesej)|alergi|alérgic|sobredos|superdos|inchaço|sangramento|hemorragia|tontura|sonolência|desmai|convuls|infecç|infeç|gravidez|grávida|amament|interaç|contraindic|perigo de (?:morte|vida)|mortal|morte_|lesõ|lesão|hospital|urgência|emergência|intoxic|asfixia|queimadura|choque elétrico|monóxido|explos|amianto|não (?:tome|tomar|use|usar|utilize)|fora do alcance|médico|farmacêutico|agrav|piora|complicaç|dor de cabeça|sonolência|enfarte|sobredosagem',
  ],
  ending: [
    'Pode ser encerrado ou cortado',
    'rescis|rescind|resolu(?:ção|tiv)|resolver o contrato|despe(?:jo|dimento)|demiss|(?:pode|podem|poderá|poderão|podemos) .{0,40}(?:suspender|cancelar|encerrar|interromper|retirar|excluir|expulsar|revogar|denunciar|cessar|desligar)|suspens|suspend|despej|corte (?:de|do)|interrup|exclus|expuls|revog|cessa(?:r|ção|rá)|denúncia|caduc',
  ],
  forfeit: [
    'Pode perder-se dinheiro ou um direito',
    'perder|perde_|perderá|perda d|caduc|prescrev|decadência|não (?:é|são|será|serão) (?:reembols|devolv|restitu)|não reembols|sem (?:reembolso|direito|devolução|indenização|indemnização)|ret(?:ido|ida|er|erá)_|nul[oa]_|nulidade|sem efeito|inválid|expira|vencid[oa]_|cancelad[oa]|precluí|preclus',
  ],
  penalty: [
    'Uma multa ou um acréscimo',
    'multa|coima|penalidade|penaliz|cláusula penal|juros (?:de mora|moratóri|legais)|mora_|acrésc|sobretaxa|agravamento|encargos (?:de|por)|taxa de (?:atraso|cancelamento|devolução)|por dia de atraso|sanç|honorários de (?:cobrança|igual)|comissão',
  ],
  cost: [
    'Assume outros custos',
    'por (?:sua|conta) (?:conta)?|a (?:seu|cargo) (?:cargo|d)|às (?:suas )?(?:custas|expensas)|(?:deverá|deverão|terá de|terá que) (?:pagar|reembolsar|devolver|restituir|suportar|arcar)|arcar com|suportad|custos? (?:adicion|extra)|despesas (?:adicion|extra)|suplement|franquia|descont|deduz|dedução|ser(?:á|ão) (?:cobrad|faturad|debitad)|não (?:incluíd|inclui)|rateio|reembolsar|devolver (?:o|os|a|as)|custas|à parte|diferença',
  ],
  increase: [
    'Pode ficar mais caro',
    '(?:preço|renda|aluguel|aluguer|tarifa|prémio|prêmio|quota|mensalidade|taxa|custo|prestaç)\\p{L}{0,4} .{0,60}(?:aument|sub(?:ir|irá|ida|iu)|atualiz|reajust|revis|alter|increment|encarec)|reajust|atualização|aumento|subida|encarec|inflação|ipca|igp-?m|taxa variável|indexad',
  ],
  renewal: [
    'Continua se não for cancelado',
    'renov(?:a|ado|ação|ar-se|ar) .{0,15}(?:automátic|tácit|por)|automaticamente|prorrog|tácit|renova-se|fidelização|fidelidade|salvo (?:denúncia|oposição|aviso)|períodos sucessivos|prazo mínimo|permanência',
  ],
  oneSided: [
    'A outra parte pode decidir sozinha',
    'reserva-se|se reserva|reservamo|critério (?:exclusivo|da|do)|exclusivo critério|discricion|unilateral|a qualquer (?:momento|tempo)|sem (?:aviso|pré-aviso|justific|motivo|necessidade|o seu consentimento)|(?:o senhorio|o locador|a empresa|o banco|a seguradora|o prestador|o vendedor|a entidade|o empregador|a contratada|a contratante) (?:pode|poderá|reserva)|alterar (?:as|os|o|a|unilateral)',
  ],
  exclusion: [
    'Não coberto ou não incluído',
    'não (?:está|estão|é|são|será|serão) (?:cobert|abrangid|incluíd|garantid|segurad|reembolsáv|indemniz|indeniz)|não (?:cobre|inclui|abrange|garante|responde|compreende)|exclu(?:íd|em|i-se|sõ|são)|fora da (?:garantia|cobertura)|sem cobertura|até ao (?:limite|máximo)|até o limite|limitad[oa] a|só (?:se|quando|é)|somente (?:se|quando)|apenas (?:se|quando)|desde que|desgaste|não faz parte|não se aplica',
  ],
  liability: [
    'A responsabilidade é limitada ou transferida',
    'responsab|solidári|indemniz|indeniz|perdas e danos|não (?:garante|se responsabiliza|responde)|sem garantia|por sua conta e risco|fiador|fiança|avalista|exime|isent[oa] de responsab|responde(?:rá|m)? (?:por|pel)',
  ],
  deadline: [
    'Fora do prazo perde-se',
    'fora d[oe] prazo|até (?:ao )?(?:dia )?[0-9]|o mais tardar|no prazo (?:de|máximo)|prazo (?:de|para|máximo|limite|improrrog|perempt)|decorrid|após (?:o|esse|este|essa|esta) (?:prazo|data)|intempestiv|extemporâne|sob pena|data[- ]limite|vencimento|findo (?:o|este|esse)|tardi[oa]',
  ],
  silence: [
    'O silêncio vale como acordo',
    'silêncio|considera(?:-se|m-se|r-se-á|do|da)? (?:aceit|aprovad|recebid|renovad|desist|tacit)|presume|tido (?:como|por)|sem resposta|na falta de (?:resposta|oposição)|se não (?:recebermos|responder|se opuser|houver)|aceitação tácita|a utilização .{0,40}(?:implica|constitui)|reputa-se',
  ],
  waiver: [
    'Renuncia-se a um direito',
    'renunci|irrevog|irretrat|definitiv|irrecorrível|não cabe recurso|sem (?:direito a )?recurso|arbitra(?:gem|l)|quitação|ced(?:e|ência)_|cessão|nada mais (?:a|tem a) reclamar|não (?:pode|poderá) (?:recorrer|desistir|reclamar)|desist|irreversív|trânsito em julgado',
  ],
  refusal: [
    'Pode ser recusado',
    'recus|rejeit|indefer|negad[oa]_|inadmiss|improcedent|desclassific|inabilit|não (?:será|serão|é|são) (?:aceit|admitid|considerad|analisad|apreciad|recebid)|exclu(?:íd|são) (?:do|da)|eliminad|inelegív|arquiv',
  ],
  legal: [
    'Podem seguir-se medidas legais',
    'judicial|tribunal|juízo|processo (?:judicial|crimin|disciplin)|execu(?:ção|tad)|penhora|protesto|crime|criminal|contraordena|infraç|infrator|prisão|ação (?:judicial|de)|cobrança (?:judicial|coerciva)|fraude|falsas declaraç|notificação judicial|ilegal|ilícit|condena|dívida ativa',
  ],
  data: [
    'Dados são transmitidos',
    '(?:dados|informaç\\p{L}+|imagens|gravaç\\p{L}+) .{0,60}(?:partilh|compartilh|transmit|transfer|vend|ced|public|conserv|trat|utiliz|recolh|colet|gravad)|(?:partilh|compartilh|transmit|vend|divulg|public)\\p{L}* .{0,40}(?:dados|informaç|imagens)|a terceiros|com terceiros|parceiros|fora (?:da união|da ue|do país)|videovigil|cadastro (?:de|negativo)|serasa|spc_|perfil|marketing|fuga de dados|vazamento',
  ],
  restriction: [
    'Proíbe ou limita algo',
    'proib|vedad[oa]|não (?:pode|podem|poderá|poderão|deve|devem|é permitid|são permitid|é admitid)|interdit|sem (?:autorização|o consentimento|consentimento|prévia)|salvo autorização|não concorrência|concorrên|exclusiv|confidencial|sublo|subarrend|restring|restriç',
  ],
  finance: [
    'Falta dinheiro ou está em risco',
    'prejuízo|défice|déficit|dívida|débito|inadimpl|incobr|insolv|falência|recuperação judicial|liquidez|abaixo (?:do|da)|inferior a|ultrapass|excede|acima do (?:orçament|previst)|derrapag|queda|descida|redução|diminu|imparidade|refinanci|em atraso|insuficien|sem financiamento|perdas',
  ],
  defect: [
    'Algo está defeituoso ou falta',
    'defeit|avaria|falha|vício|fissura|fenda|rachadura|fuga|vazament|infiltraç|humidade|umidade|bolor|mofo|ferrugem|corros|danific|danos|deterior|degrad|partid[oa]_|falta (?:de|do|da)|faltam|ausência|carece|insuficien|inadequad|sem (?:prova|registo|registro|controlo|controle|verific)|não (?:foi|foram|há|existe|existem|cumpre|consta|conform)|vulnerab|erro|incident|inunda|perig|obsolet|praga',
  ],
  delay: [
    'Incerto ou pode atrasar',
    'atras|adiad|adiamento|depend(?:e|em|ente)_|condicionad|sujeit[oa] a|pendente|incert|provisóri|não (?:está )?(?:garantid|confirmad|aprovad|decidid)|risco|ameaç|alert|advert|poderia|poderiam|poderá (?:haver|ser necess)|indicativ|não vinculativ|estimad',
  ],
  damage: ['Pode causar danos', '(?!)'],
  effective: [
    'Aplica-se mesmo com recurso',
    '(?:recurso|reclamação|impugnação)_ [^.;]{0,60}?não (?:suspende|tem efeito suspensivo|interrompe)|sem efeito suspensivo',
  ],
  allDue: ['Tudo se vence de uma vez', '(?!)'],
  takenAway: ['Um bem pode ser vendido ou tomado', '(?!)'],
  paidBack: ['Pode ter de ser devolvido', '(?!)'],
  condition: ['Depende de uma condição', '(?!)'],
  attention: ['Requer atenção', '(?!)'],
  other: ['Pode ser em seu prejuízo', '(?!)'],
}
