import type { Sentence } from '../../document/parse.ts'
import { type Item, itemsBelow, listBelow } from '../units/lists-below.ts'
import type { Unit } from '../units/unit.ts'
import { endsSentence } from '../units/unit-looks.ts'

/** Headings and lines of all languages below which stands what is asked of whoever receives the paper: `What you need to do`, `Ce qui reste à votre charge`. */
const asks = new RegExp(
  `^(?:\\p{N}{1,2}[.)]?\\s+)?(?:${[
    "what (?:i|we) (?:would like|want|need|ask) you to do|what (?:i|we) (?:need|want|ask) (?:from|of) you|what (?:do )?you (?:now )?(?:need|have|should|must|ought)(?: to)? do(?: now| next)?|what to do (?:now|next)|(?:requested|required) actions?|actions? (?:requested|required|needed)(?: (?:of|from) you)?|(?:your )?next steps(?: for you)?|(?:to be |documents )?(?:submitted|enclosed|returned|brought) with .{2,40}|documents (?:to be |you (?:must|need to) )?(?:submit(?:ted)?|enclosed?|bring|provided?|send)|what to (?:send|enclose|submit)|what (?:remains |is |stays )?(?:left )?(?:up |down )?to you|what (?:we (?:need|ask|expect) (?:from|of) you|you (?:have|need|are asked) to (?:do|provide|arrange|bring|prepare)|to (?:do|bring|prepare)(?: (?:now|next|before .{3,30}))?)|(?:your|the )?(?:client|customer|tenant|owner|parent)?(?:['’]s)? ?(?:responsibilities|to-?do list|tasks|homework)|(?:to be )?(?:provided|done|arranged|supplied) by (?:you|the (?:client|customer|tenant))|(?:please )?before (?:we|he|she|they|the \\p{L}+) (?:come|arrive|call|start|visit)s?(?:[, ].{0,30})?|next steps for you",
    'was (?:sie|ihr) (?:jetzt |nun |bitte )?(?:tun|erledigen) (?:müssen|sollten|sollt)|was (?:ich|wir) von ihnen (?:brauchen?|möchten?|erwarten?)|ihre nächsten schritte|(?:erbetene|erforderliche) (?:maßnahmen|schritte)|(?:einzureichende|beizufügende|mitzubringende|vorzulegende) (?:unterlagen|dokumente|nachweise)|bauseits(?:ige leistungen)?|(?:von|durch) (?:ihnen|sie|den (?:auftraggeber|kunden|mieter)|bauseits).{0,30}(?:zu (?:erledigen|stellen|erbringen|veranlassen)|erledigt|gestellt)?|das (?:müssen|sollten) sie (?:noch |vorher |jetzt )?(?:tun|erledigen|vorbereiten)|(?:das )?bleibt ihnen überlassen|ihre (?:aufgaben|vorbereitungen?|mitwirkung)|was sie (?:noch )?(?:tun|erledigen|vorbereiten|mitbringen) (?:müssen|sollten)',
    'ce que vous devez faire|ce que (?:je|nous) vous demand(?:e|ons)|(?:vos )?prochaines étapes|action (?:demandée|requise)|(?:pièces|documents) à (?:fournir|joindre|apporter|présenter)|(?:ce qui )?(?:reste|demeure) à (?:votre|la) charge(?: du client)?|(?:à|travaux à|prestations à) (?:votre charge|la charge du client)|ce que vous devez (?:faire|préparer|fournir)|à (?:faire|prévoir|fournir) (?:par vous|par vos soins|de votre côté)',
    '(?:lo que|qué) (?:debe|tiene que) hacer(?: ahora)?|lo que le (?:pedimos|pido)|(?:sus )?próximos pasos|acción (?:solicitada|requerida)|documentación (?:a|que debe) (?:presentar|aportar)|(?:lo que )?(?:queda|corre|corren) (?:a|de|por) (?:su|vuestro) (?:cargo|cuenta)|(?:trabajos )?a (?:su cargo|cargo del cliente)|lo que (?:debe|tiene que) (?:hacer|preparar|aportar)',
    '(?:che )?cosa (?:deve|dovete) fare(?: ora)?|cosa (?:le|vi) chied(?:iamo|o)|(?:i )?(?:suoi )?prossimi passi|azione richiesta|documenti da (?:allegare|presentare|portare)|(?:ciò che )?(?:resta|rimane)(?:no)? a (?:suo|vostro) carico|a (?:suo|vostro) carico|a carico del (?:cliente|committente)|(?:cosa|che cosa) (?:deve|dovete) (?:fare|preparare|portare)',
    'o que (?:deve|tem de|precisa de) fazer(?: agora)?|o que lhe pedimos|(?:os )?próximos passos|ação (?:pedida|necessária)|documentos a (?:apresentar|entregar|juntar)|(?:o que )?fica(?:m)? a (?:seu|vosso) cargo|a (?:seu cargo|cargo do cliente)|o que (?:deve|tem de) (?:fazer|preparar|trazer)',
    'wat (?:u|je) (?:nu )?moet doen|wat (?:wij|ik) van u vrag(?:en|e)|(?:uw )?volgende stappen|gevraagde actie|(?:mee te (?:sturen|brengen)|in te leveren) (?:documenten|stukken)|(?:wat )?(?:door u|door de klant|zelf) te (?:regelen|verzorgen|doen)|wat u (?:zelf )?(?:moet|dient te) (?:doen|regelen|voorbereiden)|voor (?:uw|eigen) (?:rekening en )?verantwoording',
    'co (?:należy|trzeba|musi pan|musi pani) (?:teraz )?zrobić|o co prosimy|(?:twoje )?następne kroki|po (?:Państwa|Pana|Pani) stronie(?: (?:pozostaje|leży))?|po stronie (?:klienta|zamawiającego)|co (?:należy|trzeba) (?:zrobić|przygotować)',
    'что (?:вам )?(?:нужно|необходимо|следует) (?:теперь )?сделать|о ч[её]м (?:мы )?(?:вас )?просим|следующие шаги|(?:что )?(?:остаётся|остается) за вами|за счёт заказчика|что (?:вам )?нужно (?:сделать|подготовить)',
    '您需要(?:做什么|办理的事项)|下一步|お願いしたいこと|次の手順|ما (?:عليكم|يجب) فعله|الخطوات التالية|お客様にて(?:ご用意|ご手配)いただくもの|お客様へのお願い|ご用意いただくもの|需(?:由)?您(?:自行)?(?:准备|办理)(?:的事项)?|您需要做的',
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

const mostWordsOfHead = 14
const fewestItems = 2

/** Every list of what is asked, each with its heading; whole sentences below a heading are tasks by themselves. */
export function askedLists(content: string, sentences: readonly Sentence[]): Unit[] {
  return sentences.flatMap((head) => {
    if (head.kind === 'row' || head.words > mostWordsOfHead || !asksBelow(head.text)) return []
    const items = itemsBelow(content, head.end)
    const isApart = head.kind === 'heading' && areSentences(items)
    return items.length < fewestItems || isApart ? [] : [listBelow(head, items)]
  })
}

function areSentences(items: readonly Item[]): boolean {
  return items.every(({ text }) => endsSentence.test(text))
}

/** Whether a list is one of those; sums below such a heading are what is paid, and nothing to do. */
export function isAskedList({ isList, label, value }: Unit): boolean {
  return isList && asksBelow(label) && !/\p{Sc}/u.test(value)
}
