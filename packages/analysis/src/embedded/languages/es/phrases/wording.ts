import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  courtesy: `^(?:${[
    '(?:buen(?:as|os)? (?:fin de semana|fiestas|vacaciones)|feliz (?:navidad|año|fin de semana)|felices (?:fiestas|vacaciones|pascuas))',
    '(?:el|la|este|esta) (?:\\p{L}+ ){1,3}(?:contiene|ofrece|recoge|presenta|muestra|facilita|resume).{0,60}(?:principal|esencial)',
    '(?:muchas )?gracias por|les? agradecemos|le damos las gracias|bienvenid',
    'nos complace (?:darle|contar)|enhorabuena|esperamos que|a continuación (?:encontrará|le)',
    '(?:lamentamos|sentimos|disculpe|le pedimos disculpas|rogamos disculpe)[^.]{0,60}(?:retraso|demora|molestia|espera)',
  ].join('|')})`,
  gladToMeet: '^(?:fue un placer|ha sido un placer|(?:me|nos) alegró)',
  thanksForAct: '',
  imprint: '^(?:suscrit[oa] con|emitid[oa] por|domicilio social|inscrita en)',
  sendsBelow: '(?:como|tal como) (?:sigue|se (?:indica|expone|detalla) a continuación)',
  leansBack: `^(?:${[
    'en otras palabras|sin embargo|pero|no obstante|además|asimismo|por (?:lo )?tanto|luego|esto',
    'ello|en (?:caso contrario|ese caso)|de lo contrario|este último',
  ].join('|')})_`,
  dangles: `^(?:${[
    'si no (?:l[oa]s?) (?:desea|quiere|acepta)|(?:usted )?(?:tiene|dispone) entonces',
    'en ese momento tiene|sin (?:est[oa]s|es[oa]s) \\p{L}+',
    'por cada (?:incumplimiento|infracción)(?! de)|(?:hasta|desde) entonces',
    'a partir de (?:entonces|ese momento|esa fecha)|(?:antes|después) de (?:eso|ello)',
    '(?:sin|para|por) (?:ello|eso)|de no (?:hacerlo|ser así)',
    'si (?:no lo hace|así fuera|fuera así)|en (?:tales|estos|esos|ambos) casos|en tal caso',
    'lo mismo (?:se aplica|ocurre)|amb[oa]s|est[oa]s últim[oa]s|ell[oa]s|dich[oa]s?',
    'no (?:se )?lo (?:recomiendo|recomendamos|aconsejo|aconsejamos)',
  ].join('|')})_`,
  countsFromBefore: '',
  standsAlone: '',
  takesUpThing: '^(?:ell[oa]s?|est[oea]s?|amb[oa]s)_',
  limitsBefore: '^(?:esto|ello|est[ea] \\p{L}+) (?:solo|sólo|no|únicamente)_',
  cannotBeDone: '^no es posible\\.$',
  turnsRound:
    '^(?:sin embargo|pero|no obstante|excepto|de lo contrario|en caso contrario|en su defecto|si no|(?:\\p{L}+ ){1,5}(?:sin embargo|no obstante))_',
  notForReader: '(?:no es su caso|no (?:se )?le (?:aplica|aplican|afecta|afectan))_',
  notHad: 'no (?:se )?(?:ha|fue) (?:sido )?(?:contratad|elegid|solicitad)[oa]_',
  acknowledgesThat: '^(?:(?:la|el) )?(?:\\p{L}+ ){1,2}reconoce,? que_',
  pointsToTime: '(?:es[ea]|est[ea]|dich[oa]) (?:plazo|fecha|per[ií]odo|día|término)_',
  namesTime: '(?:fin|final)_|(?:plazo|fecha|per[ií]odo|días?)_',
  corrects: '(?:es|era|fue) un error|rectifi|corrig|por error',
  citesLaw: '^(?:ley \\d|decreto)',
  paidToFirst: '',
  paidToSecond: '',
  turnsItems:
    '(?:deneg|denieg|conced|desestim|estim|autoriz|revoc|anul|prohíb)(?:o|e|a|emos|amos)_',
  saysWeDecide:
    '(?:resuelv|orden|dispon|acuerd|decid|conden|declar)(?:o|e|a|go|emos|amos)|(?:he|ha|hemos) (?:resuelto|acordado|decidido)',
  namesOurActs: '',
  opensItems: 'por favor|(?:le|les) rogamos|si|debe|deben|cuando|salvo|puede|pueden|podrán?',
  grants: 'puede|pueden|podrán?',
  spanOfTime: '(?:horas?|días?|semanas?|mes(?:es)?)_',
  tellsResearch: '',
}
