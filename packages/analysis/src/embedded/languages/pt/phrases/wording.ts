import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  courtesy: `^(?:${[
    '(?:o|a|este|esta) (?:\\p{L}+ ){1,3}(?:contém|apresenta|fornece|reúne|resume).{0,60}(?:principais|essencia)',
    '(?:muito )?obrigad[oa] (?:por|pela|pelo)|agradecemos|bem-vind|parabéns|esperamos que',
    'abaixo (?:encontra|encontrará)',
    '(?:pedimos desculpa|lamentamos)[^.]{0,60}(?:atraso|demora|incómodo|transtorno|espera)',
  ].join('|')})`,
  wishesWell:
    '^(?:bom fim de semana|bom (?:dia|trabalho|ano|natal)|boa (?:semana|viagem|tarde)|boas (?:festas|férias)|feliz (?:natal|ano novo)|um abraço)_[^.!]{0,40}(?:[.!]|$)',
  gladToMeet: '^foi um (?:grande )?prazer',
  thanksForAct: '',
  imprint: '^(?:emitid[oa] por|sede social|matriculada)',
  sendsBelow: 'como (?:segue|(?:indicado|descrito) abaixo)',
  leansBack:
    '^(?:por outras palavras|no entanto|porém|mas|contudo|todavia|além disso|portanto|depois|isto|isso|caso contrário|nesse caso)_',
  dangles:
    '^(?:(?:se não [oa]s? (?:quiser|desejar|aceitar|fizer)|(?:tem|dispõe) então|sem est[ea]s \\p{L}+|por cada (?:violação|infração)(?! d)|até (?:lá|então)|desde então|a partir (?:daí|desse momento|dessa data)|(?:antes|depois) disso|(?:sem|para|por) isso|n?esses casos|em ambos os casos|o mesmo (?:se aplica|vale)|amb[oa]s|est[ea] últim[oa]|não o (?:recomend|aconselh)\\p{L}+)_|el[ea]s? )',
  speaksOfBefore: `^(?:${[
    '(?:(?:se|caso) (?:isso|isto|tal|el[ea]s?) (?:não|for|forem|acontecer|suceder|ocorrer|estiver|se))_',
    '(?:(?:se|caso) (?:\\p{L}+ ){0,4}não [oa]s? (?:fizer|entregar|pagar|devolver|aceitar|reclamar)(?:em)?)_',
    '(?:(?!(?:se|que|não)-)\\p{L}{3,}-(?:[oa]s?|l[oa]s?))_',
    '(?:(?:est[ea]|ess[ea]) (?:prazo|valor|quantia|montante|direito|taxa|limite|obrigação|acréscimo))_',
    '(?:[ao] próxim[oa] (?:inspeção|revisão|vistoria|leitura|visita|prestação) (?:é|deve|vence|será|tem))_',
  ].join('|')})`,
  pointsBackWithin: 'nesse prazo_',
  countsFromBefore: '',
  standsAlone: '',
  takesUpThing: '^(?:el[ea]s?|iss?o|isto|est[ea]s?|ess[ea]s?|amb[oa]s)_',
  limitsBefore: '^(?:isto|isso|est[ea] \\p{L}+|ess[ea] \\p{L}+) (?:só|apenas|não)_',
  cannotBeDone: '^não é possível\\.$',
  turnsRound:
    '^(?:(?:foi|é) (?:depois )?(?:alterad|retirad|recusad|substituíd|anulad|devolvid)[oa]|se (?:isso|isto|tal) não|a proposta (?:foi|é) (?:rejeitada|retirada)|no entanto|porém|mas|contudo|todavia|exceto|caso contrário|se não|(?:\\p{L}+ ){1,5}(?:no entanto|porém))_',
  notForReader: '(?:não é o seu caso|não se (?:lhe )?aplica(?:m)?)_',
  forReader: 'é o seu caso_',
  notHad: 'não foi (?:contratad|escolhid|pedid)[oa]_',
  limitsNamed: '(?:só|apenas) (?:é válid[oa]|vale|produz efeito|se|quando)_',
  acknowledgesThat: '^(?:[oa] )?(?:\\p{L}+ ){1,2}reconhece,? que_',
  pointsToTime: '(?:d|n)?(?:ess[ea]|est[ea]|aquel[ea]) (?:data|prazo|período|dia)_',
  namesTime: '(?:prazo|período|dias?|data)_',
  corrects: '(?:é|era|foi) um erro|por erro|corrig|retific',
  citesLaw: '^(?:lei n|decreto)',
  paidToFirst: '',
  paidToSecond: '',
  turnsItems: '(?:indefir|indefer|defir|defer|autoriz|revog|conced|rejeit|proíb)(?:o|e|a)_',
  saysWeDecide: '(?:decid|resolv|determin|conden|orden|declar)(?:o|e|a)',
  namesOurActs: '',
  opensItems:
    'por favor|queiram?|salvo(?: se)?|desde que|a menos que|deve|se|quando|pode|podem|devem|favor',
  tellsOfList: '',
  orWord: 'ou',
  grants: 'pode|podem',
  spanOfTime: '(?:horas?|dias?|semanas?|m[êe]s(?:es)?)_',
  tellsResearch: '',
  tellsReceipt: '^(?:recebemos|acusamos a receção|deu entrada)_',
}
