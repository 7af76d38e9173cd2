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
}
