import type { RowPhrases } from '../../phrases/row-phrases.ts'

export const rows: RowPhrases = {
  sumOfAll: '^(?:valor |preço |prémio |prêmio )?total_|^montante total_',
  leftToPay: '(?:a pagar|em dívida|por pagar|valor em falta|saldo devedor)_',
  toPayNow: 'a pagar_',
  instalmentLabel:
    '^(?:mensalidade|(?:prestação|pagamento|débito direto|débito|parcela|prémio|prêmio) (?:mensal|trimestral|anual))',
  refundLabel: 'a reembolsar|valor a devolver|a seu favor|a devolver',
  dueDay:
    '^(?:data (?:de (?:vencimento|débito)|limite(?: de pagamento)?)|vencimento|pagar até|débito (?:direto )?em)$',
  givesThanks: '^(?:obrigad|agradecemos)',
  numberedClause: '^(?:artigo|art\\.|cláusula)\\s?\\p{N}',
  definesTerm: '(?<=["”»“] )significa\\s',
  opensRefused: [
    '^(?:(?:indeferid|negad|recusad|rejeitad|reprovad|revogad)[oa]s?|desfavorável|inapt[oa]s?)_',
    '^não (?:concedid|aprovad|autorizad|aceit|admitid|deferid|cumprid|reconhecid)[oa]s?_',
    '^(?:não (?:conforme|atende|cumpre)|parcialmente (?:deferid|concedid|aprovad|aceit)[oa]s?)_',
  ].join('|'),
  opensGranted:
    '^(?:(?:concedid|deferid|aprovad|autorizad|admitid|aceit|cumprid|reconhecid)[oa]s?|favorável|conforme|atende)_',
  nameOfPerson: 'nome$|nome completo$',
  whoColumn: '^quem|^(?:responsável|a cargo de)_',
  untilColumn: '^(?:até|prazo|quando)_|^prazo final_',
  columnOfPast: '(?:nascimento|desde)_',
  partOfSum: '^dos quais_',
  includedInSum: '(?<=[（(])(?:(?:já) )?(?:incluíd[oa]s?)(?: (?:no) ?[^()（）]{0,30})?[)）]',
  opensParties: '^(?:entre|presentes)|^participantes',
  rangeColumn: [
    '(?:(?:valores? |rango |intervalo )?(?:de )?(?:referencia|referência)|valores? (?:normal(?:es)?|límite|limite))_',
    '(?:valor(?:es)? (?:máximo|guía|paramétrico)s?|limiar(?:es)?|limites?)_',
    'valores? de referência_',
  ].join('|'),
  mostColumn: '(?:limiar|(?:valeurs? )?limites?)_|valor(?:es)? máximos?_',
  namesReference: '(?:referência|processo)_|número_',
  intervalCell: '^(?:a cada|cada|todos os|em|após|dentro|dentro de)\\s\\p{N}[\\p{N}.,]*\\s?\\p{L}',
  untilDay: '^(?:até|antes)\\s\\D{0,12}\\p{N}',
  unitColumn: '^unidades?$|^un\\.$',
  noteColumn: '^nota$|^observaç(?:ão|ões)$',
  countedBy: '^(?:por|ao)\\s\\p{L}+$',
  yesOrNo: '^(?:sim|não)$',
  datedBeside: '^data:?\\s\\p{N}',
  opensExceptions: '(?:salvo(?: se)?|exceto|a menos que)[,:]?$',
  opensDefects: 'defeitos?\\)?:$',
  pleads: '^por favor_|pede-se_',
  upToLimit: '^(?:até|máx\\.?|max\\.?)(?=\\s?[-−]?\\d)',
  fromLimit: '^(?:mín\\.?|min\\.?)(?=\\s?[-−]?\\d)',
  toLimit: '(?:a|até)(?=\\s?[-−]?\\d)',
}
