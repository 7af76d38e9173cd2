/* Headings of all languages below which stands what its reader is asked to do, item by item; lists that are told whole are in todo-lists. */

const asks = new RegExp(
  `^(?:\\p{N}{1,2}[.)]?\\s+)?(?:${[
    'what (?:i|we) (?:would like|want|need|ask) you to do|what (?:i|we) (?:need|want|ask) (?:from|of) you|what (?:do )?you (?:now )?(?:need|have|should|must|ought)(?: to)? do(?: now| next)?|what to do (?:now|next)|(?:requested|required) actions?|actions? (?:requested|required|needed)(?: (?:of|from) you)?|(?:your )?next steps(?: for you)?',
    '(?:was (?:sie|ihr) (?:jetzt |nun |bitte )?(?:tun|erledigen) (?:müssen|sollten|sollt)|was (?:ich|wir) von ihnen (?:brauchen?|möchten?|erwarten?)|ihre nächsten schritte|(?:erbetene|erforderliche) (?:maßnahmen|schritte))',
    '(?:ce que vous devez faire|ce que (?:je|nous) vous demand(?:e|ons)|(?:vos )?prochaines étapes|action (?:demandée|requise))',
    '(?:(?:lo que|qué) (?:debe|tiene que) hacer(?: ahora)?|lo que le (?:pedimos|pido)|(?:sus )?próximos pasos|acción (?:solicitada|requerida))',
    '(?:(?:che )?cosa (?:deve|dovete) fare(?: ora)?|cosa (?:le|vi) chied(?:iamo|o)|(?:i )?(?:suoi )?prossimi passi|azione richiesta)',
    '(?:o que (?:deve|tem de|precisa de) fazer(?: agora)?|o que lhe pedimos|(?:os )?próximos passos|ação (?:pedida|necessária))',
    '(?:wat (?:u|je) (?:nu )?moet doen|wat (?:wij|ik) van u vrag(?:en|e)|(?:uw )?volgende stappen|gevraagde actie)',
    '(?:co (?:należy|trzeba|musi pan|musi pani) (?:teraz )?zrobić|o co prosimy|(?:twoje )?następne kroki)',
    '(?:что (?:вам )?(?:нужно|необходимо|следует) (?:теперь )?сделать|о ч[её]м (?:мы )?(?:вас )?просим|следующие шаги)',
    '您需要(?:做什么|办理的事项)|下一步|お願いしたいこと|次の手順|ما (?:عليكم|يجب) فعله|الخطوات التالية',
  ].join('|')})\\s?[:：?？]?$`,
  'iu',
)

/** `Your plan covers it`, `The shop is open`: what only tells something opens with an article, a pronoun or a condition. */
const tells =
  /^(?:your|our|my|the|this|these|those|an?|we|i|it|you|there|no|if|when|sie|ihre?|unsere?|der|die|das|dies\p{L}*|eine?|wir|ich|es|wenn|votre|vos|notre|nos|le|la|les|un|une|ce|cette|ces|nous|je|il|vous|si|su|sus|nuestr\p{L}+|el|los|las|una|est\p{L}+|nosotros|usted|suo|sua|nostr\p{L}+|lo|i|gli|quest\p{L}+|noi|lei|se|seu|o|a|os|as|um|uma|nós|uw|onze?|de|het|een|dit|deze|wij|u|als|nasz\p{L}*|ten|ta|to|my|jeśli|наш\p{L}*|этот|эта|это|мы|если)(?![\p{L}])/iu

/** Whether a sentence may be asked below such a heading. */
export function mayBeAsked(text: string): boolean {
  return !tells.test(text)
}

/** Whether what stands below a heading is asked of its reader. */
export function asksBelow(heading: string): boolean {
  return asks.test(heading)
}
