import type { Questions } from '../questions.ts'

export const questions: Questions = {
  whole: {
    doc: [
      'documento|texto|contrato|carta|papel|relatorio|arquivo|ficheiro|pdf|apolice|aviso|fatura',
      'formulario|sentenca|oferta|proposta|licenca|pagina|e ?mail|manual|coisa',
    ].join('|'),
    tail: '(?:aqui|agora|exatamente|por favor|para (?:mim|nos)|(?:disto|disso|nisto|nisso|deste|desta|neste|nesta|do|da|no|na)(?: {doc})?|se (?:eu )?assinar|antes de assinar)',
    about: [
      '(?:o )?que e (?:isto|isso|este|esta|esse|essa)(?: {doc})?',
      '(?:de|do) que (?:se )?(?:trata|fala)(?: (?:isto|isso|este|esta|o|a)(?: {doc})?)?',
      'que tipo de {doc} e(?: (?:este|esta|isto|esse))?',
      'o que (?:diz|significa|quer dizer)(?: (?:isto|isso|este|esta|o|a)(?: {doc})?)?',
      '(?:pode |podes )?(?:me )?(?:resumir?|resuma|explicar?|explique|explica me)(?: (?:isto|isso|este|esta|o|a|tudo)(?: {doc})?)?',
      '(?:um )?resumo|por ?que (?:recebi|me enviaram) (?:isto|isso|este|esta)(?: {doc})?',
      'qual e o (?:objetivo|assunto|objeto|proposito)',
    ].join('|'),
    risks: [
      '(?:quais sao|ha|existem|quais|que)(?: os| as| meus| alguns| algum)? ?(?:principais |maiores )?(?:riscos?|perigos?|armadilhas|desvantagens)(?: (?:ha|existem|corro|tenho))?',
      '(?:qual e|onde esta) (?:o|a) (?:maior |principal )?(?:risco|perigo|armadilha)',
      '(?:a que|com que|com o que|em que|ao que) (?:devo|tenho de|tenho que|preciso) (?:ter cuidado|prestar atencao|ficar atent[oa]|estar atent[oa]|tomar cuidado)',
      'o que (?:e|ha de) (?:mais )?(?:perigoso|arriscado)|o que pode correr mal',
      'o que pode dar errado',
    ].join('|'),
    tasks: [
      '(?:o )?que (?:devo|tenho de|tenho que|temos de|preciso|precisamos|e preciso|devemos)(?: de)? fazer(?: agora| a seguir)?',
      'o que (?:querem|esperam|pedem|me pedem)(?: de mim| de nos)?',
      '(?:devo|tenho de|tenho que|preciso)(?: de)? fazer (?:algo|alguma coisa)',
      'quais sao (?:as minhas|os meus|minhas|as|os|meus) (?:obrigacoes|tarefas|deveres|proximos passos)',
    ].join('|'),
    points: [
      'quais sao os (?:pontos (?:chave|principais|importantes|essenciais)|principais pontos|dados importantes)',
      '(?:o que|qual) e (?:o )?mais importante',
      'o que (?:devo|preciso|tenho de|tenho que)(?: de)? saber|(?:os )?pontos (?:chave|principais)',
    ].join('|'),
    deadlines: [
      '(?:quais sao|quais|que)(?: os| as)? (?:prazos|datas (?:limite|importantes)|vencimentos)(?: (?:ha|existem|tenho))?',
      'ha (?:algum |alguns )?(?:prazos?|data limite)|(?:os )?prazos',
    ].join('|'),
    decision: [
      'o que (?:e que )?(?:decidiram|foi decidido|ficou decidido|foi deliberado)',
      'qual (?:e |foi )?(?:a decisao|o resultado)',
    ].join('|'),
  },
  bill: {
    when: [
      '(?:até )?quando (?:é que )?(?:tenho (?:de|que)|devo|temos (?:de|que)|preciso de) pagar(?: o resto| o saldo)?',
      'quando (?:vence|é (?:o )?débito)',
      '(?:até quando|quanto tempo) (?:é que )?tenho(?: (?:tempo|prazo|para pagar))?',
    ].join('|'),
    howMuch: [
      'quanto (?:é que )?(?:ainda )?(?:tenho (?:de|que)|devo|temos (?:de|que)) pagar(?: (?:no total|ao todo|agora))?',
      'quanto (?:devo|pago)(?: (?:no total|ao todo))?|quanto (?:me |nos )?falta (?:para )?pagar',
    ].join('|'),
  },
  spans: {
    week: 'semana',
    month: 'm[êe]s|mensal',
    year: 'ano|anual',
  },
  everything: [
    'quanto (?:custa|é|fica)(?: tudo| no total| ao todo)*',
    'qual (?:é )?o (?:preço|custo|valor|total)(?: total)?(?: do contrato| da fatura| do orçamento| da encomenda)?',
  ].join('|'),
  withTax: 'iva incluído|com iva|tudo incluído',
  priceOf: 'quanto custa (?:o|a|este|esta) (\\p{L}+)(?: no total)?',
  paidEach: 'quanto (?:pago|pagamos|tenho de pagar|custa) {each}',
  rise: '(?:em )?quanto (?:mais|sobe|aumenta)',
  existence: 'há|existem?',
  asksFor: '(?:(?:até|para|a partir de|desde) )?(?:quant[oa]s?|quando|onde|porque|quem|como|qual)',
  asksWhether: 'posso|devo',
  joins: 'e',
  opens: 'e|ola',
  which: 'qual',
  howOften: 'com que frequência|de quanto em quanto tempo',
  whatTime: 'que horas?',
  phone: 'telefone',
  secret: 'qual é (?:o |a |a minha )(?:pin|senha|palavra-passe)',
  size: 'qual é (?:o |a )(?:tamanho|área|superfície)(?!\\p{L})',
  rate: 'taxa de juros?',
  mail: 'endereço (?:de )?(?:e-?mail|electrónico|eletrônico|eletrónico)',
  age: 'que idade',
  year: 'que ano',
  byWhen: 'até quando|quando (?:dev\\p{L}*|tenho (?:de|que)|temos (?:de|que)|é preciso)',
  past: '^\\W*quando (?:foi|foram)(?!\\p{L})',
  refersBack: 'isso|isto|ele|ela|lo|la',
}
