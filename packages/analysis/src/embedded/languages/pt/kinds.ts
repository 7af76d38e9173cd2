import type { Kinds } from '../language-pack.ts'

/** The name of each kind, and the words by which its title or opening tells it. */
export const kinds: Kinds = {
  nda: [
    'Acordo de confidencialidade',
    /(?:acordo|termo|contrato) de (?:confidencialidade|sigilo|não divulgação)/iu,
  ],
  'commercial-lease': [
    'Locação comercial',
    /(?:locação|arrendamento) (?:comercial|não residencial)/iu,
  ],
  lease: [
    'Contrato de arrendamento',
    /contrato de (?:arrendamento|locação|aluguel)|locação residencial/iu,
  ],
  'employment-contract': [
    'Contrato de trabalho',
    /contrato (?:individual )?de (?:trabalho|emprego)/iu,
  ],
  'offer-letter': [
    'Proposta de emprego',
    /(?:carta|proposta|oferta) de (?:oferta|emprego|trabalho|contratação)/iu,
  ],
  'consulting-agreement': ['Contrato de consultoria', /contrato de (?:consultoria|assessoria)/iu],
  'service-agreement': [
    'Contrato de prestação de serviços',
    /(?:formulário|contrato|condições) de reserva|aluguer de (?:sala|espaço)|carta de compromisso|contrato de (?:alojamento|creche|hospedagem)|contrato de (?:prestação|serviços?|manutenção|empreitada)/iu,
  ],
  'license-agreement': ['Contrato de licença', /contrato de licença|licença de uso/iu],
  'distribution-agreement': [
    'Contrato de distribuição',
    /contrato de (?:distribuição|agência|franquia)/iu,
  ],
  'supply-agreement': [
    'Contrato de compra e venda',
    /contrato (?:promessa )?de (?:compra e venda|fornecimento)/iu,
  ],
  'loan-offer': [
    'Proposta de crédito',
    /(?:proposta|oferta|aprovação) de (?:crédito|empréstimo|financiamento)/iu,
  ],
  'loan-agreement': [
    'Contrato de empréstimo',
    /contrato de (?:empréstimo|mútuo|crédito|financiamento)/iu,
  ],
  'joint-venture': ['Acordo de sócios', /acordo (?:de sócios|parassocial|de acionistas)/iu],
  sponsorship: ['Contrato de patrocínio', /patrocínio/iu],
  collaboration: [
    'Acordo de colaboração',
    /(?:acordo|contrato|protocolo|termo) de (?:colaboração|cooperação|parceria)/iu,
  ],
  terms: ['Termos de uso', /termos (?:de (?:uso|serviço)|e condições)|condições gerais/iu],
  privacy: [
    'Política de privacidade',
    /como (?:usamos|tratamos) os seus dados|(?:política|aviso) de (?:privacidade|cookies)|proteção de dados/iu,
  ],
  'data-processing': [
    'Acordo de tratamento de dados',
    /(?:acordo|contrato|anexo).{0,20}tratamento de dados/iu,
  ],
  'insurance-policy': [
    'Apólice de seguro',
    /apólice|contrato de seguro|condições particulares|seguro (?:de|multirriscos)/iu,
  ],
  warranty: [
    'Garantia',
    /(?:certificado|termo|condições) de garantia|garantia (?:limitada|comercial)/iu,
  ],
  'power-of-attorney': ['Procuração', /procuração/iu],
  will: ['Testamento', /testamento|diretivas antecipadas/iu],
  bylaws: ['Estatutos', /estatutos?\b|contrato social/iu],
  contract: ['Contrato', /contrato|acordo|convênio|aditivo/iu],
  judgment: [
    'Sentença',
    /sentença|acórdão|tribunal|poder judiciário|comarca|vara (?:cível|do trabalho)/iu,
  ],
  decision: [
    'Decisão',
    /(?:decisão|resposta) (?:sobre|a)o? (?:o )?seu|(?:deferimento|indeferimento|recusa) d[oa]|decisão|despacho|deliberação|deferimento|alvará|notificação de (?:decisão|lançamento)/iu,
  ],
  'penalty-notice': [
    'Auto de infração',
    /auto de (?:infração|notícia|contraordenação)|multa|coima|notificação de (?:penalidade|autuação)/iu,
  ],
  notice: [
    'Notificação',
    /proposta de renovação|renovação d[oa] |recolha d[eo] produto|notificação|aviso|comunicado|convocatória|convocação|intimação|comunicação/iu,
  ],
  regulation: ['Regulamento', /regulamento|regimento|portaria|decreto|\blei n|postura/iu],
  'company-policy': ['Política interna', /política|código de (?:conduta|ética)|norma interna/iu],
  guideline: [
    'Orientações',
    /perguntas frequentes|\bFAQ\b|folha informativa|ficha informativa|orientações|diretrizes|\bguia\b|recomendações|cartilha/iu,
  ],
  tender: [
    'Edital',
    /edital|licitação|pregão|concurso público|caderno de encargos|chamada pública|tomada de preços/iu,
  ],
  specification: [
    'Especificação',
    /especificaç\p{L}+|ficha técnica|requisitos|termo de referência/iu,
  ],
  manual: ['Manual', /manual|instruções de (?:uso|montagem)|guia (?:do utilizador|rápido)/iu],
  runbook: [
    'Procedimento operacional',
    /procedimento (?:operacional|de recuperação)|plano de (?:contingência|recuperação)/iu,
  ],
  'release-notes': [
    'Notas de versão',
    /notas d[ea] (?:versão|lançamento)|registro de alterações/iu,
  ],
  'incident-report': [
    'Relatório de incidente',
    /(?:relatório|participação|comunicação|boletim) de (?:incidente|acidente|sinistro|ocorrência)|incidente de segurança|violação de dados/iu,
  ],
  'audit-report': [
    'Relatório de auditoria',
    /(?:relatório|ficha) de (?:inspeção|revisão)|inspeção (?:periódica|do veículo)|relatório (?:de|do) (?:auditoria|auditor|inspeção|vistoria|fiscalização)|laudo|relatório (?:técnico )?(?:do|sobre o) estado d\p{L} (?:edifício|imóvel|moradia)/iu,
  ],
  'financial-report': [
    'Relatório financeiro',
    /relatório (?:anual|financeiro|trimestral|semestral|de gestão|e contas)|demonstrações (?:financeiras|contábeis)|balanço/iu,
  ],
  'research-paper': ['Artigo científico', /este (?:artigo|estudo)|artigo científico/iu],
  thesis: ['Tese', /\btese\b|dissertação|trabalho de conclusão/iu],
  proposal: ['Proposta', /proposta|plano de negócios|projeto de/iu],
  quotation: ['Orçamento', /orçamento|cotação|proposta comercial|proforma/iu],
  invoice: [
    'Fatura',
    /conta d[aeo] (?:água|luz|gás|telefone|eletricidade|eletricidade)|a sua fatura|fatura|nota fiscal|boleto|conta de (?:luz|água|gás)|nota de crédito/iu,
  ],
  receipt: ['Recibo', /\brecibo\b|comprovante|comprovativo/iu],
  'purchase-order': [
    'Ordem de compra',
    /(?:ordem|pedido) de compra|nota de encomenda|guia de remessa/iu,
  ],
  'bank-statement': ['Extrato', /extrato|recibo de vencimento|contracheque|holerite/iu],
  transcript: ['Transcrição', /transcrição/iu],
  minutes: ['Ata', /(?:reunião|assembleia) (?:de|do|da|dos|geral|ordinária)|\bata\b|\bacta\b/iu],
  agenda: [
    'Ordem de trabalhos',
    /(?:edital de )?convoca(?:tória|ção)(?: d[aeo]| para)? ?(?:a |uma )?(?:assembleia|reunião)|ordem (?:de trabalhos|do dia)|pauta|programação/iu,
  ],
  'job-ad': [
    'Anúncio de emprego',
    /(?:anúncio|oferta) de (?:emprego|trabalho)|\bvaga\b|procuramos|buscamos|recruta/iu,
  ],
  resume: ['Currículo', /curr[ií]cul\p{L}+|experiência profissional/iu],
  leaflet: ['Folheto informativo', /folheto informativo|\bbula\b|informação para o utilizador/iu],
  'medical-letter': [
    'Relatório médico',
    /(?:nota|carta|relatório) de alta|alta (?:hospitalar|clínica)|relatório (?:médico|clínico|de alta)|(?:nota|carta|sumário) de alta|atestado médico|laudo médico|resultado de exames/iu,
  ],
  'school-letter': [
    'Carta aos pais',
    /(?:caros|prezados|senhores|queridos) (?:pais|encarregados|responsáveis)|visita de estudo|boletim escolar/iu,
  ],
  complaint: ['Reclamação', /reclamação|queixa|petição inicial|recurso\b/iu],
  newsletter: ['Boletim informativo', /boletim|newsletter|informativo|circular/iu],
  'press-release': [
    'Comunicado de imprensa',
    /comunicado (?:de|à) imprensa|nota à imprensa|press release/iu,
  ],
  'news-article': ['Notícia', /\(Lusa\)|nosso correspondente|editorial\b/iu],
  speech: ['Discurso', /discurso|pronunciamento|senhoras e senhores/iu],
  form: [
    'Formulário',
    /formulário|requerimento|pedido de|ficha de inscrição|questionário|inscrição/iu,
  ],
  recipe: ['Receita', /\breceita\b|ingredientes|modo de preparo/iu],
  itinerary: [
    'Itinerário',
    /itinerário|confirmação de reserva|roteiro de viagem|bilhete eletrónico/iu,
  ],
  patent: ['Patente', /patente|reivindicações/iu],
  reminder: [
    'Aviso de pagamento em atraso',
    /(?:rendas?|quotas?|faturas?|prestações) (?:em atraso|em dívida|por pagar)|interpelação para pagamento|carta de cobrança|(?:aviso|lembrete) de (?:pagamento|cobrança|dívida|atraso)|pagamento em atraso|fatura em atraso|cobrança de/iu,
  ],
  termination: [
    'Carta de rescisão',
    /(?:carta|aviso|comunicação) de (?:rescisão|despedimento|denúncia|demissão)|aviso prévio|denúncia do contrato|(?:cancelamento|cessação|rescisão) do (?:seu )?contrato|despedimento (?:por|coletivo)|extinção do (?:seu )?posto|(?:carta|pedido) de demissão/iu,
  ],
  payslip: [
    'Recibo de vencimento',
    /recibo de vencimento|contracheque|holerite|folha de pagamento/iu,
  ],
  'cost-statement': [
    'Prestação de contas',
    /prestação de contas|acerto de (?:contas|despesas)|rateio de despesas/iu,
  ],
  'construction-contract': [
    'Contrato de empreitada',
    /contrato de (?:empreitada|obra|construção|reforma)/iu,
  ],
  settlement: [
    'Acordo de transação',
    /(?:acordo|termo) (?:de|extrajudicial de) (?:transação|quitação|conciliação)|acordo extrajudicial|distrato/iu,
  ],
  'tax-assessment': [
    'Nota de liquidação',
    /nota de liquidação|demonstração de liquidação|notificação de lançamento|\bIPTU\b/iu,
  ],
  summons: ['Citação', /(?:mandado de )?citação\b|mandado de intimação|carta precatória/iu],
  certificate: [
    'Certidão',
    /certidão|certificado de|atestado|declaração de (?:rendimentos|residência|conformidade)/iu,
  ],
  amendment: ['Aditamento', /aditamento|termo aditivo|aditivo (?:contratual|ao contrato)|adenda/iu],
  'warning-letter': [
    'Advertência',
    /advertência (?:disciplinar|escrita|por)|carta de advertência|notificação extrajudicial/iu,
  ],
  'card-statement': ['Fatura do cartão', /(?:fatura|extrato) (?:do|de) cartão/iu],
  'vehicle-rental': [
    'Contrato de aluguer de veículo',
    /(?:aluguer|aluguel|locação) de (?:veículo|automóvel|viatura|carro)\w*/iu,
  ],
  'rent-increase': [
    'Aumento da renda',
    /(?:aumento|atualização|reajuste|revisão) (?:da renda|do aluguel|da prestação locatícia)/iu,
  ],
  recall: [
    'Recolha de produto',
    /recolha (?:voluntária )?(?:de|do|dos) (?:produtos?|veículos?|lotes?)|campanha de recolha de|\brecall\b/iu,
  ],
  'study-information': [
    'Folha de informação do estudo',
    /(?:folheto|folha) (?:de informação|informativ[oa]) (?:ao|para o|do) (?:participante|paciente|doente)|(?:termo de )?consentimento (?:informado|livre e esclarecido)|participa(?:r|ção) n?um (?:estudo|ensaio)/iu,
  ],
  'grant-award': [
    'Concessão de apoio',
    /(?:concessão|atribuição|aprovação) (?:de|do|da) (?:um |uma )?(?:subsídio|subvenção|apoio|bolsa|financiamento|incentivo)/iu,
  ],
  'change-notice': [
    'Aviso de alteração',
    /(?:alteração|atualização|revisão|aumento) (?:de |do |da |das |dos |às |nas )(?:suas |nossas )?(?:condições|tarif[aá]\p{L}*|preços?|comissões|prémios?|mensalidades?|contrato)/iu,
  ],
  invitation: [
    'Convite',
    /^convite(?! (?:para apresentação|à apresentação))|t[eê]m (?:a honra|o prazer) de (?:o |a )?convidar/iu,
  ],
  appointment: [
    'Marcação',
    /(?:sua |confirmação (?:de |da |da sua ))(?:consulta|marcação)|convocatória para consulta/iu,
  ],
  letter: [
    'Carta',
    /^(?:prezad[oa]s?|car[oa]s?|exm[oa]s?|estimad[oa]s?)\b[^\n]{0,60}[,:]?\s*$|atenciosamente|com os melhores cumprimentos/iu,
  ],
  report: ['Relatório', /relatório|estudo|análise|levantamento|parecer/iu],
}
