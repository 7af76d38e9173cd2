import type { ConclusionPhrases } from '../../phrases/conclusion-phrases.ts'

export const conclusions: ConclusionPhrases = {
  balanceRow: '^(?:novo )?saldo (?:em|final)_',
  heldBefore: '^(?:atual|anterior)_',
  holdsAfter: '^(?:nov[oa]s?_|a partir |desde )',
  recital: '',
  explainsWord: '',
  priceFor: '(?:por |ao )(?:\\p{L}+ ){0,4}(?:hora|dia|semana|mês)_',
  replySlip: 'talão_|destacável_',
  announcesPaper: [
    '^esta carta (?:explica|indica|descreve)',
    '(?:vimos|venho|vem|vimos por este meio) comunicar(?:-lhe)? (?:a|o) (?:decisão|resultado)_',
  ].join('|'),
  breaksOff: '(?:de|por|e)$',
  namesListOfDecided: '^(?:decisões|ações) (?:tomad|adotad)[ao]s[^.!?]*$',
  whoSigned: '^(?:elaborado|verificado|revisto|aprovado) por$',
  nameOfRules: '^(?:estatutos|regulamento)_',
  deemed: 'considera-se_|vale como_|equivale a_',
  formalityOfMeeting: [
    '(?:foi|é) (?:eleit|designad|nomead)[oa] (?:presidente|secretári[oa]) da (?:mesa|reunião|sessão)_|^presenças\\s?[:：]',
    'quorum_|quórum_|(?:sessão|reunião|assembleia) (?:\\p{L}+ ){0,4}(?:aberta|encerrada)_',
    '(?:encerrou-se|abriu-se|deu por encerrada) a (?:sessão|reunião|assembleia)_',
    '(?:estiveram|estavam) presentes_|^(?:presentes|presenti)\\s?[:：]',
  ].join('|'),
  moderates:
    '^(?:(?:bem|então|bom),? )?(?:comecemos|vamos (?:começar|passar|voltar)|passemos|voltemos|continuemos|façamos uma pausa)_',
  routinePayments:
    '(?:pagamentos|faturas|despesas)_[^:]{0,80}(?:aprov|autoriz|pag)|(?:aprov|autoriz)\\p{L}* [^:]{0,60}(?:pagamentos|faturas|despesas)_',
  opensVerdict:
    '^(?:(?:por unanimidade|por maioria),? )?(?:(?:foi )?(?:aprovad|rejeitad|adiad|deliberad|recusad)[oa]|delibera-se|aprova-se)_',
  laidToRest: '(?:foi|está|fica) (?:arquivad|reparad|resolvid|retirad)[oa]_|não é necessári',
  proposes: 'prop(?:ôs|õe|õem|useram)_|foi proposto_|(?:pede|pedem|solicita)_',
  motionResult: '(?:foi|é) (?:aprovad|rejeitad|retirad|aceite|recusad)\\p{L}?_',
  acceptsTerms:
    'de acordo_|^(?:aceite|confirmad)\\p{L}*|(?:aceito|aceitamos|confirmo|confirmamos)_',
  pointOfList: 'pontos?',
  agreesAlone:
    '^(?:(?:bem|sim|ok|certo)[.,]? )?(?:combinado|decidido|aprovado|está decidido|decisão)[.!]?$',
  opensAgreement:
    '^(?:(?:bem|sim|ok|certo)[.,]? )?(?:combinado|decidido|aprovado|está decidido|decisão)[,:] ',
  formalityOfRuling:
    '^publique-se|^intimem-se|^(?:o )?prazo (?:para|de) (?:\\p{L}{1,4} )?(?:apela|recurso|recorrer|impugna)',
  aims: '^o objetivo (?:de|da|do|é|era|foi)_',
  fillsOffice: '',
  limitsLiability: 'responsabilidade_[^.;]{0,60}limitad[ao]',
  caseOfReader: '^você (?:está|foi)_',
  judgesSomething: '',
  acceptsBelow: '(?:aceito|aceitamos|declaro|declaramos|confirmo|autorizo)_',
  subjectLine: '^assunto\\s?[:：]',
  validUnsigned: 'válid[oa] sem assinatura',
}
