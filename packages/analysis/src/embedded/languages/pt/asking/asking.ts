import type { Asking } from '../../asking.ts'
import { months } from '../months.ts'

export const asking: Asking = {
  types: {
    measure:
      'quant[ao] (?:água|eletricidade|gás|gasolina|álcool|bagagem|espaço|sal|açúcar)(?!\\p{L})|qual (?:é )?(?:o tamanho|a área|a velocidade|a temperatura|a altura|a profundidade|o peso)|quanto (?:pesa|mede)',
    consequence:
      '^\\s*e se|o que (?:acontece|acontecerá|ocorre|devo fazer|faço)|em que (?:situação|caso)',
    period:
      'quanto (?:tempo|demora|demoram|dura|duram)|quantos (?:dias|meses|anos)|quantas (?:horas|semanas)|(?:com|em) (?:que|quanta|quanto) (?:antecedência|prazo|tempo)|qual (?:é )?(?:o prazo|a duração)',
    percent:
      'qual (?:é |foi |era )?a (?:taxa de juros?|percentagem|porcentagem)|(?:que|qual(?: é)?(?: o)?) (?:desconto|percentual|percentagem|parte|porcentagem)',
    number: 'quant[oa]s|qual (?:o tamanho|a área|a idade|a velocidade|a temperatura)',
    money:
      'quanto|quais (?:são )?os (?:custos|honorários)|qual (?:é |foi |era )?o (?:\\p{L}+ ){0,2}(?:capital|valor|preço|montante|custo|total|salário|aluguel)|até que valor|que (?:valor|preço|montante|indemnização|indenização|multa|subsídio|salário|taxa|caução|quantia)|qual (?:é |foi )?a (?:multa|taxa|renda|caução|indemnização|indenização|mensalidade|quantia|franquia)',
    date: 'quando|(?:até|desde|em|a partir de) (?:quando|que (?:dia|data|ano|hora|horas|dias))|qual (?:é |foi )?a data|qual (?:é )?o horário|que dia',
    contact:
      '(?:para|a) que número|qual (?:é )?o (?:número|telefone|e-?mail)|para quem|a quem (?:devo|posso)',
    place: 'onde|aonde|em que (?:cidade|lugar|rua)|qual (?:é )?o endereço',
    person:
      'quem|de quem|com quem|qual (?:empresa|pessoa|banco|companhia|seguradora|hospital|clínica|médico|entidade)|qual (?:é )?o (?:seu )?nome|como se chama\\p{L}*|que (?:empresa|banco)',
    reason: 'por que|porque|por qual (?:motivo|razão)|qual (?:é )?(?:a causa|o motivo)',
    yesNo:
      '^\\s*(?:podemos|poderia|temos|têm|vai|vão|vou|cobre|inclui|está|estão|recebo|fico|foi|posso|pode|podem|devo|deve|é|são|há|existe|tem|tenho|preciso|precisa|[oa]s? (?!que|quem|qual|quais|quant|quando)\\p{L}+)',
  },
  askingWords:
    'data quem quê que quando onde quanto quanta quantos quantas qual quais como por posso pode devo deve há tem é tempo alguém direto agora meu minha meus minhas nosso nossa nossos nossas seu sua seus suas tenho temos têm vou vamos vai vão estou está estão se já me nos lhe e sou qual_é é_que tenho_de tenho_que tem_de tem_que preciso_de fico fica ficamos vem vêm tiver for ainda então aqui isto isso este esta esse essa a_que para_que a_quem devemos podemos precisamos acontece sucede ocorre acontecerá fazer',
  vagueWords:
    'fazer ter haver ser estar ir vir dar dizer ver saber poder querer pôr coisa parte pessoa caso momento forma tipo certo mesmo outro agora ainda já acontece ficar conseguir muito obter receber pedir precisar cada novo nova velho bom grande pequeno cedo tarde mais menos durante sem algum continuar deixar levar corresponder contar próprio aproximadamente exatamente vai vão faço faz fazem fará acho achar achamos antes depois então sempre nunca assim bem mal pouco poucos nada algo coisas mandar passar',
  timeUnits:
    'min h segundo segundos minuto minutos hora horas dia dias noite noites semana semanas mês meses trimestre ano anos úteis',
  currencies:
    'real reais euro euros dólar dólares centavos milhão milhões mil brl eur grátis gratuito gratuita sem_custos sem_custo isento isenta',
  free: '',
  numberWords:
    'um uma dois duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta cem mil metade terço vez vezes treze catorze quatorze dezasseis dezesseis dezoito sessenta setenta oitenta noventa',
  dateWords:
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda terça quarta quinta sexta sábado domingo segundas terças quartas quintas sextas hoje amanhã ontem mês_seguinte',
  modalWords:
    'pode podem poderá deve devem não nunca proibido vedado permitido autorizado salvo exceto sem somente suspensa obrigatório nenhum nenhuma proibida incluído excluído facultativo recusado apenas só gratuita possível coberto incluem',
  reasonWords: 'porque pois devido causa motivo razão visto para já_que uma_vez',
  exceptionWords:
    'no_entanto contudo todavia porém mas salvo exceto excepcionalmente excetuam-se com_exceção caso_contrário',
  conditionWords:
    'se caso salvo quando senão contrário falta descumprimento sem em_caso cobrada cobrado multa suspenso',
  months,
  firstForms: 'primeiro|primeira',
  twoToTwelve:
    'dois|duas|segundo|segunda três|terceiro|terceira quatro|quarto cinco|quinto seis|sexto sete|sétimo|sétima oito|oitavo|oitava nove|nono|nona dez|décimo|décima onze doze|dúzia',
  laterNumbers:
    '13:treze 14:catorze|quatorze 15:quinze 16:dezasseis|dezesseis 20:vinte 30:trinta 40:quarenta 50:cinquenta 60:sessenta 90:noventa 100:cem',
  ordinalEndings: 'º|ª|o|a',
  particles: '',
  speakers: '',
  percent: 'por cento',
  charges: 'custa|multa',
  frequencies: [
    'cada|uma vez|duas vezes|por (?:dia|semana|mês|ano)|diari\\p{L}*|diári\\p{L}*|seman(?:al|ais)',
    'mensal|anual\\p{L}*',
  ].join('|'),
  hours: 'horas?',
  noon: 'meio-dia|meia-noite',
  atHour: 'às',
  namedPlaces:
    "(?<!\\p{L})(?:[Rr]ua|[Aa]venida|[Pp]raça|[Tt]ravessa|[Ee]strada|[Ll]argo|[Aa]lameda)\\s(?:(?:de|do|da|dos|das)\\s?){0,2}(?:\\p{Lu}[\\p{L}'’.-]{0,30}\\s?){1,3}",
  beforePlace: 'em|na|via|rua',
  articles: 'a|o',
  whatIs: '^\\s*qual (?:é )?(?:o|a) (.{2,60}?)\\s*\\?*\\s*$',
  whoIs: '^\\s*quem é (?:o|a) (.{2,40}?)\\s*\\?*\\s*$',
  asksForValue: '(?<!\\p{L})(?:que |qual (?:é )?(?:o |a )?)((?:[\\p{L}-]+ ?){1,3})',
  asksForAll: '(?:e )?(?:quais|que|quem)',
  definite: 'o |a ',
  ofVerdict: 'decisão|resultado|autorizad[oa]|deferid[oa]|indeferid[oa]|ok|então|agora',
  pointsBack: 'isso|isto|ele|ela',
  opensFurther: 'e',
  negations: '',
  joinsDays: 'a|e|até',
  articleOfDay: 'o',
  yearStems: 'ano',
  prefixes: '',
  otherDays: '(?:dia|dias) \\d{1,2}(?!\\d)',
  verbFirst: '',
}
