/* Expressions of all languages by which the writer of a letter opens what was decided. */

const opens = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:sorry|sad|afraid|pleased|delighted|glad|happy|(?:i|we) regret)(?: (?:to|that i|that we)(?: have to| must)?)?(?: now| formally)? (?:inform|tell|confirm|notify|advise|let|say|announce|report)(?:(?: to)? (?:you|all|them|him|her|members|tenants|parents|residents|customers))?(?: know)?,? that|(?:(?:am|are) writing|write|is|was) to (?:(?:formally|now|hereby|officially) )?(?:inform|notify|confirm to|confirm|tell|advise)(?: you)? that|(?:hereby|therefore) (?:inform|notify|advise)(?: you)?,? that|(?:(?:i|we) have|has|have) (?:now |therefore |carefully )?(?:decided|resolved|concluded) (?:that|to|not to|in favou?r|against)(?!\\p{L})',
    '(?:(?:teilen|teile|müssen|muss|dürfen|darf|können|kann) (?:wir|ich)|(?:wir|ich) (?:teilen|teile|müssen|muss|dürfen|darf|können|kann)) ihnen [^.;:]{0,40}mit(?:teilen|zuteilen)?,? dass|(?:freuen|freue|bedauern|bedauere) (?:uns |mich |wir |ich |sehr |es ){0,3}[^.;:]{0,40}(?:mitteilen|mitzuteilen|bestätigen)(?: zu (?:können|müssen|dürfen))?,? dass|(?:haben|habe) (?:wir|ich) (?:uns |mich )?(?:daher |nun |deshalb )?(?:entschieden|entschlossen|beschlossen)',
    "(?:avons|ai) (?:le (?:plaisir|regret)|l['’]honneur) de vous (?:informer|annoncer|faire savoir|confirmer|notifier)(?: (?:de ce )?qu(?:e|['’]))?|(?:regrettons|sommes (?:heureux|au regret)|suis (?:heureux|heureuse|au regret)) de vous (?:informer|annoncer|confirmer)|vous (?:informons|notifions|confirmons|annonçons) (?:par la présente )?qu(?:e|['’])|(?:avons|ai) (?:donc )?décidé (?:de|d['’]|que|qu['’])",
    '(?:lament|sient|sent)(?:o|amos|imos) (?:tener que )?(?:comunicar|informar|notificar)(?:le|les|te)s? (?:de )?que|(?:nos complace|me complace|tenemos el (?:gusto|placer) de) (?:comunicar|informar|confirmar)(?:le|les|te)s? (?:de )?que|(?:le|les) (?:comunic|inform|notific|confirm)(?:o|amos) (?:de )?que|hemos (?:decidido|resuelto|acordado)(?!\\p{L})',
    '(?:siamo (?:lieti|spiacenti)|sono (?:lieto|lieta|spiacente)|ci (?:spiace|dispiace)|(?:abbiamo|ho) il piacere) (?:di )?(?:comunicar|informar|confermar)\\p{L}* che|(?:le|vi) (?:comunichiamo|comunico|confermiamo|notifichiamo) che|la informiamo che|abbiamo (?:deciso|stabilito) (?:di|che)',
    '(?:lament|temos o (?:prazer|gosto)|é com (?:prazer|pesar))\\p{L}* (?:de |que )?(?:informar|comunicar|informamos|comunicamos)(?:-l(?:he|o)s?)? (?:de )?que|(?:informamos|comunicamos|notificamos|confirmamos)(?:-l(?:he|o)s?|-[oa]s?)? (?:de )?que|(?:decidimos|deliberámos)(?!\\p{L})',
    '(?:delen|deel) (?:wij |ik )?(?:wij|ik|u) [^.;:]{0,40}mee(?:,)? dat|(?:tot ons (?:spijt|genoegen)|helaas) [^.;:]{0,20}(?:moeten|kunnen) (?:wij|we|ik) u (?:mededelen|meedelen|laten weten)|(?:het spijt|verheugt) ons u (?:te )?(?:moeten )?(?:mededelen|meedelen|laten weten)|(?:hebben|heb) (?:wij|we|ik) (?:daarom )?besloten',
    '(?:z przykrością|z przyjemnością|z radością|niniejszym|uprzejmie) (?:inform|zawiadami|powiadami)\\p{L}+,? (?:że|o)|(?:inform|zawiadami)(?:ujemy|amy|uję|am) (?:państwa|pana|panią)?,? ?że|(?:postanowili|zdecydowali)(?:śmy|śm)\\p{L}*|postanowi(?:łem|łam)',
    '(?:с сожалением|к сожалению,? (?:мы )?(?:вынуждены )?|рады|настоящим) (?:сообща|сообщить|уведомля|информиру)\\p{L}*(?: вам| вас)?,? что|(?:сообщаем|уведомляем|информируем|извещаем)(?: вам| вас)?,? что|(?:мы )?(?:приняли решение|решили)(?!\\p{L})',
  ].join(
    '|',
  )})|(?:很遗憾|很高兴|兹|现)(?:地)?(?:通知|告知|正式通知)(?:您|贵方|你)?[，,]?(?!如下)|经研究[，,]?(?:现)?决定|(?:残念ながら|誠に遺憾ながら|このたび|この度)[^。]{0,60}(?:ことと(?:なりました|いたしました)|することに(?:なりました|いたしました)|決定(?:いたし|し)ました)|(?:يسرنا|يسعدنا|يؤسفنا|نأسف|نود) (?:أن )?(?:إبلاغكم|نبلغكم|إعلامكم|نعلمكم|إخباركم)|(?:تقرر|قررنا)(?!\\p{L})`,
  'iu',
)

/** Whether a sentence of a letter opens with what its writer decided: `We are sorry to have to tell you that`. */
export function announcesDecision(text: string): boolean {
  return opens.test(text)
}
