import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  courtesy: `^(?:${[
    '(?:bo(?:m|a|as|ns) (?:fim de semana|dia|tarde|férias|festas|ano)|feliz (?:natal|ano|páscoa))_',
    '(?:o|a|este|esta) (?:\\p{L}+ ){1,3}(?:contém|apresenta|fornece|reúne|resume).{0,60}(?:principais|essencia)',
    '(?:muito )?obrigad[oa] (?:por|pela|pelo)|agradecemos|bem-vind|parabéns|esperamos que',
    'abaixo (?:encontra|encontrará)',
    '(?:pedimos desculpa|lamentamos)[^.]{0,60}(?:atraso|demora|incómodo|transtorno|espera)',
  ].join('|')})`,
  gladToMeet: '^foi um (?:grande )?prazer',
  thanksForAct: '',
  imprint: '^(?:emitid[oa] por|sede social|matriculada)',
  sendsBelow: 'como (?:segue|(?:indicado|descrito) abaixo)',
  leansBack:
    '^(?:por outras palavras|no entanto|porém|mas|contudo|todavia|além disso|portanto|depois|isto|isso|caso contrário|nesse caso)_',
  dangles:
    '^(?:(?:se não [oa]s? (?:quiser|desejar|aceitar|fizer)|(?:tem|dispõe) então|sem est[ea]s \\p{L}+|por cada (?:violação|infração)(?! d)|até (?:lá|então)|desde então|a partir (?:daí|desse momento|dessa data)|(?:antes|depois) disso|(?:sem|para|por) isso|n?esses casos|em ambos os casos|o mesmo (?:se aplica|vale)|amb[oa]s|est[ea] últim[oa]|não o (?:recomend|aconselh)\\p{L}+)_|el[ea]s? )',
  countsFromBefore: '',
  standsAlone: '',
  takesUpThing: '^(?:el[ea]s?|iss?o|isto|est[ea]s?|ess[ea]s?|amb[oa]s)_',
  limitsBefore: '^(?:isto|isso|est[ea] \\p{L}+|ess[ea] \\p{L}+) (?:só|apenas|não)_',
  cannotBeDone: '^não é possível\\.$',
  turnsRound:
    '^(?:no entanto|porém|mas|contudo|todavia|exceto|caso contrário|se não|(?:\\p{L}+ ){1,5}(?:no entanto|porém))_',
  notForReader: '(?:não é o seu caso|não se (?:lhe )?aplica(?:m)?)_',
  notHad: 'não foi (?:contratad|escolhid|pedid)[oa]_',
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
  opensItems: 'por favor|queiram?|cuando|salvo|deve|se|quando|pode|podem|devem|favor',
  grants: 'pode|podem',
  spanOfTime: '(?:horas?|dias?|semanas?|m[êe]s(?:es)?)_',
  tellsResearch: '',
}
