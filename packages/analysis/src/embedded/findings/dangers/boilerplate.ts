/* Expressions of all languages for what nearly every paper of its kind says, and that harms nobody who reads it. */

/** Which law holds and which court decides, in any contract. */
const venue = [
  '(?:governed|construed) (?:exclusively )?(?:by|under|in accordance with) (?:and [^.;]{0,40} )?(?:the )?(?:laws?_|\\p{L}+ law_)',
  '(?:courts?_ (?:of|in|at|sitting) |\\p{L}+ courts_)[^.;]{0,60}jurisdiction',
  '(?:exclusive |non-exclusive )?jurisdiction (?:of|lies|is|belongs)',
  '(?:ausschließlicher |alleiniger )?gerichtsstand\\p{L}*|(?:es|im übrigen) gilt (?:\\p{L}+ )?(?:deutsches|österreichisches|schweizerisches|schweizer) recht',
  'tribuna(?:l|ux)_ [^.;]{0,80}(?:est|sont|seront|sera) (?:seuls? )?compétents?_|(?:soumis|régi)e?s? (?:par|à|au) (?:la loi|le droit|droit)',
  '(?:juzgados y tribunales|tribunales) (?:de|competentes|del)_|se (?:rige|regirá) por (?:la|las) ley',
  'foro (?:competente|esclusivo|di|da|de|do)_|regolat[oa] dalla legge',
  'tribunal (?:competente|da comarca)|rege-se pela lei',
  'bevoegde rechter|(?:nederlands|belgisch) recht (?:is )?van toepassing',
  'sąd\\p{L}* (?:właściw|miejscowo właściw)\\p{L}+|(?:prawo|prawu) polski\\p{L}*',
  '(?:споры|все споры|разногласия) [^.;]{0,80}(?:рассматрива|разреша|передаю)\\p{L}+|по месту нахождения (?:истца|ответчика)',
]
/** How a contract is read: what is invalid, on how many copies, by which headings. */
const reading = [
  '(?:remaining|other) (?:provisions|clauses|terms|parts)_ (?:\\p{L}+ ){0,6}(?:valid|unaffected|in force|full force|effect)',
  '(?:übrigen|restlichen) (?:bestimmungen|regelungen|klauseln)_',
  '(?:autres|les) (?:clauses|dispositions)_ [^.;]{0,40}(?:restent|demeurent|conservent)',
  '(?:resto|restantes|demás|altre|restanti|overige|pozostałe|pozostałych|остальн\\p{L}+) (?:de )?(?:las |das |le )?(?:cláusulas|disposiciones|clausole|disposizioni|disposições|bepalingen|postanowie\\p{L}+|положени\\p{L}+)_',
  '(?:executed|signed) in (?:\\p{L}+ )?counterparts?_|headings (?:are|is) for',
  '^(?:(?:any|an?|the|all|each) )?(?:notices?|letters?|communications?)_ [^.;]{0,160}?deemed (?:to (?:be|have been) )?(?:received|served|given|delivered)_',
]
/** Who may copy the paper, and that it is for information. */
const ofPaper = [
  '(?:may|must|shall) not be (?:reproduced|republished|redistributed)_|all rights reserved|subject to copyright|(?:is|are) (?:protected by )?copyright|copyright of_',
  '(?:for (?:your )?information|for guidance|information purposes) only_|confers no (?:right|entitlement)s?_',
  'vervielfältigung|(?:auszugsweise|teilweise) (?:wiedergabe|veröffentlichung)|alle rechte vorbehalten|urheberrecht|dient (?:nur|lediglich|ausschließlich) der information',
  'reproduction (?:\\p{L}+ )?(?:interdite|partielle|de ce)|tous droits réservés|(?:à|a) titre (?:purement )?(?:informatif|indicatif)',
  'reproducción (?:total|parcial)|todos los derechos reservados|carácter (?:meramente |puramente )?informativo',
  'riproduzione (?:anche )?(?:parziale|vietata|totale)|tutti i diritti riservati|(?:scopo|carattere|titolo) (?:puramente |meramente )?informativo',
  'reprodução (?:total|parcial)|todos os direitos reservados|caráter (?:meramente )?informativo',
  'alle rechten voorbehouden|(?:uitsluitend|alleen) ter informatie|niet worden (?:verveelvoudigd|gekopieerd)',
  'wszelkie prawa zastrzeżone|powielani\\p{L}+|charakter (?:wyłącznie )?informacyjny',
  'все права защищены|носит (?:исключительно )?информационный характер|воспроизведени\\p{L}+ [^.;]{0,30}(?:запрещ|не допуска)',
  '(?:addressee|intended recipient)s?_|if you (?:are|were) not the (?:intended|named)|recipients who are not|received this (?:e-?mail|message|letter) (?:in error|by mistake)',
  'irrtümlich erhalten|par erreur|por error|per errore|por engano|abusievelijk|omyłkowo|по ошибке',
]

const boilerplate = new RegExp(
  `(?<!\\p{L})(?:${[...venue, ...reading, ...ofPaper].join('|')})`.replaceAll('_', '(?!\\p{L})'),
  'iu',
)
const unspaced =
  /管辖(?:法院|人民法院)|适用[^。，]{0,12}法律|版权所有|仅供参考|管轄裁判所|準拠法|無断(?:転載|複製)|(?:المحكمة|المحاكم) المختصة|جميع الحقوق محفوظة/u

/** Whether a sentence only tells what nearly every paper of its kind does: which court decides, who may copy it. */
export function isBoilerplate(text: string): boolean {
  return boilerplate.test(text) || unspaced.test(text)
}
