import type { Patterns } from '../language-pack.ts'

export const patterns: Patterns = {
  facts: {
    amount:
      'renda|aluguel|aluguer|caução|depósito|salário|retribuição|remuneração|preço|prémio|prêmio|total|valor|montante|quantia|soma|capital|custo|despesas|custas|saldo|empréstimo|prestação|parcela|orçamento|receita|lucro|tarifa|taxa|quota|subsídio|indenização|indemnização|honorários|multa|coima|danos|verba|iva_|líquido|bruto|franquia|mensalidade|anuidade|vendas|r\\$',
    party:
      'senhorio|arrendatári|locador|locatári|inquilin|empregador|trabalhador|empregad|comprador|vendedor|cliente|fornecedor|prestador|contratante|contratad|mutuante|mutuári|segurador|segurad|tomador|autor|réu|ré_|requerente|requerid|litisdenunciad|recorrente|beneficiári|outorgante|procurador|paciente|utente|presidente|secretári|diretor|prefeito|juiz|juíza|presentes|responsável|nome_|sociedade|empresa|entre_|titular|destinatári|fabricante|organizador|cargo|função|candidat|herdeiro|testamenteiro|órgão|fiador|avalista|garante|franqueador|franquead|cedente|cessionári|credor|devedor|notári|perit|administrador|mediador|tutor|encarregad[oa] de educação|representante|médic|operador|emissor|condomínio|tesoureir|árbitro|entidade|instrutor',
    reference:
      'referência|ref_|processo|(?:número|n\\.?º|nº|n°)|apólice n|fatura n|versão|matrícula|contrato n|protocolo|edital|cpf_|cnpj|nif_',
    date: 'data|início|efeito|a partir|desde|assinatura|nascimento|audiência|reunião|sessão|realiza|partida|chegada|entrega|vigor|atualiza|em [0-9]|, [0-9]{1,2} de',
    term: 'duração|prazo|vigência|vigora|período|termo|renova|experiência|experimental|validade|horário|férias|carência|conserva|garantia|vencimento|horas',
    deadline:
      'prazo|até_|data limite|o mais tardar|no máximo|antes de|dentro de|vencimento|entrega|apresenta|contados|pagamento voluntário|apelação',
    notice:
      'aviso prévio|antecedência|denúncia|rescisão|resolução|recurso|apelação|cancelamento|oposição|desistência|livre resolução|impugna|esclarecimento',
    penalty: 'multa|coima|juros|mora_|penalidade|sanção|indenização|indemnização|cláusula penal',
    limit:
      'limite|máximo|mínimo|até_|pelo menos|no mínimo|teto|quórum|maioria|capacidade|cobertura|área|não superior|proporção|limitad',
    excess: 'franquia|copagamento',
    rate: 'taxa|%|por cento|percentagem|percentual|taeg|tan_|juros|desconto|redução|aumento|índice|proporção',
    contact:
      'telefone|tel_|telemóvel|celular|e-?mail|correio eletr|contacto|contato|fax|ligue|linha|iban|conta_|whatsapp',
    place:
      'endereço|morada|imóvel|local_|sito|situad|sede|rua_|fração|sala_|residen|comarca|locado|arrendado',
    dose: 'dose|posologia|comprimido|tomar|tome|mg_|por dia|conservar|diagnóstic|alergi',
  },
  duration:
    '(?:[0-9]+(?:,[0-9]+)?|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|dez|doze|quinze|trinta|sessenta|noventa) (?:\\([0-9\\p{L}]+\\) )?(?:minuto|hora|dia|semana|mês_|meses_|ano|trimestre|noite)s?_',
  date: '(?:1\\.º|[0-9]{1,2}) de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?: de [0-9]{4})?|(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) de [0-9]{4}',
  money: 'euros?_|reais_|real_|eur_|milhões_|mil_|bilhões_|cêntimos?_|centavos?_|dólares_',
  bound:
    'no prazo|dentro de|até_|o mais tardar|no máximo|no mínimo|pelo menos|antes d|não superior|não inferior|a contar|contados|a partir|com (?:a )?antecedência|mínim|máxim',
  duty: 'deve_|devem_|deverá|deverão|tem de|têm de|tem que|é obrigad|obriga-se|compromete-se|obrigatóri|é necessári|cabe a|cabe ao|incumbe|fica responsável|não pode|não poderá|ficará a cargo|a cargo d|há de|encarrega|devem ser|condeno',
  plea: 'por favor|solicitamos|pedimos|recomend|aconselha|contacte|entre em contato|envie|ligue|consulte|apresente_|devolva|assine|preencha|inscreva|tome_|leia|^(?:não (?:fume|tome|use|utilize|abra|deixe)|evite|comunique|pague|guarde|conserve|solicite|entregue|verifique|siga|aguarde|desligue|retire|mantenha|avise|peça|traga|procure|clique|aceda|acesse|responda)_',
  promise: 'eu faço|eu trato|vou enviar|vou falar|podes_|pode enviar|deixa comigo',
  settled:
    '(?:vou|estou a) (?:colocar|marcar|reservar|registar|registrar|enviar|creditar)|(?:já )?(?:reservei|encomendei|marquei|registei|registrei|enviei)|não (?:posso|podemos) (?:devolver|reembolsar|mudar|aceitar|fazer)|o que (?:posso|podemos) fazer|no total_|fica (?:aberto|assim|decidido|combinado)|ficamos com|mantemos_|adiamos_|vamos (?:ficar|manter|adiar)|está (?:decidido|combinado)|negócio fechado',
  decision:
    'julgo|julga|condeno|condenar|condena|decido|decide|decidiu|delibera|aprova|aprovad|rejeit|indefir|indefer|defir|deferid|absolv|homolog|declaro|determin|acord(?:a|am)_|nego provimento|dou provimento|procedente|improcedente|unanimidade|maioria|eleit|nomead|autoriza|não é conhecid|fica suspensa|conced|rejeito|renuncia|conclu|lego_|deixo_|instituo|ante o exposto|não obstante|reembolsar|concedemos|recusamos|aceitamos|reeleit|fixad[ao]|fica aprovad|ratific|adia_|não é conhecido|defiro|indefiro|ficou decidid|aprovad[oa]s?_|(?:deliberação|decisão|resultado|dispositivo|resolução): |[0-9]+ votos|votos (?:a favor|contra|favoráve)|por maioria|por unanimidade|(?:proposta|moção|pedido|requerimento|emenda|candidatura|recurso) .{0,60}(?:rejeitad|aprovad|indeferid|deferid|retirad|adiad|improced|proced)|não (?:foi |é |se )?(?:aprovad|aceit|acolh|deferid|conced|provid)|(?:foi|foram|é|são|fica|ficou) (?:aprovad|rejeitad|adiad|eleit|reeleit|nomead|designad|decidid|deliberad|fixad|indeferid|deferid|conced|mantid|suspens|substituíd|iniciad|anulad|revogad|arquivad|ratificad|adjudicad)|delibe(?:rou|ra)|decid(?:iu|e|imos)|julg(?:o|ou|a|ar) .{0,30}(?:proced|improced)|nego_|dou provimento|condeno|absolv|homolog|declaro|determino|defiro|indefiro|rejeito|acolho|sem custas|custas (?:pelo|pela|por)|parcialmente proced|cada parte|optou|decidimos|aprovámos|rejeitámos',
  severe:
    'não (?:é |são |está |estão )?segur[oa]s?_|insegur[oa]|sob pena|perda|perde_|nulo|nulidade|rescisão imediata|rescindir|resolução imediata|despejo|penhora|execução|prisão|crime|solidari|ilimitad|sem (?:aviso|indemnização|indenização|justa causa|direito)|excluíd|exclui|não (?:está|estão|são) (?:cobert|segur)|não cobre|não responde|exime|isenta-se|morte|grave|perigo|não tome|não utilize|imediatamente|urgência|fuga de dados|fora da união|renúncia|renuncia a|expuls|impedimento|impedid|não concorrência|falência|insolvência|aviso:|atenção:|suspens|caduc|obriga ao pagamento|não poderá ser executad|desclassific|inabilit|oficial de justiça|corte (?:do|de) fornecimento|pagamento imediato|imediatamente exigív|totalidade d[ao]|vencimento antecipado|sem (?:reembolso|audiência|novo aviso)|explosão|choque elétrico|incêndio|intoxicação|desab|irreversív|ficará sem efeito|será (?:rejeitad|excluíd|anulad|cancelad)|vend\\p{L}+ .{0,20}dados|cobrança judicial|despedimento|demissão|revelia|vulnerabilidade|acesso não autorizado|alerg|hemorragia|sangramento|hospital|amianto|queimadura|hipoteca|revogação|sem (?:garantia|cobertura|reembolso)|nenhuma (?:garantia|responsabilidade)|perderá|perda do direito|prazo para (?:apelação|recurso|recorrer)|perde o direito|rescindid|sob pena de',
  serious:
    'multa|coima|juros|mora_|sanç|penalidade|renova\\p{L}* automatic|automaticamente|tacitamente|não reembols|não será devolvid|franquia|revist|aument|alterar|modificar|a qualquer momento|reserva-se|por conta|a cargo|a expensas|deduz|reter|suplement|risco|atras|perda|dano|responsab|incumpr|descumpr|falta de pagamento|reduz|revogar|cancel|cessão|terceiros|transfer|somente se|apenas se|não (?:poderá|pode|podem)|queda|insuficien|arquiv|recusa|pode alterar|pode revogar|prazo para (?:apelação|recurso)|prescri|por sua conta|a seu cargo|risco próprio|não (?:é|são|será|serão) (?:reembolsad|devolvid|cobert|aceit|garant|responsáv)|comissão é cobrada|é cobrad|cobrad[ao]_|considera-se que aceita|considera-se aceit|silêncio|nada disser|subir|sobe_|agrav|descoberto|em atraso|dívida|desconto de|deduzid|proibid|fissura|infiltraç|bolor|fuga de água|fora do espaço|não suspende|avaria|será debitad|debit|taxa de cancelamento|despesas de|não pag|interrupção|avari|defeito|dor_|tontura|náusea|inchaço|infeção|infecção|contraindica|gravidez|grávida|fidelização|período mínimo|meramente indicativ|já não_|prescreve|pode ser (?:recusad|suspens|cobrad|cancelad|excluíd)|será (?:cobrad|retid|descontad|suspens|cancelad|eliminad)|custo adicional|custos adicionais|a cargo d|não serão|não será|prorrog|renova-se|reajust|definitiv|perde|juros de mora|sem (?:autorização|aviso)|exclu[ií]d|não cobre|não se responsabiliza|(?:preço|prémio|prêmio|renda|aluguel|quota|tarifa|seguro|taxa) .{0,60}(?:aument|sobe_|subirá|passa de|reajust)|na (?:falta|ausência) de resposta|considera(?:r-se-á|-se) (?:recus|aceit)|não (?:dá|dará|confere) (?:lugar|direito)|sem direito|considera(?:m|r)?-se (?:aceit|aprovad|notificad|recebid)\\p{L}+|extravio|não devolvid\\p{L}+|o excesso|debita|serão removid|será removid|dor de cabeça|sonolência|enfarte|sobredosagem',
  slight: 'despesas|incómodo|ruído|fechad|desgaste|encargo',
  condition:
    'se_|caso_|quando|em caso|salvo|a menos|exceto|sob pena|sempre que|decorrid|quem_|na falta|nada sendo|o (?:atraso|incumprimento|descumprimento)|a (?:recusa|falta|divulgação)|senão|findo',
  power: 'pode_|podem_|poderá_|poderão_|reserva-se|tem direito|faculdade',
  negation: 'não_|sem_|nenhum|nunca|nem_',
  calm: 'não (?:será|é|são) (?:exigid|cobrad|devid)|nenhum|gratuit|sem (?:custo|encargo|juros)|não afeta|não há prova|não prejudica|rejeito o pedido|estão cobert|está cobert|isent|não está sujeit|não foi perdid|não constitui|não (?:implica|constitui|importa) .{0,20}renúncia|não impede|pode (?:desistir|reclamar)|fica suspensa|sem acréscimo|não (?:paga|pagará) nada|não está previst|não cobramos|segurança absoluta|extrapol|fora do âmbito|(?:exame|teste|análise|amostra)s? .{0,40}(?:negativ|norma)|não (?:há|existe|existem|houve|consta)_|tem direito a|terá direito|(?:inquilino|locatário|trabalhador|cliente|comprador|segurado) (?:é|fica|permanece) livre|foi (?:reparad|resolvid|sanad|reembolsad|ressarcid)|(?:senhorio|locador|empregador|vendedor|fornecedor|empreiteiro|seguradora|banco|prestador) (?:paga|pagará|reembolsa|reembolsará|suporta|suportará|assume|indemniza)_|a cargo d[oa] (?:senhorio|locador|empregador|vendedor|seguradora|fornecedor)|direito de preferência|boato|sem perigo|inofensiv|por precaução|não oferece risco|nada (?:é|será) devid|nada há a (?:cobrar|pagar)|(?:arrendatári|inquilin|cliente|trabalhador|condómin)\\p{L}* (?:não (?:responde|é responsável)|tem direito)',
  aside:
    'por exemplo|exemplo|anterior|previsão|prevista|teria|teriam|deveria ter|média_|no ano passado|em 20[0-9]{2}_|alega|sustenta|segundo a (?:autora|ré)|afirma|antes era',
  lead: 'procuramos|precisamos de uma?_|julgo|julga|ante o exposto|tem por (?:objeto|finalidade)|objeto:|objeto d|(?:o|a) presente .{0,60}(?:tem|regula|estabelece|garante|informa)|admite|dá de (?:arrendamento|locação)|arrenda|vem por este|informamos|temos o prazer|procuramos|é indicado|utiliza-se|condeno|vende_|nomeia|lego|convoca|contrata|torna público|reuniu|finalidade|anuncia|garante|temos o prazer|vimos por este|confirmamos|oferecemos|concedemos|comunicamos|cede_|arrenda|contrata|vende_|(?<!não )cobre_|convida|compromete-se|obriga-se|decidimos|decidiu|foi (?:internad|admitid|aprovad)\\p{L}+|contém_|é um medicamento|autoriza|concede_|nomeia|constitui seu|reuniram-se|realizou-se|ordena|trata-se de|pede a condenação|requer_',
  accuses:
    '(?:cometeu|violou|excedeu|infringiu|incumpriu)|infração|contraordenação|excesso de velocidade|estacionamento (?:indevido|proibido)|é-lhe imputad|falta injustificada',
  appoints:
    'constitui .{0,60}procurador|confere .{0,40}poderes|outorga .{0,40}poderes|nomeia .{0,60}(?:procurador|testamenteiro|herdeiro)|institu[oi] .{0,40}herdeir|deixo_|lego_',
  treats:
    '(?:é|está) (?:indicado|utilizado|usado)|utiliza-se|tratamento d|é um (?:medicamento|antibiótico)|pertence a',
  subject: 'assunto|ref|referência|objeto',
}
