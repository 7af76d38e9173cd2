import type { Unit } from '../units/unit.ts'

/* Lines and sentences of all languages that name a day or hold a word of duty, and leave nothing to do to whoever reads them. */

/** `Subject:`, `Betreff:`: the head of a mail. */
const mailHead =
  /^(?:subject|re|from|to|cc|sent|date|betreff|betrifft|von|an|gesendet|datum|objet|de|à|envoyé|date d['’]envoi|asunto|para|enviado(?: el)?|fecha|oggetto|da|a|inviato|data|assunto|onderwerp|verzonden|aan|dotyczy|temat|od|do|wysłano|тема|от|кому|отправлено|дата|الموضوع|من|إلى|التاريخ|主题|发件人|收件人|发送时间|日期|件名|差出人|宛先|送信日時)$/iu

/** A row of references at the head of a letter: `Our reference | Handled by | Date`. */
const reference =
  /(?<!\p{L})(?:(?:our|your) ref(?:erence|\.)?|case (?:no|number)|handled by|(?:unser|ihr)e? zeichen|aktenzeichen|sachbearbeiter(?:in)?|n(?:os|otre|\/) ?réf\S*|v(?:os|otre|\/) ?réf\S*|affaire suivie par|(?:nuestra|su) ref\S*|n\/ref|expediente n\S*|(?:ns|nostro|vs|vostro)\.? rif\S*|protocollo|(?:nossa|sua|vossa) ref\S*|ons kenmerk|uw kenmerk|zaaknummer|behandeld door|znak sprawy|nr sprawy|исх\.?|ваш номер)(?!\p{L})/iu

/** `Main renewal date: 1 October of each year`: when something falls due of itself. */
const recurring =
  /^(?:(?:main |annual |policy )?renewal (?:date|day)|anniversary(?: date)?|hauptfälligkeit|versicherungsablauf|échéance (?:principale|annuelle)|date anniversaire|vencimiento (?:principal|anual)|scadenza (?:principale|annuale)|vencimento (?:principal|anual)|hoofdvervaldatum|hoofdpremievervaldatum|rocznica polisy)$/iu

/** `I am very pleased to tell you`, `In this letter you read what …`: what is told, and not asked. */
const announcing = new RegExp(
  `^(?:${[
    "(?:i am|i['’]m|we are|we['’]re|it is) (?:\\p{L}+ly )?(?:very |most |extremely )?(?:pleased|delighted|happy|glad|sorry|proud) to (?:tell|inform|let|announce|confirm|say|report)(?!\\p{L})|it is (?:my|our|with) (?:great )?pleasure|please find (?:below|attached|enclosed|herewith|overleaf)|in this (?:letter|leaflet|notice|e-?mail) (?:you (?:will )?(?:can )?(?:read|find)|we (?:tell|explain|set out))",
    '(?:anbei|nachstehend|beiliegend) (?:finden|erhalten) sie|(?:ich freue mich|wir freuen uns|mit freude|es freut (?:mich|uns)),? [^.;]{0,40}(?:mitteilen|mitzuteilen|ankündigen|bestätigen)|in diese[mr] (?:brief|schreiben|merkblatt) (?:lesen|erfahren|finden) sie',
    "veuillez trouver ci-|(?:j['’]ai|nous avons) (?:le|la|l['’])? ?(?:grand )?(?:plaisir|honneur|joie) de vous (?:informer|annoncer|faire savoir|confirmer)|(?:je suis|nous sommes) (?:très )?heureu(?:x|se|ses) de vous|vous (?:trouverez|lirez) (?:dans|ci-)",
    '(?:me|nos) complace|(?:tengo|tenemos) el (?:gusto|placer) de|en (?:esta carta|este escrito) (?:le|les) (?:explicamos|informamos)',
    '(?:ho|abbiamo) il piacere di|(?:sono|siamo) liet[oaie] di|i (?:suoi|vostri) diritti sono',
    '(?:é com (?:grande )?(?:prazer|satisfação)|(?:tenho|temos) o (?:prazer|gosto) de)|(?:n?esta carta|neste comunicado) (?:encontra|explicamos)',
    'met (?:veel )?genoegen|(?:wij|we) zijn (?:blij|verheugd)|(?:het doet ons|tot ons) genoegen|in deze (?:brief|folder) (?:leest|vindt) u|hieronder (?:leest|vindt) u',
    'miło (?:mi|nam)|z (?:przyjemnością|radością)|w (?:tym liście|niniejszym piśmie) (?:znajdziesz|znajdą)',
    '(?:рад[аы]?|с радостью|с удовольствием) сообщ|в этом письме (?:вы )?(?:узнаете|найдёте|прочитаете)',
  ].join('|')})`,
  'iu',
)
const announcingElsewhere =
  /^(?:您好|各位|尊敬)[^。]{0,120}(?:告知|通知|公告)如下|^(?:很高兴|兹)(?:通知|告知)|(?:を|につき|について)(?:お知らせ|ご案内)(?:いた|申し上げ)[^。]{0,8}。?$|^يسر(?:نا|ني) (?:أن|إبلاغ)/u

/** `nothing needs to be done by you`, `Please do not confuse this with …`. */
const nothingToDo =
  /(?<!\p{L})(?:(?:make|makes|made) no (?:further )?recommendations?|nothing (?:needs|has) to be done|nothing is (?:required|needed|asked)|no (?:further )?action (?:is |from you is )?(?:needed|required|necessary)|(?:please |kindly )?(?:do not|don['’]t) (?:confuse|mistake) (?:it|this|these|them|the)|(?:please |kindly )?(?:do not|don['’]t) (?:be alarmed|worry)|you need do nothing|nichts (?:zu (?:tun|veranlassen|unternehmen)|weiter zu tun)|keine weiteren schritte|(?:aucune (?:démarche|action)|rien) (?:n['’]est |à )?(?:nécessaire|à faire|requise)|no (?:es necesario|hay que|debe|tiene que) hacer nada|no (?:se requiere|necesita) (?:ninguna )?(?:acción|gestión)|non (?:deve|occorre|è necessario) (?:fare|pagare) nulla|nessuna azione|não (?:precisa|é necessário|tem de) fazer nada|nenhuma ação|u hoeft niets|geen actie (?:nodig|vereist)|nic nie (?:trzeba|musi)|ничего (?:делать )?не (?:нужно|требуется|надо))(?!\p{L})|无需(?:办理|采取|做)|不需要做|何も(?:する必要|手続)[^。]{0,10}(?:ありません|不要)/iu

/** `The pay is transferred by the fifth`, `No part of it is earned if …`: what somebody else does, or what does not come about. */
const ofNobody = new RegExp(
  `^(?:${[
    'no (?:part|portion|share|payment|bonus|interest|fee|refund|claim)(?: of [^.;,]{2,30})? (?:is|are|will be|shall be|becomes?) (?:earned|due|paid|payable|owed|given)(?!\\p{L})',
    '(?:the |your )?(?:salary|wages?|pay) (?:is|are|will be) (?:paid|transferred|credited)(?!\\p{L})',
    '(?:das |ihr |der )?(?:gehalt|lohn|entgelt) wird (?:[^.;]{0,40} )?(?:gezahlt|überwiesen|ausgezahlt)',
    '(?:le |votre )?(?:salaire|traitement) (?:est|sera) (?:versé|payé|viré)',
    '(?:el |su )?(?:pago|salario|abono|sueldo) se (?:hará|realizará|efectuará|abonará|pagará|ingresará|efectúa|realiza)(?!\\p{L})',
    '(?:il |lo )?(?:stipendio|compenso|pagamento) (?:è|sarà|viene|verrà) (?:versat|pagat|corrispost|accreditat)',
    '(?:o )?(?:salário|ordenado|pagamento) (?:é|será) (?:pago|depositado|efetuado)',
    '(?:het )?(?:salaris|loon) wordt (?:[^.;]{0,40} )?(?:betaald|overgemaakt|uitbetaald)',
    'wynagrodzenie (?:jest |będzie )?(?:wypłacan|płatn)\\p{L}+|(?:заработная плата|зарплата|вознаграждение) (?:выплачива|перечисля)\\p{L}+',
  ].join('|')})`,
  'iu',
)

/** `If you do not consent, the landlord would have to sue`, with the verb in front as German has it. */
const invertedNot =
  /^(?!bitte )\p{L}{3,}(?:en|n) sie(?: [^,.;]{1,120})?, (?:so |dann )?(?:müss|könn|dürf|werd|würd|tritt|gilt|entfällt|erlischt|verlier|verfäll|endet|wird|kann|muss|darf|hat|ist|sind)\p{L}*(?! (?:sie|bitte)(?!\p{L}))/iu

/** Whether a line or sentence names a day or a duty and leaves nothing to do. */
export function isIdleLine({ kind, label, columns, text }: Unit): boolean {
  if (kind !== 'sentence' && (mailHead.test(label) || recurring.test(label))) return true
  if (kind === 'row' && columns.some((name) => reference.test(name))) return true
  return (
    /^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|тема) ?: /iu.test(text) ||
    announcing.test(text) ||
    announcingElsewhere.test(text) ||
    nothingToDo.test(text) ||
    ofNobody.test(text) ||
    invertedNot.test(text)
  )
}

const refusing =
  /^[^.;,]{3,60} (?:will|shall|does|do) not(?!\p{L})|^[^.;,]{0,60} (?:wird|werden|ist|sind)(?: \p{L}+){0,6} (?:nicht|keine?\p{L}*)(?!\p{L})|^[^.;,]{0,60} (?:ne |n['’])\p{L}+(?:ra|ront) (?:pas|aucun)|^[^.;,]{0,60} (?:no|non|não) \p{L}+r(?:á|án|à|anno|ão)(?!\p{L})|^[^.;,]{0,60} (?:zal|zullen)(?: \p{L}+){0,6} (?:niet|geen)(?!\p{L})/iu

/** `The company will not withhold tax`: what somebody does not do. */
export function tellsRefusal(text: string): boolean {
  return refusing.test(text)
}

const work =
  /^(?:what (?:you|we)(?:['’]ll| will| would)? (?:do|be doing)|(?:about )?the (?:job|role|work|post|position)|(?:your|key|main|the) (?:duties|responsibilities|tasks|role)|duties|responsibilities|(?:ihre |deine )?(?:aufgaben|tätigkeiten)|(?:vos |tes )?missions?|(?:sus |tus )?funciones|mansioni|(?:as suas )?funções|(?:jouw |uw )?(?:taken|werkzaamheden)|(?:zakres )?obowiązk\p{L}+|обязанности|仕事内容|業務内容|岗位职责|工作内容|المهام)(?!\p{L})/iu

/** Whether a line of an advertisement tells what whoever gets the job will do. */
export function tellsWork({ heading }: Unit): boolean {
  return work.test(heading)
}
